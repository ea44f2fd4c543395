import type { Messages } from '../messages.ts';

export default {
  title: 'La mesa está puesta',
  noTitle: 'Mesa',
  save: 'Guardar la partida',
  rematch: 'Jugar otra vez',
  'rematch.join': 'Unirse a la siguiente partida',
  'rematch.go': 'A la siguiente partida',
  'rematch.told': '{name} ha abierto la siguiente partida. Tu sitio está reservado.',
  'rematch.failed': 'La siguiente partida está abierta, pero no se pudo anunciar aquí. Envía su enlace.',
  'chat.said': '{name}: {text}',
  'chat.unread': '{n, plural, one {# mensaje nuevo} other {# mensajes nuevos}}',
  'chat.show': 'Mostrar',
  react: 'Reaccionar',
  'react.smile': 'Sonrisa',
  'react.laugh': 'Risa',
  'react.wow': '¡Vaya!',
  'react.think': 'Déjame pensar',
  'react.clap': 'Bien jugado',
  'react.heart': 'Me encanta',
  'react.oops': 'Uy',
  'react.hurry': 'Te toca',
  failed: 'No se puede abrir esta mesa',
  elsewhere: 'Esta mesa está abierta en otra pestaña',
  elsewhereMore:
    'Solo juega una pestaña a la vez, para que nadie responda dos veces. Sigue allí o continúa aquí.',
  takeOver: 'Jugar aquí',
  opening: 'Buscando la mesa',
  openingMore: 'Quien la abrió debe estar en línea, o alguien que ya se haya sentado.',
  noLink: 'Esta dirección no lleva a ninguna mesa',
  noLinkMore:
    'El enlace de una mesa acaba con un código largo tras el signo #. Pídelo otra vez y cópialo entero.',
  people: 'Jugadores y conexión'
} satisfies Messages<'room'>;
