import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    shrine: 'Les sanctuaires',
    'shrine.1':
      'On pose, occupe et compte un sanctuaire comme un monastère. Le partisan qui s’y trouve est un hérétique.',
    'shrine.2':
      'Un sanctuaire touche au plus un monastère, et un monastère au plus un sanctuaire, même par un coin.',
    challenge: 'Le défi',
    'challenge.1':
      'Si un sanctuaire et le monastère voisin sont occupés et inachevés, seul le premier achevé rapporte 9 points. Le partisan de l’autre rentre sans points.',
    'challenge.2':
      'Si une tuile achève les deux, les deux rapportent. Si aucun n’est achevé, les deux comptent à la fin comme d’habitude.',
    'ruling.shrineTiles': 'Certaines boîtes ont cinq sanctuaires au lieu de six.'
  },
  learn: {
    lay: 'Un sanctuaire. Posez-le sous la tuile de départ.',
    claim: 'Placez-y votre hérétique.',
    end: 'Il compte comme un monastère, si aucun monastère voisin n’est achevé avant lui.'
  }
} satisfies Translation<typeof en>;
