import type { Messages } from '../messages.ts';

export default {
  alone: 'Nur auf diesem Gerät',
  searching: 'Suche die anderen …',
  'mail.unsent': 'Noch nicht gesendet. Lass diese Seite offen.',
  'mail.sending': 'Dein Zug wird gesendet …',
  'mail.unheard':
    'Kein Briefkasten antwortet. Dein Zug bleibt auf diesem Gerät und geht hinaus, sobald einer antwortet.',
  'slow.title': 'Langsame Verbindung zu {names}',
  'slow.more':
    'Züge gehen durch einen Briefkasten und brauchen je ein paar Sekunden, solange ihr alle den Tisch offen habt. Chat, Zeiger und Bitten um Rücknahme gehen nicht hindurch.',
  'mail.newer':
    'Ein Teil der Post dieses Spiels stammt von einer neueren Version der App. Lade neu, um sie zu bekommen.',
  'mail.withheld': 'Züge von {names} fehlen: Kein Briefkasten liefert sie.',
  direct: 'Direkt verbunden',
  relayed: 'Über ein Relais verbunden',
  lost: 'Verbindung verloren, neuer Versuch',

  seats: 'Wer da ist',
  inviteMore: 'Wer diesen Link öffnet, kann zuschauen oder auf den eigenen Platz zurückkehren.',
  game: 'Dieses Spiel',
  gameMore: 'Mehr zu diesem Spiel',
  spectators: '{n, plural, =0 {Niemand schaut zu.} one {# Person schaut zu.} other {# Personen schauen zu.}}',
  'state.local': 'spielt an diesem Gerät',
  'state.bot': 'ein Bot auf dem Gerät von {host}',
  'state.direct': 'direkt verbunden',
  'state.relayed': 'über den Server verbunden',
  'state.away': 'verbunden, im Hintergrund',
  'state.beyond': 'über andere Spieler verbunden',
  'state.gone': 'nicht verbunden',
  'state.out': 'spielt nicht mehr mit',
  'watch.copy': 'Link zum Zuschauen kopieren',
  'watch.more': 'Wer ihn öffnet, kann zuschauen, aber nicht spielen. Du kannst ihn mit vielen teilen.',
  'spectator.count':
    '{n, plural, =0 {Du schaust zu.} one {Du und # weitere Person schaut zu.} other {Du und # weitere Personen schaut zu.}}',
  'spectator.name': 'Dein Name',
  'spectator.nameMore': 'Die Spieler sehen ihn. Du machst hier keine Züge.',
  'spectator.call': 'Namen zeigen',
  'spectator.names': 'Zuschauer: {names}',
  rtt: '{n} ms',

  'why.offline': 'Dieses Gerät hat kein Netz.',
  'try.offline': 'Schalte das Netz ein, oder verbinde dich ohne Internet mit jemandem neben dir.',
  'why.noServer': 'Dieser Tisch nennt keinen Server.',
  'try.noServer': 'Verbindet euch stattdessen mit zwei Codes.',
  'why.serverDown': 'Der Server dieses Tisches antwortet nicht.',
  'try.serverDown': 'Die App versucht es weiter. Zwei Codes funktionieren auch ohne ihn.',
  'why.trying': 'Wird gerade verbunden.',
  'try.trying': 'Das dauert ein paar Sekunden.',
  'why.noPath': 'Die beiden Netze blockieren die Verbindung.',
  'try.noPath':
    'Einer von euch könnte ein anderes Netz versuchen oder in den Einstellungen einen TURN-Server eintragen.',
  'why.noWebRtc': 'Dieser Browser kann sich nicht direkt mit anderen Geräten verbinden.',
  'try.noWebRtc':
    'Erlaube WebRTC in den Einstellungen oder Erweiterungen dieses Browsers, oder nimm einen anderen Browser.',
  'why.misbehaved': 'Dieses Gerät hat die Verbindung getrennt: Es bekam ungültige Daten.',
  'try.misbehaved': 'Lade auf dem anderen Gerät die Seite neu, oder aktualisiere dort die App.',
  'why.notHere': 'Nicht gesehen, seit du den Tisch geöffnet hast.',
  'try.notHere': 'Schick den Link noch einmal.',
  'why.left': 'Hat den Tisch geschlossen.',
  'try.left': 'Der Tisch ist auf jenem Gerät gespeichert: Den Link zu öffnen genügt, um zurückzukommen.',
  'why.asleep': 'Keine Antwort: Das Gerät schläft oder hat kein Netz.',
  'try.asleep': 'Die Verbindung kommt zurück, sobald das Gerät aufwacht.',

  'missing.seat': 'Es geht los, sobald alle den Tisch öffnen. Es fehlt noch: {names}.',
  'missing.choice': 'Der Tisch wartet auf die Entscheidung von {names}.',
  'clock.low': 'Du hast noch {time}.',
  'clock.up':
    'Deine Zeit ist um. Das Spiel wartet auf dich; die anderen können abstimmen, wie es weitergeht.',
  'rematch.beside': '{name} lädt dich an einen anderen Tisch ein. Dein Platz dort ist reserviert.',
  'rematch.goBeside': 'Zu diesem Tisch',
  'missing.late': 'Die Zeit von {names} ist um.',
  'missing.draw': 'Der Tisch wartet auf die Ziehung von {names}.',
  'missing.witness': 'Der Tisch wartet auf {names}, um eine Ziehung abzuschließen.',
  'missing.twice':
    'Zwei verschiedene Züge für dieselbe Stelle, geschickt von {names}. Das Spiel ruht, bis die anderen entscheiden, wie es weitergeht.',
  'missing.what': 'Was können wir tun?',
  'missing.more':
    'Ihr könnt warten: Alles ist gespeichert. Oder ihr stimmt ab; {needed} von {all} müssen zustimmen.',
  'missing.bot': 'Einen Bot spielen lassen',
  'missing.botMore': 'Er läuft auf diesem Gerät, bis der Platz zurückgegeben wird.',
  'missing.out': 'Ohne sie weiterspielen',
  'missing.outMore': 'Der Platz macht keine Züge mehr; seine Figuren bleiben auf dem Tisch.',
  'missing.other': 'Jemand anders fragen',
  'missing.otherMore': 'Jemand anders wirkt an dieser Ziehung mit. Der Platz bleibt, wie er ist.',
  'missing.wait': 'Warten',
  'vote.bot': 'Ein Bot auf dem Gerät von {host} spielt für {names}',
  'vote.out': 'Das Spiel geht ohne {names} weiter',
  'vote.other': 'Jemand anders wirkt statt {names} an der Ziehung mit',
  'vote.count': '{n} von {needed} nötigen: {voters}',
  'vote.agree': 'Zustimmen',
  'vote.withdraw': 'Stimme zurückziehen',
  'vote.sealed': 'Angenommen. Es gilt, sobald alle, die zugestimmt haben, es bestätigt haben.',
  'few.title': 'Hier kann niemand durch Abstimmung ausgeschlossen werden',
  'few.more':
    'Dafür braucht es mehr als die Hälfte aller Plätze, die fehlenden mitgezählt: Zu zweit kann keiner den anderen ausschließen. Wartet, oder lasst das Spiel unbeendet. Eine gespeicherte Datei enthält jeden Zug, und ihr könnt einen neuen Tisch eröffnen.',
  'few.new': 'Neuen Tisch eröffnen',
  'unsigned.title': 'Noch kann niemand ausgelassen werden',
  'unsigned.more':
    'Das Spiel beginnt, wenn alle den Tisch auf ihrem eigenen Gerät geöffnet haben. Warte: Den Link dort zu öffnen genügt. Oder eröffne einen neuen Tisch ohne sie.',

  'return.host': '{name} ist wieder da. Den Platz zurückgeben?',
  'return.ask': '{host} möchte {name} den Platz zurückgeben.',
  'return.go': 'Zurückgeben',
  'return.decided':
    '{name} bekommt den Platz zurück, wenn er das nächste Mal am Zug ist und die anderen zustimmen.',
  'return.fresh':
    'Jemand sagt, der Platz von {name} sei der eigene und der Schlüssel verloren. Nur du kannst wissen, ob das {name} ist. Platz übergeben?',
  'return.lost': 'Für {name} spielt ein Bot. Ist das dein Platz, und der Schlüssel verloren?',
  'return.plead': 'Um meinen Platz bitten',
  'return.notMine': 'Nicht meiner',
  'return.pleaded':
    'Gefragt. Er gehört dir, wenn {host} und die anderen zustimmen, sobald der Platz dran ist.',
  'return.mine':
    'Ein Bot auf dem Gerät von {host} spielt deinen Platz. Dort kann er dir zurückgegeben werden.',
  'return.out': 'Die anderen haben ohne dich weitergespielt. Du kannst zuschauen.',

  'wish.theirs': '{name} möchte den letzten Zug zurücknehmen.',
  'wish.mine': 'Du hast darum gebeten, deinen letzten Zug zurückzunehmen.',
  'wish.open': 'Es fehlt noch: {names}',
  'wish.gone':
    'Nicht verbunden: {names}. Die Bitte kommt an, sobald ihr verbunden seid, es sei denn, das Spiel ist bis dahin weitergegangen.',
  'wish.agree': 'Einverstanden',
  'wish.not': 'Jetzt nicht',
  'wish.cancel': 'Doch nicht',
  'wish.refused': '{name} möchte lieber weiterspielen.',
  'whatIf.shows': '{name} zeigt ein „Was wäre, wenn“ bei Zug {n}.',
  'whatIf.look': 'Ansehen',
  'whatIf.called': 'Du bist am Tisch an der Reihe.',
  'whatIf.toTable': 'Zum Tisch',
  lookBack: 'Zurückblicken',

  'turn.away': 'Dein Zug hat {names} noch nicht erreicht. Du kannst ihn als Link schicken.',
  'turn.kept': 'Oder warte einfach: Er kommt an, wenn sie den Tisch öffnen.',
  'turn.send': 'Zug verschicken',
  'turn.more':
    'Der Link enthält die Züge, die {names} vielleicht noch fehlen. Beim Öffnen kommen sie dort auf den Tisch; sonst muss niemand online sein.',
  'turn.alone': 'Nur meine eigenen Züge',
  'turn.aloneMore': 'Kürzer: wenn alle jeden Link bekommen.',
  'turn.length': '{n} Zeichen',
  'turn.file': 'Als Datei',
  'turn.alt': 'Link mit diesem Zug',
  'turn.shareText': 'Mein Zug: {game}',
  'turn.tooLong':
    'Diese Züge sind zu lang für einen Link. Schicke stattdessen eine Datei des ganzen Spiels: Leute und Verbindung, Spiel speichern.',
  'turn.none': 'Alle haben deine Züge.',
  'turn.taken':
    '{n, plural, one {# Schritt des Spiels hinzugefügt.} other {# Schritte des Spiels hinzugefügt.}}',
  'turn.known': 'Du hast schon alles, was in diesem Link steht.',
  'turn.missing': 'Frühere Züge fehlen: {what}. Der Link wird behalten, bis sie da sind.',
  'turn.gap': '{from, plural, =0 {alles} other {was auf Schritt # folgt}} von {name}',
  'turn.ask': 'Um das ganze Spiel bitten',
  'turn.askText':
    'Mir fehlen frühere Züge unseres Spiels. Bitte schick mir seine Datei: Leute und Verbindung, Spiel speichern.',
  'turn.asked': 'Kopiert. Schick es den anderen.',
  'turn.forged':
    'Dieser Link enthält gefälschte Züge im Namen von {names}. Sie wurden nicht übernommen, und nichts ist verloren.',
  'turn.apart':
    'Euer Spiel hat sich auf den Geräten verschieden entwickelt. Nichts wurde übernommen, und nichts ist verloren.',
  'turn.early':
    'Dieser Zug gehört zu einem Spiel, das dieses Gerät noch nicht hat. Verbinde dich einmal mit den anderen, oder bitte um die Datei des ganzen Spiels.',

  'codes.go': 'Ohne Internet verbinden',
  'codes.title': 'Ohne Server verbinden',
  'codes.more':
    'Zwei Codes genügen: Deiner geht hinüber, die Antwort kommt zurück. Das geht in einem gemeinsamen Hotspot oder mit Internet auf beiden Seiten. Ein Code gilt zehn Minuten und für eine Person.',
  'codes.making': 'Der Code wird erstellt …',
  'codes.step1': '1. Scannen lassen oder verschicken',
  'codes.step2': '2. Die Antwort eingeben',
  'codes.alt': 'Code zum Scannen: öffnet diesen Tisch und antwortet',
  'codes.answerAlt': 'Code zum Scannen: die Antwort auf die Einladung',
  'codes.answer': 'Antwort',
  'codes.answerHint': 'Sie erscheint auf dem anderen Gerät, sobald der Link dort geöffnet ist.',
  'codes.enter': 'Verbinden',
  'codes.scan': 'Scannen',
  'codes.scanning': 'Halte den Code vor die Kamera',
  'codes.noCamera': 'Die Kamera lässt sich nicht benutzen. Füge den Code stattdessen ein.',
  'codes.connecting': 'Verbinde …',
  'codes.connected': 'Verbunden.',
  'codes.failed':
    'Es hat nicht geklappt. Die Netze haben die Verbindung blockiert, oder der Code war zu alt. Versucht es mit neuen Codes.',
  'codes.again': 'Von vorn',
  'codes.replyTitle': 'Schick diese Antwort zurück',
  'codes.replyMore':
    'Zeig sie der Person, die dich eingeladen hat, oder schick sie ihr. Sobald sie dort eingegeben ist, seid ihr verbunden.',
  'codes.entered': 'Sie ist eingegeben',
  'codes.tooLong': 'Zu lang für einen Code zum Scannen. Kopiere oder schicke es stattdessen.',
  'codes.copy': 'Kopieren',
  'codes.share': 'Teilen',

  'hold.unconfirmed':
    'Der Schlüssel dieses Platzes liegt auch auf einem anderen Gerät. Bevor du hier spielen kannst, muss jemand vom Tisch online sein, damit dieses Gerät den aktuellen Stand des Spiels bekommt.',
  'hold.twin':
    'Dieser Platz ist gerade auch auf einem anderen Gerät offen. Zwei Geräte an einem Platz sähen nach Betrug aus: Schließ ihn auf einem davon.',

  'evidence.title': 'Regelverstöße',
  'evidence.look': 'Auf Betrug prüfen',
  'evidence.none': 'Kein Betrug gefunden.',
  'evidence.equivocation': '{name} hat zwei verschiedene Züge für dieselbe Stelle geschickt.',
  'evidence.illegal': '{name} hat einen verbotenen Zug geschickt; er zählte nicht.',
  'evidence.turn': '{name} hat außer der Reihe gezogen; das zählte nicht.',
  'evidence.save': 'Beweis speichern',

  resign: 'Meinen Platz aufgeben',
  'resign.title': 'Den Platz von {name} aufgeben?',
  'resign.more': 'Von hier an wird der Platz übersprungen. Das lässt sich nicht rückgängig machen.',
  'resign.yes': 'Aufgeben',
  'resign.later': 'Ein Platz lässt sich aufgeben, wenn er am Zug ist.',

  'keys.go': 'Schlüssel importieren',
  'keys.done':
    '{n, plural, =0 {Keine neuen Plätze in dieser Datei.} one {# Platz ist jetzt auf diesem Gerät.} other {# Plätze sind jetzt auf diesem Gerät.}}',
  'keys.bad': 'Diese Datei enthält keine Schlüssel von Plätzen.',
  'keys.taken':
    'Für einen dieser Tische hat dieses Gerät schon einen anderen Schlüssel. Der blieb, wie er war.',

  'error.rules':
    'Dieser Tisch wurde mit einem anderen Stand der Regeln eröffnet. Alle am Tisch brauchen dieselbe Version der App.',
  'store.DENIED':
    'Dieser Browser lässt die App nichts speichern. In einem privaten Fenster: Öffne sie in einem normalen.',
  'store.FULL': 'Auf diesem Gerät ist kein Speicherplatz mehr frei. Gib welchen frei und lade neu.',
  'store.OLD_TAB': 'In einem anderen Tab ist eine ältere Version der App offen. Schließ diesen Tab.',
  'store.NEWER':
    'Auf diesem Gerät wurde schon eine neuere Version der App benutzt. Lade neu, um sie zu bekommen.',
  'store.CLOSED': 'Der Speicher wurde geschlossen. Lade die Seite neu.',
  'store.SILENT':
    'Der Speicher dieses Browsers antwortet nicht. Schließ alle Tabs der App und öffne sie neu, nicht in einem privaten Fenster.',
  'store.BROKEN': 'Der Speicher dieses Geräts meldet einen Fehler.',
  'link.EMPTY': 'Hier ist kein Link.',
  'link.CUT_OFF': 'Das Ende dieses Links fehlt. Lass ihn dir noch einmal schicken und kopiere ihn ganz.',
  'link.NO_ROOM': 'Dieser Link führt zu keinem Tisch.',
  'link.BAD_KEY':
    'Dieser Link ist beschädigt: Sein Schlüssel ist unvollständig. Lass ihn dir noch einmal schicken.',
  'link.TOO_LONG': 'Das ist zu lang für eine Einladung.',
  'link.OTHER_KEY':
    'Dieser Link nennt einen deiner Tische, hat aber einen anderen Schlüssel. Lass ihn dir noch einmal schicken; dein Tisch ist unberührt.',
  'letter.DAMAGED':
    'Dieser Zug ist nicht vollständig oder wurde unterwegs verändert. Lass ihn dir noch einmal schicken und kopiere alles.',
  'letter.NEWER': 'Dieser Zug stammt von einer neueren Version der App. Lade neu, um sie zu bekommen.',
  'letter.FOREIGN': 'Dieser Zug gehört zu einem anderen Tisch.',
  'code.NOT_A_CODE': 'Das ist kein Verbindungscode.',
  'code.DAMAGED': 'Dieser Code ist unvollständig. Kopiere ihn ganz, oder scanne ihn noch einmal.',
  'code.NEWER': 'Dieser Code stammt von einer neueren Version der App.',
  'code.EXPIRED': 'Dieser Code ist älter als zehn Minuten. Mach einen neuen.',
  'code.WRONG_KIND': 'Das ist der falsche der beiden Codes.',
  'table.BAD_HEADER': 'Die Beschreibung dieses Tisches ist beschädigt.',
  'table.UNKNOWN_GAME': 'Diese App kennt das Spiel dieses Tisches nicht. Aktualisiere die App.',
  'table.WRONG_KEY': 'Der Schlüssel auf diesem Gerät gehört zu einem anderen Platz.',
  'table.NOT_AWAITED': 'Das Spiel ist weitergegangen: Es wartet jetzt auf etwas anderes.',
  'table.ILLEGAL': 'Die Regeln erlauben das nicht.',
  'table.WAITS': 'Du hast zugestimmt, ohne jemanden weiterzuspielen. Erst muss diese Abstimmung enden.',
  'table.UNCONFIRMED': 'Erst muss jemand anders online sein und diesem Gerät seine eigenen Züge schicken.',
  'table.NO_MAJORITY': 'Es haben nicht genug der anderen zugestimmt.',
  'table.BAD_RECORD': 'Diese Datei ist beschädigt oder stammt nicht aus Bastide.',
  'table.NOT_BEGUN': 'Das Spiel hat noch nicht begonnen: Es gibt noch nichts zu speichern.'
} satisfies Messages<'net'>;
