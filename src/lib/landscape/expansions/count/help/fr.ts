import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    city: 'La cité',
    'city.1':
      'La partie commence avec Carcassonne : douze cases avec trois routes, trois prés et deux morceaux de ville autour d’un rempart. Dedans, quatre quartiers : château, marché, forge et cathédrale.',
    'city.2': 'Carcassonne est une ville achevée pour les paysans alentour.',
    enter: 'Entrer dans la cité',
    'enter.1':
      'Un autre a marqué des points du paysage pendant votre tour, et vous aucun ? Vous pouvez alors placer un meeple de votre réserve dans un quartier. Ensuite vous pouvez déplacer le comte vers un autre quartier.',
    'enter.2':
      'Les points de la fée, du directeur du cirque, du chapiteau, des acrobates, des moutons, d’une rançon, d’une enchère ou d’une flèche ne comptent ni pour ni contre.',
    leave: 'Quitter la cité',
    'leave.1':
      'Avant un décompte, des meeples peuvent s’y joindre : du château à une ville, de la forge à une route, de la cathédrale à une abbaye, du marché à un pré compté par une grange. Ils comptent pour la majorité et rentrent avec les autres.',
    'leave.2':
      'Le voisin de gauche du joueur dont c’est le tour décide d’abord, celui-ci en dernier. Chacun en envoie autant qu’il veut, même vers les zones des autres ou les zones vides. Personne ne quitte le quartier du comte.',
    'leave.3':
      'Avant le décompte final, les meeples du marché vont sur des prés, un à la fois autour de la table, jusqu’à ce que tous aient passé. Ceux qui restent dedans ne rapportent rien.',
    'ruling.countAtEnd':
      'Avant le décompte final, seul le marché se vide, ou tous les quartiers : alors aussi vers des villes, routes et abbayes inachevées.',
    'ruling.countMove':
      'Quand un meeple est entré, son joueur déplace le comte, ou celui-ci avance en sens horaire, ou va vers ce meeple.',
    'ruling.countPlacement': 'Dans un double tour, un meeple peut entrer à chaque moitié, ou une seule fois.'
  },
  learn: {
    close: 'Ben a un chevalier dans la ville au rempart est. Fermez-la pour lui.',
    none: 'Ne placez aucun meeple ici.',
    enter: 'Ben a marqué et vous non : placez un meeple à la forge.',
    count: 'Le comte retient les meeples de son quartier. Laissez-le au château.',
    elsewhere: 'Ben a posé une tuile au nord.',
    shut: 'Fermez la route à l’ouest.',
    claim: 'Ne placez aucun meeple : le vôtre attend dans la cité.',
    join: 'Envoyez votre meeple de la forge sur la route.',
    end: 'Juste à temps : 3 points. Du château on va aux villes, de la cathédrale aux abbayes.'
  }
} satisfies Translation<typeof en>;
