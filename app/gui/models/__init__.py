"""The Models view: what is on this computer, in the catalogue and on the hub; what fits, what can
draft for what; downloading, deleting, using. Knows nothing of chats."""
