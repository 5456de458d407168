"""The history of chats in the window: the sidebar, and what is written down. One file per thing."""
