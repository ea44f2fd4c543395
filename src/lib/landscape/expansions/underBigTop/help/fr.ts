import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    top: 'Le chapiteau',
    'top.1': 'La première tuile cirque amène le chapiteau avec un jeton caché de 1 à 7.',
    'top.2':
      'À chaque autre tuile cirque, le jeton est révélé après le décompte : chaque meeple sur la case du chapiteau et les huit autour vaut autant de points. Puis le chapiteau va sur la nouvelle tuile, avec un nouveau jeton.',
    'top.3': 'Le dernier jeton est révélé à la fin de la partie.',
    acrobats: 'Les acrobates',
    'acrobats.1':
      'Au lieu d’une autre figurine, vous pouvez placer un meeple en acrobate : sur une pyramide de la nouvelle tuile ou d’une des huit autour, jusqu’à trois sur chacune.',
    'acrobats.2':
      'Au lieu de placer une figurine, vous pouvez compter une pyramide complète où qu’elle soit : chaque acrobate donne 5 points, et tous rentrent. À la fin, les acrobates de chaque pyramide donnent aussi 5 points.',
    ringmaster: 'Le directeur du cirque',
    'ringmaster.1':
      'Il se place comme un meeple. Quand sa zone est comptée, il donne 2 points par tuile cirque ou acrobates sur sa case et les huit autour, avec ou sans majorité.',
    'ruling.pyramidBy': 'Si n’importe qui peut compter une pyramide complète, ou seulement ceux qui y sont.',
    'ruling.extraMeeples': 'Certaines boîtes contiennent deux meeples de plus par joueur.'
  },
  learn: {
    lay: 'Une tuile cirque. Posez-la sous le départ.',
    claim: 'Placez un paysan à côté.',
    end: 'Le chapiteau est là. À la prochaine tuile cirque, son jeton est révélé et votre paysan marque.'
  }
} satisfies Translation<typeof en>;
