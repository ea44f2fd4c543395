import type { Messages } from '../messages.ts';

export default {
  invites: '{name} lädt dich ein',
  invited: 'Du bist an einen Tisch eingeladen',
  otherApp:
    'Diese Seite ist im Browser einer anderen App geöffnet, der deinen Platz verlieren kann. Kopiere den Link und öffne ihn in deinem eigenen Browser.',
  inviter: 'die einladende Person',
  seats: '{n, plural, one {# Platz} other {# Plätze}}',
  bots: '{n, plural, one {# Bot} other {# Bots}}',
  days: 'über mehrere Tage gespielt',
  unknownSets:
    '{n, plural, one {# Erweiterung, die diese Version nicht kennt} other {# Erweiterungen, die diese Version nicht kennt}}',
  ask: 'Um {name} zu finden, fragt diese Seite {what}, betrieben von Fremden. Diese sehen deine Internetadresse und wann du dich verbindest; nie Namen, Züge oder den Schlüssel.',
  askOthers:
    'Um die anderen zu finden, fragt diese Seite {what}, betrieben von Fremden. Diese sehen deine Internetadresse und wann du dich verbindest; nie Namen, Züge oder den Schlüssel.',
  askShort:
    'Um die anderen zu finden, fragt diese Seite {what}, betrieben von Fremden, die deine Internetadresse sehen.',
  points: '{n, plural, one {einen öffentlichen Treffpunkt} other {# öffentliche Treffpunkte}}',
  finder: 'einen Adressfinder',
  more: 'Mehr dazu',
  moreSeen:
    'Sie sehen deine Internetadresse und wann du dich verbindest; nie Namen, Züge oder den Schlüssel.',
  moreMail: 'Ein Briefkasten sieht auch, welche Geräte am selben Tisch sind.',
  moreDirect: 'Bei direkter Verbindung seht ihr gegenseitig eure Internetadresse.',
  remember: 'Nicht mehr fragen',
  notThisWay: 'Nicht fragen',
  sit: 'Hinsetzen',
  watch: 'Zuschauen',
  open: 'Tisch öffnen',
  goOn: 'Weiter',
  'wait.looking': 'Der Tisch wird gesucht …',
  'wait.notHere':
    '{name} ist gerade nicht online. Der Tisch öffnet sich von selbst, sobald {name} ihn öffnet.',
  'wait.orWrong':
    'Falls {name} ihn offen hat, ist der Link vielleicht falsch oder der Tisch gelöscht: Lass dir den Link noch einmal schicken.',
  'wait.offline': 'Dieses Gerät hat kein Netz.',
  'wait.noServer': 'Dieser Link nennt keinen Treffpunkt.',
  'wait.forbidden': 'Du erlaubst keine öffentlichen Treffpunkte, und dieser Link nennt keinen anderen Weg.',
  'wait.serverDown': 'Kein Treffpunkt dieses Links antwortet. Die App versucht es weiter.',
  'wait.trying': '{name} ist online. Verbindung wird aufgebaut …',
  'wait.noPath':
    '{name} ist online, aber eure beiden Netze blockieren die Verbindung. Ein anderes Netz kann helfen.',
  'wait.noWebRtc':
    '{name} ist online, aber dieser Browser kann sich nicht direkt mit anderen Geräten verbinden. Erlaube WebRTC in seinen Einstellungen oder Erweiterungen, oder nimm einen anderen Browser.',
  'wait.misbehaved': 'Die Verbindung wurde getrennt: Das andere Gerät hat ungültige Daten gesendet.',
  'wait.newer':
    'Dieser Link stammt von einer neueren Version der App. Lade die Seite neu, um sie zu bekommen.',
  'wait.quiet':
    'Seit {date} war sonst niemand online, wenn du den Tisch geöffnet hast. Frag {name}, ob ihr noch weiterspielt.',
  'wait.quietAll':
    'Seit {date} war sonst niemand online, wenn du den Tisch geöffnet hast. Frag die anderen, ob sie den Link noch haben.',
  since: 'Gesucht seit {time}',
  tried: 'Versucht: {n}, es antworten: {up}',
  answers: 'antwortet',
  asked: 'wartet auf Antwort',
  silent: 'antwortet nicht',
  'problem.insecure': 'einfaches ws:// geht nicht von einer https-Seite',
  'problem.silent': 'antwortet nicht',
  'problem.limited': 'vorerst zu viele Anfragen',
  'problem.refused': 'lehnt die Anfrage ab',
  'problem.nonsense': 'ist kein Treffpunkt',
  'problem.flooding': 'sendet zu viele Daten',
  again: 'Noch einmal suchen',
  askNow: 'Öffentliche Treffpunkte nutzen',
  learn: 'Lern das Spiel, während du wartest',
  letters: 'Einen Zug, den du als Link bekommen hast, kannst du jederzeit öffnen.',
  sameNetwork: 'Im selben Netz',
  'same.join':
    'Geht ins selbe WLAN oder in den Hotspot eines eurer Handys. Es braucht kein Internet und keinen Server.',
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
  'why.serverDown': 'Kein Treffpunkt dieses Tisches antwortet. Die App versucht es weiter.',
  'why.noServer':
    'Diese Website nennt keinen Treffpunkt. Verbindet euch mit Codes oder trage einen Treffpunkt in den Einstellungen ein.',
  'why.forbidden': 'Du erlaubst keine öffentlichen Treffpunkte, also kann dich dort niemand finden.',
  full: 'Alle Plätze sind besetzt. Du kannst zuschauen.',
  'settings.title': 'Öffentliche Treffpunkte',
  'settings.more':
    'Öffentliche Server, über die ihr einander findet. Sie sehen deine Internetadresse und wann du dich verbindest, nie Namen, Züge oder den Schlüssel.',
  'settings.strangers': 'Sollen sie genutzt werden?',
  'settings.ask': 'Jedes Mal fragen',
  'settings.always': 'Immer',
  'settings.never': 'Nie',
  'settings.site': 'Von dieser Website',
  'settings.siteNone': 'Diese Website nennt keine.',
  'settings.siteWrong': 'Die Datei bastide.json dieser Website enthält einen Fehler: {reason}',
  'settings.add': 'Weitere Treffpunkte',
  'settings.addHint': 'Einer je Zeile: nostr:relay.example oder tracker:tracker.example',
  remind: 'Spiele über mehrere Tage',
  remindGo: 'Sag mir, wenn ich dran bin',
  remindMore:
    'Etwa zweimal am Tag, solange die App zu ist. Der Briefkasten sieht dann, wann dieses Gerät nachschaut.',
  remindRefused: 'Der Browser erlaubt das nicht.',
  remindBody: '{name} hat gespielt.',
  recent: 'Noch einmal mit',
  'recent.invite': 'Einladen',
  'recent.copied': 'Der Link ist kopiert. Schick ihn los.',
  'recent.send': 'Der Tisch ist offen. Schick den Link von hier.',
  'recent.title': 'Letzte Mitspieler',
  'recent.more':
    'Namen der Leute, mit denen du gespielt hast, um sie wieder einzuladen. Sie bleiben auf diesem Gerät; nichts wird gesendet.',
  'recent.forget': 'Vergessen',
  'recent.none': 'Keine.',
  'recent.forgotten': 'Vergessen.'
} satisfies Messages<'meet'>;
