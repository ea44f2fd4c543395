import type { Translation } from '../../../../kernel/manifest.ts';
import type * as en from './en.ts';

export const cropHelp = {
  guide: {
    circle: 'Les agroglyphes',
    'circle.1':
      'Après le tour où un agroglyphe a été posé, décompte compris, son joueur choisit pour tous : chacun peut ajouter une figurine de sa réserve près d’un de ses meeples, ou chacun doit en reprendre un sans points.',
    'circle.2':
      'Le signe dit quels meeples sont concernés : un bouclier ceux des villes, un gourdin ceux des routes, une fourche ceux des prés. Le voisin de gauche commence, celui qui a choisi passe en dernier.',
    'circle.3':
      'Un joueur qui n’y a personne passe son tour. Sans figurine sur la table, l’agroglyphe n’a pas d’effet.',
    'ruling.cropAdd': 'Ajouter une figurine est facultatif ; en variante, obligatoire.'
  },
  learn: {
    lay: 'Le gourdin concerne les routes. Posez la tuile à droite.',
    claim: 'Occupez la route.',
    choose: 'Laissez chacun ajouter une figurine.',
    add: 'Ajoutez un meeple près du vôtre.',
    end: 'Deux de vos meeples sont sur la route. Ben n’en avait aucun.'
  }
} satisfies Translation<typeof en.cropHelp>;

export const besiegingHelp = {
  guide: {
    siege: 'Les villes assiégées',
    'siege.1':
      'Une ville avec un camp d’assiégeants est assiégée pour de bon. Achevée, elle rapporte 1 point par tuile et par blason, 2 avec une cathédrale. Inachevée, elle ne rapporte rien à la fin.',
    'siege.2':
      'Pour les prés, une ville assiégée achevée compte double : 6 points. Plusieurs camps dans une ville ne changent rien de plus.',
    escape: 'L’évasion',
    'escape.1':
      'À la fin de votre tour, vous pouvez reprendre sans points un de vos chevaliers d’une ville assiégée, si une abbaye est sur une tuile de la ville ou à côté, diagonales comprises. Elle peut être vide ou inachevée.',
    'ruling.siegeEscape':
      'Si l’abbaye peut toucher n’importe quelle tuile de la ville, ou doit en toucher une assiégée.',
    'ruling.siegeEscapeEach':
      'Si un chevalier peut s’évader après chaque moitié d’un double tour, ou une fois par tour.'
  },
  learn: {
    lay: 'Les assiégeants sont devant cette ville. Fermez-la avec la tuile.',
    claim: 'Placez un chevalier.',
    scored: 'Deux tuiles d’une ville assiégée : 2 points.',
    end: 'Pour les prés, elle compte double.'
  }
} satisfies Translation<typeof en.besiegingHelp>;
