import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    elders: 'Seniors',
    'elders.1':
      'Pour un point de file, vous admettez un senior dans votre hospice. Il a quatre places ; la boîte contient seize seniors. Chacun a besoin d’une place de parking.',
    'elders.2':
      'Les seniors ne se déplacent pas, leur état ne s’aggrave pas et ils n’ont pas besoin de soins. Chacun paie $1 par manche, après les soins.',
    'ruling.hospiceNumbers':
      'Connu : seize seniors, logés en hospice ; le COVID-19 les tue aussitôt. Leur arrivée et ce qu’ils paient sont de nous.'
  },
  learn: {
    admit: 'Admettez un senior. Sa voiture a besoin d’une place de parking.',
    move: 'Les seniors restent à l’hospice. Déplacez comme proposé.',
    paid: 'L’hospice a rapporté $1.',
    end: 'Les seniors rapportent s’ils arrivent tôt et si les places de parking ne manquent pas. En pandémie, ils sont en danger.'
  }
} satisfies Translation<typeof en>;
