import type { Messages } from '../messages.ts';

export default {
  title: 'La mesa está puesta',
  noTitle: 'Mesa',
  save: 'Guardar la partida',
  rematch: 'Jugar otra vez',
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
