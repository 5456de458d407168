; Inno Setup: dist\paceline as an installer for one person, without an administrator. It knows nothing
; of how the folder was made. Called as
;
;   iscc /DVersion=0.1.0 packaging\windows\paceline.iss
;
; with /Ssigner="signtool sign /fd sha256 /tr %TIMESTAMP% /td sha256 $f" /DSigned where a certificate
; is at hand.
#ifndef Version
  #error Say /DVersion=…; packaging/build.py does.
#endif

[Setup]
; Never change it: by this an upgrade finds what it is to replace.
AppId={{0E6B1B1C-7C0B-4C55-9B3C-6B0E6C1D2A57}
AppName=Paceline
AppVersion={#Version}
AppVerName=Paceline {#Version}
AppPublisher=The Paceline authors
DefaultDirName={autopf}\Paceline
DefaultGroupName=Paceline
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
LicenseFile=..\..\LICENSE
SetupIconFile=..\..\build\icons\paceline.ico
UninstallDisplayIcon={app}\paceline.exe
OutputDir=..\..\dist
OutputBaseFilename=paceline-{#Version}-setup
Compression=lzma2
SolidCompression=yes
WizardStyle=modern
CloseApplications=yes
RestartApplications=no
ChangesAssociations=yes
#ifdef Signed
SignTool=signer
SignedUninstaller=yes
#endif

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"

[CustomMessages]
en.Associate=Open .gguf models with Paceline
de.Associate=.gguf-Modelle mit Paceline öffnen
en.RemoveChats=Remove your chats and settings too?%n%nThey lie in %1 and can't be brought back. Models that were downloaded stay.
de.RemoveChats=Auch Chats und Einstellungen entfernen?%n%nSie liegen in %1 und lassen sich nicht wiederherstellen. Heruntergeladene Modelle bleiben.

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked
Name: "associate"; Description: "{cm:Associate}"; Flags: unchecked

[InstallDelete]
; Files of an earlier version that this one no longer has. Chats are elsewhere.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
#ifdef Signed
Source: "..\..\dist\paceline\*.exe"; DestDir: "{app}"; Flags: ignoreversion signonce
Source: "..\..\dist\paceline\*"; Excludes: "*.exe"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs
#else
Source: "..\..\dist\paceline\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs
#endif

[Icons]
Name: "{group}\Paceline"; Filename: "{app}\paceline.exe"
Name: "{autodesktop}\Paceline"; Filename: "{app}\paceline.exe"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\Paceline.gguf"; ValueType: string; ValueData: "GGUF model"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Paceline.gguf\DefaultIcon"; ValueType: string; ValueData: "{app}\paceline.exe,0"
Root: HKA; Subkey: "Software\Classes\Paceline.gguf\shell\open\command"; ValueType: string; ValueData: """{app}\paceline.exe"" ""%1"""
Root: HKA; Subkey: "Software\Classes\.gguf\OpenWithProgids"; ValueType: string; ValueName: "Paceline.gguf"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.gguf"; ValueType: string; ValueData: "Paceline.gguf"; Tasks: associate; Flags: uninsdeletevalue

[Run]
Filename: "{app}\paceline.exe"; Description: "{cm:LaunchProgram,Paceline}"; Flags: nowait postinstall skipifsilent

[Code]
{ Chats stay unless they are asked away, and always when nobody can be asked. }
procedure CurUninstallStepChanged(Step: TUninstallStep);
var
  Data: String;
begin
  Data := ExpandConstant('{localappdata}\paceline');
  if (Step = usPostUninstall) and (not UninstallSilent) and DirExists(Data) then
    if MsgBox(FmtMessage(CustomMessage('RemoveChats'), [Data]), mbConfirmation,
              MB_YESNO or MB_DEFBUTTON2) = IDYES then
      DelTree(Data, True, True, True);
end;
