import type { Messages } from '../messages.ts';

export default {
  lit: 'Aquí puedes colocar, mover o elegir',
  last: 'La última loseta colocada',
  since: 'Colocada desde tu último turno, con el color del jugador',
  pointed: 'Lo que has tocado o de lo que habla una frase',
  mind: 'Tu loseta o tu elección, aún no definitiva',
  others: 'Lo que otro jugador está pensando',
  dead: 'Ninguna loseta restante encaja aquí',
  leaving: 'Esta figura saldría del tablero',
  field: 'Un campo: trama y forma de su dueño, con sus puntos hasta ahora',
  gain: 'Puntos de este jugador con la elección que piensas',
  dots: 'Junto a un jugador: conectado, ausente, sin conexión, un bot',

  'why.fit': 'La loseta no encaja ahí en ninguna orientación.',
  'why.dead': 'Ya no queda ninguna loseta que encaje ahí.',
  'why.beside': 'Colócala junto a una loseta ya puesta.',
  'why.taken': 'Ahí ya hay una loseta.',
  'why.notYou': 'No es tu turno: se espera a {names}.',
  'why.spectator': 'Estás mirando. Juega {names}.',
  'why.choose': 'Ahí no hay nada que elegir ahora.'
} satisfies Messages<'marks'>;
