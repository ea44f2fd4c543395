import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'La Princesa y el Dragón',
    about:
      'Los volcanes traen un dragón que todos mueven, el hada lo aleja, los portales llevan a todas partes y las princesas devuelven caballeros.',
    lesson: 'Un dragón que todos mueven.',
    'option.princess': 'Una princesa devuelve a un caballero',
    'option.princess.may': 'si el jugador quiere',
    'option.princess.must': 'siempre que haya uno',
    'option.fairyStands': 'El hada está',
    'option.fairyStands.figure': 'junto a una figura',
    'option.fairyStands.tile': 'en una loseta',
    'option.dragonMoves': 'El dragón rojo se mueve',
    'option.dragonMoves.before': 'antes de puntuar',
    'option.dragonMoves.after': 'después de puntuar',
    'option.redDragonTile': 'Figuras en la casilla del dragón rojo',
    'option.redDragonTile.closed': 'prohibidas',
    'option.redDragonTile.open': 'prohibidas solo en un volcán recién colocado',
    'part.dragon': 'Dragón',
    'part.fairy': 'Hada',
    'part.princess': 'Princesas',
    'part.magicPortal': 'Portales mágicos',
    'meet.blackDragon':
      'El dragón rojo se mueve antes que el negro. El negro se lo come; el próximo volcán lo devuelve.',
    'meet.tower': 'El dragón se come la figura de una torre, y la torre queda abierta.'
  },
  board: {
    'ask.remove': '{name}: la princesa devuelve a un caballero',
    'awaits.fly': '{name}: mueve el dragón',
    'awaits.move': '{name}: mueve el hada o pasa',
    'awaits.remove': '{name}: devuelve a un caballero o pasa',
    'do.fly': 'Volar aquí',
    'do.move': 'Traer el hada aquí',
    'do.remove': 'Devolver',
    'action.fly': 'El dragón vuela: {square}',
    'action.move': '{on, select, none {Hada: {square}} other {Hada con {figure}: {feature}, {square}}}',
    'action.remove': 'Devolver {figure} de {name}: {feature}, {square}',
    'event.redDragonCame': 'El dragón rojo viene al volcán: {square}.',
    'event.redDragonFlew': 'El dragón rojo vuela: {to}.',
    'event.dragonTileAside': 'Aún no hay volcán: la loseta de dragón se aparta.',
    'event.fairyMoved': 'El hada se mueve: {to}.',
    'rule.volcano': 'Volcanes',
    'rule.redDragon': 'El dragón rojo',
    'rule.fairy': 'El hada',
    'rule.princess': 'La princesa',
    'score.fairy': 'hada',
    'preview.nobody': 'No se come a nadie',
    'preview.then.fly': 'Después vuela el dragón',
    'preview.asleep': 'Aún sin volcán: el dragón no viene',
    'preview.portal': 'Tu figura puede ir a cualquier zona libre sin acabar',
    'because.fairy': 'En vez de poner una figura, puedes mover el hada junto a una tuya',
    'because.redDragon': 'Paso {step} de 6: se come a quien esté ahí, no vuelve atrás y evita al hada'
  }
} satisfies Translation<typeof en>;
