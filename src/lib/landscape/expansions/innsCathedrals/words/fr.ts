import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Auberges et Cathédrales',
    about:
      'Auberges et cathédrales font monter les enjeux : plus de points une fois achevées, aucun sinon. Et un grand meeple qui compte double.',
    lesson: 'Une auberge au bord de la route et le grand meeple.',
    'option.innsAtEnd': 'Route avec auberge ou ville avec cathédrale inachevée',
    'option.innsAtEnd.nothing': 'ne rapporte rien',
    'option.innsAtEnd.plain': 'compte comme une autre',
    'part.largeFollower': 'Grand meeple',
    'part.inn': 'Auberges',
    'part.cathedral': 'Cathédrales',
    'meet.naturalDisasters':
      'Une route avec auberge inondée n’est jamais achevée et ne rapporte rien à la fin.'
  },
  board: {
    'figure.largeFollower': 'grand meeple',
    'score.inn': 'auberge',
    'score.cathedral': 'cathédrale'
  }
} satisfies Translation<typeof en>;
