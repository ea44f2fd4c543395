import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    women: 'Femmes enceintes',
    'women.1':
      'Trois femmes enceintes attendent pour tous. Pour un point de file, vous en admettez une dans un service dont vous avez le pôle, avec une place et un parking.',
    'women.2':
      'Elle se soigne comme un patient blanc. Sans soins, elle part à la fin des affaires, ce qui coûte 2 points de popularité.',
    'ruling.obstetricsNumbers':
      'Connu : il y en a trois, à soigner la manche de leur arrivée. Leur arrivée, leur gravité et le coût de leur départ sont de nous.'
  },
  learn: {
    admit: 'Admettez la femme enceinte en Psychiatrie. Cela coûte un point de file.',
    move: 'Elle doit être soignée maintenant. Votre médecin blanc n’a pas besoin d’infirmier : déplacez comme proposé.',
    paid: 'Elle est rentrée chez elle et vous avez gagné $6.',
    end: 'N’admettez une femme enceinte que si un médecin et un lit sont libres cette manche.'
  }
} satisfies Translation<typeof en>;
