import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Pequeños Edificios',
    about: 'Torres, casas y cobertizos: un punto por cada zona en la que están.',
    lesson: 'Un cobertizo junto al camino.',
    'option.littleBuildings': 'Puntos de torre, casa y cobertizo',
    'option.littleBuildings.1/1/1': '1 cada uno',
    'option.littleBuildings.3/2/1': '3, 2 y 1',
    'meet.innsCathedrals':
      'Posada y catedral no duplican los edificios; sin acabar, solo dan los puntos de estos.',
    'meet.naturalDisasters':
      'Ningún edificio sobre un meteorito o una inundación; el de una loseta alcanzada va a la caja.',
    'meet.blackDragon': 'El dragón no se come los edificios, y sus puntos cuentan para los 50.'
  },
  board: {
    'supply.smallTower': '{n, plural, one {# torre} other {# torres}}',
    'supply.house': '{n, plural, one {# casa} other {# casas}}',
    'supply.shed': '{n, plural, one {# cobertizo} other {# cobertizos}}',
    'score.littleBuildings': 'edificios',
    'rule.littleBuildings': 'Pequeños edificios',
    'awaits.build': '{name}: pon una figura o construye',
    'awaits.build.alone': '{name}: construye o pasa',
    'do.build.smallTower': 'Construir la torre',
    'do.build.house': 'Construir la casa',
    'do.build.shed': 'Construir el cobertizo',
    'action.build.smallTower': 'Torre',
    'action.build.house': 'Casa',
    'action.build.shed': 'Cobertizo',
    'event.builtToken': '{name} construye en la loseta: {square}.',
    'preview.builtToken': 'Cuenta para cada zona de esta loseta, sea de quien sea'
  }
} satisfies Translation<typeof en>;
