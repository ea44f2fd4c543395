import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    volcano: 'Volcanes',
    'volcano.1': 'Cuando se coloca una loseta con volcán, el dragón rojo acude a ella al instante.',
    'volcano.2':
      'Las losetas de dragón robadas antes del primer volcán se apartan y se roba otra. El primer volcán las devuelve a la bolsa.',
    'volcano.3': 'No se puede poner ninguna figura en la casilla del dragón.',
    dragon: 'El dragón rojo',
    'dragon.1':
      'Tras una loseta con dragón y antes de puntuar, el dragón da seis pasos. El primero lo da quien tiene el turno; los siguientes, cada jugador por orden.',
    'dragon.2':
      'Un paso va a una loseta contigua, nunca a una por la que ya pasó en este recorrido ni a la del hada. Si no hay paso posible, el recorrido acaba.',
    'dragon.3': 'Toda figura de una loseta a la que llega vuelve sin puntuar.',
    fairy: 'El hada',
    'fairy.1': 'En lugar de poner una figura puedes llevar el hada junto a una tuya.',
    'fairy.2':
      'El dragón no entra en su loseta. Si tu turno empieza con ella junto a tu figura, ganas 1 punto.',
    'fairy.3':
      'Cuando puntúa una zona con su figura, el dueño recibe 3 puntos más, con mayoría o sin ella. Si la figura se va, el hada se queda.',
    portal: 'Portales mágicos',
    'portal.1':
      'Tras una loseta con portal puedes poner tu figura en cualquier loseta, en una zona sin acabar y libre.',
    princess: 'La princesa',
    'princess.1':
      'Cuando una princesa se une a una ciudad con caballeros puedes devolver a uno de ellos, de cualquier jugador o tuyo, en lugar de poner una figura.',
    'ruling.princess': 'Si la princesa puede o debe devolver a un caballero.',
    'ruling.fairyStands': 'Si el hada está junto a una figura o en una loseta para todas las de allí.',
    'ruling.dragonMoves': 'Si el dragón rojo se mueve antes o después de puntuar.',
    'ruling.redDragonTile': 'Si se pueden poner figuras en la casilla del dragón rojo.',
    'ruling.fairyTwins':
      'Si una de dos figuras iguales de un jugador deja su lugar, el hada se queda junto a la otra: nada las distingue.'
  },
  learn: {
    volcano: 'Esta loseta tiene un volcán. Colócala debajo de la inicial.',
    came: 'El dragón rojo viene al instante. No se puede poner a nadie en su casilla.',
    ben: 'Ben ha colocado un camino a la derecha de la inicial y está en él.',
    sign: 'Esta loseta lleva un dragón. Colócala a la izquierda.',
    decline: 'Esta vez no pongas figura.',
    first: 'Ahora se mueve el dragón. Da el primer paso: a la loseta inicial.',
    second: 'Ben lo ha alejado de su figura, hacia tu loseta nueva.',
    end: 'Se mueve antes de puntuar, y todos lo llevan por turno.'
  }
} satisfies Translation<typeof en>;
