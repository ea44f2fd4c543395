import type { Translation } from '../../../../kernel/manifest.ts';
import type * as en from './en.ts';

export const cropWords = (name: string) =>
  ({
    set: {
      name,
      about:
        'Un círculo deja que todos añadan una figura junto a una propia, o hace que todos recuperen una.',
      lesson: 'Un círculo para caminos.',
      'option.cropAdd': 'Añadir una figura en un círculo',
      'option.cropAdd.may': 'es voluntario',
      'option.cropAdd.must': 'es obligatorio'
    },
    board: {
      'rule.cropCircle': 'Círculos en los cultivos',
      'awaits.cropCircle': '{name}: elige para todos',
      'do.cropCircle': 'Elegir',
      'action.cropCircle':
        '{choice, select, deploy {Todos pueden añadir una figura} other {Todos recuperan una}}',
      'event.cropCircle':
        '{name} elige: {choice, select, deploy {todos pueden añadir una figura} other {todos recuperan una}}.',
      'ask.cropAdd': '{name}: añade una figura o no',
      'ask.cropTake': '{name}: recupera una figura',
      'decline.cropAdd': 'No añadir',
      'because.crop':
        'Afecta a las figuras {kind, select, road {en caminos} city {en ciudades} other {en campos}}',
      'preview.crop':
        'Después eliges para todos: añadir o recuperar una figura {kind, select, road {en caminos} city {en ciudades} other {en campos}}'
    }
  }) satisfies Translation<ReturnType<typeof en.cropWords>>;

export const besiegingWords = (name: string) =>
  ({
    set: {
      name,
      about:
        'Una ciudad sitiada vale menos para sus caballeros y el doble para los campos, y de ella se puede huir.',
      lesson: 'Una ciudad sitiada.',
      'option.siegeEscape': 'Para huir, un monasterio toca',
      'option.siegeEscape.any': 'cualquier loseta de la ciudad',
      'option.siegeEscape.siege': 'una loseta sitiada',
      'option.siegeEscapeEach': 'Un caballero puede huir',
      'option.siegeEscapeEach.part': 'en cada parte de un turno doble',
      'option.siegeEscapeEach.turn': 'una vez por turno',
      'part.siege': 'Asedios',
      'part.escape': 'Huidas',
      'meet.innsCathedrals': 'Con catedral, una ciudad sitiada completa da 2 puntos por loseta y escudo.',
      'meet.tradersBuilders': 'También para tu cerdo una ciudad sitiada cuenta como dos: 8 puntos.',
      'meet.abbeyMayor': 'También se huye por una abadía; alcaldes y carros también pueden irse.'
    },
    board: {
      'score.besieged': 'sitiada',
      'rule.escape': 'La huida',
      'ask.escape': '{name}: huye un caballero, o nadie',
      'decline.escape': 'Nadie huye',
      'because.escape': 'Un caballero puede salir de una ciudad sitiada junto a un monasterio',
      'preview.besieged': 'Sitiada: la mitad para caballeros, el doble para campos'
    }
  }) satisfies Translation<ReturnType<typeof en.besiegingWords>>;
