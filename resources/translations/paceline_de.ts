<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Paceline</name>
    <message>
        <source>(1 - α^(k+1)) / ((1 - α)(k c + v)), from this row's own α, c and v. Of draft lengths: the chart's line, from the α of each position over all k.</source>
        <translation>(1 - α^(k+1)) / ((1 - α)(k c + v)), aus α, c und v dieser Zeile. Bei Entwurfslängen: die Linie des Diagramms, aus dem α jeder Stelle über alle k.</translation>
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
        <source>A Q4_0 draft was reported to be far slower here.</source>
        <translation>Ein Q4_0-Entwurfsmodell soll hier weit langsamer sein.</translation>
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
        <source>A file can't be used: {reason}.</source>
        <translation>Eine Datei lässt sich nicht benutzen: {reason}.</translation>
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
        <source>A mixture of experts with 3B active: fast already, so drafting gains little.</source>
        <translation>Ein Mixture-of-Experts-Modell mit 3B aktiven Parametern: schon schnell, darum bringt Raten wenig.</translation>
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
        <source>A number in the file is too large.</source>
        <translation>Eine Zahl in der Datei ist zu groß.</translation>
    </message>
    <message>
        <source>A pair in {name} names {id}, which is no model.</source>
        <translation>Ein Paar in {name} nennt {id}, und das ist kein Modell.</translation>
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
        <source>A whole drive can't be the data folder.</source>
        <translation>Ein ganzes Laufwerk kann nicht der Datenordner sein.</translation>
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
        <source>Accept it at {page}, then enter a token (or run `hf auth login`).</source>
        <translation>Sie auf {page} annehmen, dann ein Token eingeben (oder `hf auth login` ausführen).</translation>
    </message>
    <message>
        <source>Accept the licence at {page}; if that was done, its owner has yet to agree.</source>
        <translation>Die Lizenz auf {page} annehmen; ist das geschehen, muss der Eigentümer noch zustimmen.</translation>
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
        <source>All chats</source>
        <translation>Alle Chats</translation>
    </message>
    <message>
        <source>All figures (JSON)…</source>
        <translation>Alle Zahlen (JSON)…</translation>
    </message>
    <message>
        <source>All models</source>
        <translation>Alle Modelle</translation>
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
        <source>Allow writing to its folder.</source>
        <translation>Das Schreiben in seinen Ordner erlauben.</translation>
    </message>
    <message>
        <source>Allow writing to the data folder, or choose another one.</source>
        <translation>Das Schreiben in den Datenordner erlauben oder einen anderen wählen.</translation>
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
        <source>Another program is downloading {name}.</source>
        <translation>Ein anderes Programm lädt {name} gerade herunter.</translation>
    </message>
    <message>
        <source>Another program is holding the history of chats.</source>
        <translation>Ein anderes Programm hält den Chatverlauf fest.</translation>
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
        <source>Back from the archive to all other chats</source>
        <translation>Aus dem Archiv zurück zu allen anderen Chats</translation>
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
        <source>Change its permissions or choose another model.</source>
        <translation>Die Zugriffsrechte ändern oder ein anderes Modell wählen.</translation>
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
        <source>Chat {number} of the file can't be read: {reason}</source>
        <translation>Chat {number} der Datei lässt sich nicht lesen: {reason}</translation>
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
        <source>Check HF_ENDPOINT.</source>
        <translation>HF_ENDPOINT prüfen.</translation>
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
        <source>Check the connection and try again. Models that are on disk still work.</source>
        <translation>Die Verbindung prüfen und noch einmal versuchen. Modelle auf der Platte funktionieren weiter.</translation>
    </message>
    <message>
        <source>Check the connection and try again. Paceline itself needs none.</source>
        <translation>Die Verbindung prüfen und noch einmal versuchen. Paceline selbst braucht keine.</translation>
    </message>
    <message>
        <source>Check the data folder.</source>
        <translation>Den Datenordner prüfen.</translation>
    </message>
    <message>
        <source>Check the disk and its space.</source>
        <translation>Die Platte und ihren freien Platz prüfen.</translation>
    </message>
    <message>
        <source>Check the disk, and who may write to the folder of models.</source>
        <translation>Die Platte prüfen, und wer in den Ordner der Modelle schreiben darf.</translation>
    </message>
    <message>
        <source>Check the name.</source>
        <translation>Den Namen prüfen.</translation>
    </message>
    <message>
        <source>Check the name; if it is private, enter a token (or run `hf auth login`).</source>
        <translation>Den Namen prüfen; ist es privat, ein Token eingeben (oder `hf auth login` ausführen).</translation>
    </message>
    <message>
        <source>Choose a .gguf file.</source>
        <translation>Eine .gguf-Datei wählen.</translation>
    </message>
    <message>
        <source>Choose a draft of another kind.</source>
        <translation>Ein Entwurfsmodell anderer Art wählen.</translation>
    </message>
    <message>
        <source>Choose a draft of the same family.</source>
        <translation>Ein Entwurfsmodell derselben Familie wählen.</translation>
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
        <source>Choose a folder on it, or make a new one.</source>
        <translation>Einen Ordner darauf wählen oder einen neuen anlegen.</translation>
    </message>
    <message>
        <source>Choose a folder somewhere else.</source>
        <translation>Einen Ordner an anderer Stelle wählen.</translation>
    </message>
    <message>
        <source>Choose a folder with more room.</source>
        <translation>Einen Ordner mit mehr Platz wählen.</translation>
    </message>
    <message>
        <source>Choose a little-endian GGUF.</source>
        <translation>Eine Little-Endian-GGUF-Datei wählen.</translation>
    </message>
    <message>
        <source>Choose a newer file of this model.</source>
        <translation>Eine neuere Datei dieses Modells wählen.</translation>
    </message>
    <message>
        <source>Choose a smaller context or a smaller model.</source>
        <translation>Einen kleineren Kontext oder ein kleineres Modell wählen.</translation>
    </message>
    <message>
        <source>Choose a smaller model, or fewer GPU layers.</source>
        <translation>Ein kleineres Modell oder weniger GPU-Schichten wählen.</translation>
    </message>
    <message>
        <source>Choose an empty folder for the data</source>
        <translation>Einen leeren Ordner für die Daten wählen</translation>
    </message>
    <message>
        <source>Choose an empty one, or make a new one.</source>
        <translation>Einen leeren wählen oder einen neuen anlegen.</translation>
    </message>
    <message>
        <source>Choose an experiment. Plain and speculative decoding take turns, so that what else this machine does troubles both alike; what was measured is kept, and a run that was stopped goes on where it was.</source>
        <translation>Ein Experiment wählen. Einfache und spekulative Dekodierung wechseln sich ab, damit alles, was dieser Rechner sonst tut, beide gleich stört. Das Gemessene bleibt erhalten, und ein angehaltener Lauf geht dort weiter, wo er war.</translation>
    </message>
    <message>
        <source>Choose an export of Paceline or ChatGPT, or a conversation of LM Studio.</source>
        <translation>Einen Export von Paceline oder ChatGPT oder ein Gespräch aus LM Studio wählen.</translation>
    </message>
    <message>
        <source>Choose another data folder.</source>
        <translation>Einen anderen Datenordner wählen.</translation>
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
        <source>Choose another model, or fetch it again.</source>
        <translation>Ein anderes Modell wählen oder es neu herunterladen.</translation>
    </message>
    <message>
        <source>Choose another model, or update Paceline.</source>
        <translation>Ein anderes Modell wählen oder Paceline aktualisieren.</translation>
    </message>
    <message>
        <source>Choose another model.</source>
        <translation>Ein anderes Modell wählen.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>Choose another one.</source>
        <translation>Etwas anderes wählen.</translation>
    </message>
    <message>
        <source>Choose another place, or make room there.</source>
        <translation>Einen anderen Ort wählen oder dort Platz schaffen.</translation>
    </message>
    <message>
        <source>Choose another target, or another experiment.</source>
        <translation>Ein anderes Zielmodell oder ein anderes Experiment wählen.</translation>
    </message>
    <message>
        <source>Choose another template for this model.</source>
        <translation>Eine andere Vorlage für dieses Modell wählen.</translation>
    </message>
    <message>
        <source>Choose f16.</source>
        <translation>f16 wählen.</translation>
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
        <source>Choose the model itself.</source>
        <translation>Das Modell selbst wählen.</translation>
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
        <source>Close anyway</source>
        <translation>Trotzdem schließen</translation>
    </message>
    <message>
        <source>Close it here and in other programs, and try again.</source>
        <translation>Hier und in anderen Programmen schließen, dann noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Close other programs, or distil from a smaller target.</source>
        <translation>Andere Programme schließen oder ein kleineres Zielmodell nehmen.</translation>
    </message>
    <message>
        <source>Close other programs, or use a smaller target.</source>
        <translation>Andere Programme schließen oder ein kleineres Zielmodell nehmen.</translation>
    </message>
    <message>
        <source>Close the model, here and in other programs, and try again.</source>
        <translation>Das Modell hier und in anderen Programmen schließen, dann noch einmal versuchen.</translation>
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
        <source>Copy one from the hub's settings.</source>
        <translation>Eines aus den Einstellungen auf dem Hub kopieren.</translation>
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
        <source>Delete the unfinished download and start it again.</source>
        <translation>Das angefangene Herunterladen löschen und neu beginnen.</translation>
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
        <source>Distilling needs PyTorch and gguf, which are not installed.</source>
        <translation>Für ein Entwurfsmodell werden PyTorch und gguf gebraucht; sie sind nicht installiert.</translation>
    </message>
    <message>
        <source>Distilling needs {needed} GB of disk, and {free:.1f} GB are free.</source>
        <translation>Ein Entwurfsmodell braucht {needed} GB Plattenplatz, frei sind {free:.1f} GB.</translation>
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
        <source>Download it again.</source>
        <translation>Die Datei neu herunterladen.</translation>
    </message>
    <message>
        <source>Download it alone</source>
        <translation>Allein herunterladen</translation>
    </message>
    <message>
        <source>Download the model again, or choose a .gguf file.</source>
        <translation>Das Modell neu herunterladen oder eine .gguf-Datei wählen.</translation>
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
        <source>Edit it instead: the answers stay beside it.</source>
        <translation>Sie stattdessen bearbeiten: Die Antworten bleiben daneben stehen.</translation>
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
        <source>Export the chats again.</source>
        <translation>Die Chats neu exportieren.</translation>
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
        <source>Fetch it again, or choose another quantisation.</source>
        <translation>Es neu herunterladen oder eine andere Quantisierung wählen.</translation>
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
        <source>For trying out: at this size little is gained.</source>
        <translation>Zum Ausprobieren: Bei dieser Größe ist wenig zu gewinnen.</translation>
    </message>
    <message>
        <source>Forget what was played</source>
        <translation>Das Gespielte vergessen</translation>
    </message>
    <message>
        <source>Free some space, then try again.</source>
        <translation>Platz schaffen, dann noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Free {short:.2f} GB, or let HF_HUB_CACHE name a folder on another disk.</source>
        <translation>{short:.2f} GB freigeben oder HF_HUB_CACHE auf einen Ordner einer anderen Platte zeigen lassen.</translation>
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
        <source>Give a text file with one prompt a line, or TOML with a table [prompts] of lists.</source>
        <translation>Eine Textdatei mit einem Prompt pro Zeile angeben, oder TOML mit einer Tabelle [prompts] aus Listen.</translation>
    </message>
    <message>
        <source>Give a text file, or TOML with [[prompts]] that have a text.</source>
        <translation>Eine Textdatei angeben, oder TOML mit [[prompts]], die einen text haben.</translation>
    </message>
    <message>
        <source>Give a text in UTF-8.</source>
        <translation>Einen Text in UTF-8 angeben.</translation>
    </message>
    <message>
        <source>Give an id from `paceline models`, owner/name:quant or owner/name/file.gguf.</source>
        <translation>Eine Kennung aus `paceline models`, owner/name:quant oder owner/name/file.gguf angeben.</translation>
    </message>
    <message>
        <source>Give it more minutes.</source>
        <translation>Mehr Minuten dafür vorsehen.</translation>
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
        <source>HF_ENDPOINT has changed since Paceline started.</source>
        <translation>HF_ENDPOINT hat sich seit dem Start von Paceline geändert.</translation>
    </message>
    <message>
        <source>Half the sum of |share - p|: 0 = the same, 1 = nothing in common.</source>
        <translation>Die halbe Summe von |Anteil - p|: 0 = gleich, 1 = nichts gemeinsam.</translation>
    </message>
    <message>
        <source>Have it written anew instead.</source>
        <translation>Sie stattdessen neu schreiben lassen.</translation>
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
        <source>How closely text and controls stand.</source>
        <translation>Wie eng Text und Bedienelemente stehen.</translation>
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
        <source>How guessing works, to play with</source>
        <translation>Wie Raten funktioniert, zum Ausprobieren</translation>
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
        <source>Hugging Face cache</source>
        <translation>Hugging-Face-Cache</translation>
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
        <source>Install Paceline again.</source>
        <translation>Paceline neu installieren.</translation>
    </message>
    <message>
        <source>Install paceline[distil].</source>
        <translation>paceline[distil] installieren.</translation>
    </message>
    <message>
        <source>Install the package {name} again.</source>
        <translation>Das Paket {name} neu installieren.</translation>
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
        <source>It has {names}.</source>
        <translation>Vorhanden: {names}.</translation>
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
        <source>It is lost if Paceline closes now. Make room on the disk, or the data folder writable: then it is saved by itself.</source>
        <translation>Es geht verloren, wenn Paceline jetzt schließt. Auf dem Datenträger Platz schaffen oder den Datenordner beschreibbar machen: Dann wird es von selbst gespeichert.</translation>
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
        <source>It was thrown away; start the download again.</source>
        <translation>Es wurde verworfen; das Herunterladen neu beginnen.</translation>
    </message>
    <message>
        <source>Its files could not be listed</source>
        <translation>Die Dateien konnten nicht aufgelistet werden</translation>
    </message>
    <message>
        <source>Its small sisters are hybrids too, and can't draft yet: prompt lookup does.</source>
        <translation>Auch seine kleinen Geschwister sind Hybride und können noch nicht raten: Das übernimmt die Prompt-Suche.</translation>
    </message>
    <message>
        <source>Its template puts the system prompt into the first turn.</source>
        <translation>Seine Vorlage stellt den Systemprompt in den ersten Beitrag.</translation>
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
        <source>Keep it open</source>
        <translation>Offen lassen</translation>
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
        <source>Load a file from anywhere</source>
        <translation>Eine Datei von irgendwo laden</translation>
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
        <source>Look for a repository with GGUF in its name.</source>
        <translation>Nach einem Repository mit GGUF im Namen suchen.</translation>
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
        <source>Made for drafting only; its conversations mean little.</source>
        <translation>Nur zum Raten gemacht; seine Gespräche besagen wenig.</translation>
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
        <source>Make a new one in the hub's settings and enter it; HF_TOKEN, if set, goes first.</source>
        <translation>Ein neues in den Einstellungen auf dem Hub erzeugen und eingeben; ist HF_TOKEN gesetzt, hat es Vorrang.</translation>
    </message>
    <message>
        <source>Make another…</source>
        <translation>Noch eines erzeugen…</translation>
    </message>
    <message>
        <source>Make it, or choose another.</source>
        <translation>Ihn anlegen oder einen anderen wählen.</translation>
    </message>
    <message>
        <source>Make room and start again.</source>
        <translation>Platz schaffen und neu beginnen.</translation>
    </message>
    <message>
        <source>Make room and try again.</source>
        <translation>Platz schaffen und noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Make room for it, then try again.</source>
        <translation>Platz dafür schaffen, dann noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Make room.</source>
        <translation>Platz schaffen.</translation>
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
        <source>Making the draft stopped unexpectedly ({how}); memory ran out, as a rule.</source>
        <translation>Die Arbeit am Entwurfsmodell brach unerwartet ab ({how}); meist ging der Speicher aus.</translation>
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
        <source>Measure what guessing brings on this machine</source>
        <translation>Messen, was Raten auf diesem Rechner bringt</translation>
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
        <source>Mend it.</source>
        <translation>Sie berichtigen.</translation>
    </message>
    <message>
        <source>Mend or remove that value, then try again.</source>
        <translation>Diesen Wert berichtigen oder entfernen, dann noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Mend the file, or export again.</source>
        <translation>Die Datei berichtigen oder neu exportieren.</translation>
    </message>
    <message>
        <source>Mend the file, then try again.</source>
        <translation>Die Datei berichtigen, dann noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Mend {path}.</source>
        <translation>{path} berichtigen.</translation>
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
        <source>Move “{name}” out of the data folder, then start again.</source>
        <translation>„{name}“ aus dem Datenordner herausnehmen, dann neu starten.</translation>
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
        <source>Name one of them: {names}.</source>
        <translation>Eine davon nennen: {names}.</translation>
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
        <source>No k measured is faster than plain, and the formula says the same.</source>
        <translation>Kein gemessenes k ist schneller als einfache Dekodierung, und die Formel sagt dasselbe.</translation>
    </message>
    <message>
        <source>No k measured is faster than plain; the formula says {p} ({y:.2f}×).</source>
        <translation>Kein gemessenes k ist schneller als einfache Dekodierung; die Formel sagt {p} ({y:.2f}×).</translation>
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
        <source>No model is loaded.</source>
        <translation>Kein Modell ist geladen.</translation>
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
        <source>Nobody makes a small model of this family: prompt lookup drafts.</source>
        <translation>Von dieser Familie gibt es kein kleines Modell: Die Prompt-Suche rät.</translation>
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
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
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
        <source>Nothing is lost: it is where it was. Choose the folder again in the settings.</source>
        <translation>Nichts ist verloren: Alles liegt, wo es war. Den Ordner in den Einstellungen noch einmal wählen.</translation>
    </message>
    <message>
        <source>Nothing measured yet.</source>
        <translation>Noch nichts gemessen.</translation>
    </message>
    <message>
        <source>Nothing was collected to train on.</source>
        <translation>Es wurde nichts gesammelt, woran sich lernen ließe.</translation>
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
        <source>Offline mode is on (HF_HUB_OFFLINE), so the hub is not asked.</source>
        <translation>Der Offline-Modus ist an (HF_HUB_OFFLINE), darum wird der Hub nicht gefragt.</translation>
    </message>
    <message>
        <source>Offline mode was on when Paceline started.</source>
        <translation>Beim Start von Paceline war der Offline-Modus an.</translation>
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
        <source>One data folder can't lie inside the other.</source>
        <translation>Ein Datenordner kann nicht im anderen liegen.</translation>
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
        <source>One prompt, two ways, side by side</source>
        <translation>Ein Prompt, zwei Wege, nebeneinander</translation>
    </message>
    <message>
        <source>Only one of the two models adds a token at the begin of its text.</source>
        <translation>Nur eines der beiden Modelle setzt ein Token an den Anfang seines Textes.</translation>
    </message>
    <message>
        <source>Only one of the two models adds a token at the end of its text.</source>
        <translation>Nur eines der beiden Modelle setzt ein Token ans Ende seines Textes.</translation>
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
        <source>Open the chat again.</source>
        <translation>Den Chat neu öffnen.</translation>
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
        <source>Open {name}.</source>
        <translation>{name} öffnen.</translation>
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
        <source>PACELINE_DATA names it; change it there.</source>
        <translation>PACELINE_DATA nennt ihn; dort lässt er sich ändern.</translation>
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
        <source>Pages in place of the chat</source>
        <translation>Seiten an Stelle des Chats</translation>
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
        <source>Perhaps this network wants a login in the browser first, or HF_ENDPOINT is wrong.</source>
        <translation>Vielleicht will dieses Netz erst eine Anmeldung im Browser, oder HF_ENDPOINT ist falsch.</translation>
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
        <source>Preset</source>
        <translation>Voreinstellung</translation>
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
        <source>Put it back where it was.</source>
        <translation>Ihn dorthin zurücklegen, wo er war.</translation>
    </message>
    <message>
        <source>Put {name} beside it.</source>
        <translation>{name} daneben legen.</translation>
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
        <source>Reply</source>
        <translation>Antwort</translation>
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
        <source>Run `paceline models` to list them.</source>
        <translation>`paceline models` zählt sie auf.</translation>
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
        <source>See that guessing does not change the distribution</source>
        <translation>Sehen, dass Raten die Verteilung nicht ändert</translation>
    </message>
    <message>
        <source>See where every token comes from</source>
        <translation>Sehen, woher jedes Token kommt</translation>
    </message>
    <message>
        <source>See whether it is full or was taken out, then try again.</source>
        <translation>Nachsehen, ob sie voll ist oder entfernt wurde, dann noch einmal versuchen.</translation>
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
        <source>Ships with the app.</source>
        <translation>Kommt mit der App.</translation>
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
        <source>Shorten your message, start a new chat or load the model with a larger context.</source>
        <translation>Die Nachricht kürzen, einen neuen Chat beginnen oder das Modell mit größerem Kontext laden.</translation>
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
        <source>Show where tokens came from</source>
        <translation>Zeigen, woher die Tokens kamen</translation>
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
        <source>Speculation is off: each pass of the target writes one token.</source>
        <translation>Die Spekulation ist aus: Jeder Durchlauf des Zielmodells schreibt ein Token.</translation>
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
        <source>Split it, then try again.</source>
        <translation>Sie aufteilen, dann noch einmal versuchen.</translation>
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
        <source>Start Paceline again: the damaged file is set aside and a new one begun.</source>
        <translation>Paceline neu starten: Die beschädigte Datei wird beiseitegelegt und eine neue begonnen.</translation>
    </message>
    <message>
        <source>Start a new chat to go on.</source>
        <translation>Weiter geht es in einem neuen Chat.</translation>
    </message>
    <message>
        <source>Start a new chat.</source>
        <translation>Einen neuen Chat beginnen.</translation>
    </message>
    <message>
        <source>Start it again to use the hub.</source>
        <translation>Es neu starten, um den Hub zu benutzen.</translation>
    </message>
    <message>
        <source>Start it again.</source>
        <translation>Es neu starten.</translation>
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
        <source>System prompt and stop strings are sent with each request, not here.</source>
        <translation>Systemprompt und Stopptexte werden mit jeder Anfrage geschickt, nicht hier.</translation>
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
        <source>Takes about {takes:.1f} GB</source>
        <translation>Braucht etwa {takes:.1f} GB</translation>
    </message>
    <message>
        <source>Takes every processor core for about {duration}, {needed} of disk ({free} are free), and memory for the model once more. Replies are slower meanwhile. You can stop at any time and go on later.</source>
        <translation>Braucht etwa {duration} lang alle Prozessorkerne, {needed} Plattenplatz ({free} sind frei) und noch einmal den Speicher des Modells. Antworten kommen solange langsamer. Anhalten und später weitermachen geht jederzeit.</translation>
    </message>
    <message>
        <source>Takes {takes:.1f} GB</source>
        <translation>Braucht {takes:.1f} GB</translation>
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
        <source>The GPU had too little memory left for the draft: {there} of its {layers} layers are there, the rest is in memory.</source>
        <translation>Die GPU hatte zu wenig Speicher für das Entwurfsmodell: {there} seiner {layers} Schichten liegen dort, der Rest im Arbeitsspeicher.</translation>
    </message>
    <message>
        <source>The GPU had too little memory left for the target: {there} of its {layers} layers are there, the rest is in memory.</source>
        <translation>Die GPU hatte zu wenig Speicher für das Zielmodell: {there} seiner {layers} Schichten liegen dort, der Rest im Arbeitsspeicher.</translation>
    </message>
    <message>
        <source>The action stays in the menu</source>
        <translation>Die Aktion bleibt im Menü</translation>
    </message>
    <message>
        <source>The best k measured is {k} ({x:.2f}×); the formula says that none pays.</source>
        <translation>Das beste gemessene k ist {k} ({x:.2f}×); nach der Formel lohnt sich keines.</translation>
    </message>
    <message>
        <source>The best k measured is {k} ({x:.2f}×); the formula says {p} ({y:.2f}×).</source>
        <translation>Das beste gemessene k ist {k} ({x:.2f}×); die Formel sagt {p} ({y:.2f}×).</translation>
    </message>
    <message>
        <source>The built-in draft is missing.</source>
        <translation>Das eingebaute Entwurfsmodell fehlt.</translation>
    </message>
    <message>
        <source>The built-in model is missing.</source>
        <translation>Das eingebaute Modell fehlt.</translation>
    </message>
    <message>
        <source>The catalogue has no model {id}.</source>
        <translation>Der Katalog hat kein Modell {id}.</translation>
    </message>
    <message>
        <source>The chance that the target accepts a guess: Σ min(p, q).</source>
        <translation>Wie wahrscheinlich das Zielmodell einen Vorschlag annimmt: Σ min(p, q).</translation>
    </message>
    <message>
        <source>The chat template {name} can't be read as text.</source>
        <translation>Die Chatvorlage {name} lässt sich nicht als Text lesen.</translation>
    </message>
    <message>
        <source>The chats were exported by a newer Paceline.</source>
        <translation>Die Chats wurden von einem neueren Paceline exportiert.</translation>
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
        <source>The damaged file is kept as “{name}” in the data folder.</source>
        <translation>Die beschädigte Datei bleibt als „{name}“ im Datenordner.</translation>
    </message>
    <message>
        <source>The data could not be moved: {reason}.</source>
        <translation>Die Daten ließen sich nicht verlegen: {reason}.</translation>
    </message>
    <message>
        <source>The data folder is no longer there, so the chat can't be saved.</source>
        <translation>Der Datenordner ist nicht mehr da, darum lässt sich der Chat nicht speichern.</translation>
    </message>
    <message>
        <source>The data folder is set from outside.</source>
        <translation>Der Datenordner ist von außen vorgegeben.</translation>
    </message>
    <message>
        <source>The data takes {needed:.1f} GB, and {free:.1f} GB are free there.</source>
        <translation>Die Daten brauchen {needed:.1f} GB, dort frei sind {free:.1f} GB.</translation>
    </message>
    <message>
        <source>The disk can't be written: {reason}.</source>
        <translation>Auf die Platte lässt sich nicht schreiben: {reason}.</translation>
    </message>
    <message>
        <source>The disk has filled up while downloading.</source>
        <translation>Beim Herunterladen ist die Platte voll geworden.</translation>
    </message>
    <message>
        <source>The disk is full, so the chat could not be saved.</source>
        <translation>Die Platte ist voll, darum ließ sich der Chat nicht speichern.</translation>
    </message>
    <message>
        <source>The disk with the history of chats doesn't answer as it should.</source>
        <translation>Die Platte mit dem Chatverlauf antwortet nicht, wie sie soll.</translation>
    </message>
    <message>
        <source>The distribution has not changed.</source>
        <translation>Die Verteilung hat sich nicht geändert.</translation>
    </message>
    <message>
        <source>The download broke off ({reason}), {failures} times in a row.</source>
        <translation>Das Herunterladen brach ab ({reason}), {failures}-mal hintereinander.</translation>
    </message>
    <message>
        <source>The download can't be written ({reason}).</source>
        <translation>Das Heruntergeladene lässt sich nicht schreiben ({reason}).</translation>
    </message>
    <message>
        <source>The download was interrupted ({why}); it goes on in {seconds:.0f} s.</source>
        <translation>Das Herunterladen wurde unterbrochen ({why}); es geht in {seconds:.0f} s weiter.</translation>
    </message>
    <message>
        <source>The draft ends its replies with another token, so guesses near the end of a reply will be rejected. A draft of the same fine-tune accepts more.</source>
        <translation>Das Entwurfsmodell beendet seine Antworten mit einem anderen Token, darum werden Vorschläge nahe am Ende einer Antwort verworfen. Von einem Entwurfsmodell derselben Feinabstimmung wird mehr angenommen.</translation>
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
        <source>The draft splits text differently ({theirs}; the target: {ours}).</source>
        <translation>Das Entwurfsmodell zerlegt Text anders ({theirs}; das Zielmodell: {ours}).</translation>
    </message>
    <message>
        <source>The draft that is being made</source>
        <translation>Das Entwurfsmodell, das gerade entsteht</translation>
    </message>
    <message>
        <source>The draft that ships with the app.</source>
        <translation>Das Entwurfsmodell, das mit der App kommt.</translation>
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
        <source>The engine stopped unexpectedly ({how}).</source>
        <translation>Die Engine ist unerwartet stehen geblieben ({how}).</translation>
    </message>
    <message>
        <source>The engine stopped unexpectedly.</source>
        <translation>Die Engine ist unerwartet stehen geblieben.</translation>
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
        <source>The file has changed on the hub, so it is fetched from the start.</source>
        <translation>Die Datei hat sich auf dem Hub geändert, darum wird sie von vorn geholt.</translation>
    </message>
    <message>
        <source>The file has no list of chats.</source>
        <translation>Die Datei hat keine Liste von Chats.</translation>
    </message>
    <message>
        <source>The file holds no chats of Paceline.</source>
        <translation>Die Datei enthält keine Chats von Paceline.</translation>
    </message>
    <message>
        <source>The file is not valid JSON.</source>
        <translation>Die Datei ist kein gültiges JSON.</translation>
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
        <source>The first guess of a round is right in {a:.0%} of all cases, a later one, after guesses that were right, in {b:.0%}. So one α for all says {x:.2f}× at k = {k}, and each position's own {y:.2f}×.</source>
        <translation>Der erste Vorschlag einer Runde stimmt in {a:.0%} der Fälle, ein späterer, nach richtigen, in {b:.0%}. Darum ergibt ein α für alle bei k = {k} {x:.2f}×, das jeder Stelle {y:.2f}×.</translation>
    </message>
    <message>
        <source>The first layers of the target alone make the guesses; all of them check.</source>
        <translation>Die ersten Schichten des Zielmodells allein raten; alle zusammen prüfen.</translation>
    </message>
    <message>
        <source>The folder for the history of chats can't be made: {reason}.</source>
        <translation>Der Ordner für den Chatverlauf lässt sich nicht anlegen: {reason}.</translation>
    </message>
    <message>
        <source>The history of chats can be neither written to nor read.</source>
        <translation>Der Chatverlauf lässt sich weder schreiben noch lesen.</translation>
    </message>
    <message>
        <source>The history of chats can't be written to.</source>
        <translation>Der Chatverlauf lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>The history of chats is damaged and can't be set aside: {reason}.</source>
        <translation>Der Chatverlauf ist beschädigt und lässt sich nicht beiseitelegen: {reason}.</translation>
    </message>
    <message>
        <source>The history of chats is damaged.</source>
        <translation>Der Chatverlauf ist beschädigt.</translation>
    </message>
    <message>
        <source>The history of chats was damaged, so a new one was begun.</source>
        <translation>Der Chatverlauf war beschädigt, darum wurde ein neuer begonnen.</translation>
    </message>
    <message>
        <source>The history of chats was written by a newer version of Paceline.</source>
        <translation>Der Chatverlauf stammt von einer neueren Version von Paceline.</translation>
    </message>
    <message>
        <source>The hub answers {status} for {name}.</source>
        <translation>Der Hub antwortet {status} für {name}.</translation>
    </message>
    <message>
        <source>The hub asks for a rest: too many requests.</source>
        <translation>Der Hub bittet um eine Pause: zu viele Anfragen.</translation>
    </message>
    <message>
        <source>The hub at {address} can't be reached ({reason}).</source>
        <translation>Der Hub unter {address} ist nicht zu erreichen ({reason}).</translation>
    </message>
    <message>
        <source>The hub could not be asked.

Press Enter in the field above to try again.</source>
        <translation>Der Hub ist nicht zu erreichen.

Enter im Feld darüber versucht es noch einmal.</translation>
    </message>
    <message>
        <source>The hub does not know the token that it was sent.</source>
        <translation>Der Hub kennt das gesendete Token nicht.</translation>
    </message>
    <message>
        <source>The hub has a fault (status {status}).</source>
        <translation>Der Hub hat eine Störung (Status {status}).</translation>
    </message>
    <message>
        <source>The hub has no GGUF models with “{text}” in their name.</source>
        <translation>Der Hub hat keine GGUF-Modelle mit „{text}“ im Namen.</translation>
    </message>
    <message>
        <source>The hub has no {subject}, or it is private.</source>
        <translation>Auf dem Hub gibt es das nicht, oder es ist privat: {subject}.</translation>
    </message>
    <message>
        <source>The hub has no {subject}.</source>
        <translation>Auf dem Hub gibt es das nicht: {subject}.</translation>
    </message>
    <message>
        <source>The hub is being asked…</source>
        <translation>Der Hub wird gefragt…</translation>
    </message>
    <message>
        <source>The hub sends the file packed.</source>
        <translation>Der Hub schickt die Datei gepackt.</translation>
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
        <source>The model's chat template refuses this conversation: {reason}.</source>
        <translation>Die Chatvorlage des Modells lehnt dieses Gespräch ab: {reason}.</translation>
    </message>
    <message>
        <source>The model's memory begins here; what is above was left out</source>
        <translation>Hier beginnt das Gedächtnis des Modells; was darüber steht, wurde weggelassen</translation>
    </message>
    <message>
        <source>The model's memory begins with “{message}”; what is above was left out</source>
        <translation>Das Gedächtnis des Modells beginnt mit „{message}“; was darüber steht, wurde weggelassen</translation>
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
        <source>The preset can't be read: {reason}</source>
        <translation>Die Voreinstellung lässt sich nicht lesen: {reason}</translation>
    </message>
    <message>
        <source>The preset can't be removed: {reason}.</source>
        <translation>Die Voreinstellung lässt sich nicht entfernen: {reason}.</translation>
    </message>
    <message>
        <source>The preset can't be saved: {reason}.</source>
        <translation>Die Voreinstellung lässt sich nicht speichern: {reason}.</translation>
    </message>
    <message>
        <source>The preset is not valid TOML: {reason}.</source>
        <translation>Die Voreinstellung ist kein gültiges TOML: {reason}.</translation>
    </message>
    <message>
        <source>The preset was written by a newer version of Paceline.</source>
        <translation>Die Voreinstellung stammt von einer neueren Version von Paceline.</translation>
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
        <source>The target stopped unexpectedly while it answered; memory ran out, as a rule.</source>
        <translation>Das Zielmodell blieb beim Antworten unerwartet stehen; meist ging der Speicher aus.</translation>
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
        <source>The two models add different tokens at the begin of their text ({theirs}, in the target {ours}).</source>
        <translation>Die beiden Modelle setzen verschiedene Tokens an den Anfang ihres Textes ({theirs}, im Zielmodell {ours}).</translation>
    </message>
    <message>
        <source>The two models add different tokens at the end of their text ({theirs}, in the target {ours}).</source>
        <translation>Die beiden Modelle setzen verschiedene Tokens ans Ende ihres Textes ({theirs}, im Zielmodell {ours}).</translation>
    </message>
    <message>
        <source>The usual keys again</source>
        <translation>Wieder die üblichen Tasten</translation>
    </message>
    <message>
        <source>The vocabulary of {name} can't be copied into a draft.</source>
        <translation>Das Vokabular von {name} lässt sich nicht in ein Entwurfsmodell übernehmen.</translation>
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
        <source>There are no messages in “{name}”.</source>
        <translation>In „{name}“ stehen keine Nachrichten.</translation>
    </message>
    <message>
        <source>There are other files in this folder.</source>
        <translation>In diesem Ordner liegen andere Dateien.</translation>
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
        <source>There is no file {name}.</source>
        <translation>Es gibt keine Datei {name}.</translation>
    </message>
    <message>
        <source>There is no folder {name}.</source>
        <translation>Es gibt keinen Ordner {name}.</translation>
    </message>
    <message>
        <source>There is no release yet.</source>
        <translation>Es gibt noch keine Veröffentlichung.</translation>
    </message>
    <message>
        <source>There is not enough free memory to let {name} answer ({free:.1f} GB).</source>
        <translation>Es ist nicht genug Speicher frei, um {name} antworten zu lassen ({free:.1f} GB).</translation>
    </message>
    <message>
        <source>There is not enough memory for {count} replies of {room} tokens side by side.</source>
        <translation>Der Speicher reicht nicht für {count} Antworten von {room} Tokens nebeneinander.</translation>
    </message>
    <message>
        <source>There is not enough memory for {name} with a context of {size:,} tokens.</source>
        <translation>Der Speicher reicht nicht für {name} mit einem Kontext von {size:,} Tokens.</translation>
    </message>
    <message>
        <source>There is not enough memory for {name}.</source>
        <translation>Der Speicher reicht nicht für {name}.</translation>
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
        <source>Thinks before it answers unless told not to; keep target and draft alike.</source>
        <translation>Denkt vor der Antwort, wenn es nicht abgeschaltet ist; Ziel- und Entwurfsmodell gleich halten.</translation>
    </message>
    <message>
        <source>Thinks before it answers; use no system prompt.</source>
        <translation>Denkt vor der Antwort; keinen Systemprompt verwenden.</translation>
    </message>
    <message>
        <source>This account has no access to {subject}.</source>
        <translation>Dieses Konto hat keinen Zugang zu {subject}.</translation>
    </message>
    <message>
        <source>This chat is no longer there.</source>
        <translation>Dieser Chat ist nicht mehr da.</translation>
    </message>
    <message>
        <source>This conversation is {tokens:,} tokens long; the context holds {context:,}.</source>
        <translation>Dieses Gespräch ist {tokens:,} Tokens lang; der Kontext fasst {context:,}.</translation>
    </message>
    <message>
        <source>This could not be noted: {reason}.</source>
        <translation>Das ließ sich nicht vermerken: {reason}.</translation>
    </message>
    <message>
        <source>This draft can't take back rejected tokens.</source>
        <translation>Dieses Entwurfsmodell kann verworfene Tokens nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>This draft has another kind of vocabulary ({theirs}; the target's is {ours}).</source>
        <translation>Dieses Entwurfsmodell hat ein Vokabular anderer Art ({theirs}; das des Zielmodells ist {ours}).</translation>
    </message>
    <message>
        <source>This draft is large for its target, so it may not be faster than plain.</source>
        <translation>Dieses Entwurfsmodell ist groß für sein Zielmodell, darum ist es vielleicht nicht schneller als einfache Dekodierung.</translation>
    </message>
    <message>
        <source>This draft was distilled from {name}; from another target it is accepted less.</source>
        <translation>Dieses Entwurfsmodell wurde aus {name} gewonnen; bei einem anderen Zielmodell wird es seltener angenommen.</translation>
    </message>
    <message>
        <source>This draft was made for another vocabulary (token {token} differs: “{theirs}”, in the target “{ours}”).</source>
        <translation>Dieses Entwurfsmodell wurde für ein anderes Vokabular gemacht (Token {token} ist verschieden: „{theirs}“, im Zielmodell „{ours}“).</translation>
    </message>
    <message>
        <source>This draft was made for another vocabulary ({theirs:,} tokens; the target has {ours:,}).</source>
        <translation>Dieses Entwurfsmodell wurde für ein anderes Vokabular gemacht ({theirs:,} Tokens; das Zielmodell hat {ours:,}).</translation>
    </message>
    <message>
        <source>This folder can't be written: {reason}.</source>
        <translation>In diesen Ordner lässt sich nicht schreiben: {reason}.</translation>
    </message>
    <message>
        <source>This is not a token of a person's account.</source>
        <translation>Das ist kein Token eines persönlichen Kontos.</translation>
    </message>
    <message>
        <source>This is not the target's distribution.</source>
        <translation>Das ist nicht die Verteilung des Zielmodells.</translation>
    </message>
    <message>
        <source>This kind of model can't take back guesses of several replies at once.</source>
        <translation>Diese Art von Modell kann geratene Tokens nicht in mehreren Antworten zugleich zurücknehmen.</translation>
    </message>
    <message>
        <source>This kind of model can't take back tokens, so it runs without speculation.</source>
        <translation>Modelle dieser Art können Tokens nicht zurücknehmen, darum läuft es ohne Spekulation.</translation>
    </message>
    <message>
        <source>This message has been answered, so it can't be taken back.</source>
        <translation>Diese Nachricht ist beantwortet, darum lässt sie sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>This message is no longer there.</source>
        <translation>Diese Nachricht ist nicht mehr da.</translation>
    </message>
    <message>
        <source>This model gives no usable numbers: its file is damaged, or its quantisation is.</source>
        <translation>Dieses Modell liefert keine brauchbaren Zahlen: Seine Datei oder seine Quantisierung ist schadhaft.</translation>
    </message>
    <message>
        <source>This model has no chat template: it simply goes on with the text.</source>
        <translation>Dieses Modell hat keine Chatvorlage: Es schreibt den Text einfach weiter.</translation>
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
        <source>This model was trained for a context of {trained:,} tokens; it gets that.</source>
        <translation>Dieses Modell wurde für einen Kontext von {trained:,} Tokens trainiert; den bekommt es.</translation>
    </message>
    <message>
        <source>This model's chat template can't be read: {reason}.</source>
        <translation>Die Chatvorlage dieses Modells lässt sich nicht lesen: {reason}.</translation>
    </message>
    <message>
        <source>This reply was not made here, so it can't be continued.</source>
        <translation>Diese Antwort ist nicht hier entstanden, darum lässt sie sich nicht fortsetzen.</translation>
    </message>
    <message>
        <source>This side's reply, each token in its colour.</source>
        <translation>Die Antwort dieser Seite, jedes Token in seiner Farbe.</translation>
    </message>
    <message>
        <source>This token may not read {subject}.</source>
        <translation>Dieses Token darf {subject} nicht lesen.</translation>
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
        <source>Tokens</source>
        <translation>Tokens</translation>
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
        <source>Try again in a moment; close other windows of Paceline if it stays so.</source>
        <translation>Gleich noch einmal versuchen; bleibt es so, andere Fenster von Paceline schließen.</translation>
    </message>
    <message>
        <source>Try again in minutes.</source>
        <translation>In einigen Minuten noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Try again later.</source>
        <translation>Später noch einmal versuchen.</translation>
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
        <source>Unset it to search and download. Models that are on disk still work.</source>
        <translation>Zum Suchen und Herunterladen abschalten. Modelle auf der Platte funktionieren weiter.</translation>
    </message>
    <message>
        <source>Until then it is kept in this window only, and you can go on.</source>
        <translation>Bis dahin liegt es nur in diesem Fenster, und es kann weitergehen.</translation>
    </message>
    <message>
        <source>Update Paceline, or choose another data folder; nothing was changed.</source>
        <translation>Paceline aktualisieren oder einen anderen Datenordner wählen; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Update Paceline.</source>
        <translation>Paceline aktualisieren.</translation>
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
        <source>Use one with read access, for gated repositories too.</source>
        <translation>Eines mit Leserecht nehmen, auch für gesperrte Repositorys.</translation>
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
        <source>Wait for it, or stop it there.</source>
        <translation>Darauf warten oder es dort anhalten.</translation>
    </message>
    <message>
        <source>What answered is not the release page.</source>
        <translation>Was geantwortet hat, ist nicht die Veröffentlichungsseite.</translation>
    </message>
    <message>
        <source>What answers at {address} does not speak like the hub.</source>
        <translation>Was unter {address} antwortet, spricht nicht wie der Hub.</translation>
    </message>
    <message>
        <source>What follows the last few words elsewhere in the conversation is guessed again. It costs nothing, and hits where a reply repeats: edited code, quotes, summaries.</source>
        <translation>Was den letzten Wörtern anderswo im Gespräch folgt, wird wieder vorgeschlagen. Das kostet nichts und trifft, wo eine Antwort etwas wiederholt: überarbeiteter Code, Zitate, Zusammenfassungen.</translation>
    </message>
    <message>
        <source>What guessing yields and costs, to play with</source>
        <translation>Was Raten bringt und kostet, zum Ausprobieren</translation>
    </message>
    <message>
        <source>What happens, too</source>
        <translation>Auch, was geschieht</translation>
    </message>
    <message>
        <source>What has arrived is kept: free some space, then start it again to go on.</source>
        <translation>Was da ist, bleibt erhalten: Platz schaffen, dann neu starten, um weiterzumachen.</translation>
    </message>
    <message>
        <source>What has arrived is kept: start it again to go on.</source>
        <translation>Was da ist, bleibt erhalten: neu starten, um weiterzumachen.</translation>
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
        <source>What was collected is kept: close other programs and start again.</source>
        <translation>Das Gesammelte bleibt erhalten: andere Programme schließen und neu beginnen.</translation>
    </message>
    <message>
        <source>What was done is being kept.</source>
        <translation>Das Erledigte wird aufbewahrt.</translation>
    </message>
    <message>
        <source>What was done is kept: close other programs and start again.</source>
        <translation>Das Geschaffte bleibt erhalten: andere Programme schließen und neu beginnen.</translation>
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
        <source>What was said or typed last could not be saved.</source>
        <translation>Was zuletzt gesagt oder getippt wurde, konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>What was written so far is kept. Restart the engine to go on.</source>
        <translation>Was bisher geschrieben wurde, bleibt erhalten. Die Engine neu starten, um weiterzumachen.</translation>
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
        <source>Write it as owner/name.</source>
        <translation>Als owner/name schreiben.</translation>
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
        <source>Your own catalogue is left out: {error}</source>
        <translation>Der eigene Katalog wird nicht benutzt: {error}</translation>
    </message>
    <message>
        <source>a draft head for one target only</source>
        <translation>ein Entwurfskopf für nur ein Zielmodell</translation>
    </message>
    <message>
        <source>a draft length is not from 1 to {most}</source>
        <translation>eine Entwurfslänge liegt nicht zwischen 1 und {most}</translation>
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
        <source>a plain token, to see what one costs by now</source>
        <translation>ein einfaches Token, um zu sehen, was eines inzwischen kostet</translation>
    </message>
    <message>
        <source>a projector for pictures or sound: no model by itself</source>
        <translation>ein Projektor für Bilder oder Ton: allein kein Modell</translation>
    </message>
    <message>
        <source>a round of 4 guesses costs {cost:.1f} plain passes here: at an acceptance rate of {alpha:.2f} speculation does not pay</source>
        <translation>eine Runde mit 4 Vorschlägen kostet hier {cost:.1f} einfache Durchläufe: Bei einer Annahmerate von {alpha:.2f} lohnt sich Spekulation nicht</translation>
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
        <source>archived</source>
        <translation>archiviert</translation>
    </message>
    <message>
        <source>at an acceptance rate of {alpha:.2f} {k} guesses a pass should give {speedup:.1f}×</source>
        <translation>bei einer Annahmerate von {alpha:.2f} sollten {k} Vorschläge pro Durchlauf {speedup:.1f}× ergeben</translation>
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
        <source>code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>compared with plain decoding here</source>
        <translation>verglichen mit einfacher Dekodierung hier</translation>
    </message>
    <message>
        <source>context</source>
        <translation>Kontext</translation>
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
        <source>cores</source>
        <translation>Kerne</translation>
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
        <source>dialogue</source>
        <translation>Dialog</translation>
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
        <source>exit code {code}</source>
        <translation>Exit-Code {code}</translation>
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
        <source>explanation</source>
        <translation>Erklärung</translation>
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
        <source>hardly anything came any more</source>
        <translation>es kam kaum noch etwas</translation>
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
        <source>is missing.</source>
        <translation>fehlt.</translation>
    </message>
    <message>
        <source>is not known here.</source>
        <translation>ist hier nicht bekannt.</translation>
    </message>
    <message>
        <source>is not to hold an empty text.</source>
        <translation>darf keinen leeren Text enthalten.</translation>
    </message>
    <message>
        <source>is to be a list.</source>
        <translation>muss eine Liste sein.</translation>
    </message>
    <message>
        <source>is to be a number.</source>
        <translation>muss eine Zahl sein.</translation>
    </message>
    <message>
        <source>is to be a table.</source>
        <translation>muss eine Tabelle sein.</translation>
    </message>
    <message>
        <source>is to be a text.</source>
        <translation>muss ein Text sein.</translation>
    </message>
    <message>
        <source>is to be a whole number.</source>
        <translation>muss eine ganze Zahl sein.</translation>
    </message>
    <message>
        <source>is to be at least {least}.</source>
        <translation>muss mindestens {least} sein.</translation>
    </message>
    <message>
        <source>is to be at most {most}.</source>
        <translation>darf höchstens {most} sein.</translation>
    </message>
    <message>
        <source>is to be one of: {known}.</source>
        <translation>muss eines von diesen sein: {known}.</translation>
    </message>
    <message>
        <source>is to be true or false.</source>
        <translation>muss true oder false sein.</translation>
    </message>
    <message>
        <source>it {why}</source>
        <translation>sie {why}</translation>
    </message>
    <message>
        <source>its address is no http address</source>
        <translation>seine Adresse ist keine HTTP-Adresse</translation>
    </message>
    <message>
        <source>its certificate is not to be trusted</source>
        <translation>seinem Zertifikat ist nicht zu trauen</translation>
    </message>
    <message>
        <source>its digest differs from the hub's</source>
        <translation>die Prüfsumme ist eine andere als die des Hubs</translation>
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
        <source>k is how many tokens are guessed in a round.</source>
        <translation>k ist die Zahl der Tokens, die in einer Runde geraten werden.</translation>
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
        <source>k-th guess, after right ones</source>
        <translation>k-ter Vorschlag nach richtigen</translation>
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
        <source>kinds</source>
        <translation>Arten</translation>
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
        <source>letter</source>
        <translation>Brief</translation>
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
        <source>list</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>llama.cpp can't load {name}: {reason}.</source>
        <translation>llama.cpp kann {name} nicht laden: {reason}.</translation>
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
        <source>memory in GB</source>
        <translation>Speicher in GB</translation>
    </message>
    <message>
        <source>message {number} does not come after the one that it follows</source>
        <translation>Nachricht {number} steht nicht hinter der, auf die sie folgt</translation>
    </message>
    <message>
        <source>message {number} goes on to one that does not follow it</source>
        <translation>Nachricht {number} führt zu einer, die nicht auf sie folgt</translation>
    </message>
    <message>
        <source>message {number} has another text than its tokens</source>
        <translation>Nachricht {number} hat einen anderen Text als ihre Tokens</translation>
    </message>
    <message>
        <source>message {number} has tokens, but not how they were made</source>
        <translation>Nachricht {number} hat Tokens, aber nicht, wie sie entstanden</translation>
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
        <source>no answer</source>
        <translation>keine Antwort</translation>
    </message>
    <message>
        <source>no connection</source>
        <translation>keine Verbindung</translation>
    </message>
    <message>
        <source>no reason given</source>
        <translation>ohne Angabe von Gründen</translation>
    </message>
    <message>
        <source>nobody can guess for this model</source>
        <translation>für dieses Modell kann niemand raten</translation>
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
        <source>nothing came any more</source>
        <translation>es kam nichts mehr</translation>
    </message>
    <message>
        <source>nothing drafted</source>
        <translation>nichts entworfen</translation>
    </message>
    <message>
        <source>nothing like this stands in the conversation yet</source>
        <translation>im Gespräch steht noch nichts Ähnliches</translation>
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
        <source>page for searching</source>
        <translation>Suchseite</translation>
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
        <source>pinned</source>
        <translation>angeheftet</translation>
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
        <source>processor</source>
        <translation>Prozessor</translation>
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
        <source>prompts</source>
        <translation>Prompts</translation>
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
        <source>repeats</source>
        <translation>Wiederholungen</translation>
    </message>
    <message>
        <source>replies side by side</source>
        <translation>Antworten nebeneinander</translation>
    </message>
    <message>
        <source>rewrite</source>
        <translation>Umschreiben</translation>
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
        <source>something else answers in place of the hub</source>
        <translation>etwas anderes antwortet anstelle des Hubs</translation>
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
        <source>story</source>
        <translation>Geschichte</translation>
    </message>
    <message>
        <source>summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>sun rain wind snow fog</source>
        <translation>Sonne Regen Wind Schnee Nebel</translation>
    </message>
    <message>
        <source>system</source>
        <translation>System</translation>
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
        <source>the chat begins with a message that follows another one</source>
        <translation>der Chat beginnt mit einer Nachricht, die auf eine andere folgt</translation>
    </message>
    <message>
        <source>the connection broke</source>
        <translation>die Verbindung brach ab</translation>
    </message>
    <message>
        <source>the draft would have to read {missed:,} tokens first, which takes longer than its guesses are likely to save</source>
        <translation>das Entwurfsmodell müsste erst {missed:,} Token lesen, und das dauert länger, als seine Vorschläge wohl einsparen</translation>
    </message>
    <message>
        <source>the hub answers {status}</source>
        <translation>der Hub antwortet {status}</translation>
    </message>
    <message>
        <source>the hub has a shorter file than it lists</source>
        <translation>der Hub hat eine kürzere Datei, als er angibt</translation>
    </message>
    <message>
        <source>the hub sends other bytes than it lists</source>
        <translation>der Hub schickt andere Bytes, als er angibt</translation>
    </message>
    <message>
        <source>the oldest will be left out</source>
        <translation>die ältesten werden weggelassen</translation>
    </message>
    <message>
        <source>the proxy refused</source>
        <translation>der Proxy hat abgelehnt</translation>
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
        <source>token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>tokens at most</source>
        <translation>Tokens höchstens</translation>
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
        <source>translation</source>
        <translation>Übersetzung</translation>
    </message>
    <message>
        <source>trying a few guesses, to see whether they pay by now</source>
        <translation>ein paar Vorschläge zur Probe, um zu sehen, ob sie sich inzwischen lohnen</translation>
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
        <source>with one α for all</source>
        <translation>mit einem α für alle</translation>
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
        <source>{downloads:,} downloads a month</source>
        <translation>{downloads:,} Downloads im Monat</translation>
    </message>
    <message>
        <source>{downloads:,} last month</source>
        <translation>{downloads:,} im letzten Monat</translation>
    </message>
    <message>
        <source>{file} can't be deleted ({reason}).</source>
        <translation>{file} lässt sich nicht löschen ({reason}).</translation>
    </message>
    <message>
        <source>{fitting} of the target's {layers} layers fit on the GPU; the processor does the rest.</source>
        <translation>{fitting} der {layers} Schichten des Zielmodells passen auf die GPU; den Rest übernimmt der Prozessor.</translation>
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
        <source>{key} is missing</source>
        <translation>{key} fehlt</translation>
    </message>
    <message>
        <source>{key} of {id} is no text</source>
        <translation>{key} von {id} ist kein Text</translation>
    </message>
    <message>
        <source>{key} of {id} is no whole number</source>
        <translation>{key} von {id} ist keine ganze Zahl</translation>
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
        <source>{missing} of this model's {count} parts are missing.</source>
        <translation>Von den {count} Teilen dieses Modells fehlen {missing}.</translation>
    </message>
    <message>
        <source>{name} can't be deleted ({reason}).</source>
        <translation>{name} lässt sich nicht löschen ({reason}).</translation>
    </message>
    <message>
        <source>{name} can't be deleted: {reason}.</source>
        <translation>{name} lässt sich nicht löschen: {reason}.</translation>
    </message>
    <message>
        <source>{name} can't be read ({reason}).</source>
        <translation>{name} lässt sich nicht lesen ({reason}).</translation>
    </message>
    <message>
        <source>{name} can't be read: {reason}.</source>
        <translation>{name} lässt sich nicht lesen: {reason}.</translation>
    </message>
    <message>
        <source>{name} can't be written: {reason}.</source>
        <translation>{name} lässt sich nicht schreiben: {reason}.</translation>
    </message>
    <message>
        <source>{name} can't work with a cache of type {type}.</source>
        <translation>{name} kann mit einem Cache vom Typ {type} nicht arbeiten.</translation>
    </message>
    <message>
        <source>{name} did not arrive intact: {why}.</source>
        <translation>{name} kam nicht heil an: {why}.</translation>
    </message>
    <message>
        <source>{name} does not end with .gguf.</source>
        <translation>{name} endet nicht auf .gguf.</translation>
    </message>
    <message>
        <source>{name} does not say what model it is.</source>
        <translation>{name} sagt nicht, was für ein Modell es ist.</translation>
    </message>
    <message>
        <source>{name} has no layers.</source>
        <translation>{name} hat keine Schichten.</translation>
    </message>
    <message>
        <source>{name} has no vocabulary.</source>
        <translation>{name} hat kein Vokabular.</translation>
    </message>
    <message>
        <source>{name} holds no prompts.</source>
        <translation>{name} enthält keine Prompts.</translation>
    </message>
    <message>
        <source>{name} holds no prompts: {reason}.</source>
        <translation>{name} enthält keine Prompts: {reason}.</translation>
    </message>
    <message>
        <source>{name} holds no results of the lab.</source>
        <translation>{name} enthält keine Ergebnisse des Labors.</translation>
    </message>
    <message>
        <source>{name} is a GGUF of version {version}, which Paceline can't read.</source>
        <translation>{name} ist eine GGUF-Datei der Version {version}, die Paceline nicht lesen kann.</translation>
    </message>
    <message>
        <source>{name} is a Git LFS pointer, not the model itself.</source>
        <translation>{name} ist ein Git-LFS-Zeiger, nicht das Modell selbst.</translation>
    </message>
    <message>
        <source>{name} is a LoRA adapter, not a model.</source>
        <translation>{name} ist ein LoRA-Adapter, kein Modell.</translation>
    </message>
    <message>
        <source>{name} is a diffusion model: it does not write token by token.</source>
        <translation>{name} ist ein Diffusionsmodell: Es schreibt nicht Token für Token.</translation>
    </message>
    <message>
        <source>{name} is a draft head for one model, which Paceline can't use yet.</source>
        <translation>{name} ist ein Entwurfskopf für ein einzelnes Modell, den Paceline noch nicht benutzen kann.</translation>
    </message>
    <message>
        <source>{name} is a folder.</source>
        <translation>{name} ist ein Ordner.</translation>
    </message>
    <message>
        <source>{name} is a later part of a model.</source>
        <translation>{name} ist ein späterer Teil eines Modells.</translation>
    </message>
    <message>
        <source>{name} is a model of a kind ({architecture}) that this version of llama.cpp does not know.</source>
        <translation>{name} ist ein Modell einer Art ({architecture}), die diese Version von llama.cpp nicht kennt.</translation>
    </message>
    <message>
        <source>{name} is a web page that was saved as a model.</source>
        <translation>{name} ist eine Webseite, die als Modell gespeichert wurde.</translation>
    </message>
    <message>
        <source>{name} is downloaded.</source>
        <translation>{name} ist heruntergeladen.</translation>
    </message>
    <message>
        <source>{name} is empty.</source>
        <translation>{name} ist leer.</translation>
    </message>
    <message>
        <source>{name} is incomplete or damaged.</source>
        <translation>{name} ist unvollständig oder beschädigt.</translation>
    </message>
    <message>
        <source>{name} is itself tiny: a draft can hardly make it faster.</source>
        <translation>{name} ist selbst winzig: Ein Entwurfsmodell kann es kaum schneller machen.</translation>
    </message>
    <message>
        <source>{name} is made for searching and comparing texts: it writes none.</source>
        <translation>{name} ist zum Suchen und Vergleichen von Texten gemacht: Es schreibt keine.</translation>
    </message>
    <message>
        <source>{name} is no catalogue of models: {reason}.</source>
        <translation>{name} ist kein Katalog von Modellen: {reason}.</translation>
    </message>
    <message>
        <source>{name} is not a GGUF model.</source>
        <translation>{name} ist kein GGUF-Modell.</translation>
    </message>
    <message>
        <source>{name} is the image part of a model, not the model.</source>
        <translation>{name} ist der Bildteil eines Modells, nicht das Modell.</translation>
    </message>
    <message>
        <source>{name} makes speech, not text.</source>
        <translation>{name} erzeugt Sprache, keinen Text.</translation>
    </message>
    <message>
        <source>{name} may not be read.</source>
        <translation>{name} darf nicht gelesen werden.</translation>
    </message>
    <message>
        <source>{name} needs {needed:.2f} GB, and the disk has {free:.2f} GB free.</source>
        <translation>{name} braucht {needed:.2f} GB, und auf der Platte sind {free:.2f} GB frei.</translation>
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
        <source>{name} translates texts and can't chat.</source>
        <translation>{name} übersetzt Texte und kann nicht chatten.</translation>
    </message>
    <message>
        <source>{name} was made for machines of another byte order.</source>
        <translation>{name} wurde für Rechner mit anderer Bytereihenfolge gemacht.</translation>
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
        <source>{name}: {x:.2f}× with {one} at once, {y:.2f}× with {many}. Plain replies side by side share the reading of the weights already, so guesses have less to win.</source>
        <translation>{name}: {x:.2f}× bei {one} zugleich, {y:.2f}× bei {many}. Schon ohne Vorschläge teilen sich Antworten nebeneinander das Lesen der Gewichte; Vorschläge gewinnen dann weniger.</translation>
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
        <source>{repo} has more than one such file.</source>
        <translation>{repo} hat mehr als eine solche Datei.</translation>
    </message>
    <message>
        <source>{repo} has no GGUF model.</source>
        <translation>{repo} hat kein GGUF-Modell.</translation>
    </message>
    <message>
        <source>{repo} has no file {name}.</source>
        <translation>{repo} hat keine Datei {name}.</translation>
    </message>
    <message>
        <source>{repo} has no {quant}.</source>
        <translation>{repo} hat kein {quant}.</translation>
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
        <source>{size}; {free:.1f} GB are free in memory.</source>
        <translation>{size}; im Speicher sind {free:.1f} GB frei.</translation>
    </message>
    <message>
        <source>{size}; {free:.1f} GB are free on the GPU.</source>
        <translation>{size}; auf der GPU sind {free:.1f} GB frei.</translation>
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
        <source>{subject} has changed on the hub, and the version begun is gone.</source>
        <translation>{subject} hat sich auf dem Hub geändert, und die begonnene Version ist fort.</translation>
    </message>
    <message>
        <source>{subject} is gated: its licence has to be accepted first.</source>
        <translation>{subject} ist gesperrt: Erst muss die Lizenz angenommen werden.</translation>
    </message>
    <message>
        <source>{subject} is no name of a repository.</source>
        <translation>{subject} ist kein Name eines Repositorys.</translation>
    </message>
    <message>
        <source>{text} names no model.</source>
        <translation>{text} nennt kein Modell.</translation>
    </message>
    <message>
        <source>{time} ms</source>
        <translation>{time} ms</translation>
    </message>
    <message>
        <source>{todo} Until then chats are kept only while this window is open.</source>
        <translation>{todo} Bis dahin bleiben Chats nur, solange dieses Fenster offen ist.</translation>
    </message>
    <message>
        <source>{what} {todo}</source>
        <translation>{what} {todo}</translation>
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
        <source>“{name}” can't be read as text.</source>
        <translation>„{name}“ lässt sich nicht als Text lesen.</translation>
    </message>
    <message>
        <source>“{name}” can't be read.</source>
        <translation>„{name}“ lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>“{name}” can't be written: {reason}.</source>
        <translation>„{name}“ lässt sich nicht schreiben: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” holds no conversations.json.</source>
        <translation>„{name}“ enthält keine conversations.json.</translation>
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
        <source>“{name}” is no name of a file on the hub.</source>
        <translation>„{name}“ ist kein Name einer Datei auf dem Hub.</translation>
    </message>
    <message>
        <source>“{name}” is no text.</source>
        <translation>„{name}“ ist kein Text.</translation>
    </message>
    <message>
        <source>“{name}” is not a file of chats that is known here.</source>
        <translation>„{name}“ ist keine Chatdatei, die hier bekannt ist.</translation>
    </message>
    <message>
        <source>“{name}” is not in Unicode. It was read as Western European (Latin-1).</source>
        <translation>„{name}“ ist nicht in Unicode geschrieben. Die Datei wurde als westeuropäisch (Latin-1) gelesen.</translation>
    </message>
    <message>
        <source>“{name}” is not valid JSON.</source>
        <translation>„{name}“ ist kein gültiges JSON.</translation>
    </message>
    <message>
        <source>“{name}” is protected by a password.</source>
        <translation>„{name}“ ist durch ein Passwort geschützt.</translation>
    </message>
    <message>
        <source>“{name}” is too large for a preset.</source>
        <translation>„{name}“ ist zu groß für eine Voreinstellung.</translation>
    </message>
    <message>
        <source>“{name}” is too large to be read.</source>
        <translation>„{name}“ ist zu groß zum Lesen.</translation>
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
        <source>“{where}” {why}</source>
        <translation>„{where}“ {why}</translation>
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
