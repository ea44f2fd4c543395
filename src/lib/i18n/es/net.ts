import type { Messages } from '../messages.ts';

export default {
  alone: 'Solo en este dispositivo',
  searching: 'Buscando a los demás…',
  direct: 'Conexión directa',
  relayed: 'Conexión mediante un relé',
  lost: 'Conexión perdida, reintentando'
} satisfies Messages<'net'>;
