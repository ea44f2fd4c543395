import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    rose: 'Rosas de los vientos',
    'rose.1':
      'La loseta inicial muestra una rosa naranja. Quien coloca una loseta con un cuarto de rosa en ese cuarto, visto desde la rosa, gana 3 puntos al instante. La fila y la columna de la rosa pertenecen a los cuartos de ambos lados. El giro de la loseta no importa.',
    'rose.2':
      'En cuanto está la rosa azul, los cuartos parten de ella, girados como ella: la punta del borde es su norte.'
  },
  learn: {
    lay: 'Este cuarto de rosa apunta al noreste. Colócalo al este.',
    end: 'Al noreste de la rosa: 3 puntos.'
  }
} satisfies Translation<typeof en>;
