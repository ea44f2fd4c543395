import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    tunnels: 'Túneles',
    'tunnels.1':
      'Un camino que entra en un túnel está abierto allí. Una vez por turno puedes poner una de tus fichas de túnel en cualquier boca libre de la mesa, además de poner una figura.',
    'tunnels.2':
      'Cuando están puestas las dos fichas de un par, de la misma letra y color, sus bocas quedan unidas: desde entonces es un solo camino, para todos. Solo cuentan las losetas visibles, una vez cada una. Las fichas se quedan.',
    'ruling.tunnelTokens':
      'Con dos jugadores cada uno tiene tres pares, con tres dos pares, con más uno. Se pueden elegir menos.',
    'ruling.tunnelsElsewhere':
      'Si un túnel de una loseta de otra expansión son dos bocas que necesitan fichas, o un camino como sin esta expansión.'
  },
  learn: {
    lay: 'Coloca esta loseta a la izquierda de la inicial.',
    build: 'Pon una ficha en una de sus bocas.',
    end: 'La segunda ficha A unirá este camino a otra boca.'
  }
} satisfies Translation<typeof en>;
