<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Paceline</name>
    <message>
        <source>(1 - α^(γ+1)) / (1 - α); seen: tokens ÷ passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(part of a character)</source>
        <translation>(Teil eines Zeichens)</translation>
    </message>
    <message>
        <source>(without a name)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0, all on the CPU</source>
        <translation>0, alle auf der CPU</translation>
    </message>
    <message>
        <source>1 hour</source>
        <translation>1 Stunde</translation>
    </message>
    <message>
        <source>1 line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 minute</source>
        <translation>1 Minute</translation>
    </message>
    <message>
        <source>1 token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1.0× as plain</source>
        <translation>1,0× wie einfach</translation>
    </message>
    <message>
        <source>A bug in Paceline stopped the making of the draft.</source>
        <translation>Ein Fehler in Paceline hat die Arbeit am Entwurfsmodell beendet.</translation>
    </message>
    <message>
        <source>A chat for local models that shows where every token came from, and how much faster guessing made it. Everything runs on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A download is unfinished: {names}.</source>
        <translation>Ein Download ist unvollständig: {names}.</translation>
    </message>
    <message>
        <source>A draft has begun to learn: {sizes}.</source>
        <translation>Ein Entwurfsmodell hat zu lernen begonnen: {sizes}.</translation>
    </message>
    <message>
        <source>A draft that never learnt to chat guesses in another style: α falls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draft that rolls its dice more wildly than the target is refused more often.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A first try.</source>
        <translation>Ein erster Versuch.</translation>
    </message>
    <message>
        <source>A guess is a token number; it must mean the same to both models.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A key without Ctrl or Alt would be lost to writing.</source>
        <translation>Eine Taste ohne Strg oder Alt wird zum Schreiben gebraucht.</translation>
    </message>
    <message>
        <source>A light layer guesses the target's next inner state from its last ones. Among the fastest ways known, where somebody has trained it for the target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A model of the same family, ten to thirty times smaller, with the same vocabulary. The simplest way where there is one; Paceline can make one where there is none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new line in the message</source>
        <translation>Neue Zeile in der Nachricht</translation>
    </message>
    <message>
        <source>A new seed for each reply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A quick guesser drafts several tokens, the model checks them all in one pass and keeps those it agrees with. Each token shows who wrote it. Try one of these:</source>
        <translation>Ein schneller Rater entwirft mehrere Tokens, das Modell prüft sie alle in einem Durchlauf und behält die, denen es zustimmt. Jedes Token zeigt, wer es schrieb. Zum Ausprobieren:</translation>
    </message>
    <message>
        <source>A reply ends where one of these texts comes up, and the text itself is left out. Write \n for a line break.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round of guessing costs as much time as {cost:.1f} plain tokens and yields {gain:.1f}.</source>
        <translation>Eine Runde Raten kostet so viel Zeit wie {cost:.1f} einfache Tokens und bringt {gain:.1f}.</translation>
    </message>
    <message>
        <source>A server with a large batch, or a CPU with quantised weights, has no idle arithmetic to spend: v grows with every guess, and guessing can be slower.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A small draft model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A token of ordinary decoding, without a guess.</source>
        <translation>Ein Token der gewöhnlichen Dekodierung, ohne Raten.</translation>
    </message>
    <message>
        <source>A wrong guess: it is crossed out, and what follows it is thrown away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A γ too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Paceline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acceptance rate</source>
        <translation>Annahmerate</translation>
    </message>
    <message>
        <source>Acceptance rate, α: accepted ÷ checked, of the drafted tokens.</source>
        <translation>Annahmerate α: angenommen ÷ geprüft, von den entworfenen Tokens.</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Add a folder of models</source>
        <translation>Ordner mit Modellen hinzufügen</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Ordner hinzufügen…</translation>
    </message>
    <message>
        <source>All actions: the usual keys</source>
        <translation>Alle Aktionen: die üblichen Tasten</translation>
    </message>
    <message>
        <source>All numbers as usual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All {k} guesses were right: the pass gives one word more, the bonus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another temperature.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another tokenizer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers collected</source>
        <translation>Gesammelte Antworten</translation>
    </message>
    <message>
        <source>Any GGUF model on the hub can be used.

Type a name, such as “qwen3 4b”, and press Enter.</source>
        <translation>Jedes GGUF-Modell auf dem Hub lässt sich benutzen.

Einen Namen eingeben, etwa „qwen3 4b“, und Enter drücken.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Asking for its files…</source>
        <translation>Dateien werden erfragt…</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>Anfrage läuft…</translation>
    </message>
    <message>
        <source>At c = {c:.2f} and v = {v:.2f} it pays at no α.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At c = {c:.2f} it always pays with the best γ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At c = {c:.2f} it stops paying below α = {alpha:.2f}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the next start the data is copied to {folder} and used there. What is in the present folder stays as it is.</source>
        <translation>Beim nächsten Start werden die Daten nach {folder} kopiert und dort benutzt. Was im jetzigen Ordner liegt, bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>Attach files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attach files (Ctrl+U)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attach files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attach the part of it that matters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attach the pasted text as a file instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attached files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attach…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Available with every model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Available; load a draft to use it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the chat (Esc)</source>
        <translation>Zurück zum Chat (Esc)</translation>
    </message>
    <message>
        <source>Back to what was set before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base against instruct.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best γ here: {best}, for {speedup:.2f}×.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Cache</translation>
    </message>
    <message>
        <source>Cancel this download? The {size} that have arrived are thrown away.</source>
        <translation>Diesen Download abbrechen? Die {size}, die schon da sind, werden verworfen.</translation>
    </message>
    <message>
        <source>Cancel…</source>
        <translation>Abbrechen…</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>Katalog</translation>
    </message>
    <message>
        <source>Changed by you</source>
        <translation>Selbst geändert</translation>
    </message>
    <message>
        <source>Chats, settings, drafts made here, and the log</source>
        <translation>Chats, Einstellungen, hier erzeugte Entwurfsmodelle und das Protokoll</translation>
    </message>
    <message>
        <source>Choose a file first.</source>
        <translation>Zuerst eine Datei wählen.</translation>
    </message>
    <message>
        <source>Choose an empty folder for the data</source>
        <translation>Einen leeren Ordner für die Daten wählen</translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the files in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the target first.</source>
        <translation>Zuerst das Zielmodell wählen.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Colours of tokens</source>
        <translation>Farben der Tokens</translation>
    </message>
    <message>
        <source>Colours that nearly all eyes tell apart.</source>
        <translation>Farben, die fast alle Augen unterscheiden.</translation>
    </message>
    <message>
        <source>Comfortable</source>
        <translation>Locker</translation>
    </message>
    <message>
        <source>Command to install what is missing</source>
        <translation>Befehl, der das Fehlende installiert</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Commands…</source>
        <translation>Befehle…</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Kompakt</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>Den Befehl kopieren</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Darker on light and lighter on dark, with fuller tints.</source>
        <translation>Dunkler auf Hell und heller auf Dunkel, mit satteren Tönen.</translation>
    </message>
    <message>
        <source>Data and log</source>
        <translation>Daten und Protokoll</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Datenordner</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete the chosen chat or model</source>
        <translation>Den gewählten Chat oder das gewählte Modell löschen</translation>
    </message>
    <message>
        <source>Delete {name}? {size} are freed. This can't be undone.</source>
        <translation>{name} löschen? {size} werden frei. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen…</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Dichte</translation>
    </message>
    <message>
        <source>Don't send what does not fit into the context; keep the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Herunterladen</translation>
    </message>
    <message>
        <source>Download it alone</source>
        <translation>Allein herunterladen</translation>
    </message>
    <message>
        <source>Download with its draft</source>
        <translation>Mit Entwurfsmodell herunterladen</translation>
    </message>
    <message>
        <source>Download {size}</source>
        <translation>{size} herunterladen</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>Downloads</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draft ready</source>
        <translation>Entwurfsmodell fertig</translation>
    </message>
    <message>
        <source>Draft stopped</source>
        <translation>Entwurfsmodell angehalten</translation>
    </message>
    <message>
        <source>Draft, then check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drafted, and kept by the target.</source>
        <translation>Entworfen und vom Zielmodell behalten.</translation>
    </message>
    <message>
        <source>Drafter, k and seed stand beside the chat and belong to the preset too. Each chat remembers its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drafts for it, best first; the fit is that of both</source>
        <translation>Entwurfsmodelle dafür, das beste zuerst; der Platz gilt für beide</translation>
    </message>
    <message>
        <source>EAGLE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each guess costs c, and counts only if all before it were right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit the system prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enough for a small model.</source>
        <translation>Genug für ein kleines Modell.</translation>
    </message>
    <message>
        <source>Everything, to find a fault</source>
        <translation>Alles, um einen Fehler zu finden</translation>
    </message>
    <message>
        <source>Expected acceptance</source>
        <translation>Erwartete Annahme</translation>
    </message>
    <message>
        <source>Export the preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extra heads on the target guess two, three, four tokens ahead at once; several candidates are checked together as a tree.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F16, usual</source>
        <translation>F16, üblich</translation>
    </message>
    <message>
        <source>F32, exact and large</source>
        <translation>F32, genau und groß</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familie</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Files, smallest first ({count})</source>
        <translation>Dateien, kleinste zuerst ({count})</translation>
    </message>
    <message>
        <source>Filter by name, licence, “draft”, “gated”…</source>
        <translation>Nach Name, Lizenz, „Entwurf“, „gesperrt“ filtern…</translation>
    </message>
    <message>
        <source>Filter by name, quant, family or folder</source>
        <translation>Nach Name, Quantisierung, Familie oder Ordner filtern</translation>
    </message>
    <message>
        <source>Five words with their chances. Where the draft gives too little, the target adds it; where it gives too much, that much is crossed out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix k at 4, though plain decoding would be faster here</source>
        <translation>k auf 4 festlegen, obwohl einfache Dekodierung hier schneller wäre</translation>
    </message>
    <message>
        <source>For a large model, or for better guesses.</source>
        <translation>Für ein großes Modell oder für besseres Raten.</translation>
    </message>
    <message>
        <source>Forget what was played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frequency penalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>From slow motion to many rounds a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the next start on: nothing open is lost.</source>
        <translation>Ab dem nächsten Start; nichts Offenes geht verloren.</translation>
    </message>
    <message>
        <source>GPU layers</source>
        <translation>GPU-Schichten</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>Zugang</translation>
    </message>
    <message>
        <source>Getting ready…</source>
        <translation>Vorbereitung…</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weitermachen</translation>
    </message>
    <message>
        <source>Go on by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greedy match</source>
        <translation>Gleiche erste Wahl</translation>
    </message>
    <message>
        <source>Green and orange together reach exactly the line p, for every word. All that is green is α. Nothing is lost but time: the page “Proof” counts it on your models.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green pays, orange does not. Full line: the best γ. Dotted line: where it breaks even. Ring: the sliders. Click to go there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guesses soonest, right less often. For models that are quick themselves.</source>
        <translation>Rät am schnellsten, trifft seltener. Für Modelle, die selbst schnell sind.</translation>
    </message>
    <message>
        <source>Have its text recognised by another program first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Have the data in another folder</source>
        <translation>Die Daten in einem anderen Ordner halten</translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How a conversation is put into words for the model. Its own is right, unless replies look broken.</source>
        <translation>Wie ein Gespräch für das Modell in Worte gefasst wird. Die eigene Vorlage ist richtig, außer wenn Antworten kaputt aussehen.</translation>
    </message>
    <message>
        <source>How closely controls stand.</source>
        <translation>Wie eng die Bedienelemente stehen.</translation>
    </message>
    <message>
        <source>How freely tokens are drawn: 0 always takes the likeliest, 1 draws as the model says, more is wilder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How guessing works, to play with (Ctrl+1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How keys and values of the context are stored.</source>
        <translation>Wie Schlüssel und Werte des Kontexts gespeichert werden.</translation>
    </message>
    <message>
        <source>How many minutes it may take</source>
        <translation>Wie viele Minuten es dauern darf</translation>
    </message>
    <message>
        <source>How many tokens, the latest ones, the three penalties look at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the log</source>
        <translation>Im Protokoll</translation>
    </message>
    <message>
        <source>In the same time: plain {plain} tokens, speculative {fast} tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In use: {draft}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In/At a/the paceline/race the/some riders/drivers take/make turns/time at/in the/a front,/back, because/while whoever/someone leads/wins must/can break/feel the/a wind,/road, and/but those/all behind/ahead save/lose a/some third/bit of/for their/the strength./speed. A/The small/big model/engine goes/runs ahead/slowly and/or guesses/writes the/some next/last words,/pages, the/a large/old one/man looks/comes at/over all/some of/from them/it in/with a/one single/quick glance/hour and/then keeps/takes what/all it/he would/could have/be said/done itself./anyway.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It belongs to Ollama, which removes it with: ollama rm {name}.</source>
        <translation>Es gehört Ollama und wird entfernt mit: ollama rm {name}.</translation>
    </message>
    <message>
        <source>It goes on from there; the time you choose includes what was done.</source>
        <translation>Von dort geht es weiter; die gewählte Zeit schließt das Erledigte ein.</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>Er ist leer.</translation>
    </message>
    <message>
        <source>It is loaded. Load another model first.</source>
        <translation>Es ist geladen. Zuerst ein anderes Modell laden.</translation>
    </message>
    <message>
        <source>It pays when the guesses are cheap (c), often right (α), and a pass over γ + 1 tokens takes hardly longer than one over a single token (v near 1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its files could not be listed</source>
        <translation>Die Dateien konnten nicht aufgelistet werden</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Kept from before: {duration} of the model's answers.</source>
        <translation>Von früher vorhanden: {duration} Antworten des Modells.</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größerer Text</translation>
    </message>
    <message>
        <source>Layers of this model on the GPU. Automatic: all that fit, the draft first.</source>
        <translation>Schichten dieses Modells auf der GPU. Automatisch: alle, die passen, zuerst das Entwurfsmodell.</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learnt from</source>
        <translation>Gelernt aus</translation>
    </message>
    <message>
        <source>Leave out the oldest messages, so that the chat can go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the model forget the oldest messages from now on, and the chat can go on; you go on seeing them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Lines only</source>
        <translation>Nur Linien</translation>
    </message>
    <message>
        <source>List its models too, in place</source>
        <translation>Auch dessen Modelle auflisten, ohne sie zu kopieren</translation>
    </message>
    <message>
        <source>Load a file from anywhere (Ctrl+O)</source>
        <translation>Eine Datei von irgendwo laden (Strg+O)</translation>
    </message>
    <message>
        <source>Load again</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Load settings</source>
        <translation>Einstellungen zum Laden</translation>
    </message>
    <message>
        <source>Log in</source>
        <translation>Anmelden</translation>
    </message>
    <message>
        <source>Logged in to the hub as {name}.</source>
        <translation>Am Hub angemeldet als {name}.</translation>
    </message>
    <message>
        <source>Longest reply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lookahead decoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for drafts…</source>
        <translation>Entwurfsmodelle werden gesucht…</translation>
    </message>
    <message>
        <source>Looking for models on this computer…</source>
        <translation>Modelle auf diesem Rechner werden gesucht…</translation>
    </message>
    <message>
        <source>Made in your account's settings on the hub, with read access. It is kept where huggingface_hub keeps it, for other programs too.</source>
        <translation>Es wird in den Kontoeinstellungen auf dem Hub erzeugt, mit Leserecht. Es liegt dort, wo huggingface_hub es ablegt, auch für andere Programme.</translation>
    </message>
    <message>
        <source>Make a draft</source>
        <translation>Entwurfsmodell erzeugen</translation>
    </message>
    <message>
        <source>Make a draft for {name}</source>
        <translation>Entwurfsmodell für {name} erzeugen</translation>
    </message>
    <message>
        <source>Make another…</source>
        <translation>Noch eines erzeugen…</translation>
    </message>
    <message>
        <source>Makes tokens of the last stretch less likely: positive logits are divided by it, negative ones multiplied. 1 switches it off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making a draft for {name}</source>
        <translation>Entwurfsmodell für {name} entsteht</translation>
    </message>
    <message>
        <source>Making a draft needs PyTorch, which is larger than all of Paceline and does not come along. Run Paceline from its sources for this; the draft can then be used here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making a draft needs PyTorch, which is not installed. Install it with this command, then open this again:</source>
        <translation>Für ein Entwurfsmodell wird PyTorch gebraucht, das nicht installiert ist. Mit diesem Befehl installieren, dann dies neu öffnen:</translation>
    </message>
    <message>
        <source>Making a draft needs {needed} of disk, and {free} are free. Make room and open this again.</source>
        <translation>Ein Entwurfsmodell braucht {needed} Plattenplatz, frei sind {free}. Platz schaffen und dies neu öffnen.</translation>
    </message>
    <message>
        <source>Making a draft {share:.0f} %</source>
        <translation>Entwurfsmodell {share:.0f} %</translation>
    </message>
    <message>
        <source>Making a draft…</source>
        <translation>Entwurfsmodell entsteht…</translation>
    </message>
    <message>
        <source>Many at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medusa</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Message: {tokens}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Min-p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Models of this architecture may have such a head; it is not used here yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the data folder</source>
        <translation>Den Datenordner verlegen</translation>
    </message>
    <message>
        <source>Move…</source>
        <translation>Verlegen…</translation>
    </message>
    <message>
        <source>Multi-token prediction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never what you write or what a model answers.</source>
        <translation>Niemals, was geschrieben wird oder was ein Modell antwortet.</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>Neue Tasten</translation>
    </message>
    <message>
        <source>Next version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No GGUF files</source>
        <translation>Keine GGUF-Dateien</translation>
    </message>
    <message>
        <source>No draft model</source>
        <translation>Kein Entwurfsmodell</translation>
    </message>
    <message>
        <source>No keys</source>
        <translation>Keine Tasten</translation>
    </message>
    <message>
        <source>No models here yet.

The catalogue has pairs that work well together; or open a GGUF file that you have.</source>
        <translation>Noch keine Modelle hier.

Der Katalog hat Paare, die gut zusammenarbeiten; oder eine vorhandene GGUF-Datei öffnen.</translation>
    </message>
    <message>
        <source>No target is loaded yet.</source>
        <translation>Noch ist kein Zielmodell geladen.</translation>
    </message>
    <message>
        <source>No tint behind the text.</source>
        <translation>Kein Farbton hinter dem Text.</translation>
    </message>
    <message>
        <source>No γ pays here; the least bad is {best}, with {speedup:.2f}×.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None: as usual for the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not available here: llama.cpp's programming interface does not give out the heads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not available here; it needs heads trained for the target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not available here; its guesses are too dear for small models.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not available here; on a CPU its extra arithmetic would cost more than it saves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not available here; servers such as vLLM have it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>Nothing fits.</source>
        <translation>Nichts passt.</translation>
    </message>
    <message>
        <source>Nothing here has “{text}” in it.</source>
        <translation>Hier enthält nichts „{text}“.</translation>
    </message>
    <message>
        <source>Nothing is deleted when it moves: the data is copied at the next start.</source>
        <translation>Beim Verlegen wird nichts gelöscht: Die Daten werden beim nächsten Start kopiert.</translation>
    </message>
    <message>
        <source>Of all text in the window.</source>
        <translation>Für allen Text im Fenster.</translation>
    </message>
    <message>
        <source>Of the file.</source>
        <translation>Der Datei.</translation>
    </message>
    <message>
        <source>Of the last prompt's {tokens:,} tokens {reused:,} were found in the cache, {read:,} were read.</source>
        <translation>Von den {tokens:,} Tokens des letzten Prompts lagen {reused:,} im Cache, {read:,} wurden gelesen.</translation>
    </message>
    <message>
        <source>On replies kept aside, at temperature 0.8: the sum of min(p, q), which is the share of guesses that the model would keep.</source>
        <translation>An zurückgelegten Antworten, bei Temperatur 0,8: die Summe von min(p, q), also der Anteil der Vorschläge, den das Modell behielte.</translation>
    </message>
    <message>
        <source>On replies kept aside: how often the draft's first choice is the model's own.</source>
        <translation>An zurückgelegten Antworten: wie oft die erste Wahl des Entwurfsmodells auch die des Modells ist.</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>Auf diesem Rechner</translation>
    </message>
    <message>
        <source>One guess, one look, one word at a time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Einen Moment…</translation>
    </message>
    <message>
        <source>One on each line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One pass of the target says what it would write at each of these places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the k likeliest tokens can be drawn. 0 switches it off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the likeliest tokens that together have this probability can be drawn. 1 switches it off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only tokens at least this likely, measured against the likeliest one, can be drawn. 0 switches it off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open a GGUF…</source>
        <translation>GGUF öffnen…</translation>
    </message>
    <message>
        <source>Open a model</source>
        <translation>Ein Modell öffnen</translation>
    </message>
    <message>
        <source>Open and save it in a PDF reader first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Im Browser öffnen</translation>
    </message>
    <message>
        <source>Open its page…</source>
        <translation>Seite öffnen…</translation>
    </message>
    <message>
        <source>Open link</source>
        <translation>Link öffnen</translation>
    </message>
    <message>
        <source>Open the data folder</source>
        <translation>Den Datenordner öffnen</translation>
    </message>
    <message>
        <source>Open the log</source>
        <translation>Protokoll öffnen</translation>
    </message>
    <message>
        <source>Open this address in the browser?</source>
        <translation>Diese Adresse im Browser öffnen?</translation>
    </message>
    <message>
        <source>Open {address} in the browser?</source>
        <translation>{address} im Browser öffnen?</translation>
    </message>
    <message>
        <source>Other ways to get guesses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own time</source>
        <translation>Eigene Zeit</translation>
    </message>
    <message>
        <source>Own:</source>
        <translation>Eigene:</translation>
    </message>
    <message>
        <source>PACELINE_DATA says where it lies; change it there.</source>
        <translation>PACELINE_DATA sagt, wo er liegt; dort ist es zu ändern.</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paceline only opens web and mail addresses. This is neither:</source>
        <translation>Paceline öffnet nur Web- und Mailadressen. Dies ist keine davon:</translation>
    </message>
    <message>
        <source>Paceline runs from its sources here. Each of its packages has its own licence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paceline {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages that teach and measure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Penalty window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Presence penalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preset: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preset: {name}, changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Presets (*.toml);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Step to see one round, or Run to see many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press the new keys here</source>
        <translation>Hier die neuen Tasten drücken</translation>
    </message>
    <message>
        <source>Previous version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Prompt lookup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt lookup guesses from what stands in the conversation</source>
        <translation>Die Prompt-Suche rät aus dem, was im Gespräch steht</translation>
    </message>
    <message>
        <source>Q4_0, a quarter, less exact</source>
        <translation>Q4_0, ein Viertel, weniger genau</translation>
    </message>
    <message>
        <source>Q8_0, half the memory</source>
        <translation>Q8_0, halber Speicher</translation>
    </message>
    <message>
        <source>Quant</source>
        <translation>Quantisierung</translation>
    </message>
    <message>
        <source>Read the licence…</source>
        <translation>Lizenz lesen…</translation>
    </message>
    <message>
        <source>Reading the catalogue…</source>
        <translation>Katalog wird gelesen…</translation>
    </message>
    <message>
        <source>Recommended for {model}: {values}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename the chosen chat</source>
        <translation>Den gewählten Chat umbenennen</translation>
    </message>
    <message>
        <source>Rename the preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repeat penalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repeat this text exactly, but write “bicycle” for “car”:

The car stood in front of the house. In the morning the car was wet with dew, and in the evening the car was warm from the sun. Nobody ever saw who used the car.</source>
        <translation>Wiederhole diesen Text genau, aber schreibe „Fahrrad“ statt „Auto“:

Das Auto stand vor dem Haus. Am Morgen war das Auto nass vom Tau, und am Abend war das Auto warm von der Sonne. Niemand sah je, wer das Auto benutzte.</translation>
    </message>
    <message>
        <source>Replies are slower meanwhile. You can close this: the work goes on, and “Making a draft” at the top opens it again. Quitting Paceline keeps what was done.</source>
        <translation>Antworten kommen solange langsamer. Dies lässt sich schließen: Die Arbeit geht weiter, und „Entwurfsmodell“ oben öffnet es wieder. Auch wenn Paceline beendet wird, bleibt das Erledigte erhalten.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alle zurücksetzen</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Rewrite a text with one word changed</source>
        <translation>Einen Text mit einem geänderten Wort wiederholen</translation>
    </message>
    <message>
        <source>Right more often, each guess takes a little longer. Right for most.</source>
        <translation>Trifft öfter, jeder Vorschlag dauert etwas länger. Für die meisten richtig.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sampling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy without it, and attach that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the preset as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search GGUF models on the hub, then Enter</source>
        <translation>GGUF-Modelle auf dem Hub suchen, dann Enter</translation>
    </message>
    <message>
        <source>Search by action or by keys</source>
        <translation>Nach Aktion oder Tasten suchen</translation>
    </message>
    <message>
        <source>Search the hub</source>
        <translation>Hub durchsuchen</translation>
    </message>
    <message>
        <source>Searching for “{text}”…</source>
        <translation>Suche nach „{text}“…</translation>
    </message>
    <message>
        <source>See where every token comes from</source>
        <translation>Sehen, woher jedes Token kommt</translation>
    </message>
    <message>
        <source>See whether you may open it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seen: accepted ÷ checked guesses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Self-speculation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send the message</source>
        <translation>Die Nachricht senden</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Einstellungen…</translation>
    </message>
    <message>
        <source>Shorten it, or load the model with a larger context.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shorten it, start a new chat, load the model with a larger context, or let the model forget the oldest messages from now on; you go on seeing them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner zeigen</translation>
    </message>
    <message>
        <source>Show it anyway</source>
        <translation>Trotzdem zeigen</translation>
    </message>
    <message>
        <source>Show the folder in the file manager</source>
        <translation>Den Ordner in der Dateiverwaltung zeigen</translation>
    </message>
    <message>
        <source>Show where tokens came from (Ctrl+Shift+C)</source>
        <translation>Zeigen, woher die Tokens kamen (Strg+Umschalt+C)</translation>
    </message>
    <message>
        <source>Show {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Klein</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinerer Text</translation>
    </message>
    <message>
        <source>So somebody quick guesses the next γ tokens. The large model looks at all of them in &lt;b&gt;one pass&lt;/b&gt;, keeps those that it would have written itself, crosses out the first wrong one and writes its own in its place. If all were right, the same pass gives one more: the &lt;b&gt;bonus&lt;/b&gt;. A round never yields less than one token, and at best γ + 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some pages of “{name}” hold no text, only pictures. They are left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speculative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speculative decoding explained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speedup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speedup over {across} and γ; here {speedup:.2f}, the best γ is {best}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speedup: plain seconds per token ÷ seconds per token of this reply while speculation was on, on this machine.</source>
        <translation>Beschleunigung: Sekunden pro einfachem Token ÷ Sekunden pro Token dieser Antwort bei eingeschalteter Spekulation, auf diesem Rechner.</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step 1 of 3: the model answers prompts</source>
        <translation>Schritt 1 von 3: Das Modell beantwortet Prompts</translation>
    </message>
    <message>
        <source>Step 2 of 3: the draft learns from the answers</source>
        <translation>Schritt 2 von 3: Das Entwurfsmodell lernt aus den Antworten</translation>
    </message>
    <message>
        <source>Step 3 of 3: the draft is written</source>
        <translation>Schritt 3 von 3: Das Entwurfsmodell wird geschrieben</translation>
    </message>
    <message>
        <source>Stop for now</source>
        <translation>Vorerst anhalten</translation>
    </message>
    <message>
        <source>Stop strings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the reply; leave a page; close what is open</source>
        <translation>Die Antwort anhalten; eine Seite verlassen; schließen, was offen ist</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Wird angehalten…</translation>
    </message>
    <message>
        <source>Strong contrast</source>
        <translation>Starker Kontrast</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System prompt and sampling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System prompt and sampling…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System prompt and stop strings stay as they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System prompt, all of sampling, stop strings, longest reply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System prompt…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken off a token's logit once for each time that it occurred in the last stretch. 0 switches it off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken off a token's logit once if it occurred in the last stretch at all. 0 switches it off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes every processor core for about {duration}, {needed} of disk ({free} are free), and memory for the model once more. Replies are slower meanwhile. You can stop at any time and go on later.</source>
        <translation>Braucht etwa {duration} lang alle Prozessorkerne, {needed} Plattenplatz ({free} sind frei) und noch einmal den Speicher des Modells. Antworten kommen solange langsamer. Anhalten und später weitermachen geht jederzeit.</translation>
    </message>
    <message>
        <source>Target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell a short story about a lighthouse keeper who finds a letter in a bottle.</source>
        <translation>Erzähle eine kurze Geschichte von einem Leuchtturmwärter, der einen Brief in einer Flasche findet.</translation>
    </message>
    <message>
        <source>Tell a story</source>
        <translation>Eine Geschichte erzählen</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Text, Markdown, code, CSV and PDF files can be attached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The action stays in the menu</source>
        <translation>Die Aktion bleibt im Menü</translation>
    </message>
    <message>
        <source>The chance that the target accepts a guess: Σ min(p, q).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The context is full: the reply ends here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draft for {name} is ready</source>
        <translation>Das Entwurfsmodell für {name} ist fertig</translation>
    </message>
    <message>
        <source>The draft for {name} is ready.</source>
        <translation>Das Entwurfsmodell für {name} ist fertig.</translation>
    </message>
    <message>
        <source>The draft guesses a word with chance q; the target would write it with chance p. The guess is kept with chance min(1, p/q): always, where the draft was too modest, and only as often as the target would have it, where the draft was too sure. A refused word is replaced by one drawn from what is missing: p - q, where that is above zero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draft guesses word {n} of {k}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draft had proposed &lt;b&gt;{guess}&lt;/b&gt;: q = {q}, p = {p}</source>
        <translation>Das Entwurfsmodell hatte &lt;b&gt;{guess}&lt;/b&gt; vorgeschlagen: q = {q}, p = {p}</translation>
    </message>
    <message>
        <source>The file paceline.log</source>
        <translation>Die Datei paceline.log</translation>
    </message>
    <message>
        <source>The first layers of the target alone make the guesses; all of them check.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hub could not be asked.

Press Enter in the field above to try again.</source>
        <translation>Der Hub ist nicht zu erreichen.

Enter im Feld darüber versucht es noch einmal.</translation>
    </message>
    <message>
        <source>The hub has no GGUF models with “{text}” in their name.</source>
        <translation>Der Hub hat keine GGUF-Modelle mit „{text}“ im Namen.</translation>
    </message>
    <message>
        <source>The hub is being asked…</source>
        <translation>Der Hub wird gefragt…</translation>
    </message>
    <message>
        <source>The k with the greatest speedup by the formula, for this reply's α and the costs measured.</source>
        <translation>Das k mit der größten Beschleunigung nach der Formel, für das α dieser Antwort und die gemessenen Kosten.</translation>
    </message>
    <message>
        <source>The kind of line tells them apart too: solid, wavy, dotted.</source>
        <translation>Auch die Art der Linie unterscheidet sie: durchgezogen, gewellt, gepunktet.</translation>
    </message>
    <message>
        <source>The message's own tokens; then all that the model reads for its reply: the conversation with this message, of what the context holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model answers many prompts, and a small draft learns to guess its answers. The draft then guesses for this model and for no other.</source>
        <translation>Das Modell beantwortet viele Prompts, und ein kleines Entwurfsmodell lernt, die Antworten zu raten. Es rät dann für dieses Modell und für kein anderes.</translation>
    </message>
    <message>
        <source>The model was trained with a head that foresees the token after the next one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model's memory begins here; what is above was left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other action loses them</source>
        <translation>Die andere Aktion verliert sie</translation>
    </message>
    <message>
        <source>The reply ends after so many tokens, wherever it is then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same time for both. A block is a pass of the target, a thin line a step of the draft, a dot a token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target guesses many places at once, improves them in parallel, and keeps runs of words that it has seen come out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target would have said the same: the guess is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target's own token after all guesses were accepted.</source>
        <translation>Das eigene Token des Zielmodells, nachdem alle Vorschläge angenommen wurden.</translation>
    </message>
    <message>
        <source>The target's own token at the first rejection.</source>
        <translation>Das eigene Token des Zielmodells an der ersten Ablehnung.</translation>
    </message>
    <message>
        <source>The target's own word replaces the wrong guess; {n} word(s) from one pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text that comes of it grows here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The texts in full lie in {folder}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The usual keys again</source>
        <translation>Wieder die üblichen Tasten</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Theory</source>
        <translation>Theorie</translation>
    </message>
    <message>
        <source>There is a preset of this name already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are the keys of “{action}”.</source>
        <translation>Diese Tasten gehören zu „{action}“.</translation>
    </message>
    <message>
        <source>These keys can't be changed</source>
        <translation>Diese Tasten lassen sich nicht ändern</translation>
    </message>
    <message>
        <source>This model is gated: accept its licence on its page, with your account there. Then make a token in that account's settings and enter it here.</source>
        <translation>Dieses Modell ist gesperrt: auf seiner Seite mit dem eigenen Konto die Lizenz annehmen, dann in den Kontoeinstellungen ein Token erzeugen und hier eingeben.</translation>
    </message>
    <message>
        <source>Throw it away</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Time of a draft step, in one-token passes of the target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time of a pass over γ + 1 tokens, in one-token passes: 1 while memory is the limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiny</source>
        <translation>Winzig</translation>
    </message>
    <message>
        <source>To the next control</source>
        <translation>Zum nächsten Bedienelement</translation>
    </message>
    <message>
        <source>To write one token, a model reads all of its weights from memory. The arithmetic is done long before the next weights arrive: the processor waits. Five places of a text can share one such reading, if it is known what stands in them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token of your account on the hub</source>
        <translation>Token des Kontos auf dem Hub</translation>
    </message>
    <message>
        <source>Tokens drafted in each round; elsewhere also called k.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens in the target's context: the conversation so far.</source>
        <translation>Tokens im Kontext des Zielmodells: das bisherige Gespräch.</translation>
    </message>
    <message>
        <source>Tokens of the model's answers, in all runs together.</source>
        <translation>Tokens der Antworten des Modells, aus allen Läufen zusammen.</translation>
    </message>
    <message>
        <source>Tokens of the reply per second. Plain: one token per pass of the target.</source>
        <translation>Tokens der Antwort pro Sekunde. Einfach: ein Token pro Durchlauf des Zielmodells.</translation>
    </message>
    <message>
        <source>Tokens per pass ÷ (γ c + v); seen: plain time ÷ time taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens per pass, round by round</source>
        <translation>Tokens pro Durchlauf, Runde für Runde</translation>
    </message>
    <message>
        <source>Tokens per pass: tokens of the reply ÷ passes of the target.</source>
        <translation>Tokens pro Durchlauf: Tokens der Antwort ÷ Durchläufe des Zielmodells.</translation>
    </message>
    <message>
        <source>Tokens per second</source>
        <translation>Tokens pro Sekunde</translation>
    </message>
    <message>
        <source>Tokens that a conversation may have. More takes memory.</source>
        <translation>Tokens, die ein Gespräch haben darf. Mehr braucht Speicher.</translation>
    </message>
    <message>
        <source>Tokens the draft has been trained on; each one several times.</source>
        <translation>Tokens, an denen das Entwurfsmodell gelernt hat; jedes mehrmals.</translation>
    </message>
    <message>
        <source>Top-k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top-p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Troubleshooting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a command, a chat or a model</source>
        <translation>Befehl, Chat oder Modell eingeben</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Verwenden</translation>
    </message>
    <message>
        <source>Use it now</source>
        <translation>Jetzt verwenden</translation>
    </message>
    <message>
        <source>Use my pair's figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the values that are recommended for this model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use them here</source>
        <translation>Hier verwenden</translation>
    </message>
    <message>
        <source>Use these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use this seed again: {seed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use with this draft</source>
        <translation>Mit diesem Entwurfsmodell verwenden</translation>
    </message>
    <message>
        <source>Use without a draft</source>
        <translation>Ohne Entwurfsmodell verwenden</translation>
    </message>
    <message>
        <source>Using Paceline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usual text size</source>
        <translation>Übliche Textgröße</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vokabular</translation>
    </message>
    <message>
        <source>What follows the last few words elsewhere in the conversation is guessed again. It costs nothing, and hits where a reply repeats: edited code, quotes, summaries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What guessing yields and costs, to play with (Ctrl+1)</source>
        <translation>Was Raten bringt und kostet, zum Ausprobieren (Strg+1)</translation>
    </message>
    <message>
        <source>What happens, too</source>
        <translation>Auch, was geschieht</translation>
    </message>
    <message>
        <source>What it takes</source>
        <translation>Was es braucht</translation>
    </message>
    <message>
        <source>What was done is being kept.</source>
        <translation>Das Erledigte wird aufbewahrt.</translation>
    </message>
    <message>
        <source>What was done is kept; the trace is in the log.</source>
        <translation>Das Erledigte bleibt erhalten; die Spur steht im Protokoll.</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Gefundenes</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>Was schiefging</translation>
    </message>
    <message>
        <source>When full: go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When full: stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When it does not pay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the context is full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Where it goes</source>
        <translation>Wohin es kommt</translation>
    </message>
    <message>
        <source>Where the draft goes</source>
        <translation>Wohin das Entwurfsmodell kommt</translation>
    </message>
    <message>
        <source>Where the draft is</source>
        <translation>Wo das Entwurfsmodell liegt</translation>
    </message>
    <message>
        <source>Where to look for models</source>
        <translation>Wo nach Modellen gesucht wird</translation>
    </message>
    <message>
        <source>Who the model is to be, and what it is to keep to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why the text does not change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With this message the chat has {tokens} tokens; the context holds {context}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a Python function that merges two sorted lists into one, with a docstring.</source>
        <translation>Schreibe eine Python-Funktion, die zwei sortierte Listen zu einer zusammenführt, mit Docstring.</translation>
    </message>
    <message>
        <source>Write code</source>
        <translation>Code schreiben</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ich</translation>
    </message>
    <message>
        <source>a draft head for one target only</source>
        <translation>ein Entwurfskopf für nur ein Zielmodell</translation>
    </message>
    <message>
        <source>a fixed length; “auto” takes what pays here</source>
        <translation>eine feste Länge; „auto“ nimmt, was sich hier lohnt</translation>
    </message>
    <message>
        <source>a model</source>
        <translation>ein Modell</translation>
    </message>
    <message>
        <source>a projector for pictures or sound: no model by itself</source>
        <translation>ein Projektor für Bilder oder Ton: allein kein Modell</translation>
    </message>
    <message>
        <source>about</source>
        <translation>etwa</translation>
    </message>
    <message>
        <source>about {duration} left</source>
        <translation>noch etwa {duration}</translation>
    </message>
    <message>
        <source>acceptance</source>
        <translation>Annahme</translation>
    </message>
    <message>
        <source>acceptance α</source>
        <translation>Annahme α</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>angenommen</translation>
    </message>
    <message>
        <source>accepted: drafted, and kept by the target</source>
        <translation>angenommen: entworfen und vom Zielmodell behalten</translation>
    </message>
    <message>
        <source>all {layers}</source>
        <translation>alle {layers}</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>best by theory {k}</source>
        <translation>Bestes laut Theorie {k}</translation>
    </message>
    <message>
        <source>bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>bonus: the target's own, after all guesses were kept</source>
        <translation>Bonus: das eigene des Zielmodells, nachdem alle Vorschläge behalten wurden</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>eingebaut</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>c  draft step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>c and v as measured on this machine, α from the replies of this session.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>c and v as measured on this machine. No guesses were checked yet: α stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>c: a draft step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>calibration data: no model</source>
        <translation>Kalibrierungsdaten: kein Modell</translation>
    </message>
    <message>
        <source>cancelling</source>
        <translation>bricht ab</translation>
    </message>
    <message>
        <source>chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>compared with plain decoding here</source>
        <translation>verglichen mit einfacher Dekodierung hier</translation>
    </message>
    <message>
        <source>context {used} / {size:,}</source>
        <translation>Kontext {used} / {size:,}</translation>
    </message>
    <message>
        <source>context –</source>
        <translation>Kontext –</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>korrigiert</translation>
    </message>
    <message>
        <source>corrected: the target's own, at the first rejection</source>
        <translation>korrigiert: das eigene des Zielmodells, an der ersten Ablehnung</translation>
    </message>
    <message>
        <source>crossed out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>passt nicht</translation>
    </message>
    <message>
        <source>downloading</source>
        <translation>lädt</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected acceptance: {acceptance}</source>
        <translation>erwartete Annahme: {acceptance}</translation>
    </message>
    <message>
        <source>fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fits in memory, slower</source>
        <translation>passt in den Speicher, langsamer</translation>
    </message>
    <message>
        <source>fits on GPU</source>
        <translation>passt auf die GPU</translation>
    </message>
    <message>
        <source>from {n} rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gated</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>gated: accept its licence</source>
        <translation>gesperrt: Lizenz annehmen</translation>
    </message>
    <message>
        <source>gated: its owner decides</source>
        <translation>gesperrt: der Eigentümer entscheidet</translation>
    </message>
    <message>
        <source>guesses in turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>high</source>
        <translation>hoch</translation>
    </message>
    <message>
        <source>imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its own</source>
        <translation>die eigene</translation>
    </message>
    <message>
        <source>k now {k}</source>
        <translation>k jetzt {k}</translation>
    </message>
    <message>
        <source>keeps or corrects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last 16 rounds</source>
        <translation>letzte 16 Runden</translation>
    </message>
    <message>
        <source>less than a minute left</source>
        <translation>noch weniger als eine Minute</translation>
    </message>
    <message>
        <source>licence not stated</source>
        <translation>Lizenz nicht angegeben</translation>
    </message>
    <message>
        <source>line: p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>llama.cpp in llama-cpp-python {llama} · Qt {qt} (LGPL) · Python {python}. Paceline is free software under the Apache License 2.0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>low</source>
        <translation>niedrig</translation>
    </message>
    <message>
        <source>min</source>
        <translation>min</translation>
    </message>
    <message>
        <source>model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none: it completes text, it was not made for chat</source>
        <translation>keine: es setzt Text fort und ist nicht für Chats gemacht</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>not stated in the file</source>
        <translation>in der Datei nicht angegeben</translation>
    </message>
    <message>
        <source>not tested yet</source>
        <translation>noch nicht getestet</translation>
    </message>
    <message>
        <source>oldest {count} left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on this computer</source>
        <translation>auf diesem Rechner</translation>
    </message>
    <message>
        <source>one pass of the target reads them all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one pass, once all guesses stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>over c and γ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over α and γ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p = {p} (target)</source>
        <translation>p = {p} (Zielmodell)</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>pausing</source>
        <translation>hält an</translation>
    </message>
    <message>
        <source>plain</source>
        <translation>einfach</translation>
    </message>
    <message>
        <source>plain about {speed} tok/s, by what passes take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plain {speed:.0f} tok/s, from {count:,} plain tokens</source>
        <translation>einfach {speed:.0f} Tok/s, aus {count:,} einfachen Tokens</translation>
    </message>
    <message>
        <source>plain {speed:.0f} tok/s, measured at load</source>
        <translation>einfach {speed:.0f} Tok/s, beim Laden gemessen</translation>
    </message>
    <message>
        <source>plain: decoded without a guess</source>
        <translation>einfach: ohne Raten dekodiert</translation>
    </message>
    <message>
        <source>preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q = {q} (draft)</source>
        <translation>q = {q} (Entwurf)</translation>
    </message>
    <message>
        <source>random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same family</source>
        <translation>gleiche Familie</translation>
    </message>
    <message>
        <source>same vocabulary</source>
        <translation>gleiches Vokabular</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seen to work</source>
        <translation>funktioniert erwiesenermaßen</translation>
    </message>
    <message>
        <source>ships with Paceline</source>
        <translation>kommt mit Paceline</translation>
    </message>
    <message>
        <source>size not known</source>
        <translation>Größe unbekannt</translation>
    </message>
    <message>
        <source>slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>speculative</source>
        <translation>spekulativ</translation>
    </message>
    <message>
        <source>speedup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stop string</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sun rain wind snow fog</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>the oldest will be left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this reply</source>
        <translation>diese Antwort</translation>
    </message>
    <message>
        <source>tokens per pass</source>
        <translation>Tokens pro Durchlauf</translation>
    </message>
    <message>
        <source>tokens/pass</source>
        <translation>Tokens/Durchlauf</translation>
    </message>
    <message>
        <source>tokens/s</source>
        <translation>Tokens/s</translation>
    </message>
    <message>
        <source>trained for {context}</source>
        <translation>trainiert für {context}</translation>
    </message>
    <message>
        <source>use again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>usual</source>
        <translation>üblich</translation>
    </message>
    <message>
        <source>v  pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>version {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>very high</source>
        <translation>sehr hoch</translation>
    </message>
    <message>
        <source>with speculation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with the chat {prompt} of {context}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with γ = {k} below {alpha:.2f}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with γ = {k} it never does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without speculation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{arrived} of {whole}</source>
        <translation>{arrived} von {whole}</translation>
    </message>
    <message>
        <source>{arrived}, checking what is there</source>
        <translation>{arrived}, Vorhandenes wird geprüft</translation>
    </message>
    <message>
        <source>{context:,} tokens</source>
        <translation>{context:,} Tokens</translation>
    </message>
    <message>
        <source>{count:,} tokens</source>
        <translation>{count:,} Tokens</translation>
    </message>
    <message>
        <source>{count} downloads are unfinished: {names}.</source>
        <translation>{count} Downloads sind unvollständig: {names}.</translation>
    </message>
    <message>
        <source>{count} lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} parts</source>
        <translation>{count} Teile</translation>
    </message>
    <message>
        <source>{count} tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{downloads:,} downloads a month</source>
        <translation>{downloads:,} Downloads im Monat</translation>
    </message>
    <message>
        <source>{downloads:,} last month</source>
        <translation>{downloads:,} im letzten Monat</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min left</source>
        <translation>noch {hours} h {minutes} min</translation>
    </message>
    <message>
        <source>{hours} hours</source>
        <translation>{hours} Stunden</translation>
    </message>
    <message>
        <source>{keys} is needed for writing and moving about.</source>
        <translation>{keys} wird zum Schreiben und Bewegen gebraucht.</translation>
    </message>
    <message>
        <source>{lines}, as the model reads them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{meaning}
Usual: {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{minutes} min left</source>
        <translation>noch {minutes} min</translation>
    </message>
    <message>
        <source>{minutes} minutes</source>
        <translation>{minutes} Minuten</translation>
    </message>
    <message>
        <source>{name} is downloaded.</source>
        <translation>{name} ist heruntergeladen.</translation>
    </message>
    <message>
        <source>{name} off</source>
        <translation>{name} aus</translation>
    </message>
    <message>
        <source>{name} on</source>
        <translation>{name} an</translation>
    </message>
    <message>
        <source>{name}, {how}: {rate} tok/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {figure}. Enter shows its text, Delete takes it away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{preset}
A preset keeps system prompt, sampling, drafter, k, stop strings and the longest reply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rate:,.0f} a second</source>
        <translation>{rate:,.0f} pro Sekunde</translation>
    </message>
    <message>
        <source>{seconds} s left</source>
        <translation>noch {seconds} s</translation>
    </message>
    <message>
        <source>{speedup:.1f}× faster</source>
        <translation>{speedup:.1f}× schneller</translation>
    </message>
    <message>
        <source>{speedup:.1f}× slower here</source>
        <translation>{speedup:.1f}× langsamer hier</translation>
    </message>
    <message>
        <source>α  agreement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>α of the replies of this session, c and v as measured on this machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>α {alpha:.2f}, c {c:.2f}, γ {gamma}: {speedup:.2f}× plain decoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>α: agreement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>γ  guesses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Use it now” loads the model again with this draft. It is found among the models, too.</source>
        <translation>„Jetzt verwenden“ lädt das Modell neu mit diesem Entwurfsmodell. Es steht auch unter den Modellen.</translation>
    </message>
    <message>
        <source>“{name}” can't be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” holds no text: its pages are pictures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is a damaged PDF.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is a folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is far longer than any model can read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is no longer there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is no text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is not in Unicode. It was read as Western European (Latin-1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is protected by a password.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>← Chat</source>
        <translation>← Chat</translation>
    </message>
    <message>
        <source>≈ {count} tokens</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
