import type { Messages } from '../messages.ts';

export default {
  title: 'Regeln',
  description:
    'Die Regeln aller Spiele und Erweiterungen in einfachen Worten, mit jeder unserer Entscheidungen.',
  index: 'Regeln der Spiele',
  'index.more': 'Kurz und in eigenen Worten. Der Verlauf am Tisch verweist hierher.',
  contents: 'Auf dieser Seite',
  pages: 'Regelseiten',
  all: 'Alle Regelseiten',
  learn: 'Spielend lernen',
  rulings: 'Hausentscheidungen',
  'rulings.about':
    'Wo die Regeln schweigen oder Quellen sich widersprechen, mussten wir entscheiden. Jede solche Entscheidung steht hier. Die mit einer Option lassen sich beim Eröffnen eines Tisches ändern.',
  'rulings.none': 'Hier war keine eigene Entscheidung nötig.',
  'rulings.meets': 'mit {name}',
  option: 'Option',
  'option.default': 'üblich',
  together: 'Alle zusammen',
  'together.about':
    'Alle Erweiterungen lassen sich mischen. Das ist die Reihenfolge eines Zuges mit allem zusammen, und was geschieht, wo zwei aufeinandertreffen.',
  'together.order': 'Ein Zug der Reihe nach',
  'together.order.1':
    'Eine fällige Flut breitet sich aus. Ein Plättchen wird gezogen und gelegt, oder der Meteor wird gezielt.',
  'together.order.2': 'Pfeile: zwei Punkte, oder die Wahl eines Pfeils.',
  'together.order.3':
    'Ansteckung: neue Marker, Tests der Dazugekommenen, dann die Ausbreitung und ihre Tests.',
  'together.order.4': 'Der Tornado zieht. Wen er in einem angesteckten Gebiet absetzt, der wird getestet.',
  'together.order.5':
    'Ein Meeple wird gesetzt, nach der gewöhnlichen Regel oder durch den Pfeil, oder der Abt geht zurück.',
  'together.order.6': 'Der Drache fliegt einen Schritt je fertigem Gebiet. Was übrig ist, wird gewertet.',
  'together.order.7':
    'Der Drache landet auf dem neuen Plättchen, wenn jemand einen Fünfziger erreicht hat. Dann kommt der Extrazug.',
  'together.matrix': 'Paare von Erweiterungen',
  'together.matrix.about': 'Wie viele geprüfte Beispiele sagen, was geschieht, wenn beide gespielt werden.',
  'together.independent': 'unabhängig',
  'together.tested': '{n, plural, one {# Test} other {# Tests}}',
  'together.ruled': 'eigene Entscheidung',
  'together.legend': 'Ein Stern steht für eine eigene Entscheidung, unten aufgeführt.',
  reconstructed: 'Rekonstruierte Teile',
  'reconstructed.about':
    'Keine veröffentlichte Quelle zeigt diese Teile oder Zahlen. Sie sind unsere beste Vermutung: Sie spielen sich gut, aber deine Schachtel kann abweichen.',
  'reconstructed.fix': 'Wenn du das Original besitzt',
  'reconstructed.fix.1':
    'Jede Vermutung trägt in einer Datei, unten genannt, die Marke „reconstructed“. Berichtige dort den Wert und nimm die Marke weg; sonst ist nichts zu ändern.',
  'reconstructed.fix.2':
    'Kanten stehen im Uhrzeigersinn ab Norden, Gebiete eines je Zeile. Die Tests prüfen, ob die Datei noch stimmig ist.',
  'reconstructed.fix.3': 'Bitte schick die Berichtigung auch uns, damit alle sie haben.',
  'reconstructed.tiles': 'Plättchen von {name}',
  'reconstructed.numbers': 'Zahlen von {name}',
  'reconstructed.file': 'Datei',
  'reconstructed.what': 'Zahl',
  'reconstructed.value': 'Unser Wert',
  'landscape.aim': 'Worum es geht',
  'landscape.aim.1':
    'Plättchen um Plättchen legt ihr gemeinsam ein Land und beansprucht Teile davon mit euren Meeples.',
  'landscape.aim.2': 'Es gibt 72 Plättchen, eines liegt zu Beginn auf dem Tisch. Alle haben sieben Meeples.',
  'landscape.aim.3': 'Ein Zug: Plättchen legen, vielleicht einen Meeple daraufsetzen, Fertiges werten.',
  'landscape.placing': 'Plättchen legen',
  'landscape.placing.1':
    'Das Plättchen muss mit einer Seite an ein liegendes grenzen, und jede gemeinsame Seite muss passen: Straße an Straße, Stadt an Stadt, Wiese an Wiese.',
  'landscape.placing.2': 'Nur über Eck zu berühren genügt nicht.',
  'landscape.unplaceable': 'Plättchen, die nirgends passen',
  'landscape.unplaceable.1':
    'Ein Plättchen, das nirgends passt, geht zurück in die Schachtel, und du ziehst ein anderes. Ist keines mehr da, endet das Spiel.',
  'landscape.meeple': 'Meeple setzen',
  'landscape.meeple.1':
    'Nur auf das eben gelegte Plättchen: auf eine Straße, in eine Stadt, in ein Kloster oder auf eine Wiese.',
  'landscape.meeple.2':
    'Niemand, auch du nicht, darf schon irgendwo auf derselben zusammenhängenden Straße, Stadt oder Wiese stehen.',
  'landscape.meeple.3':
    'Auch ein Gebiet, das dein eigenes Plättchen eben fertig gemacht hat, ist erlaubt: Der Meeple wertet und kommt gleich zurück.',
  'landscape.meeple.4': 'Ein Meeple, der bei der Wertung heimkommt, steht ab deinem nächsten Zug bereit.',
  'landscape.scoring': 'Wertung',
  'landscape.scoring.1': 'Eine Straße, an beiden Enden geschlossen oder im Ring: 1 Punkt je Plättchen.',
  'landscape.scoring.2':
    'Eine Stadt mit geschlossener Mauer und ohne Lücke: 2 Punkte je Plättchen und 2 je Wappen.',
  'landscape.scoring.3': 'Ein Kloster mit acht belegten Feldern ringsum: 9 Punkte.',
  'landscape.scoring.4':
    'Ein Plättchen zählt einmal, auch wenn das Gebiet zweimal darauf liegt. Fertiges wird für alle gewertet, egal wer es fertig gemacht hat.',
  'landscape.majority': 'Wer die Punkte bekommt',
  'landscape.majority.1':
    'Wer im Gebiet die meisten Meeples hat, bekommt alle Punkte. Bei Gleichstand bekommen alle, die am meisten haben, die volle Zahl.',
  'landscape.majority.2': 'Alle Meeples des gewerteten Gebiets gehen heim.',
  'landscape.final': 'Schlusswertung',
  'landscape.final.1':
    'Sind die Plättchen aus, zählt auch Unfertiges: Straßen und Städte 1 je Plättchen und 1 je Wappen, ein Kloster 1 und 1 je Plättchen ringsum.',
  'landscape.final.2': 'Dann werden die Wiesen gezählt. Wer die meisten Punkte hat, gewinnt.',
  'landscape.fields': 'Wiesen',
  'landscape.fields.1':
    'Ein Meeple auf einer Wiese liegt dort bis zum Schluss. Wiesen werden nie fertig, auch umschlossene nicht.',
  'landscape.fields.2': 'Straßen, Städte, Flüsse und Plättchenecken trennen Wiesen.',
  'landscape.fields.3':
    'Wer am Ende die meisten Meeples auf einer Wiese hat, bekommt 3 Punkte je fertiger Stadt, die sie berührt.',
  'river1.river': 'Den Fluss legen',
  'river1.river.1':
    'Statt des Startplättchens liegt die Quelle auf dem Tisch. Zuerst kommen alle Flussplättchen, zuletzt der See.',
  'river1.river.2':
    'Jedes Flussplättchen setzt den Wasserlauf fort. Der Fluss darf nicht zweimal nacheinander in dieselbe Richtung biegen.',
  'river1.river.3': 'Sonst sind es gewöhnliche Züge, mit Meeples und Wertung.',
  'river1.figures': 'Land und Wasser',
  'river1.figures.1': 'Auf dem Fluss selbst steht niemand.',
  'river1.figures.2':
    'Der Fluss teilt Wiesen; um Quelle und See hängen sie zusammen, unter einer Brücke nicht.',
  'abbot.abbot': 'Wo der Abt steht',
  'abbot.abbot.1':
    'Alle haben neben den Meeples einen Abt. Er steht auf einem Kloster oder in einem Garten und wird statt eines Meeples gesetzt.',
  'abbot.abbot.2':
    'Ein Garten zählt wie ein Kloster: 9, wenn er umgeben ist, sonst 1 und 1 je Plättchen ringsum. Nur der Abt darf dort stehen.',
  'abbot.recall': 'Den Abt zurücknehmen',
  'abbot.recall.1':
    'Statt einen Meeple zu setzen, darfst du deinen Abt zurücknehmen. Er bringt sofort, was sein Platz gerade wert ist.',
  'abbot.recall.2':
    'Das geht, wo er auch steht, aber nicht, wenn sein Platz fertig ist: Dann wertet er von selbst.',
  'anniversary20.points': 'Pfeil auf ein leeres Feld',
  'anniversary20.points.1': 'Ein Pfeil blickt auf das eine Feld direkt neben sich.',
  'anniversary20.points.2':
    'Blickt der Pfeil deines gelegten Plättchens auf ein leeres Feld, bekommst du sofort 2 Punkte.',
  'anniversary20.activate': 'Pfeile im Einsatz',
  'anniversary20.activate.1':
    'Blickt dein Pfeil auf ein Plättchen, wird er genutzt. Ebenso ein Pfeil, der schon liegt und auf dein Plättchen blickt.',
  'anniversary20.activate.2':
    'Nur ein Pfeil je Zug wird genutzt. Bei mehreren wählst du; dein eigener behält seine 2 Punkte, außer er ist der gewählte.',
  'anniversary20.activate.3': 'Der Pfeil ist Pflicht, der Meeple, den er erlaubt, nicht.',
  'anniversary20.partner': 'Noch einer daneben',
  'anniversary20.partner.1':
    'Statt des gewöhnlichen Meeples darfst du einen direkt neben einen eigenen setzen, wo immer der steht. Mehr als zwei nebeneinander geht nicht.',
  'anniversary20.partner.2': 'Andere im selben Gebiet stören nicht: So gewinnt man Mehrheiten.',
  'anniversary20.elsewhere': 'Einer irgendwo',
  'anniversary20.elsewhere.1':
    'Statt des gewöhnlichen Meeples darfst du einen auf ein beliebiges Gebiet des Tisches setzen, das niemandem gehört und nicht fertig ist.',
  'anniversary20.elsewhere.2': 'Eine umschlossene Wiese gilt als offen.',
  'anniversary20.extraTurn': 'Noch ein Zug',
  'anniversary20.extraTurn.1': 'Ist dieser Zug samt Wertung vorbei, hast du noch einen ganzen Zug.',
  'anniversary20.extraTurn.2':
    'Darin wirken die beiden anderen Pfeile, aber ein dritter Zug ist nicht zu gewinnen.',
  'covid19.infection': 'Ansteckung',
  'covid19.infection.1':
    'Wird das COVID-19-Plättchen gelegt, steckt es seine Stadt und seine Wiese an: Jede bekommt einen Marker.',
  'covid19.infection.2':
    'Ein Marker macht die ganze zusammenhängende Straße, Stadt oder Wiese oder das Kloster zum angesteckten Gebiet.',
  'covid19.spread': 'Wie sie sich ausbreitet',
  'covid19.spread.1':
    'Wer ein angestecktes Gebiet vergrößert, legt einen Marker auf ein nicht angestecktes Gebiet, das ein angestecktes berührt.',
  'covid19.spread.2':
    'Gebiete berühren sich, wo sie auf einem Plättchen eine Grenze teilen: Straße und Wiesen daneben, Stadt und Wiese vor der Mauer, Straße und Stadt, in die sie führt, Kloster und Wiese ringsum.',
  'covid19.spread.3': 'Plättchen um ein angestecktes Kloster zu legen vergrößert es nicht.',
  'covid19.tokens': 'Marker',
  'covid19.tokens.1':
    'Es gibt zwanzig. Liegen alle auf dem Tisch, wird einer von dort genommen, wo die Krankheit erloschen ist.',
  'covid19.testing': 'Test',
  'covid19.testing.1':
    'Eine Figur, die in ein angestecktes Gebiet gerät, wird getestet: dort gesetzt, damit verbunden, von einem Marker erreicht oder vom Tornado abgesetzt. Wem sie gehört, zieht eine Karte.',
  'covid19.testing.2':
    'Negativ (20 Karten): Sie bleibt. Positiv (9): Sie geht heim. Eine Karte ist ein Todesfall: Die Figur verlässt das Spiel.',
  'covid19.testing.3': 'Wer schon drin steht, wird nicht noch einmal getestet, wenn das Gebiet wächst.',
  'covid19.testing.4':
    'Tests kommen vor der Wertung: Wer heimgeschickt wurde, bekommt nichts. Sonst ändert die Krankheit keine Punkte.',
  'covid19.testing.5': 'Sind die Karten aufgebraucht, werden die gezogenen neu gemischt.',
  'naturalDisasters.earthquake': 'Erdbeben',
  'naturalDisasters.earthquake.1':
    'Im Spiel ein gewöhnliches Plättchen. Am Ende erschüttert es jede Stadt mit einem Teil auf einem von zwölf Feldern: je zwei in jede Richtung der Reihe und Spalte und eins diagonal.',
  'naturalDisasters.earthquake.2': 'Unfertige Städte dort zählen nichts, fertige bringen Wiesen nichts.',
  'naturalDisasters.flood': 'Flut',
  'naturalDisasters.flood.1':
    'Wird neben ein beliebiges Plättchen gelegt, egal welche Kanten; mit Fluss über eines der Flussplättchen. Kein Meeple steht darauf.',
  'naturalDisasters.flood.2': 'Bevor dieselbe Person wieder zieht, bedeckt sie die acht Felder ringsum.',
  'naturalDisasters.flood.3':
    'Was das Flutplättchen berührt oder auf einem bedeckten Feld liegt, kann nie fertig werden und zählt als unfertig.',
  'naturalDisasters.meteor': 'Meteor',
  'naturalDisasters.meteor.1':
    'Wer ihn zieht, zeigt auf ein Plättchen, nicht auf das Startplättchen. Reihum darf jeder das Ziel auf ein benachbartes, noch nicht anvisiertes Plättchen verschieben, zuletzt noch einmal, wer gezogen hat.',
  'naturalDisasters.meteor.2':
    'Das getroffene Plättchen wird durch einen Krater ersetzt. Gebiete enden dort; was dadurch fertig wird, wird gewertet. Figuren darauf gehen ohne Punkte heim.',
  'naturalDisasters.meteor.3':
    'Ein Krater füllt ein Feld um ein Kloster, bringt aber keinen Punkt: 8 statt 9. Niemand steht darauf.',
  'naturalDisasters.tornado': 'Tornado',
  'naturalDisasters.tornado.1':
    'Er startet auf seinem Plättchen. Beginnend mit dem, der dran ist, zieht ihn jeder zwei Felder über Plättchen, zwölf insgesamt, nie zweimal auf dasselbe. Steckt er fest, endet er.',
  'naturalDisasters.tornado.2':
    'Unterwegs nimmt er eine Figur mit. Trifft er eine andere, tauscht er: Die getragene kommt an den Platz der anderen, oder heim, wenn sie dort nicht stehen darf.',
  'naturalDisasters.tornado.3':
    'Am Ende setzt, wem die getragene Figur gehört, sie auf ein freies, unfertiges Gebiet des letzten Plättchens. Sonst geht sie heim.',
  'naturalDisasters.tornado.4': 'All das geschieht, bevor du einen Meeple setzt und gewertet wird.',
  'blackDragon.placement': 'Der Drache landet',
  'blackDragon.placement.1':
    'Er wartet neben dem Tisch. Erreicht oder überschreitet jemand in einem Zug 50 Punkte (oder 100, 150 …), landet er nach der Wertung auf dem eben gelegten Plättchen. Ist er schon auf dem Tisch, zieht er dorthin um.',
  'blackDragon.placement.2':
    'Wer auf diesem Plättchen steht, wird gefressen. Punkte der Schlusswertung rufen ihn nicht mehr.',
  'blackDragon.movement': 'Der Drache fliegt',
  'blackDragon.movement.1':
    'Solange er auf dem Tisch ist, muss er für jedes Gebiet, das dein Plättchen fertig macht, besetzt oder nicht, einen Schritt fliegen, bevor gewertet wird.',
  'blackDragon.movement.2':
    'Ein Schritt führt auf ein Plättchen direkt daneben, nie auf eines, wo er in diesem Zug schon war.',
  'blackDragon.eaten': 'Wer gefressen wird',
  'blackDragon.eaten.1':
    'Jede Figur auf jedem Plättchen, das er erreicht, geht ohne Punkte an ihren Besitzer zurück. Wer überlebt, wertet.',
  'clinic.setup': 'Vor der ersten Runde',
  'clinic.setup.1':
    'Alle bauen ein eigenes Krankenhaus und beginnen mit $15, einem weißen Arzt, einem Fachzentrum der Psychiatrie, einem Behandlungsraum, einem Lager und einem Eingang.',
  'clinic.setup.2': 'Es sind so viele Fächer offen, wie Personen mitspielen, und eines mehr.',
  'clinic.setup.3': 'In umgekehrter Reihenfolge nimmt jeder ein Bonusplättchen und nutzt es sofort.',
  'clinic.round': 'Eine Runde',
  'clinic.round.1':
    'Sechs Runden. In jeder: drei Aktionen, dann bewegen sich alle, Patienten werden behandelt, Rechnungen bezahlt, und die Klinik kommt in Ordnung.',
  'clinic.choose': 'Aktionen wählen',
  'clinic.choose.1':
    'Alle wählen geheim Bauen, Einstellen oder Aufnehmen; aufgedeckt wird gemeinsam. Jede höchstens zweimal je Runde.',
  'clinic.choose.2':
    'Erst alle, die bauen, dann alle, die einstellen, dann alle, die aufnehmen, je in Spielreihenfolge.',
  'clinic.build': 'Bauen',
  'clinic.build.1':
    'Bis zu zwei Elemente; ist ein Behandlungsraum dabei, noch ein Lager dazu. Die Preise steigen mit dem Stockwerk.',
  'clinic.build.2':
    'Räume einer Familie berühren sich nie, auch nicht übereinander. Oberhalb des Erdgeschosses braucht jeder Raum einen unter sich.',
  'clinic.build.3':
    'Höchstens ein Fachzentrum je Stockwerk eines Gebäudes. In einer Runde baut niemand mehr als ein Fachzentrum und einen Sonderraum, und von jeder Art ist nur einer zu haben.',
  'clinic.modules': 'Was man bauen kann',
  'clinic.modules.1':
    'Fachzentrum: öffnet ein Fach und lässt sein Stockwerk es behandeln. Behandlungsraum: zwei Betten, zwei Ärzte; er muss ein Fachzentrum und ein Lager berühren und arbeitet, wo sein Stockwerk ein Fachzentrum hat.',
  'clinic.modules.2':
    'Lager: Eine Hilfskraft dort spart Unterhalt. Garten: Behandlungen in Räumen daneben bringen mehr. Laufbänder: Wege auf ihnen kosten keine Zeit.',
  'clinic.modules.3':
    'Operationssaal: behandelt jedes deiner Fächer und bringt mehr. Ambulanz: Patienten kommen gleich dorthin, und jede Behandlung bringt $6. Labor: Ärzte lernen dort. Wartezimmer: Von hier gehen Patienten los.',
  'clinic.modules.4': 'Eingang und Landeplatz lassen Leute herein, unten und oben.',
  'clinic.cars': 'Autos',
  'clinic.cars.1':
    'Wer hereinkommt, bringt ein Auto mit, auf ein freies Feld im Erdgeschoss oder auf einen Parkplatz. Ohne Platz dafür kommt niemand; das Auto geht mit seinem Besitzer.',
  'clinic.hire': 'Einstellen',
  'clinic.hire.1':
    'Höchstens ein Arzt aus der Universität, links teurer, und höchstens eine Pflege- oder Hilfskraft. Sie kommen durch eine Tür herein.',
  'clinic.admit': 'Aufnehmen',
  'clinic.admit.1':
    'Du hast ein paar Punkte: nimm den vordersten Patienten einer Reihe auf, rücke einen vor oder schicke einen in die nächste Reihe, was die Krankheit ändert.',
  'clinic.admit.2':
    'Zum Aufnehmen brauchst du ein Fachzentrum, einen freien Platz in der Voraufnahme und einen fürs Auto. Die Farbe sagt, wie krank jemand ist: weiß, gelb, orange, rot.',
  'clinic.admit.3': 'Nach jeder Aktion bekommt jede nicht volle Reihe einen neuen Patienten.',
  'clinic.move': 'Bewegen',
  'clinic.move.1':
    'Alle bewegen ihre Leute gleichzeitig. Jeder Schritt in den nächsten Raum kostet eine Stunde; Laufbänder und der Weg von der Aufnahme zur Tür kosten keine.',
  'clinic.move.2':
    'Patienten gehen zu einem Bett ihres Fachs, Ärzte und Pflegekräfte dorthin, wo sie arbeiten, Hilfskräfte in ein Lager. Bleiben kostet nichts.',
  'clinic.treatment': 'Behandlung',
  'clinic.treatment.1':
    'Ein Arzt behandelt je Runde einen Patienten im selben Raum. Es braucht so viele Pflegekräfte, wie Arzt und Patient Stufen auseinanderliegen, nach oben oder unten.',
  'clinic.treatment.2':
    'Der Patient zahlt nach Farbe und geht samt Auto. Im Labor gewinnen Ärzte stattdessen eine Stufe und einen Punkt Ansehen.',
  'clinic.expenses': 'Rechnungen und Ansehen',
  'clinic.expenses.1':
    'Erst alle Löhne, dann der Unterhalt der Räume. Wer nicht bezahlt werden kann, geht; fehlender Unterhalt kostet Ansehen.',
  'clinic.expenses.2': 'Vom Rest darfst du Ansehen kaufen, $3 je Punkt.',
  'clinic.tire': 'Ärzte ermüden',
  'clinic.tire.1': 'Jeder Arzt, der jemanden behandelt hat, fällt eine Stufe. Weiß bleibt weiß.',
  'clinic.worsen': 'Patienten geht es schlechter',
  'clinic.worsen.1':
    'Allen Unbehandelten, auch in der Voraufnahme, geht es eine Stufe schlechter. Jenseits von Rot sterben sie: 5 Ansehen weniger. Wer noch in den Reihen steht, bleibt gleich.',
  'clinic.tidy': 'Bereit für die nächste Runde',
  'clinic.tidy.1':
    'Nicht eingestellte Ärzte gewinnen eine Stufe, neue kommen, Pflegekräfte sind wieder da, die nächsten Plättchen werden aufgedeckt.',
  'clinic.tidy.2': 'Wer das geringste Ansehen hat, beginnt die nächste Runde.',
  'clinic.scoring': 'Das Ende',
  'clinic.scoring.1':
    'Ansehen, dazu Punkte für Personal, Behandlungsräume in oberen Stockwerken und arbeitende Gebäude; Abzug für Patienten, die noch da sind, und für Stunden.',
  'clinic.scoring.2':
    'Die meisten Punkte gewinnen; dann weniger Zeit; dann mehr Geld. Allein spielst du gegen ein Ziel.',
  'covid19Pandemic.together': 'Alle gemeinsam',
  'covid19Pandemic.together.1':
    'Eine bis vier Kliniken gewinnen oder verlieren gemeinsam. Ansteckung und Selbstisolation bestimmen, wie schwer es wird und wie viele Infektionen jede Runde bringt.',
  'covid19Pandemic.together.2': 'Alle müssen in jeder Runde eine bestimmte Aktion nehmen (meist Aufnehmen).',
  'covid19Pandemic.newInfections': 'Neue Infektionen',
  'covid19Pandemic.newInfections.1':
    'Nach der dritten Aktion verteilt ihr die Plättchen der Runde nach Absprache, mindestens eins je Klinik, jedes auf eine andere Person.',
  'covid19Pandemic.newInfections.2': 'Ein Arzt oder Patient mit Plättchen ist infiziert.',
  'covid19Pandemic.quarantine': 'Quarantäne',
  'covid19Pandemic.quarantine.1':
    'Eine Pflege- oder Hilfskraft mit Plättchen fehlt diese Runde: bezahlt, aber ohne Arbeit. Vor der nächsten Runde kommt sie durch eine Tür zurück.',
  'covid19Pandemic.care': 'Infizierte behandeln',
  'covid19Pandemic.care.1':
    'Wer infiziert ist, gilt als eine Stufe kränker. Eine Behandlung heilt beide Krankheiten; das Geld richtet sich nach der Farbe.',
  'covid19Pandemic.care.2':
    'Infizierte Ärzte behandeln nicht. Sie brauchen ein Bett, in welchem Fach auch immer; ohne eines warten sie in einem Fachzentrum.',
  'covid19Pandemic.care.3':
    'In der Ambulanz darf jeder gesunde Arzt Infizierte behandeln, übernimmt aber die Infektion.',
  'covid19Pandemic.care.4':
    'Ein geheilter infizierter Patient gilt als Überlebender. Ein geheilter Arzt bleibt und arbeitet wieder. Infizierten Ärzten geht es schlechter wie Patienten, und sie können sterben.',
  'covid19Pandemic.contagion': 'Ansteckung',
  'covid19Pandemic.contagion.1':
    'Am Ende einer Runde warten neue Plättchen in der Voraufnahme, eins oder zwei je Klinik: Wer dort ist oder als Nächstes kommt, ist infiziert.',
  'covid19Pandemic.end': 'Das Ende',
  'covid19Pandemic.end.1':
    'Ihr gewinnt, wenn mehr Patienten überlebt haben, als Menschen und herrenlose Plättchen bei den Toten liegen. Allein müssen außerdem mindestens zwanzig Patienten gezählt sein.',
  'ruling.fields': 'Manche spielen ohne Wiesen, wie Kinder.',
  'ruling.smallCity': 'Ältere Regeln gaben einer fertigen Stadt aus zwei Plättchen einen Punkt je Plättchen.',
  'ruling.riverTurns': 'Ob ein gerades Stück zwischen zwei Biegungen die zweite erlaubt.',
  'ruling.arrowBeside':
    'Ob ein zweiter Meeple auf ein Gebiet darf, das dieses Plättchen eben fertig gemacht hat; er wertet mit.',
  'ruling.arrowOwnTile':
    'Auf dem eben gelegten Plättchen gilt weiter die gewöhnliche Regel, auch für ein Gebiet, das es fertig gemacht hat.',
  'ruling.arrowRepeat': 'Ein Extrazug-Pfeil, der während eines Extrazugs auf ein Plättchen blickt.',
  'ruling.arrowNoTile': 'Ist kein Plättchen mehr da, gibt es keinen Extrazug.',
  'ruling.arrowGarden': 'Im Garten steht nur ein Abt, also nie eine zweite Figur.',
  'ruling.arrowRecall': 'Den Abt zurückzunehmen ersetzt jedes Setzen, auch das durch einen Pfeil.',
  'ruling.covidStart':
    'Das Plättchen kann von Anfang an neben dem Startplättchen liegen, mit beiden Markern.',
  'ruling.covidSpread': 'Wie viele Marker ein Plättchen bringt, das mehrere angesteckte Gebiete vergrößert.',
  'ruling.covidOwnTile': 'Das COVID-19-Plättchen selbst steckt an und breitet nicht noch zusätzlich aus.',
  'ruling.covidDuty': 'Ob der Marker gelegt werden muss, wo es geht.',
  'ruling.covidNeighbours':
    'Gebiete berühren sich, wo sie auf einem Plättchen eine Grenze teilen oder eines ins andere mündet.',
  'ruling.covidSpare':
    'Erloschen ist die Krankheit in einem fertigen Gebiet ohne Figuren und wo ein Gebiet einen zweiten Marker hat. Gibt es das nicht, breitet sich nichts aus.',
  'ruling.covidMerge': 'Wachsen zwei angesteckte Gebiete zusammen, wird darin niemand noch einmal getestet.',
  'ruling.covidOrder':
    'Zuerst testet, wer am Zug ist, dann im Uhrzeigersinn; Figuren desselben Besitzers Reihe für Reihe, von West nach Ost.',
  'ruling.covidDeathCard': 'Was aus der gezogenen Todeskarte wird.',
  'ruling.covidBuildings':
    'Getestet werden lebende Figuren; Gebäude und Teile, die niemandem gehören, nicht.',
  'ruling.covidScored':
    'Ein gewertetes Gebiet bleibt angesteckt, und die Krankheit kann sich von dort weiter ausbreiten.',
  'ruling.covidBack':
    'Ein Meeple, der beim Legen heimgeschickt wurde, darf im selben Zug wieder gesetzt werden.',
  'ruling.covidRiver':
    'Mit Fluss liegt das Plättchen der Variante auf der anderen Seite der Quelle; sonst kommt es erst nach dem Fluss.',
  'ruling.quakeLimit':
    'Die Zahl der Marker in der Schachtel begrenzt nicht, wie viele Städte erschüttert werden.',
  'ruling.quakeKnights': 'Meeples in erschütterten Städten werten am Ende nicht.',
  'ruling.floodLaid': 'Ohne Fluss wird die Flut wie jedes Plättchen gelegt und passt neben alles.',
  'ruling.floodPoints':
    'Vor der Flut erzielte Punkte bleiben. Eine fertige Stadt unter Wasser bringt Wiesen nichts mehr.',
  'ruling.floodSquares':
    'Ob leere Felder unter der Flut noch bebaut werden dürfen. Was dort gebaut wird, steht sofort unter Wasser.',
  'ruling.floodFollowers': 'Figuren auf bedeckten Feldern bleiben, wo sie sind.',
  'ruling.floodMonastery':
    'Kloster oder Garten ist eingefroren, wenn er unter Wasser steht oder das Flutplättchen eines der acht Felder ist.',
  'ruling.floodNext': '„Der nächste Zug“ ist das nächste Plättchen, das diese Person zieht.',
  'ruling.meteorShift': 'Welche Plättchen Nachbarn sind, wenn das Ziel verschoben wird.',
  'ruling.meteorTarget': 'Auch verschoben muss das Ziel ein Plättchen sein, das getroffen werden darf.',
  'ruling.meteorAlone':
    'Ist nichts zu treffen, geht der Meteor in die Schachtel, und ein anderes Plättchen wird gezogen.',
  'ruling.meteorCut': 'Ein zerschnittenes Gebiet wird zu zweien; ein Teil ohne Figur ist einfach frei.',
  'ruling.meteorEdges': 'Neben einem Krater passt jede Kante.',
  'ruling.meteorPhase': 'Was der Meteor fertig macht, wird wie alles andere am Ende des Zuges gewertet.',
  'ruling.meteorEffects':
    'Flut, Erdbeben oder Pfeil auf dem getroffenen Plättchen sind weg; frühere Punkte bleiben. Ein Krater kann wieder getroffen werden.',
  'ruling.tornadoSquares': 'Wohin der Tornado nicht zurückdarf. Sein Startplättchen gilt als besucht.',
  'ruling.tornadoDrop': 'Ob man die getragene Figur heimnehmen darf, obwohl sie abgesetzt werden könnte.',
  'ruling.floodRiver':
    'Das Plättchen unter der Flut verlässt das Spiel; Flut, Meteor und Tornado kommen erst nach dem Fluss. Die Quelle kann überflutet, aber nicht getroffen werden.',
  'ruling.floodExtraTurn':
    'Auch ein Extrazug beginnt mit einer Ziehung, also breitet sich die Flut davor aus.',
  'ruling.meteorArrow':
    'Ein Meteor oder eine Flut, worauf ein Pfeil blickt, nutzt diesen Pfeil. Darauf kann niemand stehen, aber anderswo darf der Meeple des Pfeils gesetzt werden.',
  'ruling.tornadoPair': 'Von zwei Meeples nebeneinander nimmt der Tornado einen.',
  'ruling.meteorInfection':
    'Marker auf dem getroffenen Plättchen gehen zurück. Von einem zerschnittenen Gebiet bleibt nur die Seite mit Marker angesteckt.',
  'ruling.tornadoTest':
    'Wer in ein angestecktes Gebiet getauscht oder abgesetzt wird, wird getestet, ehe es weitergeht.',
  'ruling.dragonFifty': 'Jedes Vielfache von fünfzig ruft den Drachen; es genau zu erreichen genügt.',
  'ruling.dragonStart': 'Das Feld, von dem er startet, gilt in diesem Zug als besucht.',
  'ruling.dragonDeadEnd': 'Wo kein Schritt möglich ist, verfällt der Rest des Fluges.',
  'ruling.dragonTile': 'Ob Figuren auf das Feld gesetzt werden dürfen, auf dem der Drache steht.',
  'ruling.dragonFields': 'Wiesen werden nie fertig, auch nicht für den Drachen.',
  'ruling.dragonGardens': 'Ohne Äbte ist ein umgebener Garten kein fertiges Gebiet; mit ihnen schon.',
  'ruling.dragonExtraTurn': 'Ein Extrazug ist ein neuer Zug, für die Fünfziger wie für die besuchten Felder.',
  'ruling.dragonPair': 'Zwei Meeples nebeneinander werden beide gefressen.',
  'ruling.dragonTests':
    'Erst die Tests; wer heimgeschickt wurde, ist nicht da, wenn der Drache kommt. Wer gefressen wird, braucht keinen Test.',
  'ruling.dragonMeteor': 'Ein Meteor lässt den Drachen, wo er ist; er darf über Krater und Flut fliegen.',
  'ruling.clinicBoard': 'Anfänger ziehen eine von vier ersten Kliniken, Erfahrene bauen ihre frei auf.',
  'ruling.clinicGoal': 'Die Punkte, die man allein erreichen will.',
  'ruling.clinicChoose': 'Aktionen werden einzeln gewählt, vor jeder der drei.',
  'ruling.clinicCars':
    'Autos dürfen jederzeit umgeparkt werden, es zählt nur ihre Zahl: eins auf jedem leeren Feld im Erdgeschoss, vier auf einem Parkplatz.',
  'ruling.clinicFloors': 'Ein Stockwerk dazu kostet nichts; jeder Raum braucht einen unter sich.',
  'ruling.clinicConveyors': 'Laufbänder kauft man paarweise, und alle einer Klinik bilden ein Netz.',
  'ruling.clinicBeds': 'Kranke Angestellte ohne Bett gehen in ein Fachzentrum, nicht an eine Tür.',
  'ruling.clinicLab':
    'Ärzte im Labor lernen von allein; rote haben nichts zu lernen. Forschen ist keine Arbeit, die müde macht.',
  'ruling.clinicGardens': 'Gärten bringen der Ambulanz nichts dazu.',
  'ruling.clinicWages':
    'Wer nicht zahlen kann, wählt, wer geht; jeder fehlende Dollar Unterhalt kostet ein Ansehen.',
  'ruling.clinicUniversity': 'Nach der letzten Runde wird die Universität nicht aufgefüllt.',
  'ruling.pandemicContagion': 'Wie stark jede Runde endet.',
  'ruling.pandemicIsolation': 'Wie gut die Leute Abstand halten: Davon hängen die Plättchen jeder Runde ab.',
  'ruling.k1':
    'Die Pflichtaktion: Die Überschrift nennt die eine, ihr Beispiel die andere. Nur mit Aufnehmen stimmt das Beispiel.',
  'ruling.k2': 'Die Plättchen auf der Rundenleiste und die „vom Ausbreitungsplan“ sind dieselben.',
  'ruling.k3':
    'Eine Überschrift über Löhne steht in der falschen Phase; Ermüden und Verschlechtern gehören zur Verwaltung.',
  'ruling.k4': 'Zu den Toten zählen alle Gestorbenen, infiziert oder nicht, und herrenlose Plättchen.',
  'ruling.k5':
    'Ob ein in der Ambulanz geheilter infizierter Patient ein Überlebender ist, obwohl das Plättchen zum Arzt wandert.',
  'ruling.k6':
    'Ob es einem beim Behandeln infizierten Arzt noch in derselben Runde schlechter geht. Ein roter würde sterben.',
  'ruling.k7': 'Verschlechterung ändert die Farbe auf Dauer: Ein geheilter Arzt, der orange war, ist rot.',
  'ruling.k8':
    'Ein in dieser Runde behandelter Arzt ist gesund, hat nicht gearbeitet und ermüdet oder verschlechtert sich nicht.',
  'ruling.k9': 'Die Quarantäne dauert bis zum Ende der Runde.',
  'ruling.k10': 'Neue Infektionen heißen eine Phase, geschehen aber in der ersten.',
  'ruling.k11':
    'Ob auch niedrige Ansteckung ein Fachzentrum verlangt. Sonst ließen sich Plättchen ablegen, wo niemand hinkommt.',
  'ruling.k12': 'Spritze und ihr Plättchen haben keine Regel, also sind sie nicht im Spiel.',
  'ruling.k13':
    'Ein in der Ambulanz geheilter Arzt bleibt, gesund; das Plättchen geht an den, der behandelt hat.',
  'ruling.k14':
    'Die Erweiterung geht auch mit der ersten Ausgabe von Clinic. Hier wird sie mit der Deluxe-Ausgabe gespielt.',
  'ruling.pandemicPreadmissions': 'Ob Patienten in der Voraufnahme neue Infektionen bekommen können.',
  'ruling.pandemicLeftovers':
    'Eine Klinik ohne jemanden zum Infizieren nimmt kein Plättchen. Was niemand nehmen kann, zählt zu den Toten.',
  'ruling.pandemicTalks': 'Nach vier Gesprächsrunden ohne Einigung werden die Plättchen gleich verteilt.',
  'ruling.pandemicExtension':
    'Leute aus The Extension folgen dem Wortlaut der Erweiterung; geht eine Schwangere, kostet das 2 Ansehen.',
  'option.fields.true': 'mit Wiesen',
  'option.fields.false': 'ohne Wiesen',
  'option.smallCity.4': '4 Punkte',
  'option.smallCity.2': '2 Punkte',
  'option.riverTurns.immediate': 'nur zwei Biegungen direkt nacheinander verboten',
  'option.riverTurns.alternate': 'Biegungen wechseln immer ab',
  'option.arrowBeside.any': 'überall',
  'option.arrowBeside.open': 'nur in unfertigen Gebieten',
  'option.arrowRepeat.spent': 'bringt nichts',
  'option.arrowRepeat.points': 'bringt seine 2 Punkte',
  'option.covidStart.false': 'aus dem Beutel gezogen',
  'option.covidStart.true': 'neben dem Start',
  'option.covidSpread.tile': 'einer je Plättchen',
  'option.covidSpread.area': 'einer je Gebiet',
  'option.covidDuty.must': 'er muss',
  'option.covidDuty.may': 'er darf bleiben',
  'option.covidDeathCard.discarded': 'wird später wieder eingemischt',
  'option.covidDeathCard.removed': 'verlässt das Spiel',
  'option.floodSquares.open': 'dürfen bebaut werden',
  'option.floodSquares.blocked': 'gesperrt',
  'option.meteorShift.beside': 'Seite an Seite',
  'option.meteorShift.around': 'auch diagonal',
  'option.tornadoSquares.once': 'auf kein Plättchen zweimal',
  'option.tornadoSquares.eachMove': 'nicht zweimal im selben Zug einer Person',
  'option.tornadoDrop.may': 'darf sie heimnehmen',
  'option.tornadoDrop.must': 'muss sie absetzen',
  'option.dragonTile.open': 'erlaubt',
  'option.dragonTile.closed': 'verboten',
  'option.board.beginner': 'Anfänger',
  'option.board.expert': 'Erfahrene',
  'option.goal.60': '60 Punkte',
  'option.goal.80': '80 Punkte',
  'option.goal.100': '100 Punkte',
  'option.contagion.low': 'niedrig',
  'option.contagion.high': 'hoch',
  'option.isolation.good': 'gut',
  'option.isolation.medium': 'mittel',
  'option.isolation.poor': 'schlecht',
  'option.mandatoryAction.admit': 'Aufnehmen',
  'option.mandatoryAction.build': 'Bauen',
  'option.preadmissionCounts.true': 'können sie',
  'option.preadmissionCounts.false': 'können sie nicht',
  'option.outpatientCounts.true': 'ein Überlebender',
  'option.outpatientCounts.false': 'zählt nicht',
  'option.outpatientExempt.false': 'wird schlechter',
  'option.outpatientExempt.true': 'bleibt verschont',
  'option.lowNeedsHub.true': 'Fachzentrum nötig',
  'option.lowNeedsHub.false': 'jedes Fach'
} satisfies Messages<'guide'>;
