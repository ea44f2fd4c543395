import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    placement: 'Der Drache landet',
    'placement.1':
      'Er wartet neben dem Tisch. Erreicht oder überschreitet jemand in einem Zug 50 Punkte (oder 100, 150 …), landet er nach der Wertung auf dem eben gelegten Plättchen. Ist er schon auf dem Tisch, zieht er dorthin um.',
    'placement.2':
      'Jede Figur auf diesem Plättchen wird gefressen. In der Schlusswertung kommt er nicht mehr.',
    movement: 'Der Drache fliegt',
    'movement.1':
      'Solange er auf dem Tisch ist, muss er für jedes Gebiet, das dein Plättchen fertig macht, besetzt oder nicht, einen Schritt fliegen, bevor gewertet wird.',
    'movement.2':
      'Ein Schritt führt auf ein Plättchen direkt daneben, nie auf eines, auf dem er in diesem Zug schon war.',
    eaten: 'Wer gefressen wird',
    'eaten.1':
      'Jede Figur auf jedem Plättchen, das er erreicht, geht ohne Punkte an ihren Besitzer zurück. Die übrigen Figuren werden gewertet.',
    'ruling.dragonFifty': 'Jedes Vielfache von fünfzig ruft den Drachen; es genau zu erreichen genügt.',
    'ruling.dragonStart': 'Das Feld, von dem er startet, gilt in diesem Zug als besucht.',
    'ruling.dragonDeadEnd': 'Wo kein Schritt möglich ist, verfällt der Rest des Fluges.',
    'ruling.dragonTile':
      'Ob Figuren auf das Feld des Drachen gesetzt werden dürfen. Wo nicht, bleiben Türme und Scheunen dort erlaubt.',
    'ruling.dragonFields': 'Wiesen werden nie fertig, also bewegen sie den Drachen nie.',
    'ruling.dragonGardens': 'Ohne Äbte ist ein umgebener Garten kein fertiges Gebiet; mit ihnen schon.',
    'ruling.dragonExtraTurn':
      'Ein Extrazug ist ein neuer Zug, für die Fünfziger wie für die besuchten Felder.',
    'ruling.dragonPair': 'Zwei Meeples nebeneinander werden beide gefressen.',
    'ruling.dragonTests':
      'Erst kommen die Tests: Eine Figur, die heimgeschickt wurde, ist nicht mehr da, wenn der Drache kommt. Eine gefressene Figur wird nicht getestet.',
    'ruling.dragonMeteor': 'Ein Meteor lässt den Drachen, wo er ist; er darf über Krater und Flut fliegen.'
  },
  learn: {
    fifty: 'Du hast 47 Punkte. Schließ deine Straße mit diesem Plättchen: Sie ist 3 wert.',
    landed: 'Fünfzig! Der Drache landet auf dem eben gelegten Plättchen.',
    ben: 'Ben steht auf der Straße daneben. Für jedes Gebiet, das du fertig machst, musst du den Drachen ein Plättchen weiterziehen.',
    town: 'Dieses Plättchen macht die Stadt fertig.',
    knight: 'Setze erst einen Ritter hinein.',
    fly: 'Ein Gebiet ist fertig, also ein Schritt: Flieg auf das Plättchen, auf dem Ben steht.',
    eaten: 'Bens Meeple wird gefressen und geht ohne Punkte heim. Dein Ritter überlebte und brachte 4.',
    end: 'Er fliegt, bevor gewertet wird, also kann er auch deine eigenen Meeples fressen.'
  }
} satisfies Translation<typeof en>;
