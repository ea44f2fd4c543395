import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    shepherd: 'Schäfer',
    'shepherd.1':
      'Statt einer anderen Figur darfst du deinen Schäfer auf eine Wiese des neuen Plättchens setzen, mit oder ohne Bauern, wenn dort kein Schäfer steht. Du ziehst sofort aus dem Beutel: 1 bis 4 Schafe oder den Wolf.',
    'shepherd.2':
      'Erweitert ein späteres Plättchen von dir die Wiese, wählst du: noch einmal ziehen oder die Herde heimtreiben. Dann bringt jeder Schäfer der Wiese 1 Punkt für jedes Schaf darauf und geht heim.',
    'shepherd.3':
      'Der Wolf schickt alle Schäfer der Wiese ohne Punkte heim. Alles Gezogene kommt in den Beutel zurück.',
    'shepherd.4': 'Eine geschlossene Wiese wird sofort gewertet. Am Ende des Spiels bringen Schäfer nichts.',
    hill: 'Hügel',
    'hill.1': 'Mit einem Hügel kommt das oberste Plättchen des Stapels ungesehen aus dem Spiel.',
    'hill.2': 'Bei Gleichstand in einem Gebiet gewinnt, wer einen Meeple auf einem seiner Hügel hat.',
    vineyard: 'Weinberge',
    'vineyard.1':
      'Jeder Weinberg auf den acht Feldern um ein Kloster bringt 3 Punkte mehr, wenn das Kloster fertig wird.',
    'ruling.hillTie':
      'Ob ein Meeple auf einem Hügel genügt oder die Zahl der Meeples auf Hügeln entscheidet.',
    'ruling.vineyardGardens': 'Ob Weinberge auch für Gärten zählen.'
  },
  learn: {
    lay: 'Leg dieses Plättchen rechts an.',
    shepherd: 'Setze deinen Schäfer auf die Wiese im Süden.',
    ben: 'Du hast 2 Schafe gezogen. Ben legt ein Plättchen.',
    extend: 'Erweitere die Wiese deines Schäfers.',
    score: 'Du könntest noch einmal ziehen, aber vielleicht kommt der Wolf. Treib die Herde heim.',
    end: 'Zwei Schafe, zwei Punkte, und der Schäfer ist wieder frei.'
  }
} satisfies Translation<typeof en>;
