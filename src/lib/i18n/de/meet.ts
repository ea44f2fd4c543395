import type { Messages } from '../messages.ts';

export default {
  invites: '{name} lädt dich ein',
  invited: 'Du bist an einen Tisch eingeladen',
  inviter: 'die einladende Person',
  seats: '{n, plural, one {# Platz} other {# Plätze}}',
  bots: '{n, plural, one {# Bot} other {# Bots}}',
  days: 'über Tage gespielt',
  unknownSets:
    '{n, plural, one {# Erweiterung, die diese Version nicht kennt} other {# Erweiterungen, die diese Version nicht kennt}}',
  ask: 'Um {name} zu finden, fragt diese Seite {what}, die keiner von euch betreibt. Sie sehen deine Internetadresse und wann du suchst; nie Namen, Züge oder den Schlüssel.',
  askOthers:
    'Um die anderen zu finden, fragt diese Seite {what}, die keiner von euch betreibt. Sie sehen deine Internetadresse und wann du suchst; nie Namen, Züge oder den Schlüssel.',
  askShort:
    'Um die anderen zu finden, fragt diese Seite {what}, die keiner von euch betreibt und die deine Internetadresse sehen.',
  points: '{n, plural, one {einen öffentlichen Treffpunkt} other {# öffentliche Treffpunkte}}',
  finder: 'einen Adressfinder',
  more: 'Mehr dazu',
  moreSeen: 'Sie sehen deine Internetadresse und wann du suchst; nie Namen, Züge oder den Schlüssel.',
  moreMail: 'Ein Briefkasten sieht auch, welche Geräte etwas teilen.',
  moreDirect: 'Bei direkter Verbindung sehen die Spielenden gegenseitig ihre Internetadresse.',
  remember: 'Nicht mehr fragen',
  notThisWay: 'Nicht so',
  sit: 'Hinsetzen',
  watch: 'Zuschauen',
  open: 'Tisch öffnen',
  goOn: 'Weiter',
  'wait.looking': 'Der Tisch wird gesucht …',
  'wait.notHere': '{name} ist gerade nicht da. Der Tisch geht von selbst auf, sobald {name} ihn öffnet.',
  'wait.orWrong':
    'Falls {name} ihn offen hat, ist der Link vielleicht vertippt oder der Tisch gelöscht: Bitte um einen neuen Link.',
  'wait.offline': 'Dieses Gerät hat kein Netz.',
  'wait.noServer': 'Dieser Link nennt keinen Treffpunkt.',
  'wait.forbidden':
    'Du lässt diese Seite keine öffentlichen Treffpunkte fragen, und dieser Link nennt nichts anderes.',
  'wait.serverDown': 'Kein Treffpunkt dieses Links antwortet. Es wird immer wieder versucht.',
  'wait.trying': '{name} ist da. Verbindung wird aufgebaut …',
  'wait.noPath':
    '{name} ist da, aber eure Netze lassen nichts zueinander durch. Ein anderes Netz kann helfen.',
  'wait.misbehaved': 'Die Verbindung wurde getrennt: Was über sie kam, ergab keinen Sinn.',
  'wait.newer':
    'Dieser Link stammt von einer neueren Version der App. Lade die Seite neu, um sie zu bekommen.',
  'wait.quiet':
    'Seit {date} war nie jemand anderes da, wenn du nachgesehen hast. Frag {name}, ob es den Tisch noch gibt.',
  'wait.quietAll':
    'Seit {date} war nie jemand anderes da, wenn du nachgesehen hast. Frag die anderen, ob sie den Link noch haben.',
  reload: 'Neu laden',
  since: 'Gesucht seit {time}',
  tried: 'Versucht: {n}, es antworten: {up}',
  answers: 'antwortet',
  asked: 'wird gefragt',
  silent: 'antwortet nicht',
  'problem.insecure': 'einfaches ws:// geht nicht von einer https-Seite',
  'problem.silent': 'sagt nichts',
  'problem.limited': 'vorerst zu oft gefragt',
  'problem.refused': 'lehnt das ab',
  'problem.nonsense': 'ist kein Treffpunkt',
  'problem.flooding': 'sendet zu viel',
  again: 'Noch einmal suchen',
  askNow: 'Öffentliche Treffpunkte fragen',
  learn: 'Inzwischen das Spiel lernen',
  letters: 'Ein Zug, der als Link kam, lässt sich jederzeit öffnen.',
  sameNetwork: 'Im selben Netz',
  'same.join':
    'Geht ins selbe WLAN oder in den Hotspot eines eurer Telefone. Es braucht kein Internet und keinen Server.',
  'same.codes':
    'Verbindet euch dann mit zwei Codes: Ein Gerät zeigt einen Code, das andere antwortet mit einem.',
  'same.serve':
    'Läuft auf einem Computer in diesem Netz der eigene Server dieser App (npm start), können alle die Adresse öffnen, die er zeigt.',
  ownServer: 'Eigenen Server verwenden',
  byLink: 'Zug aus einem Link öffnen',
  linkOpen: 'Diesen Zug öffnen',
  byFile: 'Zug aus einer Datei öffnen',
  'seatFile.title': 'Hast du im Browser einen Platz genommen?',
  'seatFile.more':
    'Diese App hat einen eigenen Speicher. Wähle die Datei, die du mit „Meinen Platz sichern“ gespeichert hast, dann sind deine Plätze auch hier.',
  'seatFile.go': 'Datei wählen',
  'seatFile.new': 'Ich bin neu hier',
  'seatFile.none': 'Diese Datei enthält keinen Platz an diesem Tisch.',
  unfound: 'Noch kann niemand diesen Tisch finden',
  'why.offline': 'Dieses Gerät hat kein Netz.',
  'why.serverDown': 'Kein Treffpunkt dieses Tisches antwortet. Es wird immer wieder versucht.',
  'why.noServer':
    'Diese Website nennt keinen Treffpunkt. Verbindet euch mit Codes oder trage einen Treffpunkt in den Einstellungen ein.',
  'why.forbidden':
    'Du lässt diese Seite keine öffentlichen Treffpunkte fragen, also trifft dich dort niemand.',
  full: 'Alle Plätze sind besetzt. Du kannst zuschauen.',
  'settings.title': 'Öffentliche Treffpunkte',
  'settings.more':
    'Server, die niemand am Tisch betreibt, machen euch bekannt. Sie sehen deine Internetadresse und wann du suchst, nie Namen, Züge oder den Schlüssel.',
  'settings.strangers': 'Sollen sie gefragt werden?',
  'settings.ask': 'Jedes Mal fragen',
  'settings.always': 'Immer',
  'settings.never': 'Nie',
  'settings.site': 'Von dieser Website',
  'settings.siteNone': 'Diese Website schlägt keine vor.',
  'settings.siteWrong': 'Die Datei bastide.json dieser Website ist falsch: {reason}',
  'settings.add': 'Weitere Treffpunkte',
  'settings.addHint': 'Einer je Zeile: nostr:relay.example oder tracker:tracker.example',
  remind: 'Spiele über Tage',
  remindGo: 'Sag mir, wenn ich dran bin',
  remindMore:
    'Etwa zweimal am Tag, solange die App zu ist. Das Postfach sieht dann, dass dieses Gerät nachschaut.',
  remindRefused: 'Der Browser erlaubt das nicht.',
  remindBody: '{name} hat gespielt.'
} satisfies Messages<'meet'>;
