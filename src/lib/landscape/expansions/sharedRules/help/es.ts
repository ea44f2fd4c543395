import type { Translation } from '../../../../kernel/manifest.ts';
import type * as en from './en.ts';

export const cropHelp = {
  guide: {
    circle: 'Círculos en los cultivos',
    'circle.1':
      'Tras el turno en que se colocó un círculo, puntuación incluida, su jugador elige para todos: todos pueden añadir una figura de su reserva junto a un seguidor propio, o todos deben recuperar uno sin puntos.',
    'circle.2':
      'El signo dice a quién afecta: un escudo a los de ciudades, un garrote a los de caminos, una horca a los de campos. Empieza el vecino de la izquierda, quien eligió va el último.',
    'circle.3': 'Se salta a quien no tiene a nadie allí. Sin figuras en la mesa el círculo no hace nada.',
    'ruling.cropAdd': 'Añadir una figura es voluntario; con la opción, obligatorio.'
  },
  learn: {
    lay: 'El garrote afecta a los caminos. Coloca la loseta a la derecha.',
    claim: 'Ocupa el camino.',
    choose: 'Deja que todos añadan una figura.',
    add: 'Añade un seguidor junto al tuyo.',
    end: 'Ahora hay dos seguidores tuyos en el camino. Ben no tenía ninguno.'
  }
} satisfies Translation<typeof en.cropHelp>;

export const besiegingHelp = {
  guide: {
    siege: 'Ciudades sitiadas',
    'siege.1':
      'Una ciudad con un campamento de sitiadores queda sitiada para siempre. Completa, da 1 punto por loseta y escudo, 2 con catedral. Sin acabar, al final no da nada.',
    'siege.2':
      'Para los campos, una ciudad sitiada completa vale el doble: 6 puntos. Varios campamentos en una ciudad no cambian nada más.',
    escape: 'La huida',
    'escape.1':
      'Al final de tu turno puedes recuperar sin puntos uno de tus caballeros de una ciudad sitiada, si hay un monasterio en una loseta de la ciudad o junto a ella, también en diagonal. Puede estar vacío o sin acabar.',
    'ruling.siegeEscape':
      'Si el monasterio puede tocar cualquier loseta de la ciudad o debe tocar una sitiada.',
    'ruling.siegeEscapeEach':
      'Si un caballero puede huir tras cada parte de un turno doble, o una vez por turno.'
  },
  learn: {
    lay: 'Los sitiadores están ante esta ciudad. Ciérrala con la loseta.',
    claim: 'Pon un caballero.',
    scored: 'Dos losetas de una ciudad sitiada: 2 puntos.',
    end: 'Para los campos vale el doble.'
  }
} satisfies Translation<typeof en.besiegingHelp>;
