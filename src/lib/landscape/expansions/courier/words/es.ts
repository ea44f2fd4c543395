import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'El Emisario',
    authors: 'Mati, Bumsakalaka y Snearone',
    about: 'Acude a un seguidor recién puesto en su fila o columna y trae puntos.',
    lesson: 'Una carta para el camino.',
    'option.courierPays': 'El emisario trae los puntos',
    'option.courierPays.feature': 'de la zona a la que acude',
    'option.courierPays.around': 'de todas las zonas ocupadas a su alrededor',
    'meet.naturalDisasters': 'Un meteorito en su casilla lo devuelve a la loseta inicial.',
    'meet.blackDragon': 'Un dragón que llega a su casilla lo devuelve a la loseta inicial.',
    'meet.phantom': 'Nunca acude al fantasma.'
  },
  board: {
    'rule.courier': 'El emisario',
    'score.courier': 'emisario',
    'event.courierCame': 'El emisario acude a {name}: {square}.'
  }
} satisfies Translation<typeof en>;
