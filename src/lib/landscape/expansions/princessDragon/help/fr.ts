import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    volcano: 'Les volcans',
    'volcano.1': 'Quand une tuile avec volcan est posée, le dragon rouge y vient aussitôt.',
    'volcano.2':
      'Les tuiles dragon piochées avant le premier volcan sont mises de côté, et on en pioche une autre. Le premier volcan les remet dans le sac.',
    'volcano.3': 'On ne place aucune figurine sur la case du dragon.',
    dragon: 'Le dragon rouge',
    'dragon.1':
      'Après une tuile avec un dragon et avant le décompte, le dragon fait six pas. Le joueur dont c’est le tour fait le premier, puis chacun un à son tour.',
    'dragon.2':
      'Un pas mène à une tuile voisine, jamais à une case où il est passé dans cette course, jamais sur la tuile de la fée. Sans pas possible, la course est finie.',
    'dragon.3': 'Toute figurine sur une tuile où il arrive rentre sans points.',
    fairy: 'La fée',
    'fairy.1': 'Au lieu de placer une figurine, vous pouvez amener la fée près d’une des vôtres.',
    'fairy.2':
      'Le dragon ne vient pas sur sa tuile. Si votre tour commence avec elle près de votre figurine, vous gagnez 1 point.',
    'fairy.3':
      'Quand une zone avec sa figurine est comptée, le propriétaire reçoit 3 points de plus, avec ou sans majorité. Si la figurine part, la fée reste.',
    portal: 'Les portails magiques',
    'portal.1':
      'Après une tuile portail, vous pouvez placer votre figurine sur n’importe quelle tuile, dans une zone inachevée et libre.',
    princess: 'La princesse',
    'princess.1':
      'Quand une princesse rejoint une ville avec des chevaliers, vous pouvez en renvoyer un au lieu de placer une figurine, même un des vôtres.',
    'ruling.princess': 'Si la princesse peut ou doit renvoyer un chevalier.',
    'ruling.fairyStands':
      'Si la fée est près d’une figurine, ou sur une tuile pour toutes celles qui s’y trouvent.',
    'ruling.dragonMoves': 'Si le dragon rouge avance avant ou après le décompte.',
    'ruling.redDragonTile': 'Si l’on peut placer des figurines sur la case du dragon rouge.',
    'ruling.fairyTwins':
      'Quand une de deux figurines identiques d’un joueur quitte leur place, la fée reste auprès de l’autre : rien ne les distingue.'
  },
  learn: {
    volcano: 'Cette tuile a un volcan. Posez-la sous le départ.',
    came: 'Le dragon rouge y vient aussitôt. On ne place personne sur sa case.',
    ben: 'Ben a posé une route à droite du départ et s’y tient.',
    sign: 'Cette tuile porte un dragon. Posez-la à gauche.',
    decline: 'Ne placez pas de figurine cette fois.',
    first: 'Le dragon court. Faites le premier pas : vers la tuile de départ.',
    second: 'Ben l’a éloigné de sa figurine, vers votre nouvelle tuile.',
    end: 'Il court avant le décompte, et chacun le mène à son tour.'
  }
} satisfies Translation<typeof en>;
