import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Games Quarterly 11',
    about: 'Zehn gewöhnliche Plättchen mit ungewöhnlichen Landschaften.',
    lesson: 'Eine Stadt an drei Seiten.',
    'option.gqHerd': 'Das Wiesenplättchen hat eine Schweineherde',
    'part.pigHerd': 'Schweineherde',
    'meet.river2': 'Zwei Herden auf einer Wiese zählen einmal.'
  },
  board: {
    'score.pigHerd': 'Schweineherde'
  }
} satisfies Translation<typeof en>;
