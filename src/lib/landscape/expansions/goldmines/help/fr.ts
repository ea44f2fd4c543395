import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    gold: 'Poser et prendre l’or',
    'gold.1':
      'Une tuile avec une mine reçoit aussitôt un lingot, et vous en posez un autre sur une des tuiles autour, diagonales comprises.',
    'gold.2':
      'Quand une route ou une ville est achevée et marque, son propriétaire prend l’or de ses tuiles. Une abbaye ou un jardin rapporte l’or de ses neuf cases.',
    'gold.3':
      'Plusieurs propriétaires prennent un lingot chacun à tour de rôle, le joueur actif en premier. Si personne ne marque, l’or reste. Les prés et les zones inachevées n’en rapportent pas.',
    value: 'Sa valeur',
    'value.1':
      'À la fin, chacun de vos lingots vaut 1 point jusqu’à 3 lingots, 2 points jusqu’à 6, 3 jusqu’à 9, 4 au-delà.'
  },
  learn: {
    lay: 'Cette tuile a une mine. Posez-la à droite : un lingot dessus, un sur la tuile de départ.',
    claim: 'Occupez la route.',
    end: 'Achevez la route, et les deux lingots sont à vous.'
  }
} satisfies Translation<typeof en>;
