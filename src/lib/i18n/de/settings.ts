import type { Messages } from '../messages.ts';

export default {
  theme: 'Darstellung',
  themeSystem: 'Wie das Gerät',
  themeLight: 'Hell',
  themeDark: 'Dunkel',
  themeContrast: 'Hoher Kontrast',
  language: 'Sprache',
  languageSystem: 'Wie der Browser',
  languageFailed: 'Diese Sprache ließ sich nicht laden. Versuch es noch einmal, wenn du online bist.',
  yourNameHint: 'Steht auf deinem Platz für alle, mit denen du spielst.',
  sounds: 'Töne',
  soundsMore: 'Ein Klopfen, wenn ein Plättchen liegt, zwei Töne für Punkte, eine Glocke, wenn du dran bist.',
  confirm: 'Fragen, bevor ein Zug endgültig ist',
  confirmAlways: 'Immer',
  confirmPhones: 'Auf Handys',
  confirmNever: 'Nie',
  thinking: 'Denkleistung der Bots',
  thinkingFull: 'Voll',
  thinkingGentle: 'Akku schonen',
  thinkingMore:
    'Voll: Die stärksten Bots nutzen mehrere Kerne. Akku schonen: ein Kern und die halbe Zeit; von selbst bei höchstens 20 % Akku ohne Ladegerät.',
  connection: 'Verbindung',
  connectionMore:
    'Nur, wenn du eigene Server betreibst. Ist das Feld leer, nutzen Tische die Server aus ihrem Link.',
  signalling: 'Vermittlungsserver',
  signallingHint: 'Eine Adresse je Zeile: wss://…',
  stun: 'STUN-Server',
  stunHint:
    'Eine Adresse je Zeile: stun:rechner:port. Sie helfen Geräten hinter Routern, sich direkt zu verbinden.',
  turn: 'TURN-Server',
  turnHint:
    'Einer je Zeile: turn:rechner:port Name Passwort. Sie leiten Daten weiter, wenn keine direkte Verbindung gelingt.',
  addressWrong: '„{line}“ ist keine gültige Adresse.',
  apply: 'Übernehmen',
  applied: 'Auf diesem Gerät gespeichert.',
  notKept:
    'Der Browser speichert hier nichts (privates Fenster oder voller Speicher): Das gilt nur, bis du die Seite schließt.',
  storage: 'Speicher',
  storageSafe: 'Der Browser hat zugesagt, deine Spiele aufzubewahren.',
  storageLoose: 'Wird der Speicherplatz knapp, darf der Browser deine Spiele löschen.',
  storageUnknown: 'Dieser Browser sagt nicht, wie lange er deine Spiele aufbewahrt.',
  storageAsk: 'Um Aufbewahrung bitten',
  storageDenied:
    'Der Browser hat abgelehnt. Liegt die App auf dem Startbildschirm, stimmt er eher zu. Speichere Spiele bis dahin als Datei.',
  storageUsed: '{used} MB belegt',
  keys: 'Schlüssel deiner Plätze',
  keysMore:
    'Wer einen Schlüssel hat, kann diesen Platz spielen. Mit dieser Datei ziehst du mit deinen Plätzen auf ein anderes Gerät um. Gib sie niemandem.',
  keysGo: 'Schlüssel exportieren',
  appearance: 'Aussehen und Sprache',
  haptics: 'Vibration',
  hapticsMore:
    'Ein kurzes Summen, wenn ein Zug angenommen oder abgelehnt wird und wenn du dran bist, auf Geräten, die es können. iPhones können es nicht.'
} satisfies Messages<'settings'>;
