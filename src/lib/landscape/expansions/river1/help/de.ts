import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    river: 'Den Fluss legen',
    'river.1':
      'Statt des Startplättchens liegt die Quelle auf dem Tisch. Zuerst kommen alle Flussplättchen, zuletzt der See.',
    'river.2':
      'Jedes Flussplättchen setzt den Wasserlauf fort. Der Fluss darf nicht zweimal nacheinander in dieselbe Richtung biegen.',
    'river.3': 'Sonst sind es gewöhnliche Züge, mit Meeples und Wertung.',
    figures: 'Land und Wasser',
    'figures.1': 'Auf dem Fluss selbst steht niemand.',
    'figures.2': 'Der Fluss teilt Wiesen; um Quelle und See hängen sie zusammen, unter einer Brücke nicht.',
    'ruling.riverTurns': 'Ob ein gerades Stück zwischen zwei Biegungen die zweite erlaubt.'
  },
  learn: {
    lay: 'Das Spiel beginnt an einer Quelle. Zuerst kommen die Flussplättchen, und das Wasser muss weitergehen: Leg dieses.',
    field: 'Auf dem Wasser steht niemand, aber die Wiesen daneben sind frei. Nimm die obere.',
    bent: 'Ben ließ den Fluss nach Süden biegen.',
    bend: 'Er darf nicht zweimal nacheinander gleich biegen, also bleibt nur diese Lage. Leg das Plättchen.',
    wraps: 'Beide Ufer sind eine Wiese, denn sie reicht um die Quelle herum: Dein Meeple hält sie ganz.',
    end: 'So geht es weiter bis zum See. Danach werden die gewöhnlichen Plättchen gezogen.'
  }
} satisfies Translation<typeof en>;
