import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'La Rivière II',
    about: 'Une rivière qui se divise : un bras finit dans une ville, l’autre dans un lac volcanique.',
    lesson: 'Une rivière qui se divise.',
    'option.riverLakes': 'Lacs quand deux rivières sont jointes',
    'option.riverLakes.fit': 'autant que de bras',
    'option.riverLakes.both': 'les deux',
    'option.pigHerd': 'Le troupeau de cochons compte',
    'option.pigHerd.true': 'oui',
    'option.pigHerd.false': 'non',
    'option.volcanoLake': 'Après le lac volcanique',
    'option.volcanoLake.again': 'sans meeple, mais on rejoue',
    'option.volcanoLake.plain': 'un tour ordinaire',
    'part.pigHerd': 'Troupeau de cochons',
    'meet.river1':
      'Les deux rivières n’en font qu’une : une source, une bifurcation, et le lac volcanique à la fin.',
    'meet.princessDragon': 'Le dragon rouge vient aussi au lac volcanique.',
    'meet.tradersBuilders': 'Votre cochon et le troupeau s’additionnent.'
  },
  board: {
    'score.pigHerd': 'troupeau de cochons',
    'rule.volcanoLake': 'Le lac volcanique',
    'preview.volcanoLake': 'Personne ici, mais un tour de plus',
    'because.volcanoLake': 'Un tour de plus : vous avez posé le lac volcanique'
  }
} satisfies Translation<typeof en>;
