import type { Messages } from '../messages.ts';

export default {
  alone: 'Nur auf diesem Gerät',
  searching: 'Suche die anderen …',
  direct: 'Direkt verbunden',
  relayed: 'Über eine Vermittlung verbunden',
  lost: 'Verbindung verloren, neuer Versuch'
} satisfies Messages<'net'>;
