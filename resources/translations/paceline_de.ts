<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Paceline</name>
    <message>
        <source>A key without Ctrl or Alt would be lost to writing.</source>
        <translation>Eine Taste ohne Strg oder Alt wird zum Schreiben gebraucht.</translation>
    </message>
    <message>
        <source>A new line in the message</source>
        <translation>Neue Zeile in der Nachricht</translation>
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
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>At the next start the data is copied to {folder} and used there. What is in the present folder stays as it is.</source>
        <translation>Beim nächsten Start werden die Daten nach {folder} kopiert und dort benutzt. Was im jetzigen Ordner liegt, bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>Back to the chat (Esc)</source>
        <translation>Zurück zum Chat (Esc)</translation>
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
        <source>Delete the chosen chat or model</source>
        <translation>Den gewählten Chat oder das gewählte Modell löschen</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Dichte</translation>
    </message>
    <message>
        <source>Everything, to find a fault</source>
        <translation>Alles, um einen Fehler zu finden</translation>
    </message>
    <message>
        <source>From the next start on: nothing open is lost.</source>
        <translation>Ab dem nächsten Start; nichts Offenes geht verloren.</translation>
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
        <source>How many minutes it may take</source>
        <translation>Wie viele Minuten es dauern darf</translation>
    </message>
    <message>
        <source>In the log</source>
        <translation>Im Protokoll</translation>
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
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Lines only</source>
        <translation>Nur Linien</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuten</translation>
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
        <source>PACELINE_DATA says where it lies; change it there.</source>
        <translation>PACELINE_DATA sagt, wo er liegt; dort ist es zu ändern.</translation>
    </message>
    <message>
        <source>Press the new keys here</source>
        <translation>Hier die neuen Tasten drücken</translation>
    </message>
    <message>
        <source>Rename the chosen chat</source>
        <translation>Den gewählten Chat umbenennen</translation>
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
        <source>Search by action or by keys</source>
        <translation>Nach Aktion oder Tasten suchen</translation>
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
        <source>Standard</source>
        <translation>Standard</translation>
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
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>The action stays in the menu</source>
        <translation>Die Aktion bleibt im Menü</translation>
    </message>
    <message>
        <source>The file paceline.log</source>
        <translation>Die Datei paceline.log</translation>
    </message>
    <message>
        <source>The kind of line tells them apart too: solid, wavy, dotted.</source>
        <translation>Auch die Art der Linie unterscheidet sie: durchgezogen, gewellt, gepunktet.</translation>
    </message>
    <message>
        <source>The other action loses them</source>
        <translation>Die andere Aktion verliert sie</translation>
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
        <source>These are the keys of “{action}”.</source>
        <translation>Diese Tasten gehören zu „{action}“.</translation>
    </message>
    <message>
        <source>These keys can't be changed</source>
        <translation>Diese Tasten lassen sich nicht ändern</translation>
    </message>
    <message>
        <source>To the next control</source>
        <translation>Zum nächsten Bedienelement</translation>
    </message>
    <message>
        <source>Type a command, a chat or a model</source>
        <translation>Befehl, Chat oder Modell eingeben</translation>
    </message>
    <message>
        <source>Use them here</source>
        <translation>Hier verwenden</translation>
    </message>
    <message>
        <source>Usual text size</source>
        <translation>Übliche Textgröße</translation>
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
        <source>You</source>
        <translation>Ich</translation>
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
        <source>chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>korrigiert</translation>
    </message>
    <message>
        <source>model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>{keys} is needed for writing and moving about.</source>
        <translation>{keys} wird zum Schreiben und Bewegen gebraucht.</translation>
    </message>
    <message>
        <source>← Chat</source>
        <translation>← Chat</translation>
    </message>
</context>
</TS>
