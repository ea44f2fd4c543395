import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Les Pêcheurs',
    authors: 'des joueurs de Carcassonne Central',
    about: 'Des meeples sur les tronçons d’une rivière. Seulement avec La Rivière ou La Rivière II.',
    lesson: 'Un pêcheur à la source.',
    'meet.river1': 'De la source au lac, il n’y a qu’un tronçon.',
    'meet.river2': 'La bifurcation finit trois tronçons ; une ville et le lac volcanique ferment les bras.',
    'meet.naturalDisasters': 'Un tronçon qui touche l’inondation n’est jamais achevé.',
    'meet.covid19': 'Un tronçon est une zone qui peut être infectée, voisine des prés qui le bordent.',
    'meet.blackDragon': 'Un tronçon achevé compte comme une zone achevée.',
    'meet.goldmines': 'Un tronçon achevé prend l’or de ses tuiles.'
  },
  board: {
    'score.fishermen': 'poissons',
    'score.river': 'rivière'
  }
} satisfies Translation<typeof en>;
