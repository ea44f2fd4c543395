import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'El Conde de Carcassonne',
    about:
      'Quien da puntos a otros pone un seguidor en Carcassonne; desde allí se une a lo que va a puntuar.',
    lesson: 'Entrar en Carcassonne y salir a tiempo.',
    'option.countAtEnd': 'Antes de la puntuación final salen',
    'option.countAtEnd.market': 'los del mercado, a los campos',
    'option.countAtEnd.any': 'los de todos los barrios',
    'option.countMove': 'El conde va',
    'option.countMove.choice': 'adonde quiera el jugador',
    'option.countMove.clockwise': 'al barrio siguiente, en sentido horario',
    'option.countMove.follow': 'al seguidor que llegó',
    'option.countPlacement': 'En un turno doble entra un seguidor',
    'option.countPlacement.part': 'en cada parte',
    'option.countPlacement.turn': 'una vez',
    'meet.blackDragon': 'Solo vuela sobre las casillas exteriores de Carcassonne.',
    'meet.covid19': 'A un seguidor se le hace la prueba cuando sale hacia una zona infectada.',
    'meet.naturalDisasters': 'Ningún meteorito cae en Carcassonne y ningún tornado entra en sus murallas.',
    'meet.anniversary20': 'Los dos puntos de una flecha no son puntos por zonas.'
  },
  board: {
    'feature.quarter': 'Carcassonne',
    'short.quarter': 'Carcassonne',
    'short.quarter.castle': 'Castillo',
    'short.quarter.market': 'Mercado',
    'short.quarter.blacksmith': 'Herrería',
    'short.quarter.cathedral': 'Catedral',
    'side.castle': 'castillo',
    'side.market': 'mercado',
    'side.blacksmith': 'herrería',
    'side.cathedral': 'catedral',
    'rule.count.enter': 'Entrar en Carcassonne',
    'rule.count.move': 'El conde',
    'rule.count.leave': 'Salir de Carcassonne',
    'ask.city.enter': '{name}: pon un seguidor en Carcassonne, o ninguno',
    'ask.city.moveCount': '{name}: mueve al conde, o déjalo',
    'ask.city.join': '{name}: envía un seguidor desde Carcassonne, o a nadie',
    'ask.city.leave': '{name}: envía un seguidor desde Carcassonne, o a nadie',
    'decline.city.enter': 'Ninguno a Carcassonne',
    'decline.city.moveCount': 'Dejar al conde',
    'decline.city.leave': 'No enviar a nadie',
    'because.city.enter': 'Otros puntuaron en este turno y {name} no',
    'because.city.moveCount': 'Nadie sale del barrio del conde',
    'because.city.join': 'Se va a puntuar: los seguidores del barrio adecuado pueden unirse',
    'because.city.leave': 'Antes de la puntuación final los seguidores pueden salir, de uno en uno',
    'preview.mayEnter': 'Después puedes poner un seguidor en Carcassonne',
    'preview.enteredCity':
      'Desde allí se une a {quarter, select, castle {una ciudad justo antes de puntuar} market {un campo al final, o cuando un granero lo puntúa} blacksmith {un camino justo antes de puntuar} other {un monasterio justo antes de puntuar}}',
    'preview.enteredShut': 'Allí está el conde: nadie sale de ese barrio hasta que se vaya',
    'preview.leftCity': 'Allí cuenta para la mayoría',
    'preview.countMoved':
      'Mientras esté allí, nadie sale {quarter, select, castle {del castillo} market {del mercado} blacksmith {de la herrería} other {de la catedral}}',
    'do.move.count': 'Mover al conde',
    'action.move.count':
      'Conde: {to, select, castle {castillo} market {mercado} blacksmith {herrería} other {catedral}}',
    'event.enteredCity':
      '{name} pone en Carcassonne, {quarter, select, castle {castillo} market {mercado} blacksmith {herrería} other {catedral}}: {figure}.',
    'event.leftCity':
      '{name} envía desde Carcassonne, {quarter, select, castle {castillo} market {mercado} blacksmith {herrería} other {catedral}}: {figure} → {feature}, {square}.',
    'event.countMoved':
      'El conde cambia de barrio: {quarter, select, castle {castillo} market {mercado} blacksmith {herrería} other {catedral}}.'
  }
} satisfies Translation<typeof en>;
