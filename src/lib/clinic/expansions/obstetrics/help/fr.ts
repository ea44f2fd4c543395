import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    women: 'Femmes enceintes',
    'women.1':
      'Trois femmes enceintes attendent pour tous. Pour un point de file, admettez-en une dans un service dont vous avez le centre, avec une place et un parking.',
    'women.2':
      'Elle se traite comme un patient blanc. Sans traitement elle part à la fin des affaires, ce qui coûte 2 de popularité.',
    'ruling.obstetricsNumbers':
      'Connu : il y en a trois, à traiter la manche de leur arrivée. Leur arrivée, leur gravité et le coût de leur départ sont notre choix.'
  },
  learn: {
    admit: 'Admets la femme enceinte en psychiatrie. Cela coûte un point de file.',
    move: 'Elle doit être traitée maintenant. Ton médecin blanc n’a pas besoin d’infirmière : déplace comme proposé.',
    paid: 'Elle est rentrée chez elle et tu as gagné 6 $.',
    end: 'N’admets une femme enceinte que si un médecin et un lit sont libres cette manche.'
  }
} satisfies Translation<typeof en>;
