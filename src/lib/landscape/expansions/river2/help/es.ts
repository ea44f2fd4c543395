import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    river: 'El río',
    'river.1':
      'El manantial sustituye a la loseta inicial. Después se coloca la bifurcación, luego las demás losetas de río y por último el lago del volcán. Cada una sigue un extremo abierto del río.',
    'river.2':
      'En un brazo no puede haber dos curvas seguidas hacia el mismo lado, y los brazos nunca se juntan.',
    lake: 'El lago del volcán',
    'lake.1':
      'Nadie pone un seguidor cuando se coloca el lago del volcán. Quien lo colocó roba otra loseta al instante y juega un turno completo.',
    herd: 'La piara',
    'herd.1':
      'Quien puntúa el campo de la piara gana 1 punto más por cada ciudad completa junto a él. Dos piaras en un campo cuentan una vez; tu propio cerdo se suma.',
    'ruling.riverLakes':
      'Con los dos ríos, el manantial y el lago del primero se quedan en la caja. O se juegan los dos lagos; el que no cabe se aparta.',
    'ruling.pigHerd': 'Si la piara cuenta.',
    'ruling.volcanoLake':
      'Si el lago del volcán es una loseta normal: se puede poner un seguidor y nadie roba otra vez.'
  },
  learn: {
    fork: 'Tras el manantial viene la bifurcación. Colócala a la derecha.',
    field: 'Los campos junto al agua están libres. Elige el de arriba.',
    bend: 'Ben alargó un brazo.',
    straight: 'Alarga el otro brazo.',
    end: 'La ciudad y el lago del volcán cerrarán los dos brazos.'
  }
} satisfies Translation<typeof en>;
