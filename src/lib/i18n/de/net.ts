import type { Messages } from '../messages.ts';

export default {
  alone: 'Nur auf diesem Gerät',
  searching: 'Suche die anderen …',
  direct: 'Direkt verbunden',
  relayed: 'Über eine Vermittlung verbunden',
  lost: 'Verbindung verloren, neuer Versuch',

  seats: 'Wer da ist',
  inviteMore: 'Wer diesen Link öffnet, kann zuschauen oder auf den eigenen Platz zurückkehren.',
  game: 'Dieses Spiel',
  spectators: '{n, plural, =0 {Niemand schaut zu.} one {# Person schaut zu.} other {# Personen schauen zu.}}',
  'state.local': 'spielt auf diesem Gerät',
  'state.bot': 'ein Bot auf dem Gerät von {host}',
  'state.direct': 'direkt verbunden',
  'state.relayed': 'über den Server verbunden',
  'state.away': 'verbunden, schaut aber gerade woanders hin',
  'state.beyond': 'über andere verfolgt',
  'state.gone': 'nicht verbunden',
  'state.out': 'spielt nicht mehr mit',
  'watch.copy': 'Link zum Zuschauen kopieren',
  'watch.more':
    'Wer ihn öffnet, sieht das Spiel und hat weder Platz noch Stimme. Er darf an viele gehen: sie reichen das Spiel einander weiter.',
  rtt: '{n} ms',

  'why.offline': 'Dieses Gerät hat kein Netz.',
  'try.offline': 'Schalte es ein, oder verbinde dich ohne Internet mit jemandem neben dir.',
  'why.noServer': 'Dieser Tisch nennt keinen Server als Treffpunkt.',
  'try.noServer': 'Verbindet euch stattdessen mit zwei Codes.',
  'why.serverDown': 'Der Server, an dem ihr euch trefft, antwortet nicht.',
  'try.serverDown': 'Es wird weiter versucht. Zwei Codes gehen auch ohne ihn.',
  'why.trying': 'Wird gerade verbunden.',
  'try.trying': 'Das dauert ein paar Sekunden.',
  'why.noPath': 'Die beiden Netze lassen nichts zueinander durch.',
  'try.noPath': 'Versucht ein anderes Netz, oder tragt in den Einstellungen einen TURN-Server ein.',
  'why.misbehaved': 'Dieses Gerät hat die Verbindung getrennt: Was darüber kam, ergab keinen Sinn.',
  'try.misbehaved': 'Vielleicht hilft es, drüben die Seite neu zu laden oder die App zu aktualisieren.',
  'why.notHere': 'Nicht gesehen, seit du den Tisch geöffnet hast.',
  'try.notHere': 'Schick den Link noch einmal.',
  'why.left': 'Hat den Tisch geschlossen.',
  'try.left': 'Er ist auf jenem Gerät aufbewahrt: Den Link zu öffnen genügt.',
  'why.asleep': 'Kein Lebenszeichen: eingeschlafen oder ohne Netz.',
  'try.asleep': 'Wacht das Gerät auf, ist es von selbst wieder da.',

  'missing.seat': 'Zum Anfangen fehlt dem Tisch die Unterschrift von {names}.',
  'missing.choice': 'Der Tisch wartet auf die Entscheidung von {names}.',
  'missing.draw': 'Der Tisch wartet darauf, dass {names} zieht.',
  'missing.witness': 'Der Tisch wartet auf {names}: Zu einem Zug aus dem Vorrat fehlt der Beitrag.',
  'missing.twice':
    '{names} hat hier zwei verschiedene Züge unterschrieben. Der Tisch steht still, bis die anderen entscheiden, wie es weitergeht.',
  'missing.what': 'Was können wir tun?',
  'missing.more':
    'Keine Eile? Dann wartet einfach: Alles bleibt aufbewahrt. Sonst könnt ihr abstimmen; {needed} von {all} müssen zustimmen.',
  'missing.bot': 'Einen Bot spielen lassen',
  'missing.botMore': 'Er läuft auf diesem Gerät, bis der Platz zurückgegeben wird.',
  'missing.out': 'Ohne weiterspielen',
  'missing.outMore': 'Der Platz verstummt; was auf dem Tisch steht, bleibt.',
  'missing.other': 'Jemand anderen als Zeugen nehmen',
  'missing.otherMore': 'Nur für dieses Ziehen. Der Platz bleibt, wie er ist.',
  'missing.wait': 'Warten',
  'vote.bot': 'Ein Bot auf dem Gerät von {host} spielt für {names}',
  'vote.out': 'Das Spiel geht ohne {names} weiter',
  'vote.other': 'Jemand anders als {names} trägt zum Ziehen bei',
  'vote.count': '{n} von {needed} nötigen: {voters}',
  'vote.agree': 'Zustimmen',
  'vote.withdraw': 'Stimme zurückziehen',
  'vote.sealed': 'Beschlossen. Es gilt, sobald alle es besiegelt haben.',
  'few.title': 'Hier kann niemand ausgeschlossen werden',
  'few.more':
    'Dafür braucht es mehr als die Hälfte aller, die Fehlenden mitgezählt: Zu zweit kann keiner den anderen hinauswerfen. Wartet, oder lasst das Spiel, wie es ist. Eine gespeicherte Datei zeigt, wer was unterschrieben hat, und ein neuer Tisch fängt frisch an.',
  'few.new': 'Neuen Tisch eröffnen',
  'unsigned.title': 'Noch kann niemand ausgelassen werden',
  'unsigned.more':
    'Das Spiel beginnt, wenn alle hier unterschrieben haben, und niemand kann es für andere tun. Wartet: Drüben den Link zu öffnen genügt. Oder eröffnet ohne sie einen neuen Tisch.',

  'return.host': '{name} ist wieder da. Den Platz zurückgeben?',
  'return.ask': '{host} möchte {name} den Platz zurückgeben.',
  'return.go': 'Zurückgeben',
  'return.decided': '{name} bekommt den Platz zurück, sobald er gefragt ist und die anderen zustimmen.',
  'return.fresh':
    'Jemand sagt, der Platz von {name} sei seiner und der Schlüssel verloren. Nur du kannst wissen, ob das {name} ist. Platz übergeben?',
  'return.lost': 'Für {name} spielt ein Bot. Ist das dein Platz, und der Schlüssel verloren?',
  'return.plead': 'Um meinen Platz bitten',
  'return.notMine': 'Nicht meiner',
  'return.pleaded':
    'Gefragt. Er gehört dir, wenn {host} und die anderen zustimmen, sobald der Platz dran ist.',
  'return.mine':
    'Ein Bot auf dem Gerät von {host} spielt deinen Platz. Dort kann er dir zurückgegeben werden.',
  'return.out': 'Die anderen haben ohne dich weitergespielt. Du kannst zuschauen.',

  'wish.theirs': '{name} möchte den letzten Zug zurücknehmen.',
  'wish.mine': 'Du möchtest deinen letzten Zug zurücknehmen.',
  'wish.open': 'Es fehlt noch: {names}',
  'wish.agree': 'Einverstanden',
  'wish.not': 'Lieber nicht',
  'wish.cancel': 'Doch nicht',
  'wish.refused': '{name} möchte lieber weiterspielen.',
  'whatIf.shows': '{name} zeigt ein „Was wäre, wenn“ bei Schritt {n}.',
  'whatIf.look': 'Ansehen',
  'whatIf.called': 'Am Tisch wirst du gefragt.',
  'whatIf.toTable': 'Zum Tisch',
  lookBack: 'Zurückblicken',

  'turn.away': 'Nicht da: {names}. Dein Zug kann als Link reisen.',
  'turn.send': 'Zug verschicken',
  'turn.more':
    'Der Link trägt, was {names} vielleicht noch nicht hat. Beim Öffnen kommt es dort auf den Tisch; sonst muss niemand online sein.',
  'turn.alone': 'Nur meine eigenen Züge',
  'turn.aloneMore': 'Kürzer: wenn alle jeden Link bekommen.',
  'turn.length': '{n} Zeichen',
  'turn.file': 'Als Datei',
  'turn.alt': 'Link mit diesem Zug',
  'turn.shareText': 'Mein Zug: {game}',
  'turn.none': 'Alle haben, was du unterschrieben hast.',
  'turn.taken':
    '{n, plural, one {Ein Schritt des Spiels kam herein.} other {# Schritte des Spiels kamen herein.}}',
  'turn.known': 'Alles in diesem Link war schon hier.',
  'turn.missing': 'Es fehlt etwas, das davor kam: {what}. Der Link wird behalten, bis es da ist.',
  'turn.gap': '{from, plural, =0 {alles} other {was auf Schritt # folgt}} von {name}',
  'turn.ask': 'Nach dem ganzen Spiel fragen',
  'turn.askText':
    'Mir fehlen frühere Züge unseres Spiels. Bitte schick mir seine Datei: Leute und Verbindung, Spiel speichern.',
  'turn.asked': 'Kopiert. Schick es den anderen.',
  'turn.forged':
    'Dieser Link enthält Züge von {names}, die {names} nicht unterschrieben hat. Sie wurden nicht übernommen, verloren ist nichts.',
  'turn.apart':
    'Dieser Link gehört zu einem anderen Verlauf des Spiels als dem hier. Nichts wurde übernommen, nichts ist verloren.',
  'turn.early':
    'Dieser Zug gehört zu einem Spiel, das dieses Gerät noch nicht hat. Trefft euch einmal, oder bitte um die Datei des ganzen Spiels.',

  'codes.go': 'Ohne Internet verbinden',
  'codes.title': 'Ohne Server verbinden',
  'codes.more':
    'Zwei Codes genügen: Deiner geht hinüber, eine Antwort kommt zurück. In einem gemeinsamen Hotspot, oder mit Internet auf beiden Seiten. Lasst euch Zeit: Ein Code gilt zehn Minuten und für eine Person.',
  'codes.making': 'Der Code entsteht …',
  'codes.step1': '1. Scannen lassen oder verschicken',
  'codes.step2': '2. Die Antwort eingeben',
  'codes.alt': 'Code zum Scannen: öffnet diesen Tisch und antwortet',
  'codes.answerAlt': 'Code zum Scannen: die Antwort auf die Einladung',
  'codes.answer': 'Antwort',
  'codes.answerHint': 'Sie erscheint drüben, sobald der Link geöffnet ist.',
  'codes.enter': 'Verbinden',
  'codes.scan': 'Scannen',
  'codes.scanning': 'Halte den Code vor die Kamera',
  'codes.noCamera': 'Die Kamera lässt sich nicht benutzen. Füge den Code stattdessen ein.',
  'codes.connecting': 'Verbinde …',
  'codes.connected': 'Verbunden.',
  'codes.failed':
    'Es hat nicht geklappt. Die Netze lassen nichts durch, oder der Code war zu alt. Versucht es mit neuen Codes.',
  'codes.again': 'Von vorn',
  'codes.replyTitle': 'Bring diese Antwort zurück',
  'codes.replyMore':
    'Zeig sie dem, der dich eingeladen hat, oder schick sie. Sobald sie dort eingegeben ist, seid ihr verbunden.',
  'codes.entered': 'Sie ist eingegeben',
  'codes.copy': 'Kopieren',
  'codes.share': 'Teilen',

  'hold.unconfirmed':
    'Der Schlüssel dieses Platzes liegt auch auf einem anderen Gerät. Bevor du hier spielen kannst, muss jemand anders vom Tisch online sein und zeigen, wie weit das Spiel ist.',
  'hold.twin':
    'Dieser Platz ist gerade auch auf einem anderen Gerät offen. Zwei Geräte, die für einen Platz unterschreiben, sähen nach Betrug aus: Schließ ihn auf einem davon.',

  'evidence.title': 'Unregelmäßigkeiten',
  'evidence.look': 'Nach Unregelmäßigkeiten suchen',
  'evidence.none': 'Nichts Auffälliges gefunden.',
  'evidence.equivocation': '{name} hat an einer Stelle zwei verschiedene Züge unterschrieben.',
  'evidence.illegal': '{name} hat einen regelwidrigen Zug unterschrieben; er wurde übergangen.',
  'evidence.turn': '{name} hat außer der Reihe einen Zug unterschrieben; er wurde übergangen.',
  'evidence.save': 'Beweis speichern',

  resign: 'Meinen Platz aufgeben',
  'resign.title': 'Den Platz von {name} aufgeben?',
  'resign.more': 'Von hier an wird der Platz übersprungen. Das lässt sich nicht rückgängig machen.',
  'resign.yes': 'Aufgeben',
  'resign.later': 'Ein Platz lässt sich aufgeben, wenn er am Zug ist.',

  'keys.go': 'Schlüssel hierher holen',
  'keys.done':
    '{n, plural, =0 {Keine neuen Plätze in dieser Datei.} one {# Platz ist jetzt auf diesem Gerät.} other {# Plätze sind jetzt auf diesem Gerät.}}',
  'keys.bad': 'Diese Datei enthält keine Schlüssel von Plätzen.',
  'keys.taken':
    'Für einen dieser Tische hat dieses Gerät schon einen anderen Schlüssel. Der blieb, wie er war.',

  'relays.title': 'Öffentliche Relais',
  'relays.use': 'Über öffentliche Relais treffen',
  'relays.more':
    'Für Freunde ohne gemeinsamen Server: Relais fremder Leute machen euch miteinander bekannt. Alle müssen das einschalten. Vom Spiel geht nichts hindurch.',
  'relays.told':
    'Was sie erfahren: deine Netzadresse, wann du deinen Tisch suchst, und einen verschlüsselten Namen davon. Nicht, wer du bist, und nicht, was ihr spielt. Sie werden nur gefragt, solange jemand von deinem Tisch fehlt.',
  'relays.list': 'Relais',

  'error.rules':
    'Dieser Tisch wurde mit einem anderen Stand der Regeln eröffnet. Alle am Tisch brauchen dieselbe Version der App.',
  'error.noWebRtc': 'Dieser Browser kann sich nicht direkt mit anderen Geräten verbinden.',
  'store.DENIED':
    'Dieser Browser lässt die App nichts aufbewahren. In einem privaten Fenster: Öffne sie in einem normalen.',
  'store.FULL': 'Auf diesem Gerät ist kein Platz mehr. Schaffe Platz und lade neu.',
  'store.OLD_TAB': 'In einem anderen Tab ist eine ältere Version der App offen. Schließ diesen Tab.',
  'store.NEWER': 'Auf diesem Gerät wurde schon eine neuere Version der App benutzt. Lade neu.',
  'store.CLOSED': 'Der Speicher wurde geschlossen. Lade die Seite neu.',
  'store.BROKEN': 'Der Speicher dieses Geräts meldet einen Fehler.',
  'link.EMPTY': 'Hier ist kein Link.',
  'link.CUT_OFF': 'Das Ende dieses Links fehlt. Lass ihn dir noch einmal geben und kopiere ihn ganz.',
  'link.NO_ROOM': 'Dieser Link führt zu keinem Tisch.',
  'link.BAD_KEY':
    'Dieser Link ist beschädigt: Sein Schlüssel ist unvollständig. Lass ihn dir noch einmal geben.',
  'link.TOO_LONG': 'Das ist zu lang für eine Einladung.',
  'link.OTHER_KEY':
    'Dieser Link nennt einen deiner Tische, hat aber einen anderen Schlüssel. Bitte noch einmal darum; dein Tisch ist unberührt.',
  'letter.DAMAGED':
    'Dieser Zug ist nicht vollständig oder wurde unterwegs verändert. Bitte noch einmal darum und kopiere alles.',
  'letter.NEWER': 'Dieser Zug stammt von einer neueren Version der App. Lade neu, um sie zu bekommen.',
  'letter.FOREIGN': 'Dieser Zug gehört zu einem anderen Tisch.',
  'code.NOT_A_CODE': 'Das ist kein Verbindungscode.',
  'code.DAMAGED': 'Dieser Code ist unvollständig. Kopiere ihn ganz, oder scanne ihn noch einmal.',
  'code.NEWER': 'Dieser Code stammt von einer neueren Version der App.',
  'code.WRONG_KIND': 'Das ist der andere der beiden Codes.',
  'table.BAD_HEADER': 'Die Beschreibung dieses Tisches ist beschädigt.',
  'table.UNKNOWN_GAME': 'Diese App kennt das Spiel dieses Tisches nicht. Aktualisiere sie.',
  'table.WRONG_KEY': 'Der Schlüssel auf diesem Gerät gehört zu einem anderen Platz.',
  'table.NOT_AWAITED': 'Der Tisch wartet inzwischen auf etwas anderes.',
  'table.ILLEGAL': 'Das nimmt der Tisch nicht an.',
  'table.WAITS': 'Du hast zugestimmt, ohne jemanden weiterzuspielen. Erst muss das entschieden sein.',
  'table.UNCONFIRMED': 'Erst muss jemand anders diesem Gerät seine eigenen Züge zeigen.',
  'table.NO_MAJORITY': 'Es haben nicht genug der anderen zugestimmt.',
  'table.BAD_RECORD': 'Diese Datei ist beschädigt.',
  'table.NOT_BEGUN': 'Das Spiel hat noch nicht begonnen: Es gibt noch nichts zu speichern.'
} satisfies Messages<'net'>;
