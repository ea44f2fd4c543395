import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    bridges: 'Les ponts',
    'bridges.1':
      'Un pont est une route droite au-dessus d’une tuile, d’un bord de pré à l’autre. Si une route de votre tuile touche un pré, ou l’inverse, vous pouvez la poser avec un pont qui prolonge la route. Vous pouvez aussi, avant de placer une figurine, poser un pont dont les deux bouts donnent sur des cases vides. Un pont par moitié de tour.',
    'bridges.2':
      'Ce qui est sous un pont reste joint. Le pont compte comme route de sa tuile ; une figurine peut s’y tenir si la tuile vient d’être posée. Si toutes les places demandent un pont, vous pouvez piocher une autre tuile.',
    castles: 'Les forteresses',
    'castles.1':
      'Si votre meeple est seul dans une ville de deux tuiles en demi-cercle quand elle est achevée, vous pouvez bâtir une forteresse au lieu de marquer. Il en devient le seigneur, hors d’atteinte des dragons et des tours.',
    'castles.2':
      'La première route, la première ville, la première abbaye ou le premier jardin achevé plus tard sur les six cases autour de la forteresse vous rapporte les mêmes points, peu importe qui les marque. Puis le seigneur rentre. Une forteresse qui marque est achevée pour celle d’à côté. Un pré compte une forteresse 4 points au lieu de 3.',
    bazaars: 'Les bazars',
    'bazaars.1':
      'Après un tour avec une tuile de bazar, on révèle une tuile par joueur. À partir du voisin de gauche, un joueur choisit une tuile et mise ; chaque autre joueur sans tuile peut miser plus, une fois.',
    'bazaars.2':
      'Puis celui qui a choisi paie le plus offrant et garde la tuile, ou est payé et la cède. Si personne n’a misé plus, il paie la banque. La dernière tuile est gratuite. Au tour suivant, vous posez votre tuile au lieu d’en piocher une.',
    'ruling.freeBridge':
      'Un pont dont aucune tuile n’a besoin peut aussi être à côté de la tuile posée ; en option, seulement sur elle.',
    'ruling.castleChoice':
      'Si plusieurs zones sont achevées près d’une forteresse, la plus haute valeur compte ; en option, son propriétaire choisit.',
    'ruling.bazaar': 'En option, chacun prend une tuile, sans enchères.',
    'ruling.bidLimit': 'Une enchère ne dépasse pas les points qu’on a ; en option, elle le peut.'
  },
  learn: {
    lay: 'Cette tuile achève une ville de deux tuiles. Posez-la au-dessus du départ.',
    claim: 'Placez-y un chevalier.',
    build: 'Bâtissez une forteresse au lieu de marquer la ville.',
    end: 'La prochaine route ou ville achevée près de la forteresse compte aussi pour vous.'
  }
} satisfies Translation<typeof en>;
