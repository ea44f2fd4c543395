import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    builder: 'Le bâtisseur',
    'builder.1':
      'Placez-le au lieu d’un meeple sur une route ou une ville où vous êtes déjà, tant qu’elle est inachevée.',
    'builder.2':
      'Quand une de vos tuiles suivantes agrandit cette zone, vous avez une seconde moitié de tour : une autre tuile, aussitôt.',
    'builder.3':
      'La seconde moitié ne donne jamais de troisième tuile. Le bâtisseur rentre avec votre dernière figurine de la zone.',
    pig: 'Le cochon',
    'pig.1': 'Placez-le au lieu d’un meeple sur un pré où vous êtes déjà.',
    'pig.2': 'Si vous remportez ce pré, chaque ville achevée vous donne 1 point de plus.',
    goods: 'Les marchandises',
    'goods.1':
      'Qui pose la tuile qui achève une ville prend un jeton par vin, blé ou tissu qu’elle contient, à qui qu’elle soit.',
    most: 'Le plus de marchandises',
    'most.1':
      'À la fin, avoir le plus de jetons d’une sorte donne 10 points. Qui n’en a aucun ne reçoit rien.',
    'ruling.goodsTie': 'Ce que reçoivent ceux qui ont autant de jetons d’une sorte.'
  },
  learn: {
    lay: 'Prolongez la route : posez cette tuile à droite du départ.',
    claim: 'Occupez la route avec un meeple.',
    more: 'Une tuile de plus pour votre route. Posez-la.',
    builder: 'Placez-y votre bâtisseur ; votre meeple est plus en arrière.',
    grow: 'Votre route grandit et le bâtisseur y est : cela vous donne une seconde tuile.',
    go: 'Finissez cette moitié du tour sans figurine.',
    second: 'C’est encore à vous : le bâtisseur vous a donné cette tuile.',
    close: 'Fermez la route avec elle.',
    done: 'Finissez le tour.',
    scored: 'Six points, et les deux figurines sont rentrées.',
    end: 'Les marchandises se passent de figurines : qui achève une ville prend ce qui s’y vend.'
  }
} satisfies Translation<typeof en>;
