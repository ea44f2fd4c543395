import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Games Quarterly 11',
    about: 'Zehn gewöhnliche Plättchen mit ungewöhnlichen Landschaften.',
    lesson: 'Eine Stadt an drei Seiten.',
    'option.gqHerd': 'Das Wiesenplättchen hat eine Schweineherde',
    'option.gqHerd.false': 'nein',
    'option.gqHerd.true': 'ja',
    'part.pigHerd': 'Schweineherde',
    'meet.river2': 'Zwei Herden auf einer Wiese zählen einmal.'
  },
  board: {
    'score.pigHerd': 'Schweineherde',
    'preview.gqHerd':
      'Die Schweine auf diesem Plättchen {counts, select, yes {zählen als Herde} other {sind nur ein Bild, keine Herde}}'
  }
} satisfies Translation<typeof en>;
