import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    magic: 'Mage et sorcière',
    'magic.1':
      'Une tuile à l’étoile vous fait placer ou déplacer l’un des deux, au choix, vers une route ou une ville inachevée où aucun d’eux ne se trouve. Peu importe qui s’y trouve.',
    'magic.2':
      'Le mage ajoute 1 point par tuile de la route ou de la ville. La sorcière réduit ses points de moitié, arrondis vers le haut. Cela compte après l’auberge ou la cathédrale, et aussi en fin de partie.',
    'magic.3':
      'Ils quittent une route ou une ville achevée. Quand une tuile relie leurs deux zones, vous en déplacez un avant le décompte. Sans endroit possible, l’un quitte la table.'
  },
  learn: {
    lay: 'Cette tuile porte l’étoile. Posez-la à gauche.',
    move: 'Mettez le mage sur la route au milieu.',
    end: 'La route vaut 1 point de plus par tuile, quel que soit son propriétaire.'
  }
} satisfies Translation<typeof en>;
