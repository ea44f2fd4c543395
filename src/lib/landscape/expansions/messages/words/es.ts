import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Los Mensajes',
    about: 'Una segunda figura en el marcador, y mensajes en sus casillas oscuras.',
    lesson: 'El mensajero trae un mensaje.',
    'option.messageRound': 'Los puntos se anotan',
    'option.messageRound.award': 'cada ganancia aparte',
    'option.messageRound.turn': 'juntos al final del turno',
    'option.messageBlocked': 'Una figura ajena en la casilla oscura',
    'option.messageBlocked.false': 'no importa',
    'option.messageBlocked.true': 'impide el mensaje',
    'option.messageFarmers': 'El mensaje de los granjeros da por cada uno',
    'option.messageFarmers.3': '3 puntos',
    'option.messageFarmers.2': '2 puntos',
    'meet.blackDragon': 'Cada una de las dos figuras trae el dragón al llegar a 50, no su suma.',
    'meet.anniversary20':
      'La loseta de un mensaje es un turno propio; el turno extra de una flecha viene después.',
    'meet.tradersBuilders':
      'El turno de un mensaje tiene su propia segunda loseta, si un constructor la trae.'
  },
  board: {
    'supply.messenger': 'Mensajero en la casilla {n}',
    'rule.messages': 'Mensajes',
    'score.message': 'mensaje',
    'draws.messages': 'Se roba un mensaje',
    'awaits.draw.messages': 'Se roba un mensaje para {name}',
    'awaits.advance': '{name}: avanza una de las dos figuras',
    'because.advance':
      '{points, plural, one {# punto} other {# puntos}} para avanzar. Figura de puntos: {marker}, mensajero: {messenger}. Parar en 5, 10, 15… da un mensaje',
    'do.advance': 'Avanzar',
    'action.advance': '{piece, select, marker {Figura de puntos} other {Mensajero}}',
    'awaits.message': '{name}: usa el mensaje o toma 2 puntos',
    'do.message': 'Elegir',
    'action.message':
      '{choice, select, points {2 puntos} other {{on, select, none {Usar el mensaje} other {{feature}, {square}}}}}',
    'event.advanced':
      '{name}: {piece, select, marker {la figura de puntos} other {el mensajero}} avanza a la casilla {field}.',
    'event.drewMessage': '{name} roba un mensaje.',
    'because.smallestRoad': 'El camino más pequeño con una figura tuya da sus puntos actuales',
    'because.smallestCity': 'La ciudad más pequeña con una figura tuya da sus puntos actuales',
    'because.smallestMonastery': 'El monasterio más pequeño con una figura tuya da sus puntos actuales',
    'because.shields': '2 puntos por escudo en ciudades con un caballero tuyo',
    'because.knights': '2 puntos por cada caballero tuyo',
    'because.farmers': 'Puntos por cada granjero tuyo',
    'because.extraTile': 'Juega otra loseta como un turno entero',
    'because.scoreFigure': 'Una figura tuya puntúa como al final y vuelve'
  }
} satisfies Translation<typeof en>;
