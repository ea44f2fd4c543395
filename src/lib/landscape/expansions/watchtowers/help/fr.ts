import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    tower: 'Les tours de guet',
    'tower.1':
      'Quand une route ou une ville est achevée, chaque meeple qui s’y trouve sur la tuile d’une tour rapporte le bonus de la tour à son propriétaire, avant le décompte et même sans majorité.',
    'tower.2':
      'Le panneau de la tour montre ce qui compte sur ses neuf cases : 2 points par meeple, quel qu’il soit, 2 par blason, 3 par abbaye, ou 1 par tuile avec une route ou avec une ville.',
    'tower.3': 'Les paysans et moines de la tuile n’apportent pas de bonus, le décompte final non plus.'
  },
  learn: {
    lay: 'Cette tour compte les tuiles de ville. Fermez la ville avec elle.',
    claim: 'Placez-y un chevalier.',
    scored: '4 points pour la ville, et 2 pour les deux tuiles de ville autour de la tour.',
    end: 'Chaque meeple sur la tuile d’une tour rapporte le bonus quand sa route ou ville est achevée.'
  }
} satisfies Translation<typeof en>;
