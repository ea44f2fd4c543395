import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Darmstadt',
    about: 'Une ville avec le Darmstadtium, et deux églises avec un bonus à qui a le plus de meeples autour.',
    lesson: 'Une église.',
    'option.darmstadtRemovesTwo': 'Deux abbayes restent dans la boîte',
    'option.darmstadtRemovesTwo.false': 'non',
    'option.darmstadtRemovesTwo.true': 'oui',
    'meet.shrines':
      'Une église peut être défiée comme une abbaye ; son bonus ne vient que si elle est achevée.',
    'meet.mageWitch': 'Mage et sorcière changent la ville ; les 3 points en font partie.',
    'meet.blackDragon':
      'Le bonus d’une église compte pour les 50 ; les figurines dévorées ne comptent pas autour.'
  },
  board: {
    'score.darmstadtium': 'Darmstadtium',
    'score.church': 'le plus de meeples autour de l’église',
    'rule.church': 'Les églises',
    'preview.church': 'Achevée, elle rapporte 3 de plus à qui a le plus de meeples autour',
    'preview.darmstadtium': 'Une ville achevée avec lui rapporte 3 de plus'
  }
} satisfies Translation<typeof en>;
