import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    shrine: 'Les lieux de culte',
    'shrine.1':
      'On pose, occupe et compte un lieu de culte comme une abbaye. Le meeple qui s’y trouve est un hérétique.',
    'shrine.2':
      'Un lieu de culte touche au plus une abbaye, et une abbaye au plus un lieu de culte, même par un coin.',
    challenge: 'Le défi',
    'challenge.1':
      'Si un lieu de culte et l’abbaye voisine sont occupés et inachevés, seul le premier achevé rapporte 9 points. Le meeple de l’autre rentre sans points.',
    'challenge.2':
      'Si une tuile achève les deux, les deux rapportent. Si aucun n’est achevé, les deux comptent à la fin comme d’habitude.',
    'ruling.shrineTiles': 'Certaines boîtes ont cinq lieux de culte au lieu de six.'
  },
  learn: {
    lay: 'Un lieu de culte. Posez-le sous la tuile de départ.',
    claim: 'Placez-y votre hérétique.',
    end: 'Il compte comme une abbaye, si aucune abbaye voisine n’est achevée avant lui.'
  }
} satisfies Translation<typeof en>;
