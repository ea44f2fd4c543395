import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Las Rosas de los Vientos',
    about: 'Una loseta con un cuarto de rosa da 3 puntos si se coloca en su cuarto del mapa.',
    lesson: 'Un cuarto de rosa.',
    'meet.river1': 'El río empieza en un manantial bajo la loseta de la rosa.',
    'meet.naturalDisasters': 'Un meteorito puede dar en la rosa azul: entonces vuelve a regir la naranja.',
    'meet.blackDragon': 'Los puntos de una rosa cuentan para los 50.'
  },
  board: {
    'score.windRose': 'rosa de los vientos',
    'rule.windRose': 'Rosas de los vientos',
    'preview.windRose': 'Desde ahora, los cuartos parten de esta rosa'
  }
} satisfies Translation<typeof en>;
