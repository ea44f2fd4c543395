import type { Messages } from '../messages.ts';

export default {
  alone: 'Sur cet appareil seulement',
  searching: 'Recherche des autres…',
  direct: 'Connexion directe',
  relayed: 'Connexion par un relais',
  lost: 'Connexion perdue, nouvel essai'
} satisfies Messages<'net'>;
