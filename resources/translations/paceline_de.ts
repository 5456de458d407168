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
        <source>(without a name)</source>
        <translation type="unfinished"></translation>
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
        <source>A reply ends where one of these texts comes up, and the text itself is left out. Write \n for a line break.</source>
        <translation type="unfinished"></translation>
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
        <source>A wrong guess: it is crossed out, and what follows it is thrown away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A γ too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
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
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
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
        <source>Changed by you</source>
        <translation>Selbst geändert</translation>
    </message>
    <message>
        <source>Chats, settings, drafts made here, and the log</source>
        <translation>Chats, Einstellungen, hier erzeugte Entwurfsmodelle und das Protokoll</translation>
    </message>
    <message>
        <source>Choose an empty folder for the data</source>
        <translation>Einen leeren Ordner für die Daten wählen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the chosen chat or model</source>
        <translation>Den gewählten Chat oder das gewählte Modell löschen</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Dichte</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draft, then check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drafter, k and seed stand beside the chat and belong to the preset too. Each chat remembers its own.</source>
        <translation type="unfinished"></translation>
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
        <source>Everything, to find a fault</source>
        <translation>Alles, um einen Fehler zu finden</translation>
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
        <source>Five words with their chances. Where the draft gives too little, the target adds it; where it gives too much, that much is crossed out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget what was played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frequency penalty: taken off a token's logit once for each time that it occurred in the last stretch. 0 switches it off.</source>
        <translation type="unfinished"></translation>
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
        <source>Go on by itself</source>
        <translation type="unfinished"></translation>
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
        <source>Have the data in another folder</source>
        <translation>Die Daten in einem anderen Ordner halten</translation>
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
        <source>It pays when the guesses are cheap (c), often right (α), and a pass over γ + 1 tokens takes hardly longer than one over a single token (v near 1).</source>
        <translation type="unfinished"></translation>
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
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größerer Text</translation>
    </message>
    <message>
        <source>Learn</source>
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
        <source>Longest reply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lookahead decoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes tokens of the last stretch less likely: positive logits are divided by it, negative ones multiplied. 1 switches it off.</source>
        <translation type="unfinished"></translation>
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
        <source>Min-p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuten</translation>
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
        <source>No keys</source>
        <translation>Keine Tasten</translation>
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
        <source>Nothing fits.</source>
        <translation>Nichts passt.</translation>
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
        <source>One guess, one look, one word at a time</source>
        <translation type="unfinished"></translation>
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
        <source>Open the data folder</source>
        <translation>Den Datenordner öffnen</translation>
    </message>
    <message>
        <source>Open the log</source>
        <translation>Protokoll öffnen</translation>
    </message>
    <message>
        <source>Other ways to get guesses</source>
        <translation type="unfinished"></translation>
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
        <source>Pages that teach and measure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Presence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Presence penalty: taken off a token's logit once if it occurred in the last stretch at all. 0 switches it off.</source>
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
        <source>Prompt lookup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recommended for {model}: {values}</source>
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
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alle zurücksetzen</translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
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
        <source>Search by action or by keys</source>
        <translation>Nach Aktion oder Tasten suchen</translation>
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
        <source>Show the folder in the file manager</source>
        <translation>Den Ordner in der Dateiverwaltung zeigen</translation>
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
        <source>Standard</source>
        <translation>Standard</translation>
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
        <source>Stop strings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the reply; leave a page; close what is open</source>
        <translation>Die Antwort anhalten; eine Seite verlassen; schließen, was offen ist</translation>
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
        <source>Target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
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
        <source>The draft guesses a word with chance q; the target would write it with chance p. The guess is kept with chance min(1, p/q): always, where the draft was too modest, and only as often as the target would have it, where the draft was too sure. A refused word is replaced by one drawn from what is missing: p - q, where that is above zero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draft guesses word {n} of {k}.</source>
        <translation type="unfinished"></translation>
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
        <source>The kind of line tells them apart too: solid, wavy, dotted.</source>
        <translation>Auch die Art der Linie unterscheidet sie: durchgezogen, gewellt, gepunktet.</translation>
    </message>
    <message>
        <source>The model was trained with a head that foresees the token after the next one.</source>
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
        <source>The usual keys again</source>
        <translation>Wieder die üblichen Tasten</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Theory</source>
        <translation type="unfinished"></translation>
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
        <source>Time of a draft step, in one-token passes of the target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time of a pass over γ + 1 tokens, in one-token passes: 1 while memory is the limit</source>
        <translation type="unfinished"></translation>
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
        <source>Tokens drafted in each round; elsewhere also called k.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens per pass ÷ (γ c + v); seen: plain time ÷ time taken.</source>
        <translation type="unfinished"></translation>
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
        <source>Type a command, a chat or a model</source>
        <translation>Befehl, Chat oder Modell eingeben</translation>
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
        <source>Usual text size</source>
        <translation>Übliche Textgröße</translation>
    </message>
    <message>
        <source>What follows the last few words elsewhere in the conversation is guessed again. It costs nothing, and hits where a reply repeats: edited code, quotes, summaries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What guessing yields and costs, to play with (Ctrl+1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens, too</source>
        <translation>Auch, was geschieht</translation>
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
        <source>When it does not pay</source>
        <translation type="unfinished"></translation>
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
        <source>You</source>
        <translation>Ich</translation>
    </message>
    <message>
        <source>acceptance α</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>angenommen</translation>
    </message>
    <message>
        <source>bonus</source>
        <translation>Bonus</translation>
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
        <source>chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>korrigiert</translation>
    </message>
    <message>
        <source>crossed out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from {n} rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>guesses in turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keeps or corrects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line: p</source>
        <translation type="unfinished"></translation>
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
        <source>one pass of the target reads them all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one pass, once all guesses stand</source>
        <translation type="unfinished"></translation>
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
        <source>preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>random</source>
        <translation type="unfinished"></translation>
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
        <source>slow</source>
        <translation type="unfinished"></translation>
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
        <source>tokens per pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>v  pass</source>
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
        <source>{keys} is needed for writing and moving about.</source>
        <translation>{keys} wird zum Schreiben und Bewegen gebraucht.</translation>
    </message>
    <message>
        <source>{meaning}
Usual: {value}</source>
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
        <source>← Chat</source>
        <translation>← Chat</translation>
    </message>
</context>
</TS>
