import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'La Rivière II',
    about: 'Une rivière qui se divise : un bras finit dans une ville, l’autre dans un lac de volcan.',
    lesson: 'Une rivière qui se divise.',
    'option.riverLakes': 'Lacs quand deux rivières sont jointes',
    'option.riverLakes.fit': 'autant que de bras',
    'option.riverLakes.both': 'les deux',
    'option.pigHerd': 'Le troupeau de cochons compte',
    'option.pigHerd.true': 'oui',
    'option.pigHerd.false': 'non',
    'option.volcanoLake': 'Après le lac de volcan',
    'option.volcanoLake.again': 'sans partisan, mais on rejoue',
    'option.volcanoLake.plain': 'un tour ordinaire',
    'part.pigHerd': 'Troupeau de cochons',
    'meet.river1':
      'Les deux rivières n’en font qu’une : une source, une bifurcation, et le lac de volcan à la fin.',
    'meet.princessDragon': 'Le dragon rouge vient aussi au lac de volcan.',
    'meet.tradersBuilders': 'Votre cochon et le troupeau s’additionnent.'
  },
  board: {
    'score.pigHerd': 'troupeau de cochons',
    'rule.volcanoLake': 'Le lac de volcan',
    'preview.volcanoLake': 'Personne ici, mais un tour de plus',
    'because.volcanoLake': 'Un tour de plus : vous avez posé le lac de volcan'
  }
} satisfies Translation<typeof en>;
