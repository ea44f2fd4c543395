import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    janitors: 'Concierges',
    'janitors.1':
      'En engageant, vous pouvez prendre un concierge au lieu d’une infirmière ou d’un aide-soignant, pour 3 $. Il y en a deux par joueur.',
    'janitors.2':
      'Chacun épargne 1 $ d’entretien par manche, où qu’il soit. Le salaire est de 1 $. En quarantaine il n’épargne rien.',
    'ruling.maintenanceNumbers':
      'Connu : huit concierges, mis en quarantaine comme les infirmières. Prix, salaire et épargne sont notre choix.'
  },
  learn: {
    hire: 'Engage un concierge.',
    move: 'Le concierge travaille de lui-même. Déplace comme proposé.',
    paid: 'L’entretien de trois salles a coûté 2 $ au lieu de 3 $.',
    end: 'L’épargne couvre le salaire ; un concierge vaut aussi un point à la fin et peut prendre une tuile en pandémie.'
  }
} satisfies Translation<typeof en>;
