import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    janitors: 'Concierges',
    'janitors.1':
      'En embauchant, vous pouvez prendre un concierge au lieu d’un infirmier ou d’un aide-soignant, pour $3. Il y en a deux par joueur.',
    'janitors.2':
      'Chacun économise $1 d’entretien par manche, où qu’il soit. Son salaire est de $1. En quarantaine, il n’économise rien.',
    'ruling.maintenanceNumbers':
      'Connu : huit concierges, personnel d’entretien, mis en quarantaine comme les infirmiers. Prix, salaire et économie sont de nous.'
  },
  learn: {
    hire: 'Embauchez un concierge.',
    move: 'Le concierge travaille de lui-même. Déplacez comme proposé.',
    paid: 'L’entretien de trois salles a coûté $2 au lieu de $3.',
    end: 'L’économie couvre le salaire ; un concierge vaut aussi un point à la fin et peut prendre une tuile en pandémie.'
  }
} satisfies Translation<typeof en>;
