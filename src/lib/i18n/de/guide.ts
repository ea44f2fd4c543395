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
  rulings: 'Unsere Entscheidungen',
  'rulings.about':
    'Wo die Regeln schweigen oder Quellen sich widersprechen, mussten wir entscheiden. Jede solche Entscheidung steht hier. Die mit einer Option lassen sich beim Eröffnen eines Tisches ändern.',
  'rulings.none': 'Hier war keine eigene Entscheidung nötig.',
  'rulings.meets': 'mit „{name}“',
  option: 'Option',
  'option.default': 'üblich',
  together: 'Alle zusammen',
  'together.about':
    'Alle Erweiterungen lassen sich mischen. Das ist die Reihenfolge eines Zugs mit 20 Jahre Jubiläum, COVID-19, Naturkatastrophen und Schwarzer Drache, und was geschieht, wo zwei aufeinandertreffen.',
  'together.order': 'Ein Zug der Reihe nach',
  'together.order.1':
    'Eine fällige Flut breitet sich aus. Ein Plättchen wird gezogen und gelegt, oder das Ziel des Meteors wird bestimmt.',
  'together.order.2': 'Pfeile: zwei Punkte oder die Wahl eines Pfeils.',
  'together.order.3':
    'Ansteckung: neue Marker, Tests der Figuren, deren Gebiet mit einem angesteckten verbunden wurde, dann die Ausbreitung und ihre Tests.',
  'together.order.4': 'Der Tornado zieht. Wen er in einem angesteckten Gebiet absetzt, der wird getestet.',
  'together.order.5':
    'Ein Meeple wird gesetzt, nach der gewöhnlichen Regel oder durch den Pfeil, oder der Abt geht zurück.',
  'together.order.6':
    'Der Drache fliegt einen Schritt je fertiges Gebiet. Die übrigen Figuren werden gewertet.',
  'together.order.7':
    'Der Drache landet auf dem neuen Plättchen, wenn jemand ein Vielfaches von fünfzig erreicht oder überschritten hat. Dann kommt der Extrazug.',
  'together.matrix': 'Paare von Erweiterungen',
  'together.matrix.about': 'Wie viele geprüfte Beispiele sagen, was geschieht, wenn beide gespielt werden.',
  'together.independent': 'unabhängig',
  'together.tested': '{n, plural, one {# Test} other {# Tests}}',
  'together.ruled': 'eigene Entscheidung',
  'together.legend': 'Ein Stern steht für eine eigene Entscheidung zu diesem Paar, unten aufgeführt.',
  'together.says': 'Wie zwei Erweiterungen zusammenwirken',
  'together.says.about':
    'Zu jedem Satz gehört ein Test, der ihn spielt; sein Name steht darunter. Eine Zahl der Tabelle führt zu ihrem Paar.',
  reconstructed: 'Rekonstruierte Teile',
  'reconstructed.about':
    'Keine veröffentlichte Quelle zeigt diese Teile oder Zahlen. Sie sind unsere beste Vermutung: Sie spielen sich gut, aber deine Schachtel kann abweichen.',
  'reconstructed.fix': 'Wenn du das Original besitzt',
  'reconstructed.fix.1':
    'Jede Vermutung trägt in einer unten genannten Datei den Vermerk „reconstructed“. Berichtige dort den Wert und lösche den Vermerk; sonst ist nichts zu ändern.',
  'reconstructed.fix.2':
    'Kanten stehen im Uhrzeigersinn ab Norden, je Zeile ein Gebiet. Die Tests prüfen, ob die Datei noch stimmig ist.',
  'reconstructed.fix.3': 'Bitte schick die Berichtigung auch uns, damit alle sie haben.',
  'reconstructed.tiles': '{name}: Plättchen',
  'reconstructed.numbers': '{name}: Zahlen',
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
  'landscape.placing.2': 'Eine Berührung nur über Eck genügt nicht.',
  'landscape.unplaceable': 'Plättchen, die nirgends passen',
  'landscape.unplaceable.1':
    'Ein Plättchen, das nirgends passt, geht zurück in die Schachtel, und du ziehst ein anderes. Ist keines mehr da, endet das Spiel.',
  'landscape.meeple': 'Meeple setzen',
  'landscape.meeple.1':
    'Nur auf das eben gelegte Plättchen: auf eine Straße, in eine Stadt, in ein Kloster oder auf eine Wiese.',
  'landscape.meeple.2':
    'Niemand, auch du nicht, darf schon irgendwo auf derselben zusammenhängenden Straße, Stadt oder Wiese stehen.',
  'landscape.meeple.3':
    'Auch ein Gebiet, das dein eigenes Plättchen eben fertig gemacht hat, ist erlaubt: Der Meeple wird gewertet und kommt gleich zurück.',
  'landscape.meeple.4': 'Ein Meeple, der bei der Wertung heimkommt, steht ab deinem nächsten Zug bereit.',
  'landscape.scoring': 'Wertung',
  'landscape.scoring.1': 'Eine Straße, an beiden Enden geschlossen oder im Ring: 1 Punkt je Plättchen.',
  'landscape.scoring.2':
    'Eine Stadt mit geschlossener Mauer und ohne Lücke: 2 Punkte je Plättchen und 2 je Wappen.',
  'landscape.scoring.3': 'Ein Kloster mit acht belegten Feldern ringsum: 9 Punkte.',
  'landscape.scoring.4':
    'Ein Plättchen zählt einmal, auch wenn das Gebiet zweimal darauf liegt. Ein fertiges Gebiet bringt seinen Besitzern Punkte, auch wenn jemand anders es fertig gemacht hat.',
  'landscape.majority': 'Wer die Punkte bekommt',
  'landscape.majority.1':
    'Wer im Gebiet die meisten Meeples hat, bekommt alle Punkte. Bei Gleichstand bekommen alle, die am meisten haben, die volle Zahl.',
  'landscape.majority.2': 'Alle Meeples des gewerteten Gebiets gehen heim.',
  'landscape.final': 'Schlusswertung',
  'landscape.final.1':
    'Sind alle Plättchen gelegt, zählt auch Unfertiges: Straßen und Städte 1 je Plättchen und 1 je Wappen, ein Kloster 1 und 1 je Plättchen ringsum.',
  'landscape.final.2': 'Dann werden die Wiesen gezählt. Wer die meisten Punkte hat, gewinnt.',
  'landscape.fields': 'Wiesen',
  'landscape.fields.1':
    'Ein Meeple auf einer Wiese liegt dort bis zum Schluss. Wiesen werden nie fertig, auch umschlossene nicht.',
  'landscape.fields.2': 'Straßen, Städte, Flüsse und Plättchenecken trennen Wiesen.',
  'landscape.fields.3':
    'Wer am Ende die meisten Meeples auf einer Wiese hat, bekommt 3 Punkte je fertige Stadt, die sie berührt.',
  'clinic.setup': 'Vor der ersten Runde',
  'clinic.setup.1':
    'Alle bauen ein eigenes Krankenhaus und beginnen mit $15, einem weißen Arzt, einem Fachzentrum der Psychiatrie, einem Behandlungsraum, einem Lager und einem Eingang.',
  'clinic.setup.2': 'Es ist ein Fach mehr offen, als Personen mitspielen.',
  'clinic.setup.3': 'In umgekehrter Reihenfolge nimmt jeder ein Bonusplättchen und nutzt es sofort.',
  'clinic.round': 'Eine Runde',
  'clinic.round.1':
    'Sechs Runden. In jeder: drei Aktionen, dann bewegen sich alle, Patienten werden behandelt, Rechnungen bezahlt, und die Klinik wird aufgeräumt.',
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
    'Fachzentrum: öffnet ein Fach und lässt sein Stockwerk es behandeln. Behandlungsraum: zwei Betten, zwei Ärzte; er muss ein Fachzentrum und ein Lager berühren und ist in Betrieb, wo sein Stockwerk ein Fachzentrum hat.',
  'clinic.modules.2':
    'Lager: Eine Hilfskraft dort spart Unterhalt. Garten: Behandlungen in Räumen daneben bringen mehr. Laufbänder: Wege auf ihnen kosten keine Zeit.',
  'clinic.modules.3':
    'Operationssaal: behandelt jedes deiner Fächer und bringt mehr. Ambulanz: Patienten kommen gleich dorthin, und jede Behandlung bringt $6. Labor: Ärzte lernen dort. Wartezimmer: Von hier gehen Patienten los.',
  'clinic.modules.4':
    'Leute kommen durch einen Eingang im Erdgeschoss oder über einen Landeplatz auf einem Dach herein.',
  'clinic.cars': 'Autos',
  'clinic.cars.1':
    'Wer hereinkommt, bringt ein Auto mit, auf ein freies Feld im Erdgeschoss oder auf einen Parkplatz. Wessen Auto keinen Platz hat, der kann nicht kommen. Das Auto fährt mit seinem Besitzer wieder weg.',
  'clinic.hire': 'Einstellen',
  'clinic.hire.1':
    'Höchstens ein Arzt aus der Universität, je weiter links, desto teurer, und höchstens eine Pflege- oder Hilfskraft. Sie kommen durch eine Tür herein.',
  'clinic.admit': 'Aufnehmen',
  'clinic.admit.1':
    'Du hast ein paar Punkte: Nimm den vordersten Patienten einer Reihe auf, rücke einen vor oder schicke einen in die nächste Reihe, was die Krankheit ändert.',
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
  'clinic.tire.1': 'Jeder Arzt, der jemanden behandelt hat, verliert eine Stufe. Weiß bleibt weiß.',
  'clinic.worsen': 'Patienten werden kränker',
  'clinic.worsen.1':
    'Alle Unbehandelten, auch in der Voraufnahme, werden eine Stufe kränker. Jenseits von Rot sterben sie: 5 Ansehen weniger. Wer noch in den Reihen steht, wird nicht kränker.',
  'clinic.tidy': 'Bereit für die nächste Runde',
  'clinic.tidy.1':
    'Nicht eingestellte Ärzte gewinnen eine Stufe, neue kommen, Pflegekräfte sind wieder da, die nächsten Plättchen werden aufgedeckt.',
  'clinic.tidy.2': 'Wer das geringste Ansehen hat, beginnt die nächste Runde.',
  'clinic.scoring': 'Das Ende',
  'clinic.scoring.1':
    'Ansehen, dazu Punkte für Personal, Behandlungsräume in oberen Stockwerken und Gebäude in Betrieb; Abzug für Patienten, die noch da sind, und für Stunden.',
  'clinic.scoring.2':
    'Die meisten Punkte gewinnen; dann weniger Zeit; dann mehr Geld. Allein spielst du gegen ein Ziel.',
  'landscape.ruling.fields': 'Manche spielen ohne Wiesen, zum Beispiel mit Kindern.',
  'landscape.ruling.smallCity':
    'Ältere Regeln gaben einer fertigen Stadt aus zwei Plättchen einen Punkt je Plättchen.',
  'clinic.ruling.clinicBoard':
    'Die Expertenseite hat drei Spalten und keine gedruckten Grundrisse, deshalb werden die ersten Kliniken frei gebaut.',
  'clinic.ruling.clinicFirst':
    'Jeder zieht eine von vier gedruckten ersten Kliniken. Erfahrene dürfen ihre auch auf der Anfängerseite frei bauen.',
  'clinic.ruling.clinicGoal': 'Die Punkte, die man allein erreichen will.',
  'clinic.ruling.clinicChoose': 'Aktionen werden einzeln gewählt, vor jeder der drei.',
  'clinic.ruling.clinicCars':
    'Autos dürfen jederzeit umgeparkt werden, es zählt nur ihre Zahl: eins auf jedem leeren Feld im Erdgeschoss, vier auf einem Parkplatz.',
  'clinic.ruling.clinicFloors': 'Ein neues Stockwerk kostet nichts; jeder Raum braucht einen unter sich.',
  'clinic.ruling.clinicConveyors': 'Laufbänder kauft man paarweise, und alle einer Klinik bilden ein Netz.',
  'clinic.ruling.clinicBeds': 'Kranke Angestellte ohne Bett gehen in ein Fachzentrum, nicht an eine Tür.',
  'clinic.ruling.clinicLab':
    'Ärzte im Labor lernen von allein; rote haben nichts zu lernen. Forschen ermüdet sie nicht.',
  'clinic.ruling.clinicGardens':
    'Gärten zahlen für Patienten im Behandlungsraum daneben, nicht für die in Sonderräumen.',
  'clinic.ruling.clinicWages':
    'Wer nicht zahlen kann, wählt, wer geht; jeder fehlende Dollar Unterhalt kostet 1 Ansehen.',
  'clinic.ruling.clinicPieces':
    'Die Schachtel enthält von jeder Farbe eine begrenzte Zahl Figuren. Wer die Farbe wechselt, nimmt eine aus dem Vorrat, sonst aus dem Beutel; gibt es keine, bleibt die Farbe.',
  'clinic.ruling.clinicExtension':
    'Aus „The Extension“ sind fünf Module spielbar. Stockwerk 4, Annehmlichkeiten, Krankenwagen, Stadtplanung, Leitungsbau, Säulen, Apotheke und Virus fehlen: Es fand sich keine Quelle mit ihren Regeln. Auch der Zombie und die anderen kleinen Erweiterungen der Grundschachtel fehlen.',
  'clinic.ruling.clinicUniversity': 'Nach der letzten Runde wird die Universität nicht aufgefüllt.',
  'option.fields.true': 'mit Wiesen',
  'option.fields.false': 'ohne Wiesen',
  'option.smallCity.4': '4 Punkte',
  'option.smallCity.2': '2 Punkte',
  'option.board.beginner': 'Anfänger',
  'option.board.expert': 'Erfahrene',
  'option.firstClinic.drawn': 'gezogen',
  'option.firstClinic.free': 'frei gebaut',
  'option.goal.60': '60 Punkte',
  'option.goal.80': '80 Punkte',
  'option.goal.100': '100 Punkte'
} satisfies Messages<'guide'>;
