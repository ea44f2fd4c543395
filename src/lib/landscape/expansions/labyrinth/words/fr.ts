import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Le Labyrinthe',
    about:
      'Un dédale où quatre routes se joignent : chaque bras reçoit un meeple, et les meeples rapportent des points.',
    lesson: 'Un dédale occupé.',
    'option.labyrinth': 'Règles du labyrinthe',
    'option.labyrinth.advanced': 'chaque bras à part, 2 points par meeple',
    'option.labyrinth.basic': 'une route ordinaire',
    'meet.innsCathedrals': 'Une auberge double les tuiles, pas les points des meeples.',
    'meet.abbeyMayor': 'Un chariot peut aller sur un bras libre.',
    'meet.mageWitch': 'La sorcière divise aussi par deux les points des meeples.'
  },
  board: {
    'score.labyrinth': 'meeples dans le labyrinthe',
    'preview.labyrinth': 'Chaque bras et le centre reçoivent un meeple'
  }
} satisfies Translation<typeof en>;
