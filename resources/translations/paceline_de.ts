<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Paceline</name>
    <message>
        <source>(1 - α^(k+1)) / ((1 - α)(k c + v)), from this row's own α, c and v</source>
        <translation>(1 - α^(k+1)) / ((1 - α)(k c + v)), mit α, c und v dieser Zeile</translation>
    </message>
    <message>
        <source>(1 - α^(γ+1)) / (1 - α); seen: tokens ÷ passes.</source>
        <translation>(1 - α^(γ+1)) / (1 - α); gesehen: Tokens ÷ Durchläufe.</translation>
    </message>
    <message>
        <source>(largest - smallest) / median over repeats</source>
        <translation>(größter - kleinster Wert) / Median über die Wiederholungen</translation>
    </message>
    <message>
        <source>(nothing)</source>
        <translation>(nichts)</translation>
    </message>
    <message>
        <source>(part of a character)</source>
        <translation>(Teil eines Zeichens)</translation>
    </message>
    <message>
        <source>(without a name)</source>
        <translation>(ohne Namen)</translation>
    </message>
    <message>
        <source>+ New chat</source>
        <translation>+ Neuer Chat</translation>
    </message>
    <message>
        <source>+ draft</source>
        <translation>+ Entwurf</translation>
    </message>
    <message>
        <source>0 = always the likeliest</source>
        <translation>0 = immer das wahrscheinlichste</translation>
    </message>
    <message>
        <source>0 = always the likeliest: the texts can be compared</source>
        <translation>0 = immer das wahrscheinlichste: Die Texte lassen sich vergleichen</translation>
    </message>
    <message>
        <source>0 to 1.5, target and draft alike and apart</source>
        <translation>0 bis 1,5, Ziel- und Entwurfsmodell gleich und verschieden</translation>
    </message>
    <message>
        <source>0, all on the CPU</source>
        <translation>0, alle auf der CPU</translation>
    </message>
    <message>
        <source>1 chat was imported.</source>
        <translation>1 Chat wurde importiert.</translation>
    </message>
    <message>
        <source>1 hour</source>
        <translation>1 Stunde</translation>
    </message>
    <message>
        <source>1 line</source>
        <translation>1 Zeile</translation>
    </message>
    <message>
        <source>1 minute</source>
        <translation>1 Minute</translation>
    </message>
    <message>
        <source>1 to 16 replies side by side: the gain shrinks</source>
        <translation>1 bis 16 Antworten nebeneinander: Der Gewinn schrumpft</translation>
    </message>
    <message>
        <source>1 token</source>
        <translation>1 Token</translation>
    </message>
    <message>
        <source>1.0× as plain</source>
        <translation>1,0× wie einfach</translation>
    </message>
    <message>
        <source>A broken rule shows that the proof would notice</source>
        <translation>Eine kaputte Regel zeigt, dass der Beweis es merken würde</translation>
    </message>
    <message>
        <source>A bug in Paceline ended the reply.</source>
        <translation>Ein Fehler in Paceline hat die Antwort beendet.</translation>
    </message>
    <message>
        <source>A bug in Paceline ended what was going on.</source>
        <translation>Ein Fehler in Paceline hat beendet, was gerade lief.</translation>
    </message>
    <message>
        <source>A bug in Paceline stopped the loading.</source>
        <translation>Ein Fehler in Paceline hat das Laden beendet.</translation>
    </message>
    <message>
        <source>A bug in Paceline stopped the making of the draft.</source>
        <translation>Ein Fehler in Paceline hat die Arbeit am Entwurfsmodell beendet.</translation>
    </message>
    <message>
        <source>A bug in Paceline was met.</source>
        <translation>In Paceline ist ein Fehler aufgetreten.</translation>
    </message>
    <message>
        <source>A chat for local models that shows where every token came from, and how much faster guessing made it. Everything runs on this computer.</source>
        <translation>Ein Chat für lokale Modelle, der zeigt, woher jedes Token kam und wie viel schneller es durch das Raten ging. Alles läuft auf diesem Rechner.</translation>
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
        <source>A draft step, in plain rounds</source>
        <translation>Ein Schritt des Entwurfsmodells, in einfachen Runden</translation>
    </message>
    <message>
        <source>A draft that never learnt to chat guesses in another style: α falls.</source>
        <translation>Ein Entwurfsmodell, das nie chatten gelernt hat, rät in einem anderen Stil: α sinkt.</translation>
    </message>
    <message>
        <source>A draft that rolls its dice more wildly than the target is refused more often.</source>
        <translation>Ein Entwurfsmodell, das wilder würfelt als das Zielmodell, wird öfter abgelehnt.</translation>
    </message>
    <message>
        <source>A first try.</source>
        <translation>Ein erster Versuch.</translation>
    </message>
    <message>
        <source>A further draft model to measure</source>
        <translation>Ein weiteres Entwurfsmodell zum Messen</translation>
    </message>
    <message>
        <source>A guess is a token number; it must mean the same to both models.</source>
        <translation>Ein Vorschlag ist eine Tokennummer; sie muss für beide Modelle dasselbe bedeuten.</translation>
    </message>
    <message>
        <source>A key without Ctrl or Alt would be lost to writing.</source>
        <translation>Eine Taste ohne Strg oder Alt wird zum Schreiben gebraucht.</translation>
    </message>
    <message>
        <source>A light layer guesses the target's next inner state from its last ones. Among the fastest ways known, where somebody has trained it for the target.</source>
        <translation>Eine leichte Schicht rät den nächsten inneren Zustand des Zielmodells aus seinen letzten. Einer der schnellsten bekannten Wege, wo jemand sie für das Zielmodell trainiert hat.</translation>
    </message>
    <message>
        <source>A model of the same family, ten to thirty times smaller, with the same vocabulary. The simplest way where there is one; Paceline can make one where there is none.</source>
        <translation>Ein Modell derselben Familie, zehn- bis dreißigmal kleiner, mit demselben Vokabular. Der einfachste Weg, wo es eines gibt; wo nicht, kann Paceline eines erzeugen.</translation>
    </message>
    <message>
        <source>A new line in the message</source>
        <translation>Neue Zeile in der Nachricht</translation>
    </message>
    <message>
        <source>A new seed for each reply</source>
        <translation>Ein neuer Seed für jede Antwort</translation>
    </message>
    <message>
        <source>A pass over k + 1 tokens, in plain rounds</source>
        <translation>Ein Durchlauf über k + 1 Tokens, in einfachen Runden</translation>
    </message>
    <message>
        <source>A prompt that both sides answer</source>
        <translation>Ein Prompt, den beide Seiten beantworten</translation>
    </message>
    <message>
        <source>A quick guesser drafts several tokens, the model checks them all in one pass and keeps those it agrees with. Each token shows who wrote it. Try one of these:</source>
        <translation>Ein schneller Rater entwirft mehrere Tokens, das Modell prüft sie alle in einem Durchlauf und behält die, denen es zustimmt. Jedes Token zeigt, wer es schrieb. Zum Ausprobieren:</translation>
    </message>
    <message>
        <source>A refused guess is drawn again from p, not from p - q</source>
        <translation>Ein abgelehnter Vorschlag wird neu aus p gezogen, nicht aus p - q</translation>
    </message>
    <message>
        <source>A reply ends where one of these texts comes up, and the text itself is left out. Write \n for a line break.</source>
        <translation>Eine Antwort endet, wo einer dieser Texte vorkommt; der Text selbst wird weggelassen. \n steht für einen Zeilenumbruch.</translation>
    </message>
    <message>
        <source>A reply is being written. Wait for its end, or stop it.</source>
        <translation>Eine Antwort wird gerade geschrieben. Ihr Ende abwarten oder sie anhalten.</translation>
    </message>
    <message>
        <source>A round of guessing costs as much time as {cost:.1f} plain tokens and yields {gain:.1f}.</source>
        <translation>Eine Runde Raten kostet so viel Zeit wie {cost:.1f} einfache Tokens und bringt {gain:.1f}.</translation>
    </message>
    <message>
        <source>A server can't choose k by itself: a fixed one stands for “auto”.</source>
        <translation>Ein Server kann k nicht selbst wählen: Ein festes steht für „auto“.</translation>
    </message>
    <message>
        <source>A server with a large batch, or a CPU with quantised weights, has no idle arithmetic to spend: v grows with every guess, and guessing can be slower.</source>
        <translation>Ein Server mit großem Batch oder eine CPU mit quantisierten Gewichten hat keine Rechenleistung übrig: v wächst mit jedem Vorschlag, und Raten kann langsamer sein.</translation>
    </message>
    <message>
        <source>A small draft model</source>
        <translation>Ein kleines Entwurfsmodell</translation>
    </message>
    <message>
        <source>A temperature of the draft's own can't be set there.</source>
        <translation>Eine eigene Temperatur des Entwurfsmodells lässt sich dort nicht einstellen.</translation>
    </message>
    <message>
        <source>A token of ordinary decoding, without a guess.</source>
        <translation>Ein Token der gewöhnlichen Dekodierung, ohne Raten.</translation>
    </message>
    <message>
        <source>A toy of five words</source>
        <translation>Ein Spielzeug aus fünf Wörtern</translation>
    </message>
    <message>
        <source>A wrong guess: it is crossed out, and what follows it is thrown away.</source>
        <translation>Ein falscher Vorschlag: Er wird gestrichen, und was ihm folgt, wird verworfen.</translation>
    </message>
    <message>
        <source>A γ too long.</source>
        <translation>Ein zu großes γ.</translation>
    </message>
    <message>
        <source>About Paceline</source>
        <translation>Über Paceline</translation>
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
        <source>After {n} earlier messages of the chat</source>
        <translation>Nach {n} früheren Nachrichten des Chats</translation>
    </message>
    <message>
        <source>All actions: the usual keys</source>
        <translation>Alle Aktionen: die üblichen Tasten</translation>
    </message>
    <message>
        <source>All figures (JSON)…</source>
        <translation>Alle Zahlen (JSON)…</translation>
    </message>
    <message>
        <source>All models (Ctrl+Shift+M)</source>
        <translation>Alle Modelle (Strg+Umschalt+M)</translation>
    </message>
    <message>
        <source>All models…</source>
        <translation>Alle Modelle…</translation>
    </message>
    <message>
        <source>All numbers as usual</source>
        <translation>Alle Zahlen wie üblich</translation>
    </message>
    <message>
        <source>All {k} guesses were right: the pass gives one word more, the bonus.</source>
        <translation>Alle {k} Vorschläge waren richtig: Der Durchlauf ergibt noch ein Wort, den Bonus.</translation>
    </message>
    <message>
        <source>Also: {names}…</source>
        <translation>Außerdem: {names}…</translation>
    </message>
    <message>
        <source>Another draft too…</source>
        <translation>Noch ein Entwurfsmodell…</translation>
    </message>
    <message>
        <source>Another draft…</source>
        <translation>Anderes Entwurfsmodell…</translation>
    </message>
    <message>
        <source>Another temperature.</source>
        <translation>Eine andere Temperatur.</translation>
    </message>
    <message>
        <source>Another tokenizer.</source>
        <translation>Ein anderer Tokenizer.</translation>
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
        <source>Archive</source>
        <translation>Archivieren</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Ask again some other day.</source>
        <translation>An einem anderen Tag noch einmal fragen.</translation>
    </message>
    <message>
        <source>Asking for its files…</source>
        <translation>Dateien werden erfragt…</translation>
    </message>
    <message>
        <source>Asking for the newest release</source>
        <translation>Nach der neuesten Version wird gefragt</translation>
    </message>
    <message>
        <source>Asking {host}…</source>
        <translation>{host} wird gefragt…</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>Anfrage läuft…</translation>
    </message>
    <message>
        <source>At c = {c:.2f} and v = {v:.2f} it pays at no α.</source>
        <translation>Bei c = {c:.2f} und v = {v:.2f} lohnt es sich bei keinem α.</translation>
    </message>
    <message>
        <source>At c = {c:.2f} it always pays with the best γ</source>
        <translation>Bei c = {c:.2f} lohnt es sich mit dem besten γ immer</translation>
    </message>
    <message>
        <source>At c = {c:.2f} it stops paying below α = {alpha:.2f}</source>
        <translation>Bei c = {c:.2f} lohnt es sich erst ab α = {alpha:.2f}</translation>
    </message>
    <message>
        <source>At some points guessing is slower than plain decoding.</source>
        <translation>An manchen Stellen ist Raten langsamer als einfache Dekodierung.</translation>
    </message>
    <message>
        <source>At the next start the data is copied to {folder} and used there. What is in the present folder stays as it is.</source>
        <translation>Beim nächsten Start werden die Daten nach {folder} kopiert und dort benutzt. Was im jetzigen Ordner liegt, bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>Attach files</source>
        <translation>Dateien anhängen</translation>
    </message>
    <message>
        <source>Attach files (Ctrl+U)</source>
        <translation>Dateien anhängen (Strg+U)</translation>
    </message>
    <message>
        <source>Attach files…</source>
        <translation>Dateien anhängen…</translation>
    </message>
    <message>
        <source>Attach the part of it that matters.</source>
        <translation>Nur den Teil anhängen, auf den es ankommt.</translation>
    </message>
    <message>
        <source>Attach the pasted text as a file instead</source>
        <translation>Den eingefügten Text lieber als Datei anhängen</translation>
    </message>
    <message>
        <source>Attached files</source>
        <translation>Angehängte Dateien</translation>
    </message>
    <message>
        <source>Attach…</source>
        <translation>Anhängen…</translation>
    </message>
    <message>
        <source>Available with every model.</source>
        <translation>Mit jedem Modell verfügbar.</translation>
    </message>
    <message>
        <source>Available; load a draft to use it.</source>
        <translation>Verfügbar; dazu ein Entwurfsmodell laden.</translation>
    </message>
    <message>
        <source>Back to the chat (Esc)</source>
        <translation>Zurück zum Chat (Esc)</translation>
    </message>
    <message>
        <source>Back to what was set before</source>
        <translation>Zurück zu den vorigen Einstellungen</translation>
    </message>
    <message>
        <source>Base against instruct.</source>
        <translation>Basis gegen Instruct.</translation>
    </message>
    <message>
        <source>Best γ here: {best}, for {speedup:.2f}×.</source>
        <translation>Bestes γ hier: {best}, für {speedup:.2f}×.</translation>
    </message>
    <message>
        <source>Both sides answer the same prompt, one after the other, so that neither slows the other down. Then you see them written side by side, as fast as each was, and read here which was faster and whether the texts are the same.</source>
        <translation>Beide Seiten beantworten dieselbe Eingabe, nacheinander, damit keine die andere bremst. Dann sind sie nebeneinander zu sehen, so schnell, wie jede war, und hier steht, welche schneller war und ob die Texte gleich sind.</translation>
    </message>
    <message>
        <source>Both sides in turn, then side by side</source>
        <translation>Beide Seiten nacheinander, dann nebeneinander</translation>
    </message>
    <message>
        <source>Both: lookup, then draft</source>
        <translation>Beides: Suche, dann Entwurf</translation>
    </message>
    <message>
        <source>Broken: keep every guess</source>
        <translation>Kaputt: jeden Vorschlag behalten</translation>
    </message>
    <message>
        <source>Broken: replace from p</source>
        <translation>Kaputt: aus p ersetzen</translation>
    </message>
    <message>
        <source>Built-in model</source>
        <translation>Eingebautes Modell</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Cache</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
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
        <source>Chart (PNG)…</source>
        <translation>Diagramm (PNG)…</translation>
    </message>
    <message>
        <source>Chart (SVG)…</source>
        <translation>Diagramm (SVG)…</translation>
    </message>
    <message>
        <source>Chart of the result</source>
        <translation>Diagramm des Ergebnisses</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Chats</source>
        <translation>Chats</translation>
    </message>
    <message>
        <source>Chats, settings, drafts made here, and the log</source>
        <translation>Chats, Einstellungen, hier erzeugte Entwurfsmodelle und das Protokoll</translation>
    </message>
    <message>
        <source>Check for updates: this build has no release page</source>
        <translation>Nach Updates suchen: Diese Fassung hat keine Veröffentlichungsseite</translation>
    </message>
    <message>
        <source>Check for updates…</source>
        <translation>Nach Updates suchen…</translation>
    </message>
    <message>
        <source>Check the connection and try again. Paceline itself needs none.</source>
        <translation>Die Verbindung prüfen und noch einmal versuchen. Paceline selbst braucht keine.</translation>
    </message>
    <message>
        <source>Choose a draft…</source>
        <translation>Entwurfsmodell wählen…</translation>
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
        <source>Choose an experiment. Plain and speculative decoding take turns, so that what else this machine does troubles both alike; what was measured is kept, and a run that was stopped goes on where it was.</source>
        <translation>Ein Experiment wählen. Einfache und spekulative Dekodierung wechseln sich ab, damit alles, was dieser Rechner sonst tut, beide gleich stört. Das Gemessene bleibt erhalten, und ein angehaltener Lauf geht dort weiter, wo er war.</translation>
    </message>
    <message>
        <source>Choose another draft…</source>
        <translation>Anderes Entwurfsmodell wählen…</translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation>Eine andere Datei wählen.</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>Einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>Choose it again.</source>
        <translation>Die Datei noch einmal wählen.</translation>
    </message>
    <message>
        <source>Choose the files in it.</source>
        <translation>Die Dateien darin wählen.</translation>
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
        <source>Close it here and in other programs, and try again.</source>
        <translation>Hier und in anderen Programmen schließen, dann noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Code, chat, summary, rewriting, translation</source>
        <translation>Code, Chat, Zusammenfassung, Umschreiben, Übersetzung</translation>
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
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Compare two ways to answer…</source>
        <translation>Zwei Wege zu antworten vergleichen…</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>Context and cache</source>
        <translation>Kontext und Cache</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Continue the last reply</source>
        <translation>Die letzte Antwort fortsetzen</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Gespräch</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Als Markdown kopieren</translation>
    </message>
    <message>
        <source>Copy as llama-server command</source>
        <translation>Als llama-server-Befehl kopieren</translation>
    </message>
    <message>
        <source>Copy as vLLM command</source>
        <translation>Als vLLM-Befehl kopieren</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>Den Befehl kopieren</translation>
    </message>
    <message>
        <source>Copy the last reply</source>
        <translation>Letzte Antwort kopieren</translation>
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
        <source>Delete this result (Del in the list)</source>
        <translation>Dieses Ergebnis löschen (Entf in der Liste)</translation>
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
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Does guessing change the distribution?</source>
        <translation>Ändert Raten die Verteilung?</translation>
    </message>
    <message>
        <source>Don't send what does not fit into the context; keep the text</source>
        <translation>Nicht senden, was nicht in den Kontext passt; der Text bleibt stehen</translation>
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
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>Draft length</source>
        <translation>Entwurfslänge</translation>
    </message>
    <message>
        <source>Draft model</source>
        <translation>Entwurfsmodell</translation>
    </message>
    <message>
        <source>Draft model {draft}, {k}</source>
        <translation>Entwurfsmodell {draft}, {k}</translation>
    </message>
    <message>
        <source>Draft model: {name}</source>
        <translation>Entwurfsmodell: {name}</translation>
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
        <source>Draft {name}</source>
        <translation>Entwurf {name}</translation>
    </message>
    <message>
        <source>Draft, then check</source>
        <translation>Erst entwerfen, dann prüfen</translation>
    </message>
    <message>
        <source>Drafted, and kept by the target.</source>
        <translation>Entworfen und vom Zielmodell behalten.</translation>
    </message>
    <message>
        <source>Drafter</source>
        <translation>Wer rät</translation>
    </message>
    <message>
        <source>Drafter, k and seed stand beside the chat and belong to the preset too. Each chat remembers its own.</source>
        <translation>Wer rät, k und der Seed stehen neben dem Chat und gehören auch zur Voreinstellung. Jeder Chat merkt sich seine eigene.</translation>
    </message>
    <message>
        <source>Drafts for it, best first; the fit is that of both</source>
        <translation>Entwurfsmodelle dafür, das beste zuerst; der Platz gilt für beide</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Drawn by dice, the texts differ; they follow the same distribution (see Proof). At temperature 0 they can be compared.</source>
        <translation>Gewürfelte Texte unterscheiden sich; sie folgen derselben Verteilung (siehe Beweis). Bei Temperatur 0 lassen sie sich vergleichen.</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Ziehungen</translation>
    </message>
    <message>
        <source>Draws so far</source>
        <translation>Ziehungen bisher</translation>
    </message>
    <message>
        <source>EAGLE</source>
        <translation>EAGLE</translation>
    </message>
    <message>
        <source>Each guess costs c, and counts only if all before it were right.</source>
        <translation>Jeder Vorschlag kostet c und zählt nur, wenn alle davor richtig waren.</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Edit last message…</source>
        <translation>Letzte Nachricht bearbeiten…</translation>
    </message>
    <message>
        <source>Edit message</source>
        <translation>Nachricht bearbeiten</translation>
    </message>
    <message>
        <source>Edit the system prompt</source>
        <translation>Den Systemprompt bearbeiten</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten…</translation>
    </message>
    <message>
        <source>Empty chat</source>
        <translation>Leerer Chat</translation>
    </message>
    <message>
        <source>Empty: a new seed for each reply. A number: the same draws at a fixed k.</source>
        <translation>Leer: ein neuer Seed für jede Antwort. Eine Zahl: bei festem k dieselben Ziehungen.</translation>
    </message>
    <message>
        <source>Enough for a small model.</source>
        <translation>Genug für ein kleines Modell.</translation>
    </message>
    <message>
        <source>Everything that was said is saved now.</source>
        <translation>Alles Gesagte ist jetzt gespeichert.</translation>
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
        <source>Experiment</source>
        <translation>Experiment</translation>
    </message>
    <message>
        <source>Explain token at cursor</source>
        <translation>Token an der Schreibmarke erklären</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Export as JSON…</source>
        <translation>Als JSON exportieren…</translation>
    </message>
    <message>
        <source>Export as Markdown…</source>
        <translation>Als Markdown exportieren…</translation>
    </message>
    <message>
        <source>Export the chat</source>
        <translation>Den Chat exportieren</translation>
    </message>
    <message>
        <source>Export the preset</source>
        <translation>Die Voreinstellung exportieren</translation>
    </message>
    <message>
        <source>Exported chats (*.json *.zip);;All files (*)</source>
        <translation>Exportierte Chats (*.json *.zip);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Extra heads on the target guess two, three, four tokens ahead at once; several candidates are checked together as a tree.</source>
        <translation>Zusätzliche Köpfe auf dem Zielmodell raten zwei, drei, vier Tokens auf einmal voraus; mehrere Kandidaten werden zusammen als Baum geprüft.</translation>
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
        <source>Filter models</source>
        <translation>Modelle filtern</translation>
    </message>
    <message>
        <source>Five words with their chances. Where the draft gives too little, the target adds it; where it gives too much, that much is crossed out.</source>
        <translation>Fünf Wörter mit ihren Wahrscheinlichkeiten. Wo das Entwurfsmodell zu wenig gibt, ergänzt es das Zielmodell; wo es zu viel gibt, wird so viel gestrichen.</translation>
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
        <source>For this chat; the settings say what others do.</source>
        <translation>Für diesen Chat; für andere gilt, was in den Einstellungen steht.</translation>
    </message>
    <message>
        <source>Forget what was played</source>
        <translation>Das Gespielte vergessen</translation>
    </message>
    <message>
        <source>Frequency penalty</source>
        <translation>Frequenz-Malus</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>From its first message</source>
        <translation>Aus der ersten Nachricht</translation>
    </message>
    <message>
        <source>From slow motion to many rounds a second</source>
        <translation>Von Zeitlupe bis zu vielen Runden pro Sekunde</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>Von Anfang an</translation>
    </message>
    <message>
        <source>From the next start on: nothing open is lost.</source>
        <translation>Ab dem nächsten Start; nichts Offenes geht verloren.</translation>
    </message>
    <message>
        <source>GGUF models (*.gguf);;All files (*)</source>
        <translation>GGUF-Modelle (*.gguf);;Alle Dateien (*)</translation>
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
        <translation>Von selbst weitergehen</translation>
    </message>
    <message>
        <source>Go on measuring</source>
        <translation>Weitermessen</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Greedy match</source>
        <translation>Gleiche erste Wahl</translation>
    </message>
    <message>
        <source>Green and orange together reach exactly the line p, for every word. All that is green is α. Nothing is lost but time: the page “Proof” counts it on your models.</source>
        <translation>Grün und Orange zusammen reichen bei jedem Wort genau bis zur Linie p. Alles Grüne ist α. Verloren geht nichts als Zeit: Die Seite „Beweis“ zählt es an den eigenen Modellen nach.</translation>
    </message>
    <message>
        <source>Green pays, orange does not. Full line: the best γ. Dotted line: where it breaks even. Ring: the sliders. Click to go there.</source>
        <translation>Grün lohnt sich, Orange nicht. Durchgezogene Linie: das beste γ. Gepunktete Linie: wo es gleich schnell ist. Ring: die Regler. Ein Klick geht dorthin.</translation>
    </message>
    <message>
        <source>Guesses soonest, right less often. For models that are quick themselves.</source>
        <translation>Rät am schnellsten, trifft seltener. Für Modelle, die selbst schnell sind.</translation>
    </message>
    <message>
        <source>Guesses, k</source>
        <translation>Vorschläge, k</translation>
    </message>
    <message>
        <source>Half the sum of |share - p|: 0 = the same, 1 = nothing in common.</source>
        <translation>Die halbe Summe von |Anteil - p|: 0 = gleich, 1 = nichts gemeinsam.</translation>
    </message>
    <message>
        <source>Have its text recognised by another program first.</source>
        <translation>Zuerst mit einem anderen Programm den Text erkennen lassen.</translation>
    </message>
    <message>
        <source>Have the data in another folder</source>
        <translation>Die Daten in einem anderen Ordner halten</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Honest draws stray at least this far in {share} of all proofs ({chance}); the total variation is what sampling noise gives.</source>
        <translation>Ehrliche Ziehungen weichen in {share} aller Beweise mindestens so weit ab ({chance}); die Totalvariation entspricht dem Stichprobenrauschen.</translation>
    </message>
    <message>
        <source>Honest draws would stray so far less than once in a thousand proofs ({chance}).</source>
        <translation>Ehrliche Ziehungen wichen in weniger als einem von tausend Beweisen so weit ab ({chance}).</translation>
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
        <source>How far the experiment is</source>
        <translation>Wie weit das Experiment ist</translation>
    </message>
    <message>
        <source>How freely tokens are drawn: 0 always takes the likeliest, 1 draws as the model says, more is wilder.</source>
        <translation>Wie frei Tokens gezogen werden: 0 nimmt immer das wahrscheinlichste, 1 zieht, wie das Modell es sagt, mehr ist wilder.</translation>
    </message>
    <message>
        <source>How guessing works, to play with (Ctrl+1)</source>
        <translation>Wie Raten funktioniert, zum Ausprobieren (Strg+1)</translation>
    </message>
    <message>
        <source>How keys and values are stored</source>
        <translation>Wie Schlüssel und Werte gespeichert sind</translation>
    </message>
    <message>
        <source>How keys and values of the context are stored.</source>
        <translation>Wie Schlüssel und Werte des Kontexts gespeichert werden.</translation>
    </message>
    <message>
        <source>How many guesses a round pay? k = 1 to 16, and theory</source>
        <translation>Wie viele Vorschläge pro Runde lohnen sich? k = 1 bis 16 und die Theorie</translation>
    </message>
    <message>
        <source>How many minutes it may take</source>
        <translation>Wie viele Minuten es dauern darf</translation>
    </message>
    <message>
        <source>How many tokens, the latest ones, the three penalties look at.</source>
        <translation>Auf wie viele der letzten Tokens die drei Mali achten.</translation>
    </message>
    <message>
        <source>How often each token came, against its chance</source>
        <translation>Wie oft jedes Token kam, gegen seine Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>Import a preset</source>
        <translation>Eine Voreinstellung importieren</translation>
    </message>
    <message>
        <source>Import chats</source>
        <translation>Chats importieren</translation>
    </message>
    <message>
        <source>Import chats…</source>
        <translation>Chats importieren…</translation>
    </message>
    <message>
        <source>Imported: nothing is known of its tokens.</source>
        <translation>Importiert: Über die Tokens ist nichts bekannt.</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>In all chats for which nothing else was chosen: a chat that nearly fills the context has the same choice under its message box.</source>
        <translation>In allen Chats, für die nichts anderes gewählt wurde: Ein Chat, der den Kontext fast füllt, hat dieselbe Wahl unter seinem Nachrichtenfeld.</translation>
    </message>
    <message>
        <source>In the log</source>
        <translation>Im Protokoll</translation>
    </message>
    <message>
        <source>In the same time: plain {plain} tokens, speculative {fast} tokens</source>
        <translation>In derselben Zeit: einfach {plain} Tokens, spekulativ {fast} Tokens</translation>
    </message>
    <message>
        <source>In use: {draft}.</source>
        <translation>In Gebrauch: {draft}.</translation>
    </message>
    <message>
        <source>In/At a/the paceline/race the/some riders/drivers take/make turns/time at/in the/a front,/back, because/while whoever/someone leads/wins must/can break/feel the/a wind,/road, and/but those/all behind/ahead save/lose a/some third/bit of/for their/the strength./speed. A/The small/big model/engine goes/runs ahead/slowly and/or guesses/writes the/some next/last words,/pages, the/a large/old one/man looks/comes at/over all/some of/from them/it in/with a/one single/quick glance/hour and/then keeps/takes what/all it/he would/could have/be said/done itself./anyway.</source>
        <translation>Im/Am Windschatten/Straßenrand wechseln/fahren sich/wir die/manche Fahrer/Räder vorne/hinten ab,/auf, denn/weil wer/der führt,/siegt, muss/kann den/einen Wind/Weg brechen,/spüren, und/aber alle/die dahinter/davor sparen/verlieren ein/das Drittel/Stück ihrer/der Kraft./Zeit. Ein/Das kleines/großes Modell/Auto läuft/geht voraus/langsam und/oder rät/schreibt die/einige nächsten/letzten Wörter,/Seiten, das/ein große/alte prüft/sucht sie/uns alle/beide mit/nach einem/dem einzigen/schnellen Blick/Stein und/dann behält,/nimmt, was/wie es/er selbst/niemals auch/so gesagt/getan hätte./habe.</translation>
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
        <source>It guesses what already stands in the conversation. A small model of the same family guesses more.</source>
        <translation>Sie rät, was schon im Gespräch steht. Ein kleines Modell derselben Familie rät mehr.</translation>
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
        <source>It may be damaged, or too large for this machine. Choose another one.</source>
        <translation>Es ist vielleicht beschädigt oder zu groß für diesen Rechner. Bitte ein anderes wählen.</translation>
    </message>
    <message>
        <source>It may have been asked too often from this network. Try again in an hour.</source>
        <translation>Vielleicht wurde sie aus diesem Netz zu oft gefragt. In einer Stunde noch einmal versuchen.</translation>
    </message>
    <message>
        <source>It pays when the guesses are cheap (c), often right (α), and a pass over γ + 1 tokens takes hardly longer than one over a single token (v near 1).</source>
        <translation>Es lohnt sich, wenn die Vorschläge billig (c) und oft richtig (α) sind und ein Durchlauf über γ + 1 Tokens kaum länger dauert als einer über ein einziges (v nahe 1).</translation>
    </message>
    <message>
        <source>Its files could not be listed</source>
        <translation>Die Dateien konnten nicht aufgelistet werden</translation>
    </message>
    <message>
        <source>Its trace is in the log.</source>
        <translation>Die Spur steht im Protokoll.</translation>
    </message>
    <message>
        <source>Its trace is in the log. You can send the message again.</source>
        <translation>Die Spur steht im Protokoll. Die Nachricht lässt sich noch einmal senden.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Keep with chance min(1, p/q), else draw from p - q</source>
        <translation>Mit Wahrscheinlichkeit min(1, p/q) behalten, sonst aus p - q ziehen</translation>
    </message>
    <message>
        <source>Kept from before: {duration} of the model's answers.</source>
        <translation>Von früher vorhanden: {duration} Antworten des Modells.</translation>
    </message>
    <message>
        <source>Kept results</source>
        <translation>Frühere Ergebnisse</translation>
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
        <source>Kinds of text</source>
        <translation>Arten von Text</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>Labor</translation>
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
        <source>Last 30 days</source>
        <translation>Letzte 30 Tage</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Letzte 7 Tage</translation>
    </message>
    <message>
        <source>Last reply, round by round</source>
        <translation>Letzte Antwort, Runde für Runde</translation>
    </message>
    <message>
        <source>Layers of this model on the GPU. Automatic: all that fit, the draft first.</source>
        <translation>Schichten dieses Modells auf der GPU. Automatisch: alle, die passen, zuerst das Entwurfsmodell.</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Learnt from</source>
        <translation>Gelernt aus</translation>
    </message>
    <message>
        <source>Leave out the oldest and go on</source>
        <translation>Die ältesten weglassen und fortfahren</translation>
    </message>
    <message>
        <source>Leave out the oldest messages</source>
        <translation>Älteste Nachrichten weglassen</translation>
    </message>
    <message>
        <source>Leave out the oldest messages, so that the chat can go on</source>
        <translation>Die ältesten Nachrichten weglassen, damit der Chat weitergehen kann</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Length k</source>
        <translation>Länge k</translation>
    </message>
    <message>
        <source>Let the model forget the oldest messages from now on, and the reply can go on; you go on seeing them.</source>
        <translation>Das Modell ab jetzt die ältesten Nachrichten vergessen lassen, dann kann die Antwort weitergehen; zu sehen bleiben sie.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Lizenzen…</translation>
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
        <source>Load it as draft</source>
        <translation>Als Entwurfsmodell laden</translation>
    </message>
    <message>
        <source>Load settings</source>
        <translation>Einstellungen zum Laden</translation>
    </message>
    <message>
        <source>Load {name} as target</source>
        <translation>{name} als Zielmodell laden</translation>
    </message>
    <message>
        <source>Loading the draft…</source>
        <translation>Entwurfsmodell wird geladen…</translation>
    </message>
    <message>
        <source>Loading the model…</source>
        <translation>Modell wird geladen…</translation>
    </message>
    <message>
        <source>Loading the target…</source>
        <translation>Zielmodell wird geladen…</translation>
    </message>
    <message>
        <source>Loading {name} was cancelled.</source>
        <translation>Das Laden von {name} wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Wird geladen…</translation>
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
        <source>Long texts, cache types, attention, reused prefix</source>
        <translation>Lange Texte, Cache-Arten, Attention, wiederverwendeter Anfang</translation>
    </message>
    <message>
        <source>Longest reply</source>
        <translation>Längste Antwort</translation>
    </message>
    <message>
        <source>Lookahead decoding</source>
        <translation>Lookahead-Dekodierung</translation>
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
        <source>Lookup and draft</source>
        <translation>Suche und Entwurfsmodell</translation>
    </message>
    <message>
        <source>Lookup and draft {draft}, {k}</source>
        <translation>Suche und Entwurfsmodell {draft}, {k}</translation>
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
        <source>Make a draft for this model</source>
        <translation>Entwurfsmodell für dieses Modell erzeugen</translation>
    </message>
    <message>
        <source>Make a draft for this model…</source>
        <translation>Entwurfsmodell für dieses Modell erzeugen…</translation>
    </message>
    <message>
        <source>Make a draft for {name}</source>
        <translation>Entwurfsmodell für {name} erzeugen</translation>
    </message>
    <message>
        <source>Make a draft…</source>
        <translation>Erzeugen…</translation>
    </message>
    <message>
        <source>Make another…</source>
        <translation>Noch eines erzeugen…</translation>
    </message>
    <message>
        <source>Makes tokens of the last stretch less likely: positive logits are divided by it, negative ones multiplied. 1 switches it off.</source>
        <translation>Macht Tokens des letzten Abschnitts weniger wahrscheinlich: Positive Logits werden dadurch geteilt, negative damit multipliziert. 1 schaltet es aus.</translation>
    </message>
    <message>
        <source>Making a draft for {name}</source>
        <translation>Entwurfsmodell für {name} entsteht</translation>
    </message>
    <message>
        <source>Making a draft needs PyTorch, which is larger than all of Paceline and does not come along. Run Paceline from its sources for this; the draft can then be used here.</source>
        <translation>Ein Entwurfsmodell zu erzeugen braucht PyTorch, das größer als ganz Paceline ist und nicht mitgeliefert wird. Dafür Paceline aus dem Quelltext starten; das Entwurfsmodell lässt sich dann hier verwenden.</translation>
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
        <source>Many at once</source>
        <translation>Viele zugleich</translation>
    </message>
    <message>
        <source>Many at once.</source>
        <translation>Viele zugleich.</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Measure a further draft model of the same vocabulary</source>
        <translation>Ein weiteres Entwurfsmodell mit gleichem Vokabular messen</translation>
    </message>
    <message>
        <source>Measure what guessing brings on this machine (Ctrl+3)</source>
        <translation>Messen, was Raten auf diesem Rechner bringt (Strg+3)</translation>
    </message>
    <message>
        <source>Measure your own pair</source>
        <translation>Das eigene Paar messen</translation>
    </message>
    <message>
        <source>Measuring this machine…</source>
        <translation>Dieser Rechner wird vermessen…</translation>
    </message>
    <message>
        <source>Medusa</source>
        <translation>Medusa</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>Message: {tokens}</source>
        <translation>Nachricht: {tokens}</translation>
    </message>
    <message>
        <source>Message…</source>
        <translation>Nachricht…</translation>
    </message>
    <message>
        <source>Min-p</source>
        <translation>Min-p</translation>
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
        <translation>Modelle dieser Architektur können einen solchen Kopf haben; hier wird er noch nicht benutzt.</translation>
    </message>
    <message>
        <source>Models…</source>
        <translation>Modelle…</translation>
    </message>
    <message>
        <source>Moment of the replay</source>
        <translation>Stelle der Wiedergabe</translation>
    </message>
    <message>
        <source>More about chats</source>
        <translation>Mehr zu Chats</translation>
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
        <translation>Vorhersage mehrerer Tokens</translation>
    </message>
    <message>
        <source>Name of the preset</source>
        <translation>Name der Voreinstellung</translation>
    </message>
    <message>
        <source>Never what you write or what a model answers.</source>
        <translation>Niemals, was geschrieben wird oder was ein Modell antwortet.</translation>
    </message>
    <message>
        <source>New chat</source>
        <translation>Neuer Chat</translation>
    </message>
    <message>
        <source>New chat (Ctrl+N)</source>
        <translation>Neuer Chat (Strg+N)</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>Neue Tasten</translation>
    </message>
    <message>
        <source>Next version</source>
        <translation>Nächste Version</translation>
    </message>
    <message>
        <source>No GGUF files</source>
        <translation>Keine GGUF-Dateien</translation>
    </message>
    <message>
        <source>No chats yet.</source>
        <translation>Noch keine Chats.</translation>
    </message>
    <message>
        <source>No draft model</source>
        <translation>Kein Entwurfsmodell</translation>
    </message>
    <message>
        <source>No draft model is loaded: prompt lookup does the guessing.</source>
        <translation>Kein Entwurfsmodell ist geladen: Die Prompt-Suche rät.</translation>
    </message>
    <message>
        <source>No draft model: prompt lookup guesses.</source>
        <translation>Kein Entwurfsmodell: Die Prompt-Suche rät.</translation>
    </message>
    <message>
        <source>No keys</source>
        <translation>Keine Tasten</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Kein Modell</translation>
    </message>
    <message>
        <source>No model is loaded yet.</source>
        <translation>Noch ist kein Modell geladen.</translation>
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
        <translation>Hier lohnt sich kein γ; am wenigsten schlecht ist {best} mit {speedup:.2f}×.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>None: as usual for the model</source>
        <translation>Keine: wie beim Modell üblich</translation>
    </message>
    <message>
        <source>Not available here: llama.cpp's programming interface does not give out the heads.</source>
        <translation>Hier nicht verfügbar: Die Programmierschnittstelle von llama.cpp gibt die Köpfe nicht heraus.</translation>
    </message>
    <message>
        <source>Not available here; it needs heads trained for the target.</source>
        <translation>Hier nicht verfügbar; es braucht Köpfe, die für das Zielmodell trainiert sind.</translation>
    </message>
    <message>
        <source>Not available here; its guesses are too dear for small models.</source>
        <translation>Hier nicht verfügbar; die Vorschläge sind für kleine Modelle zu teuer.</translation>
    </message>
    <message>
        <source>Not available here; on a CPU its extra arithmetic would cost more than it saves.</source>
        <translation>Hier nicht verfügbar; auf einer CPU würde das zusätzliche Rechnen mehr kosten, als es spart.</translation>
    </message>
    <message>
        <source>Not available here; servers such as vLLM have it.</source>
        <translation>Hier nicht verfügbar; Server wie vLLM können es.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>Nothing about you or your chats is sent.</source>
        <translation>Nichts Persönliches und nichts aus den Chats wird gesendet.</translation>
    </message>
    <message>
        <source>Nothing fits.</source>
        <translation>Nichts passt.</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <source>Nothing has been drawn yet.</source>
        <translation>Noch ist nichts gezogen.</translation>
    </message>
    <message>
        <source>Nothing here has “{text}” in it.</source>
        <translation>Hier enthält nichts „{text}“.</translation>
    </message>
    <message>
        <source>Nothing in the archive.</source>
        <translation>Das Archiv ist leer.</translation>
    </message>
    <message>
        <source>Nothing is deleted when it moves: the data is copied at the next start.</source>
        <translation>Beim Verlegen wird nichts gelöscht: Die Daten werden beim nächsten Start kopiert.</translation>
    </message>
    <message>
        <source>Nothing is loaded.</source>
        <translation>Nichts ist geladen.</translation>
    </message>
    <message>
        <source>Nothing measured yet.</source>
        <translation>Noch nichts gemessen.</translation>
    </message>
    <message>
        <source>Of all text in the window.</source>
        <translation>Für allen Text im Fenster.</translation>
    </message>
    <message>
        <source>Of plain decoding</source>
        <translation>Bei einfacher Dekodierung</translation>
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
        <source>Of these rounds; after it what the formula expects from that α.</source>
        <translation>Aus diesen Runden; dahinter, was die Formel bei diesem α erwartet.</translation>
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
        <source>Once upon a time, there was a</source>
        <translation>Es war einmal ein</translation>
    </message>
    <message>
        <source>One guess, one look, one word at a time</source>
        <translation>Ein Vorschlag, ein Blick, ein Wort nach dem anderen</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Einen Moment…</translation>
    </message>
    <message>
        <source>One of them ends there.</source>
        <translation>Einer von beiden endet dort.</translation>
    </message>
    <message>
        <source>One on each line</source>
        <translation>Einer pro Zeile</translation>
    </message>
    <message>
        <source>One pass of the target says what it would write at each of these places.</source>
        <translation>Ein Durchlauf des Zielmodells sagt, was es an jeder Stelle schreiben würde.</translation>
    </message>
    <message>
        <source>One prompt, two ways, side by side (Ctrl+2)</source>
        <translation>Ein Prompt, zwei Wege, nebeneinander (Strg+2)</translation>
    </message>
    <message>
        <source>Only the k likeliest tokens can be drawn. 0 switches it off.</source>
        <translation>Nur die k wahrscheinlichsten Tokens können gezogen werden. 0 schaltet es aus.</translation>
    </message>
    <message>
        <source>Only the likeliest tokens that together have this probability can be drawn. 1 switches it off.</source>
        <translation>Nur die wahrscheinlichsten Tokens, die zusammen diese Wahrscheinlichkeit haben, können gezogen werden. 1 schaltet es aus.</translation>
    </message>
    <message>
        <source>Only tokens at least this likely, measured against the likeliest one, can be drawn. 0 switches it off.</source>
        <translation>Nur Tokens, die im Verhältnis zum wahrscheinlichsten mindestens so wahrscheinlich sind, können gezogen werden. 0 schaltet es aus.</translation>
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
        <source>Open a draft model</source>
        <translation>Ein Entwurfsmodell öffnen</translation>
    </message>
    <message>
        <source>Open a model</source>
        <translation>Ein Modell öffnen</translation>
    </message>
    <message>
        <source>Open a model first.</source>
        <translation>Zuerst ein Modell öffnen.</translation>
    </message>
    <message>
        <source>Open a model to begin.</source>
        <translation>Zum Anfangen ein Modell öffnen.</translation>
    </message>
    <message>
        <source>Open a target model</source>
        <translation>Ein Zielmodell öffnen</translation>
    </message>
    <message>
        <source>Open a target…</source>
        <translation>Zielmodell öffnen…</translation>
    </message>
    <message>
        <source>Open and save it in a PDF reader first.</source>
        <translation>Die Datei zuerst in einem PDF-Programm öffnen und speichern.</translation>
    </message>
    <message>
        <source>Open another draft model</source>
        <translation>Ein anderes Entwurfsmodell öffnen</translation>
    </message>
    <message>
        <source>Open draft GGUF…</source>
        <translation>Entwurfsmodell (GGUF) öffnen…</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Im Browser öffnen</translation>
    </message>
    <message>
        <source>Open its page</source>
        <translation>Ihre Seite öffnen</translation>
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
        <source>Open target GGUF…</source>
        <translation>Zielmodell (GGUF) öffnen…</translation>
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
        <translation>Andere Wege zu Vorschlägen</translation>
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
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Pace of the replay</source>
        <translation>Tempo der Wiedergabe</translation>
    </message>
    <message>
        <source>Pace of the replay; 1× is how fast it was</source>
        <translation>Tempo der Wiedergabe; 1× ist so schnell, wie es war</translation>
    </message>
    <message>
        <source>Paceline only opens web and mail addresses. This is neither:</source>
        <translation>Paceline öffnet nur Web- und Mailadressen. Dies ist keine davon:</translation>
    </message>
    <message>
        <source>Paceline runs from its sources here. Each of its packages has its own licence.</source>
        <translation>Paceline läuft hier aus dem Quelltext. Jedes seiner Pakete hat eine eigene Lizenz.</translation>
    </message>
    <message>
        <source>Paceline {version}</source>
        <translation>Paceline {version}</translation>
    </message>
    <message>
        <source>Paceline {version} is out.</source>
        <translation>Paceline {version} ist erschienen.</translation>
    </message>
    <message>
        <source>Pages that teach and measure</source>
        <translation>Seiten zum Lernen und Messen</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>Eingefügter Text</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Penalty window</source>
        <translation>Malus-Fenster</translation>
    </message>
    <message>
        <source>Perhaps this network wants a login in the browser first.</source>
        <translation>Vielleicht verlangt dieses Netz erst eine Anmeldung im Browser.</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Angeheftet</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Einfach</translation>
    </message>
    <message>
        <source>Plain and speculative in turn, on the loaded pair</source>
        <translation>Abwechselnd einfach und spekulativ, mit dem geladenen Paar</translation>
    </message>
    <message>
        <source>Plain decoding</source>
        <translation>Einfache Dekodierung</translation>
    </message>
    <message>
        <source>Plain seconds per token ÷ seconds per token</source>
        <translation>Sekunden pro einfachem Token ÷ Sekunden pro Token</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Presence penalty</source>
        <translation>Präsenz-Malus</translation>
    </message>
    <message>
        <source>Preset: {name}</source>
        <translation>Voreinstellung: {name}</translation>
    </message>
    <message>
        <source>Preset: {name}, changed</source>
        <translation>Voreinstellung: {name}, geändert</translation>
    </message>
    <message>
        <source>Presets (*.toml);;All files (*)</source>
        <translation>Voreinstellungen (*.toml);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Press Step to see one round, or Run to see many.</source>
        <translation>„Schritt“ zeigt eine Runde, „Abspielen“ viele.</translation>
    </message>
    <message>
        <source>Press the new keys here</source>
        <translation>Hier die neuen Tasten drücken</translation>
    </message>
    <message>
        <source>Previous version</source>
        <translation>Vorige Version</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Prompt included</source>
        <translation>Mit dem Prompt</translation>
    </message>
    <message>
        <source>Prompt lookup</source>
        <translation>Prompt-Suche</translation>
    </message>
    <message>
        <source>Prompt lookup guesses from what stands in the conversation</source>
        <translation>Die Prompt-Suche rät aus dem, was im Gespräch steht</translation>
    </message>
    <message>
        <source>Prompt lookup only</source>
        <translation>Nur Prompt-Suche</translation>
    </message>
    <message>
        <source>Prompt lookup, {k}</source>
        <translation>Prompt-Suche, {k}</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>Prompts</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Beweis</translation>
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
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
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
        <source>Reading the prompt: {read:,} of {total:,} tokens</source>
        <translation>Prompt wird gelesen: {read:,} von {total:,} Tokens</translation>
    </message>
    <message>
        <source>Recommended for {model}: {values}</source>
        <translation>Empfohlen für {model}: {values}</translation>
    </message>
    <message>
        <source>Recording the left side…</source>
        <translation>Die linke Seite wird aufgezeichnet…</translation>
    </message>
    <message>
        <source>Recording the right side…</source>
        <translation>Die rechte Seite wird aufgezeichnet…</translation>
    </message>
    <message>
        <source>Refused guesses</source>
        <translation>Abgelehnte Vorschläge</translation>
    </message>
    <message>
        <source>Regenerate</source>
        <translation>Neu antworten</translation>
    </message>
    <message>
        <source>Regenerate with speculation switched</source>
        <translation>Neu antworten, Spekulation umgeschaltet</translation>
    </message>
    <message>
        <source>Regenerate, speculation switched</source>
        <translation>Neu antworten, Spekulation umgeschaltet</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>{name} entfernen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Rename the chosen chat</source>
        <translation>Den gewählten Chat umbenennen</translation>
    </message>
    <message>
        <source>Rename the preset</source>
        <translation>Die Voreinstellung umbenennen</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>Repeat penalty</source>
        <translation>Wiederholungs-Malus</translation>
    </message>
    <message>
        <source>Repeat this text exactly, but write “bicycle” for “car”:

The car stood in front of the house. In the morning the car was wet with dew, and in the evening the car was warm from the sun. Nobody ever saw who used the car.</source>
        <translation>Wiederhole diesen Text genau, aber schreibe „Fahrrad“ statt „Auto“:

Das Auto stand vor dem Haus. Am Morgen war das Auto nass vom Tau, und am Abend war das Auto warm von der Sonne. Niemand sah je, wer das Auto benutzte.</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Wiederholungen</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Replies are slower meanwhile. You can close this: the work goes on, and “Making a draft” at the top opens it again. Quitting Paceline keeps what was done.</source>
        <translation>Antworten kommen solange langsamer. Dies lässt sich schließen: Die Arbeit geht weiter, und „Entwurfsmodell“ oben öffnet es wieder. Auch wenn Paceline beendet wird, bleibt das Erledigte erhalten.</translation>
    </message>
    <message>
        <source>Replies at once</source>
        <translation>Antworten zugleich</translation>
    </message>
    <message>
        <source>Reply so far</source>
        <translation>Antwort bisher</translation>
    </message>
    <message>
        <source>Report, one page (HTML)…</source>
        <translation>Bericht, eine Seite (HTML)…</translation>
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
        <source>Restart and go on</source>
        <translation>Neu starten und fortfahren</translation>
    </message>
    <message>
        <source>Restart it.</source>
        <translation>Bitte neu starten.</translation>
    </message>
    <message>
        <source>Results that are kept</source>
        <translation>Aufbewahrte Ergebnisse</translation>
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
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Right and left are equally fast.</source>
        <translation>Rechts und links sind gleich schnell.</translation>
    </message>
    <message>
        <source>Right more often, each guess takes a little longer. Right for most.</source>
        <translation>Trifft öfter, jeder Vorschlag dauert etwas länger. Für die meisten richtig.</translation>
    </message>
    <message>
        <source>Round by round</source>
        <translation>Runde für Runde</translation>
    </message>
    <message>
        <source>Round by round…</source>
        <translation>Runde für Runde…</translation>
    </message>
    <message>
        <source>Round {number} of {count}</source>
        <translation>Runde {number} von {count}</translation>
    </message>
    <message>
        <source>Rounds played at this place; their first token counts.</source>
        <translation>An dieser Stelle gespielte Runden; es zählt ihr erstes Token.</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Sampling</source>
        <translation>Sampling</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save a copy without it, and attach that.</source>
        <translation>Eine Kopie ohne Passwort speichern und diese anhängen.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Save the preset as</source>
        <translation>Die Voreinstellung speichern unter</translation>
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
        <source>Search chats</source>
        <translation>Chats durchsuchen</translation>
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
        <source>See that guessing does not change the distribution (Ctrl+4)</source>
        <translation>Sehen, dass Raten die Verteilung nicht ändert (Strg+4)</translation>
    </message>
    <message>
        <source>See where every token comes from</source>
        <translation>Sehen, woher jedes Token kommt</translation>
    </message>
    <message>
        <source>See whether you may open it.</source>
        <translation>Nachsehen, ob die Datei geöffnet werden darf.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Seen: accepted ÷ checked guesses.</source>
        <translation>Gesehen: angenommene ÷ geprüfte Vorschläge.</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alles auswählen</translation>
    </message>
    <message>
        <source>Self-speculation</source>
        <translation>Selbstspekulation</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Send (Enter)</source>
        <translation>Senden (Enter)</translation>
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
        <translation>Die Nachricht kürzen oder das Modell mit größerem Kontext laden.</translation>
    </message>
    <message>
        <source>Shorten it, start a new chat, load the model with a larger context, or let the model forget the oldest messages from now on; you go on seeing them.</source>
        <translation>Die Nachricht kürzen, einen neuen Chat beginnen, das Modell mit größerem Kontext laden oder es ab jetzt die ältesten Nachrichten vergessen lassen; zu sehen bleiben sie.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Show archived chats</source>
        <translation>Archivierte Chats zeigen</translation>
    </message>
    <message>
        <source>Show chats</source>
        <translation>Chats zeigen</translation>
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
        <source>Show models</source>
        <translation>Modelle zeigen</translation>
    </message>
    <message>
        <source>Show or fold thoughts</source>
        <translation>Gedanken zeigen oder einklappen</translation>
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
        <translation>{name} zeigen</translation>
    </message>
    <message>
        <source>Since this side began, its prompt included.</source>
        <translation>Seit diese Seite begonnen hat, mit ihrem Prompt.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Slower than plain here: {names}.</source>
        <translation>Hier langsamer als einfach: {names}.</translation>
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
        <source>So far the draws follow the target.</source>
        <translation>Bisher folgen die Ziehungen dem Zielmodell.</translation>
    </message>
    <message>
        <source>So somebody quick guesses the next γ tokens. The large model looks at all of them in &lt;b&gt;one pass&lt;/b&gt;, keeps those that it would have written itself, crosses out the first wrong one and writes its own in its place. If all were right, the same pass gives one more: the &lt;b&gt;bonus&lt;/b&gt;. A round never yields less than one token, and at best γ + 1.</source>
        <translation>Also rät jemand Schnelles die nächsten γ Tokens. Das große Modell sieht sie alle in &lt;b&gt;einem Durchlauf&lt;/b&gt; an, behält die, die es selbst geschrieben hätte, streicht das erste falsche und schreibt sein eigenes an dessen Stelle. Waren alle richtig, ergibt derselbe Durchlauf noch eines: den &lt;b&gt;Bonus&lt;/b&gt;. Eine Runde bringt nie weniger als ein Token und höchstens γ + 1.</translation>
    </message>
    <message>
        <source>Some pages of “{name}” hold no text, only pictures. They are left out.</source>
        <translation>Einige Seiten von „{name}“ enthalten keinen Text, nur Bilder. Sie werden weggelassen.</translation>
    </message>
    <message>
        <source>Speculation</source>
        <translation>Spekulation</translation>
    </message>
    <message>
        <source>Speculative</source>
        <translation>Spekulativ</translation>
    </message>
    <message>
        <source>Speculative decoding explained</source>
        <translation>Spekulatives Dekodieren erklärt</translation>
    </message>
    <message>
        <source>Speedup</source>
        <translation>Beschleunigung</translation>
    </message>
    <message>
        <source>Speedup over {across} and γ; here {speedup:.2f}, the best γ is {best}</source>
        <translation>Beschleunigung über {across} und γ; hier {speedup:.2f}, das beste γ ist {best}</translation>
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
        <source>Start a new chat to go on.</source>
        <translation>Weiter geht es in einem neuen Chat.</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
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
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stop for now</source>
        <translation>Vorerst anhalten</translation>
    </message>
    <message>
        <source>Stop strings</source>
        <translation>Stopptexte</translation>
    </message>
    <message>
        <source>Stop the reply (Esc)</source>
        <translation>Die Antwort anhalten (Esc)</translation>
    </message>
    <message>
        <source>Stop the reply; leave a page; close what is open</source>
        <translation>Die Antwort anhalten; eine Seite verlassen; schließen, was offen ist</translation>
    </message>
    <message>
        <source>Stop, and say so</source>
        <translation>Anhalten und es sagen</translation>
    </message>
    <message>
        <source>Stopped before both sides were done.</source>
        <translation>Angehalten, bevor beide Seiten fertig waren.</translation>
    </message>
    <message>
        <source>Stopped; as far as both go, the texts are the same.</source>
        <translation>Angehalten; so weit beide reichen, sind die Texte gleich.</translation>
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
        <source>Switch speculation</source>
        <translation>Spekulation umschalten</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>Systemprompt</translation>
    </message>
    <message>
        <source>System prompt and sampling</source>
        <translation>Systemprompt und Sampling</translation>
    </message>
    <message>
        <source>System prompt and sampling…</source>
        <translation>Systemprompt und Sampling…</translation>
    </message>
    <message>
        <source>System prompt and stop strings stay as they are</source>
        <translation>Systemprompt und Stopptexte bleiben, wie sie sind</translation>
    </message>
    <message>
        <source>System prompt, all of sampling, stop strings, longest reply</source>
        <translation>Systemprompt, alles zum Sampling, Stopptexte, längste Antwort</translation>
    </message>
    <message>
        <source>System prompt…</source>
        <translation>Systemprompt…</translation>
    </message>
    <message>
        <source>Table (CSV)…</source>
        <translation>Tabelle (CSV)…</translation>
    </message>
    <message>
        <source>Table of the result</source>
        <translation>Tabelle des Ergebnisses</translation>
    </message>
    <message>
        <source>Take out of the archive</source>
        <translation>Aus dem Archiv holen</translation>
    </message>
    <message>
        <source>Taken off a token's logit once for each time that it occurred in the last stretch. 0 switches it off.</source>
        <translation>Wird vom Logit eines Tokens für jedes Vorkommen im letzten Abschnitt einmal abgezogen. 0 schaltet es aus.</translation>
    </message>
    <message>
        <source>Taken off a token's logit once if it occurred in the last stretch at all. 0 switches it off.</source>
        <translation>Wird vom Logit eines Tokens einmal abgezogen, wenn es im letzten Abschnitt überhaupt vorkam. 0 schaltet es aus.</translation>
    </message>
    <message>
        <source>Takes every processor core for about {duration}, {needed} of disk ({free} are free), and memory for the model once more. Replies are slower meanwhile. You can stop at any time and go on later.</source>
        <translation>Braucht etwa {duration} lang alle Prozessorkerne, {needed} Plattenplatz ({free} sind frei) und noch einmal den Speicher des Modells. Antworten kommen solange langsamer. Anhalten und später weitermachen geht jederzeit.</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Zielmodell</translation>
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
        <source>Tell me a story.</source>
        <translation>Erzähle mir eine Geschichte.</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>Temperature of the target</source>
        <translation>Temperatur des Zielmodells</translation>
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
        <translation>Text-, Markdown-, Code-, CSV- und PDF-Dateien lassen sich anhängen.</translation>
    </message>
    <message>
        <source>That is {version}.</source>
        <translation>Es ist {version}.</translation>
    </message>
    <message>
        <source>The action stays in the menu</source>
        <translation>Die Aktion bleibt im Menü</translation>
    </message>
    <message>
        <source>The best k measured is {k} ({x:.2f}×); the formula says {p} ({y:.2f}×).</source>
        <translation>Das beste gemessene k ist {k} ({x:.2f}×); die Formel sagt {p} ({y:.2f}×).</translation>
    </message>
    <message>
        <source>The chance that the target accepts a guess: Σ min(p, q).</source>
        <translation>Wie wahrscheinlich das Zielmodell einen Vorschlag annimmt: Σ min(p, q).</translation>
    </message>
    <message>
        <source>The chosen round</source>
        <translation>Die gewählte Runde</translation>
    </message>
    <message>
        <source>The command was copied. It serves this pair with these settings.</source>
        <translation>Der Befehl ist kopiert. Er startet einen Server für dieses Paar mit diesen Einstellungen.</translation>
    </message>
    <message>
        <source>The context is full: let the model forget the oldest messages to go on.</source>
        <translation>Der Kontext ist voll: Damit es weitergeht, das Modell die ältesten Nachrichten vergessen lassen.</translation>
    </message>
    <message>
        <source>The context is full: load the model with a larger one to go on.</source>
        <translation>Der Kontext ist voll: Damit es weitergeht, das Modell mit größerem Kontext laden.</translation>
    </message>
    <message>
        <source>The context is full: the reply ends here.</source>
        <translation>Der Kontext ist voll: Die Antwort endet hier.</translation>
    </message>
    <message>
        <source>The distribution has not changed.</source>
        <translation>Die Verteilung hat sich nicht geändert.</translation>
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
        <translation>Das Entwurfsmodell rät ein Wort mit der Wahrscheinlichkeit q; das Zielmodell würde es mit der Wahrscheinlichkeit p schreiben. Der Vorschlag bleibt mit der Wahrscheinlichkeit min(1, p/q): immer, wo das Entwurfsmodell zu bescheiden war, und nur so oft, wie das Zielmodell es will, wo es sich zu sicher war. Ein abgelehntes Wort wird durch eines ersetzt, das aus dem Fehlenden gezogen ist: p - q, wo das über null liegt.</translation>
    </message>
    <message>
        <source>The draft guesses word {n} of {k}.</source>
        <translation>Das Entwurfsmodell rät Wort {n} von {k}.</translation>
    </message>
    <message>
        <source>The draft had proposed &lt;b&gt;{guess}&lt;/b&gt;: q = {q}, p = {p}</source>
        <translation>Das Entwurfsmodell hatte &lt;b&gt;{guess}&lt;/b&gt; vorgeschlagen: q = {q}, p = {p}</translation>
    </message>
    <message>
        <source>The draft that is being made</source>
        <translation>Das Entwurfsmodell, das gerade entsteht</translation>
    </message>
    <message>
        <source>The draft, lookup, other drafts, and one of no use</source>
        <translation>Das Entwurfsmodell, die Suche, andere Entwurfsmodelle und ein nutzloses</translation>
    </message>
    <message>
        <source>The engine is not running.</source>
        <translation>Die Engine läuft nicht.</translation>
    </message>
    <message>
        <source>The engine stopped while it loaded {name}.</source>
        <translation>Die Engine ist beim Laden von {name} stehen geblieben.</translation>
    </message>
    <message>
        <source>The engine was cut off ({error}).</source>
        <translation>Die Verbindung zur Engine ist abgerissen ({error}).</translation>
    </message>
    <message>
        <source>The exact rule</source>
        <translation>Die genaue Regel</translation>
    </message>
    <message>
        <source>The file paceline.log</source>
        <translation>Die Datei paceline.log</translation>
    </message>
    <message>
        <source>The first block is being measured…</source>
        <translation>Der erste Block wird gemessen…</translation>
    </message>
    <message>
        <source>The first layers of the target alone make the guesses; all of them check.</source>
        <translation>Die ersten Schichten des Zielmodells allein raten; alle zusammen prüfen.</translation>
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
        <source>The kind of text; – for all together</source>
        <translation>Die Art des Textes; – für alle zusammen</translation>
    </message>
    <message>
        <source>The lab is measuring; the chat waits.</source>
        <translation>Das Labor misst; der Chat wartet.</translation>
    </message>
    <message>
        <source>The last reply met the end of the context.</source>
        <translation>Die letzte Antwort ist ans Ende des Kontexts gestoßen.</translation>
    </message>
    <message>
        <source>The last reply reached its longest length.</source>
        <translation>Die letzte Antwort hat ihre größte Länge erreicht.</translation>
    </message>
    <message>
        <source>The last reply was broken off.</source>
        <translation>Die letzte Antwort ist abgebrochen.</translation>
    </message>
    <message>
        <source>The last reply was stopped.</source>
        <translation>Die letzte Antwort wurde angehalten.</translation>
    </message>
    <message>
        <source>The loaded pair</source>
        <translation>Das geladene Paar</translation>
    </message>
    <message>
        <source>The logit of the left one less that of the right one is {gap:.3f} in a pass over one token, {batched:.3f} in a pass over several: a near-tie, which quantised weights round differently in the two. Either word is the target's own.</source>
        <translation>Das Logit des linken abzüglich dessen des rechten ist {gap:.3f} in einem Durchlauf über ein Token, {batched:.3f} in einem über mehrere: fast ein Gleichstand, den quantisierte Gewichte in beiden Fällen verschieden runden. Beide Wörter sind die eigenen des Zielmodells.</translation>
    </message>
    <message>
        <source>The longest reply of either side</source>
        <translation>Die längste Antwort jeder Seite</translation>
    </message>
    <message>
        <source>The message's own tokens; then all that the model reads for its reply: the conversation with this message, of what the context holds.</source>
        <translation>Die Tokens der Nachricht selbst; dann alles, was das Modell für seine Antwort liest: das Gespräch mit dieser Nachricht, und wie viel der Kontext fasst.</translation>
    </message>
    <message>
        <source>The model answers many prompts, and a small draft learns to guess its answers. The draft then guesses for this model and for no other.</source>
        <translation>Das Modell beantwortet viele Prompts, und ein kleines Entwurfsmodell lernt, die Antworten zu raten. Es rät dann für dieses Modell und für kein anderes.</translation>
    </message>
    <message>
        <source>The model was trained with a head that foresees the token after the next one.</source>
        <translation>Das Modell wurde mit einem Kopf trainiert, der das übernächste Token vorhersieht.</translation>
    </message>
    <message>
        <source>The model's memory begins here; what is above was left out</source>
        <translation>Hier beginnt das Gedächtnis des Modells; was darüber steht, wurde weggelassen</translation>
    </message>
    <message>
        <source>The next token is drawn after these words of the reply</source>
        <translation>Nach diesen Wörtern der Antwort wird das nächste Token gezogen</translation>
    </message>
    <message>
        <source>The other action loses them</source>
        <translation>Die andere Aktion verliert sie</translation>
    </message>
    <message>
        <source>The proof is drawing from the pair; the chat waits.</source>
        <translation>Der Beweis zieht Tokens aus dem Paar; der Chat wartet.</translation>
    </message>
    <message>
        <source>The release page can't be reached.</source>
        <translation>Die Veröffentlichungsseite ist nicht erreichbar.</translation>
    </message>
    <message>
        <source>The release page gives no answer for now.</source>
        <translation>Die Veröffentlichungsseite gibt gerade keine Auskunft.</translation>
    </message>
    <message>
        <source>The reply ends after so many tokens, wherever it is then.</source>
        <translation>Die Antwort endet nach so vielen Tokens, wo sie dann auch ist.</translation>
    </message>
    <message>
        <source>The right is slower: {x:.2f}× the speed of the left.</source>
        <translation>Rechts ist langsamer: {x:.2f}× das Tempo von links.</translation>
    </message>
    <message>
        <source>The right is {x:.2f}× as fast as the left.</source>
        <translation>Rechts ist {x:.2f}× so schnell wie links.</translation>
    </message>
    <message>
        <source>The same time for both. A block is a pass of the target, a thin line a step of the draft, a dot a token.</source>
        <translation>Dieselbe Zeit für beide. Ein Block ist ein Durchlauf des Zielmodells, ein dünner Strich ein Schritt des Entwurfsmodells, ein Punkt ein Token.</translation>
    </message>
    <message>
        <source>The target guesses many places at once, improves them in parallel, and keeps runs of words that it has seen come out.</source>
        <translation>Das Zielmodell rät viele Stellen auf einmal, verbessert sie parallel und merkt sich Wortfolgen, die es dabei entstehen sah.</translation>
    </message>
    <message>
        <source>The target leaves one token only here. Take a higher temperature, or a text</source>
        <translation>Das Zielmodell lässt hier nur ein Token zu. Eine höhere Temperatur wählen oder einen Text,</translation>
    </message>
    <message>
        <source>The target would have said the same: the guess is kept.</source>
        <translation>Das Zielmodell hätte dasselbe gesagt: Der Vorschlag bleibt.</translation>
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
        <translation>Das eigene Wort des Zielmodells ersetzt den falschen Vorschlag; Wörter aus einem Durchlauf: {n}.</translation>
    </message>
    <message>
        <source>The text so far</source>
        <translation>Der Text bisher</translation>
    </message>
    <message>
        <source>The text that comes of it grows here.</source>
        <translation>Hier wächst der Text, der dabei entsteht.</translation>
    </message>
    <message>
        <source>The text then follows the draft</source>
        <translation>Der Text folgt dann dem Entwurfsmodell</translation>
    </message>
    <message>
        <source>The texts are identical, as they must be: with F32 weights and an F32 cache the logits are the same however many tokens a pass reads.</source>
        <translation>Die Texte sind identisch, wie es sein muss: Mit F32-Gewichten und F32-Cache sind die Logits gleich, egal wie viele Tokens ein Durchlauf liest.</translation>
    </message>
    <message>
        <source>The texts are identical, token for token.</source>
        <translation>Die Texte sind identisch, Token für Token.</translation>
    </message>
    <message>
        <source>The texts in full lie in {folder}.</source>
        <translation>Die vollständigen Texte liegen in {folder}.</translation>
    </message>
    <message>
        <source>The texts part after {n} tokens: “{one}” on the left, “{other}” on the right.</source>
        <translation>Die Texte trennen sich nach {n} Tokens: links „{one}“, rechts „{other}“.</translation>
    </message>
    <message>
        <source>The total variation of honest draws, on average.</source>
        <translation>Die Totalvariation ehrlicher Ziehungen, im Mittel.</translation>
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
        <translation>Es gibt schon eine Voreinstellung mit diesem Namen.</translation>
    </message>
    <message>
        <source>There is little to prove here.</source>
        <translation>Hier ist wenig zu beweisen.</translation>
    </message>
    <message>
        <source>There is no release yet.</source>
        <translation>Es gibt noch keine Veröffentlichung.</translation>
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
        <source>Think first</source>
        <translation>Erst nachdenken</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Denkt nach</translation>
    </message>
    <message>
        <source>Thinking {time}</source>
        <translation>Denkt nach, {time}</translation>
    </message>
    <message>
        <source>This is not the target's distribution.</source>
        <translation>Das ist nicht die Verteilung des Zielmodells.</translation>
    </message>
    <message>
        <source>This model has no draft yet: make one for it</source>
        <translation>Dieses Modell hat noch kein Entwurfsmodell: eines dafür erzeugen</translation>
    </message>
    <message>
        <source>This model is gated: accept its licence on its page, with your account there. Then make a token in that account's settings and enter it here.</source>
        <translation>Dieses Modell ist gesperrt: auf seiner Seite mit dem eigenen Konto die Lizenz annehmen, dann in den Kontoeinstellungen ein Token erzeugen und hier eingeben.</translation>
    </message>
    <message>
        <source>This side's reply, each token in its colour.</source>
        <translation>Die Antwort dieser Seite, jedes Token in seiner Farbe.</translation>
    </message>
    <message>
        <source>Thought for {time}</source>
        <translation>Nachgedacht, {time}</translation>
    </message>
    <message>
        <source>Thoughts</source>
        <translation>Gedanken</translation>
    </message>
    <message>
        <source>Thousands of rounds begin at the same place. If their first tokens come as often as the target alone would write them, guessing has changed nothing.</source>
        <translation>Tausende Runden beginnen an derselben Stelle. Kommen ihre ersten Tokens so oft, wie das Zielmodell allein sie schreiben würde, dann hat das Raten nichts geändert.</translation>
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
        <translation>Zeit eines Schrittes des Entwurfsmodells, in Ein-Token-Durchläufen des Zielmodells.</translation>
    </message>
    <message>
        <source>Time of a pass over γ + 1 tokens, in one-token passes: 1 while memory is the limit</source>
        <translation>Zeit eines Durchlaufs über γ + 1 Tokens, in Ein-Token-Durchläufen: 1, solange der Speicher die Grenze ist</translation>
    </message>
    <message>
        <source>Tiny</source>
        <translation>Winzig</translation>
    </message>
    <message>
        <source>Title of the chat</source>
        <translation>Titel des Chats</translation>
    </message>
    <message>
        <source>To the next control</source>
        <translation>Zum nächsten Bedienelement</translation>
    </message>
    <message>
        <source>To write one token, a model reads all of its weights from memory. The arithmetic is done long before the next weights arrive: the processor waits. Five places of a text can share one such reading, if it is known what stands in them.</source>
        <translation>Um ein Token zu schreiben, liest ein Modell alle seine Gewichte aus dem Speicher. Gerechnet ist längst, bevor die nächsten Gewichte da sind: Der Prozessor wartet. Fünf Stellen eines Textes können sich ein solches Lesen teilen, wenn bekannt ist, was an ihnen steht.</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Token of your account on the hub</source>
        <translation>Token des Kontos auf dem Hub</translation>
    </message>
    <message>
        <source>Token view: the text as sampled</source>
        <translation>Token-Ansicht: der Text, wie er gezogen wurde</translation>
    </message>
    <message>
        <source>Tokens drafted in each round; elsewhere also called k.</source>
        <translation>Entworfene Tokens in jeder Runde; anderswo auch k genannt.</translation>
    </message>
    <message>
        <source>Tokens drafted per round</source>
        <translation>Entworfene Tokens pro Runde</translation>
    </message>
    <message>
        <source>Tokens each</source>
        <translation>Tokens je Antwort</translation>
    </message>
    <message>
        <source>Tokens in the target's context: the conversation so far.</source>
        <translation>Tokens im Kontext des Zielmodells: das bisherige Gespräch.</translation>
    </message>
    <message>
        <source>Tokens of each round</source>
        <translation>Tokens jeder Runde</translation>
    </message>
    <message>
        <source>Tokens of text before the prompt</source>
        <translation>Tokens an Text vor dem Prompt</translation>
    </message>
    <message>
        <source>Tokens of the model's answers, in all runs together.</source>
        <translation>Tokens der Antworten des Modells, aus allen Läufen zusammen.</translation>
    </message>
    <message>
        <source>Tokens of the reply per second, without the prompt.</source>
        <translation>Tokens der Antwort pro Sekunde, ohne den Prompt.</translation>
    </message>
    <message>
        <source>Tokens of the reply per second. Plain: one token per pass of the target.</source>
        <translation>Tokens der Antwort pro Sekunde. Einfach: ein Token pro Durchlauf des Zielmodells.</translation>
    </message>
    <message>
        <source>Tokens of the reply ÷ passes of the target.</source>
        <translation>Tokens der Antwort ÷ Durchläufe des Zielmodells.</translation>
    </message>
    <message>
        <source>Tokens of the reply, tokens per second, tokens per pass of the target, the acceptance rate α (accepted ÷ checked), k (tokens drafted per round), the speedup against plain decoding, and the time to the first token. Click to see each round.</source>
        <translation>Tokens der Antwort, Tokens pro Sekunde, Tokens pro Durchlauf des Zielmodells, die Annahmerate α (angenommen ÷ geprüft), k (entworfene Tokens pro Runde), die Beschleunigung gegenüber einfacher Dekodierung und die Zeit bis zum ersten Token. Ein Klick zeigt jede Runde.</translation>
    </message>
    <message>
        <source>Tokens per pass ÷ (γ c + v); seen: plain time ÷ time taken.</source>
        <translation>Tokens pro Durchlauf ÷ (γ c + v); gesehen: einfache Zeit ÷ gebrauchte Zeit.</translation>
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
        <source>Tokens per second over time</source>
        <translation>Tokens pro Sekunde im Lauf der Zeit</translation>
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
        <source>Tokens written so far.</source>
        <translation>Bisher geschriebene Tokens.</translation>
    </message>
    <message>
        <source>Tokens ÷ target passes</source>
        <translation>Tokens ÷ Durchläufe des Zielmodells</translation>
    </message>
    <message>
        <source>Top-k</source>
        <translation>Top-k</translation>
    </message>
    <message>
        <source>Top-p</source>
        <translation>Top-p</translation>
    </message>
    <message>
        <source>Troubleshooting</source>
        <translation>Problemlösung</translation>
    </message>
    <message>
        <source>Two ways are being compared; the chat waits.</source>
        <translation>Zwei Wege werden verglichen; der Chat wartet.</translation>
    </message>
    <message>
        <source>Type a command, a chat or a model</source>
        <translation>Befehl, Chat oder Modell eingeben</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Unsent: {text}</source>
        <translation>Nicht gesendet: {text}</translation>
    </message>
    <message>
        <source>Until then chats are kept only while this window is open.</source>
        <translation>Bis dahin bleiben Chats nur erhalten, solange dieses Fenster offen ist.</translation>
    </message>
    <message>
        <source>Until then it is kept in this window only, and you can go on.</source>
        <translation>Bis dahin liegt es nur in diesem Fenster, und es kann weitergehen.</translation>
    </message>
    <message>
        <source>Updates</source>
        <translation>Updates</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Verwenden</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Verwenden</translation>
    </message>
    <message>
        <source>Use it now</source>
        <translation>Jetzt verwenden</translation>
    </message>
    <message>
        <source>Use my pair's figures</source>
        <translation>Zahlen des eigenen Paares</translation>
    </message>
    <message>
        <source>Use the built-in model</source>
        <translation>Eingebautes Modell verwenden</translation>
    </message>
    <message>
        <source>Use the values that are recommended for this model</source>
        <translation>Die für dieses Modell empfohlenen Werte verwenden</translation>
    </message>
    <message>
        <source>Use them here</source>
        <translation>Hier verwenden</translation>
    </message>
    <message>
        <source>Use these</source>
        <translation>Diese verwenden</translation>
    </message>
    <message>
        <source>Use this seed again: {seed}</source>
        <translation>Diesen Seed wieder verwenden: {seed}</translation>
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
        <translation>Paceline benutzen</translation>
    </message>
    <message>
        <source>Usual text size</source>
        <translation>Übliche Textgröße</translation>
    </message>
    <message>
        <source>Version {number} of {count}</source>
        <translation>Version {number} von {count}</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vokabular</translation>
    </message>
    <message>
        <source>What answered is not the release page.</source>
        <translation>Was geantwortet hat, ist nicht die Veröffentlichungsseite.</translation>
    </message>
    <message>
        <source>What follows the last few words elsewhere in the conversation is guessed again. It costs nothing, and hits where a reply repeats: edited code, quotes, summaries.</source>
        <translation>Was den letzten Wörtern anderswo im Gespräch folgt, wird wieder vorgeschlagen. Das kostet nichts und trifft, wo eine Antwort etwas wiederholt: überarbeiteter Code, Zitate, Zusammenfassungen.</translation>
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
        <source>What the chart shows</source>
        <translation>Was das Diagramm zeigt</translation>
    </message>
    <message>
        <source>What the model thought before it answered: the time it took, its tokens, and the acceptance rate α among them. Click to show or hide it.</source>
        <translation>Was das Modell vor der Antwort gedacht hat: die Zeit dafür, die Tokens und die Annahmerate α darunter. Ein Klick zeigt oder verbirgt es.</translation>
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
        <source>What was measured is kept</source>
        <translation>Das Gemessene bleibt erhalten</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>Was schiefging</translation>
    </message>
    <message>
        <source>When full: go on</source>
        <translation>Wenn voll: weiter</translation>
    </message>
    <message>
        <source>When full: stop</source>
        <translation>Wenn voll: anhalten</translation>
    </message>
    <message>
        <source>When it does not pay</source>
        <translation>Wann es sich nicht lohnt</translation>
    </message>
    <message>
        <source>When the context is full</source>
        <translation>Wenn der Kontext voll ist</translation>
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
        <source>Whether this model thinks before it answers: slower, and often better.</source>
        <translation>Ob dieses Modell nachdenkt, bevor es antwortet: langsamer und oft besser.</translation>
    </message>
    <message>
        <source>Who guesses</source>
        <translation>Wer rät</translation>
    </message>
    <message>
        <source>Who guesses on this side</source>
        <translation>Wer auf dieser Seite rät</translation>
    </message>
    <message>
        <source>Who guesses the next tokens</source>
        <translation>Wer die nächsten Tokens rät</translation>
    </message>
    <message>
        <source>Who the model is to be, and what it is to keep to.</source>
        <translation>Wer das Modell sein soll und woran es sich halten soll.</translation>
    </message>
    <message>
        <source>Why the text does not change</source>
        <translation>Warum sich der Text nicht ändert</translation>
    </message>
    <message>
        <source>With F32 this should not happen: please report it.</source>
        <translation>Mit F32 sollte das nicht vorkommen: bitte melden.</translation>
    </message>
    <message>
        <source>With this message the chat has {tokens} tokens; the context holds {context}.</source>
        <translation>Mit dieser Nachricht hat der Chat {tokens} Tokens; der Kontext fasst {context}.</translation>
    </message>
    <message>
        <source>Write a Python function that merges two sorted lists into one, with a docstring.</source>
        <translation>Schreibe eine Python-Funktion, die zwei sortierte Listen zu einer zusammenführt, mit Docstring.</translation>
    </message>
    <message>
        <source>Write a message</source>
        <translation>Nachricht schreiben</translation>
    </message>
    <message>
        <source>Write code</source>
        <translation>Code schreiben</translation>
    </message>
    <message>
        <source>Write on where the reply ended</source>
        <translation>Weiterschreiben, wo die Antwort endete</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Gestern</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ich</translation>
    </message>
    <message>
        <source>You have a newer version than the newest release.</source>
        <translation>Diese Version ist neuer als die neueste veröffentlichte.</translation>
    </message>
    <message>
        <source>You have the newest finished release.</source>
        <translation>Dies ist die neueste fertige Version.</translation>
    </message>
    <message>
        <source>You have the newest release.</source>
        <translation>Dies ist die neueste Version.</translation>
    </message>
    <message>
        <source>You have {running}, and the newest release is {version}.</source>
        <translation>Hier läuft {running}, und die neueste veröffentlichte Version ist {version}.</translation>
    </message>
    <message>
        <source>You have {running}. Chats and settings stay when you install over it.</source>
        <translation>Hier läuft {running}. Chats und Einstellungen bleiben beim Installieren darüber erhalten.</translation>
    </message>
    <message>
        <source>You have {running}. {version} can be tried early; it may have faults.</source>
        <translation>Hier läuft {running}. {version} lässt sich vorab ausprobieren und kann Fehler haben.</translation>
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
        <source>about {n} min left</source>
        <translation>noch etwa {n} min</translation>
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
        <source>accepted {count}</source>
        <translation>angenommen {count}</translation>
    </message>
    <message>
        <source>accepted ÷ checked</source>
        <translation>angenommen ÷ geprüft</translation>
    </message>
    <message>
        <source>accepted: drafted, and kept by the target</source>
        <translation>angenommen: entworfen und vom Zielmodell behalten</translation>
    </message>
    <message>
        <source>all others</source>
        <translation>alle anderen</translation>
    </message>
    <message>
        <source>all {layers}</source>
        <translation>alle {layers}</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>auto</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>bar: how often it came · line: the target's p · band: sampling noise, 95 %</source>
        <translation>Balken: wie oft es kam · Linie: p des Zielmodells · Band: Stichprobenrauschen, 95 %</translation>
    </message>
    <message>
        <source>before</source>
        <translation>davor</translation>
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
        <source>bonus {count}</source>
        <translation>Bonus {count}</translation>
    </message>
    <message>
        <source>bonus: the target's own, after all guesses were kept</source>
        <translation>Bonus: das eigene des Zielmodells, nachdem alle Vorschläge behalten wurden</translation>
    </message>
    <message>
        <source>broken off</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>eingebaut</translation>
    </message>
    <message>
        <source>by the formula</source>
        <translation>nach der Formel</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>c  draft step</source>
        <translation>c  Entwurf</translation>
    </message>
    <message>
        <source>c and v as measured on this machine, α from the replies of this session.</source>
        <translation>c und v wie auf diesem Rechner gemessen, α aus den Antworten dieser Sitzung.</translation>
    </message>
    <message>
        <source>c and v as measured on this machine. No guesses were checked yet: α stays.</source>
        <translation>c und v wie auf diesem Rechner gemessen. Noch wurden keine Vorschläge geprüft: α bleibt.</translation>
    </message>
    <message>
        <source>c: a draft step</source>
        <translation>c</translation>
    </message>
    <message>
        <source>cache</source>
        <translation>Cache</translation>
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
        <source>context full</source>
        <translation>Kontext voll</translation>
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
        <source>corrected {count}</source>
        <translation>korrigiert {count}</translation>
    </message>
    <message>
        <source>corrected: the target's own, at the first rejection</source>
        <translation>korrigiert: das eigene des Zielmodells, an der ersten Ablehnung</translation>
    </message>
    <message>
        <source>crossed out</source>
        <translation>gestrichen</translation>
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
        <source>draft at {t:g}</source>
        <translation>Entwurf bei {t:g}</translation>
    </message>
    <message>
        <source>draft model</source>
        <translation>Entwurfsmodell</translation>
    </message>
    <message>
        <source>drafted</source>
        <translation>entworfen</translation>
    </message>
    <message>
        <source>drafted {count}</source>
        <translation>entworfen {count}</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>Ziehungen</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>erwartet</translation>
    </message>
    <message>
        <source>expected acceptance: {acceptance}</source>
        <translation>erwartete Annahme: {acceptance}</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>schnell</translation>
    </message>
    <message>
        <source>first token {seconds} s</source>
        <translation>erstes Token {seconds} s</translation>
    </message>
    <message>
        <source>first token, s</source>
        <translation>erstes Token, s</translation>
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
        <source>formula</source>
        <translation>Formel</translation>
    </message>
    <message>
        <source>from {n} rounds</source>
        <translation>aus {n} Runden</translation>
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
        <translation>rät nacheinander</translation>
    </message>
    <message>
        <source>high</source>
        <translation>hoch</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importiert</translation>
    </message>
    <message>
        <source>its own</source>
        <translation>die eigene</translation>
    </message>
    <message>
        <source>k auto</source>
        <translation>k auto</translation>
    </message>
    <message>
        <source>k now {k}</source>
        <translation>k jetzt {k}</translation>
    </message>
    <message>
        <source>k, drafted per round</source>
        <translation>k, entworfen pro Runde</translation>
    </message>
    <message>
        <source>k, tokens drafted per round</source>
        <translation>k, entworfene Tokens pro Runde</translation>
    </message>
    <message>
        <source>k: tokens drafted in each round</source>
        <translation>k: entworfene Tokens in jeder Runde</translation>
    </message>
    <message>
        <source>k: tokens drafted per round</source>
        <translation>k: entworfene Tokens pro Runde</translation>
    </message>
    <message>
        <source>k: tokens drafted per round. Auto picks it from what guessing costs here.</source>
        <translation>k: Tokens, die pro Runde entworfen werden. „auto“ wählt es danach, was Raten hier kostet.</translation>
    </message>
    <message>
        <source>keeps or corrects</source>
        <translation>behält, korrigiert</translation>
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
        <source>level</source>
        <translation>gleichauf</translation>
    </message>
    <message>
        <source>licence not stated</source>
        <translation>Lizenz nicht angegeben</translation>
    </message>
    <message>
        <source>line: p</source>
        <translation>Linie: p</translation>
    </message>
    <message>
        <source>llama.cpp in llama-cpp-python {llama} · Qt {qt} (LGPL) · Python {python}. Paceline is free software under the Apache License 2.0.</source>
        <translation>llama.cpp in llama-cpp-python {llama} · Qt {qt} (LGPL) · Python {python}. Paceline ist freie Software unter der Apache-Lizenz 2.0.</translation>
    </message>
    <message>
        <source>longest reply reached</source>
        <translation>größte Länge erreicht</translation>
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
        <translation>keine</translation>
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
        <source>nothing drafted</source>
        <translation>nichts entworfen</translation>
    </message>
    <message>
        <source>oldest {count} left out</source>
        <translation>älteste {count} weggelassen</translation>
    </message>
    <message>
        <source>on this computer</source>
        <translation>auf diesem Rechner</translation>
    </message>
    <message>
        <source>on {device}</source>
        <translation>auf {device}</translation>
    </message>
    <message>
        <source>one pass of the target reads them all</source>
        <translation>ein Durchlauf des Zielmodells liest alle</translation>
    </message>
    <message>
        <source>one pass, once all guesses stand</source>
        <translation>ein Durchlauf, sobald alle Vorschläge stehen</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>over c and γ</source>
        <translation>c und γ</translation>
    </message>
    <message>
        <source>over α and γ</source>
        <translation>α und γ</translation>
    </message>
    <message>
        <source>p = {p} (target)</source>
        <translation>p = {p} (Zielmodell)</translation>
    </message>
    <message>
        <source>p-value</source>
        <translation>p-Wert</translation>
    </message>
    <message>
        <source>p-value {p}</source>
        <translation>p-Wert {p}</translation>
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
        <translation>einfach etwa {speed} Tok/s, nach der Dauer der Durchläufe</translation>
    </message>
    <message>
        <source>plain tok/s</source>
        <translation>einfach Tok/s</translation>
    </message>
    <message>
        <source>plain {speed} tok/s, from {count:,} plain tokens</source>
        <translation>einfach {speed} Tok/s, aus {count:,} einfachen Tokens</translation>
    </message>
    <message>
        <source>plain {speed} tok/s, measured at load</source>
        <translation>einfach {speed} Tok/s, beim Laden gemessen</translation>
    </message>
    <message>
        <source>plain: decoded without a guess</source>
        <translation>einfach: ohne Raten dekodiert</translation>
    </message>
    <message>
        <source>preset</source>
        <translation>Voreinstellung</translation>
    </message>
    <message>
        <source>prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>prompt lookup</source>
        <translation>Prompt-Suche</translation>
    </message>
    <message>
        <source>q = {q} (draft)</source>
        <translation>q = {q} (Entwurf)</translation>
    </message>
    <message>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>random ({seed})</source>
        <translation>zufällig ({seed})</translation>
    </message>
    <message>
        <source>replies side by side</source>
        <translation>Antworten nebeneinander</translation>
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
        <source>sampling noise</source>
        <translation>Rauschen</translation>
    </message>
    <message>
        <source>scrambled draft</source>
        <translation>verwürfeltes Entwurfsmodell</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>seconds to the first token</source>
        <translation>Sekunden bis zum ersten Token</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <translation>Seed {seed}</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>gesehen</translation>
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
        <source>side by side</source>
        <translation>nebeneinander</translation>
    </message>
    <message>
        <source>size not known</source>
        <translation>Größe unbekannt</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>langsam</translation>
    </message>
    <message>
        <source>speculative</source>
        <translation>spekulativ</translation>
    </message>
    <message>
        <source>speedup</source>
        <translation>Beschleunigung</translation>
    </message>
    <message>
        <source>spread</source>
        <translation>Streuung</translation>
    </message>
    <message>
        <source>stop string</source>
        <translation>Stopptext</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>sun rain wind snow fog</source>
        <translation>Sonne Regen Wind Schnee Nebel</translation>
    </message>
    <message>
        <source>target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>temp.</source>
        <translation>Temp.</translation>
    </message>
    <message>
        <source>temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>that can go on many ways.</source>
        <translation>der auf viele Arten weitergehen kann.</translation>
    </message>
    <message>
        <source>the oldest will be left out</source>
        <translation>die ältesten werden weggelassen</translation>
    </message>
    <message>
        <source>the, cat, sat, on, mat: small enough to check by hand</source>
        <translation>the, cat, sat, on, mat: klein genug, um von Hand nachzurechnen</translation>
    </message>
    <message>
        <source>this one</source>
        <translation>diese</translation>
    </message>
    <message>
        <source>this reply</source>
        <translation>diese Antwort</translation>
    </message>
    <message>
        <source>tok/s</source>
        <translation>Tok/s</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>tokens before the reply</source>
        <translation>Tokens vor der Antwort</translation>
    </message>
    <message>
        <source>tokens of each round</source>
        <translation>Tokens jeder Runde</translation>
    </message>
    <message>
        <source>tokens per pass</source>
        <translation>Tokens pro Durchlauf</translation>
    </message>
    <message>
        <source>tokens per second</source>
        <translation>Tokens pro Sekunde</translation>
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
        <source>tokens/s over seconds</source>
        <translation>Tokens/s über Sekunden</translation>
    </message>
    <message>
        <source>total variation</source>
        <translation>Totalvariation</translation>
    </message>
    <message>
        <source>trained for {context}</source>
        <translation>trainiert für {context}</translation>
    </message>
    <message>
        <source>use again</source>
        <translation>wieder verwenden</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>üblich</translation>
    </message>
    <message>
        <source>v  pass</source>
        <translation>v  Durchlauf</translation>
    </message>
    <message>
        <source>vLLM has no cache of this type; it takes its own.</source>
        <translation>vLLM hat keinen Cache dieser Art; es nimmt seinen eigenen.</translation>
    </message>
    <message>
        <source>vLLM reads GGUF files on trial only: put the names of the original models in place of the files.</source>
        <translation>vLLM liest GGUF-Dateien nur versuchsweise: besser die Namen der ursprünglichen Modelle anstelle der Dateien einsetzen.</translation>
    </message>
    <message>
        <source>version {number}</source>
        <translation>Version {number}</translation>
    </message>
    <message>
        <source>very high</source>
        <translation>sehr hoch</translation>
    </message>
    <message>
        <source>who guesses</source>
        <translation>wer rät</translation>
    </message>
    <message>
        <source>with speculation</source>
        <translation>mit Spekulation</translation>
    </message>
    <message>
        <source>with the chat {prompt} of {context}</source>
        <translation>mit dem Chat {prompt} von {context}</translation>
    </message>
    <message>
        <source>with γ = {k} below {alpha:.2f}.</source>
        <translation>mit γ = {k} erst ab {alpha:.2f}.</translation>
    </message>
    <message>
        <source>with γ = {k} it never does.</source>
        <translation>mit γ = {k} nie.</translation>
    </message>
    <message>
        <source>without speculation</source>
        <translation>ohne Spekulation</translation>
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
        <source>{count:,} chats were imported.</source>
        <translation>{count:,} Chats wurden importiert.</translation>
    </message>
    <message>
        <source>{count:,} of them in the archive.</source>
        <translation>{count:,} davon im Archiv.</translation>
    </message>
    <message>
        <source>{count:,} tokens</source>
        <translation>{count:,} Tokens</translation>
    </message>
    <message>
        <source>{count:,} tokens in the vocabulary</source>
        <translation>{count:,} Tokens im Vokabular</translation>
    </message>
    <message>
        <source>{count} downloads are unfinished: {names}.</source>
        <translation>{count} Downloads sind unvollständig: {names}.</translation>
    </message>
    <message>
        <source>{count} lines</source>
        <translation>{count} Zeilen</translation>
    </message>
    <message>
        <source>{count} parts</source>
        <translation>{count} Teile</translation>
    </message>
    <message>
        <source>{count} tokens</source>
        <translation>{count} Tokens</translation>
    </message>
    <message>
        <source>{count}/pass</source>
        <translation>{count}/Durchlauf</translation>
    </message>
    <message>
        <source>{done} of {total} replies</source>
        <translation>{done} von {total} Antworten</translation>
    </message>
    <message>
        <source>{done} of {total}, can go on</source>
        <translation>{done} von {total}, kann weitergehen</translation>
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
        <translation>{lines}, wie das Modell sie liest</translation>
    </message>
    <message>
        <source>{meaning}
Usual: {value}</source>
        <translation>{meaning}
Üblich: {value}</translation>
    </message>
    <message>
        <source>{millions:,.0f} million parameters, {layers} layers, {on_gpu} on the GPU</source>
        <translation>{millions:,.0f} Millionen Parameter, {layers} Schichten, {on_gpu} auf der GPU</translation>
    </message>
    <message>
        <source>{minutes} min left</source>
        <translation>noch {minutes} min</translation>
    </message>
    <message>
        <source>{minutes} min {seconds} s</source>
        <translation>{minutes} min {seconds} s</translation>
    </message>
    <message>
        <source>{minutes} minutes</source>
        <translation>{minutes} Minuten</translation>
    </message>
    <message>
        <source>{name} can't be deleted ({reason}).</source>
        <translation>{name} lässt sich nicht löschen ({reason}).</translation>
    </message>
    <message>
        <source>{name} can't be written: {why}.</source>
        <translation>{name} lässt sich nicht schreiben: {why}.</translation>
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
        <source>{name} wrote this reply: load it to go on.</source>
        <translation>{name} hat diese Antwort geschrieben: zum Fortsetzen dieses Modell laden.</translation>
    </message>
    <message>
        <source>{name}, its draft</source>
        <translation>{name}, Entwurfsmodell</translation>
    </message>
    <message>
        <source>{name}, nothing reused</source>
        <translation>{name}, nichts wiederverwendet</translation>
    </message>
    <message>
        <source>{name}, {how}: {rate} tok/s</source>
        <translation>{name}, {how}: {rate} Tok/s</translation>
    </message>
    <message>
        <source>{name}: draft length</source>
        <translation>{name}: Entwurfslänge</translation>
    </message>
    <message>
        <source>{name}: {count} of {draws} draws; expected {expected:.1f}</source>
        <translation>{name}: {count} von {draws} Ziehungen; erwartet {expected:.1f}</translation>
    </message>
    <message>
        <source>{name}: {figure}. Enter shows its text, Delete takes it away.</source>
        <translation>{name}: {figure}. Enter zeigt den Text, Entf nimmt die Datei weg.</translation>
    </message>
    <message>
        <source>{n} tokens</source>
        <translation>{n} Tokens</translation>
    </message>
    <message>
        <source>{n} tokens ahead on the right</source>
        <translation>rechts {n} Tokens voraus</translation>
    </message>
    <message>
        <source>{n} tokens behind on the right</source>
        <translation>rechts {n} Tokens zurück</translation>
    </message>
    <message>
        <source>{on_gpu} of {layers} layers on the GPU</source>
        <translation>{on_gpu} von {layers} Schichten auf der GPU</translation>
    </message>
    <message>
        <source>{preset}
A preset keeps system prompt, sampling, drafter, k, stop strings and the longest reply.</source>
        <translation>{preset}
Eine Voreinstellung bewahrt Systemprompt, Sampling, wer rät, k, Stopptexte und die längste Antwort auf.</translation>
    </message>
    <message>
        <source>{rate:,.0f} a second</source>
        <translation>{rate:,.0f} pro Sekunde</translation>
    </message>
    <message>
        <source>{rate} tok/s</source>
        <translation>{rate} Tok/s</translation>
    </message>
    <message>
        <source>{s:.1f} s less on the right</source>
        <translation>rechts {s:.1f} s weniger</translation>
    </message>
    <message>
        <source>{s:.1f} s more on the right</source>
        <translation>rechts {s:.1f} s mehr</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
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
        <source>{time} ms</source>
        <translation>{time} ms</translation>
    </message>
    <message>
        <source>Σ min(p, q) at the first position.</source>
        <translation>Σ min(p, q) an der ersten Stelle.</translation>
    </message>
    <message>
        <source>α  agreement</source>
        <translation>α  Einigkeit</translation>
    </message>
    <message>
        <source>α of the replies of this session, c and v as measured on this machine</source>
        <translation>α der Antworten dieser Sitzung, c und v wie auf diesem Rechner gemessen</translation>
    </message>
    <message>
        <source>α {alpha:.2f}, c {c:.2f}, γ {gamma}: {speedup:.2f}× plain decoding</source>
        <translation>α {alpha:.2f}, c {c:.2f}, γ {gamma}: {speedup:.2f}× einfache Dekodierung</translation>
    </message>
    <message>
        <source>α {rate}</source>
        <translation>α {rate}</translation>
    </message>
    <message>
        <source>α: agreement</source>
        <translation>α</translation>
    </message>
    <message>
        <source>γ  guesses</source>
        <translation>γ  Vorschläge</translation>
    </message>
    <message>
        <source>χ² test: how often honest draws stray at least so far.</source>
        <translation>χ²-Test: wie oft ehrliche Ziehungen mindestens so weit abweichen.</translation>
    </message>
    <message>
        <source>“Use it now” loads the model again with this draft. It is found among the models, too.</source>
        <translation>„Jetzt verwenden“ lädt das Modell neu mit diesem Entwurfsmodell. Es steht auch unter den Modellen.</translation>
    </message>
    <message>
        <source>“{name}” can't be read.</source>
        <translation>„{name}“ lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>“{name}” holds no text: its pages are pictures.</source>
        <translation>„{name}“ enthält keinen Text: Die Seiten sind Bilder.</translation>
    </message>
    <message>
        <source>“{name}” is a damaged PDF.</source>
        <translation>„{name}“ ist ein beschädigtes PDF.</translation>
    </message>
    <message>
        <source>“{name}” is a folder.</source>
        <translation>„{name}“ ist ein Ordner.</translation>
    </message>
    <message>
        <source>“{name}” is empty.</source>
        <translation>„{name}“ ist leer.</translation>
    </message>
    <message>
        <source>“{name}” is far longer than any model can read.</source>
        <translation>„{name}“ ist viel länger, als irgendein Modell lesen kann.</translation>
    </message>
    <message>
        <source>“{name}” is no longer there.</source>
        <translation>„{name}“ ist nicht mehr da.</translation>
    </message>
    <message>
        <source>“{name}” is no text.</source>
        <translation>„{name}“ ist kein Text.</translation>
    </message>
    <message>
        <source>“{name}” is not in Unicode. It was read as Western European (Latin-1).</source>
        <translation>„{name}“ ist nicht in Unicode geschrieben. Die Datei wurde als westeuropäisch (Latin-1) gelesen.</translation>
    </message>
    <message>
        <source>“{name}” is protected by a password.</source>
        <translation>„{name}“ ist durch ein Passwort geschützt.</translation>
    </message>
    <message>
        <source>“{name}” was deleted.</source>
        <translation>„{name}“ wurde gelöscht.</translation>
    </message>
    <message>
        <source>“{title}” was deleted.</source>
        <translation>„{title}“ wurde gelöscht.</translation>
    </message>
    <message>
        <source>“{title}” was exported to “{file}”.</source>
        <translation>„{title}“ wurde nach „{file}“ exportiert.</translation>
    </message>
    <message>
        <source>← Chat</source>
        <translation>← Chat</translation>
    </message>
    <message>
        <source>≈ {count} tokens</source>
        <translation>≈ {count} Tokens</translation>
    </message>
</context>
</TS>
