import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    earthquake: 'Erdbeben',
    'earthquake.1':
      'Im Spiel ein gewöhnliches Plättchen. Am Ende erschüttert es jede Stadt mit einem Teil auf einem von zwölf Feldern: je zwei in jede Richtung der Reihe und Spalte und eins diagonal.',
    'earthquake.2': 'Unfertige Städte dort zählen nichts, fertige bringen Wiesen nichts.',
    flood: 'Flut',
    'flood.1':
      'Wird neben ein beliebiges Plättchen gelegt, egal welche Kanten; mit Fluss über eines der Flussplättchen. Kein Meeple steht darauf.',
    'flood.2': 'Bevor dieselbe Person wieder zieht, bedeckt sie die acht Felder ringsum.',
    'flood.3':
      'Was unfertig ist und das Flutplättchen berührt oder auf einem bedeckten Feld liegt, kann nie fertig werden.',
    meteor: 'Meteor',
    'meteor.1':
      'Wer ihn zieht, zeigt auf ein Plättchen, nicht auf das Startplättchen. Reihum darf jeder das Ziel auf ein benachbartes, noch nicht anvisiertes Plättchen verschieben, zuletzt noch einmal, wer gezogen hat.',
    'meteor.2':
      'Das getroffene Plättchen wird durch einen Krater ersetzt. Gebiete enden dort; was dadurch fertig wird, wird gewertet. Figuren darauf gehen ohne Punkte heim.',
    'meteor.3':
      'Ein Krater füllt ein Feld um ein Kloster, bringt aber keinen Punkt: 8 statt 9. Niemand steht darauf.',
    tornado: 'Tornado',
    'tornado.1':
      'Er startet auf seinem Plättchen. Beginnend mit dem, der dran ist, zieht ihn jeder zwei Felder über Plättchen, zwölf insgesamt, nie zweimal auf dasselbe. Steckt er fest, endet er.',
    'tornado.2':
      'Unterwegs nimmt er eine Figur mit. Trifft er eine andere, tauscht er: Die getragene kommt an den Platz der anderen, oder heim, wenn sie dort nicht stehen darf.',
    'tornado.3':
      'Am Ende setzt ihr Besitzer die getragene Figur auf ein freies, unfertiges Gebiet des letzten Plättchens. Sonst geht sie heim.',
    'tornado.4': 'All das geschieht, bevor du einen Meeple setzt und bevor gewertet wird.',
    'ruling.quakeLimit':
      'Die Zahl der Marker in der Schachtel begrenzt nicht, wie viele Städte erschüttert werden.',
    'ruling.quakeKnights': 'Meeples in erschütterten Städten bringen am Ende nichts.',
    'ruling.floodLaid': 'Ohne Fluss wird die Flut wie jedes Plättchen gelegt und passt neben alles.',
    'ruling.floodPoints': 'Vor der Flut erzielte Punkte bleiben.',
    'ruling.floodFinished':
      'Ein Gebiet, das vor der Flut fertig wurde, bleibt fertig; mit der Variante zählt es als unfertig, und eine Stadt bringt Wiesen nichts mehr.',
    'ruling.floodSquares':
      'Ob auf leere Felder unter der Flut noch Plättchen gelegt werden dürfen. Ein dort gelegtes Plättchen steht sofort unter Wasser.',
    'ruling.floodFollowers': 'Figuren auf bedeckten Feldern bleiben, wo sie sind.',
    'ruling.floodMonastery':
      'Ein Kloster oder Garten wird nie fertig, wenn sein Plättchen unter Wasser steht oder das Flutplättchen auf einem der acht Felder ringsum liegt.',
    'ruling.floodNext': '„Der nächste Zug“ ist das nächste Plättchen, das diese Person zieht.',
    'ruling.meteorShift': 'Welche Plättchen Nachbarn sind, wenn das Ziel verschoben wird.',
    'ruling.meteorTarget': 'Auch verschoben muss das Ziel ein Plättchen sein, das getroffen werden darf.',
    'ruling.meteorAlone':
      'Ist nichts zu treffen, geht der Meteor in die Schachtel, und ein anderes Plättchen wird gezogen.',
    'ruling.meteorCut': 'Ein zerschnittenes Gebiet wird zu zweien; ein Teil ohne Figur ist einfach frei.',
    'ruling.meteorEdges': 'Neben einem Krater passt jede Kante.',
    'ruling.meteorPhase': 'Was der Meteor fertig macht, wird wie alles andere am Ende des Zugs gewertet.',
    'ruling.meteorEffects':
      'Flut, Erdbeben oder Pfeil auf dem getroffenen Plättchen sind weg; frühere Punkte bleiben. Ein Krater kann wieder getroffen werden.',
    'ruling.tornadoSquares': 'Wohin der Tornado nicht zurückdarf. Sein Startplättchen gilt als besucht.',
    'ruling.tornadoDrop': 'Ob man die getragene Figur heimnehmen darf, obwohl sie abgesetzt werden könnte.',
    'ruling.floodRiver':
      'Das Plättchen unter der Flut verlässt das Spiel; Flut, Meteor und Tornado kommen erst nach dem Fluss. Die Quelle kann überflutet, aber nicht getroffen werden.',
    'ruling.floodExtraTurn':
      'Auch ein Extrazug beginnt mit einer Ziehung, also breitet sich die Flut davor aus.',
    'ruling.meteorArrow':
      'Zeigt ein Pfeil auf einen neuen Meteor oder eine neue Flut, wird er genutzt. Darauf kann niemand stehen, aber anderswo darf der Meeple des Pfeils gesetzt werden.',
    'ruling.tornadoPair': 'Von zwei Meeples nebeneinander nimmt der Tornado einen.',
    'ruling.meteorInfection':
      'Marker auf dem getroffenen Plättchen gehen zurück. Von einem zerschnittenen Gebiet bleibt nur die Seite mit Marker angesteckt.',
    'ruling.tornadoTest':
      'Ein Meeple, den der Tornado in einem angesteckten Gebiet absetzt, wird getestet, bevor der Zug weitergeht.'
  },
  learn: {
    aim: 'Ein Meteor! Ziele auf das Plättchen ganz rechts.',
    shifted: 'Jeder darf das Ziel um ein Plättchen verschieben: Ben rückte es nach links.',
    strike: 'Das letzte Wort hast du. Lass das Ziel, wo es ist.',
    crater: 'Das Plättchen ist weg. Straßen, Städte und Wiesen enden am Krater.',
    tornado: 'Ein Tornado. Leg sein Plättchen unter den Start.',
    storm:
      'Jeder zieht ihn zwei Felder. Tippe auf das Startplättchen, dann auf das rechts davon, wo Ben steht.',
    caught: 'Er hat Bens Meeple erfasst und trägt ihn mit.',
    dropped:
      'Ben zog weiter, bis der Tornado feststeckte, und setzte seinen Meeple auf dem letzten Plättchen ab.',
    flood: 'Eine Flut passt neben alles. Leg sie links vom Start.',
    spread:
      'Dein Zug beginnt, und die Flut bedeckt die acht Felder ringsum. Was dort liegt, wird nie fertig.',
    end: 'Bleibt das Erdbeben: Es erschüttert Städte ganz am Ende. Die Regeln sagen, wie weit.'
  }
} satisfies Translation<typeof en>;
