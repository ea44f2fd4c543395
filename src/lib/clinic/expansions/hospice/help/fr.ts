import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    elders: 'Anciens',
    'elders.1':
      'Pour un point de file, admettez un ancien à votre hospice. Il a quatre places ; la boîte en contient seize. Chacun a besoin d’un parking.',
    'elders.2':
      'Ils ne bougent pas, n’empirent pas et n’ont pas besoin de soins. Chacun paie 1 $ par manche, après les soins.',
    'ruling.hospiceNumbers':
      'Connu : seize anciens logés en hospice ; le COVID-19 les tue aussitôt. Leur arrivée et ce qu’ils paient sont notre choix.'
  },
  learn: {
    admit: 'Admets un ancien. La voiture a besoin d’un parking.',
    move: 'Les anciens restent à l’hospice. Déplace comme proposé.',
    paid: 'L’hospice a rapporté 1 $.',
    end: 'Ils rapportent s’ils arrivent tôt et si le parking ne manque pas. En pandémie ils sont en danger.'
  }
} satisfies Translation<typeof en>;
