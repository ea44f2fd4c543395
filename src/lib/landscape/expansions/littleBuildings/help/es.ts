import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    buildings: 'Pequeños edificios',
    'buildings.1':
      'En lugar de una figura puedes poner uno de tus edificios en la loseta que acabas de colocar. Desde entonces no es de nadie y se queda.',
    'buildings.2':
      'Quien puntúa un camino, una ciudad o un campo recibe 1 punto más por cada edificio en sus losetas; un monasterio o jardín cuenta los de sus nueve casillas. Nada duplica ni reduce estos puntos.',
    'buildings.3':
      'Todos tienen el mismo número de cada tipo: seis en solitario, tres con dos jugadores, dos con tres, uno con más.',
    'ruling.littleBuildings': 'En la variante una torre da 3 puntos, una casa 2 y un cobertizo 1.'
  },
  learn: {
    lay: 'Coloca esta loseta a la derecha.',
    build: 'Pon en ella un cobertizo en lugar de un seguidor.',
    end: 'Cada zona de esta loseta vale un punto más.'
  }
} satisfies Translation<typeof en>;
