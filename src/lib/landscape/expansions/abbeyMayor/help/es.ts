import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    abbey: 'La abadía',
    'abbey.1':
      'Cada uno tiene una. En lugar de robar puedes colocarla en un hueco con losetas en los cuatro lados; encaja junto a todo.',
    'abbey.2':
      'Lo que la toca termina ahí: caminos, ciudades y campos quedan cerrados por ese lado. Puntúa como un monasterio.',
    mayor: 'El alcalde',
    'mayor.1':
      'Solo va en ciudades. Para la mayoría vale por tantos como escudos tenga toda la ciudad, que pueden ser cero.',
    wagon: 'El carro',
    'wagon.1': 'Va en un camino, una ciudad o un monasterio, y cuenta por uno.',
    'wagon.2':
      'Cuando su zona ha puntuado, puede ir a otra sin acabar y libre de su casilla o de una vecina.',
    barn: 'El granero',
    'barn.1':
      'Ponlo donde se tocan cuatro losetas que muestran campo. El campo puntúa al instante como al final y sus seguidores vuelven.',
    'barn.2':
      'Después no se puede poner ningún seguidor en ese campo. Si se le une un campo con seguidores, da 1 punto por ciudad completa.',
    'barn.3': 'Al final el granero da a su dueño 4 puntos por cada ciudad completa de su campo.',
    'ruling.wagonMove': 'Hasta dónde va un carro.',
    'ruling.barnBesideBarn': 'Si un campo con granero puede tener otro.',
    'ruling.abbeyAtEnd': 'Si las abadías que quedan se colocan en una última ronda, tras la última loseta.'
  },
  learn: {
    lay: 'Coloca este camino a la derecha de la inicial.',
    wagon: 'Pon tu carro en el camino.',
    west: 'Ben cerró el camino por el otro extremo.',
    close: 'Cierra el camino aquí con la loseta del monasterio.',
    pass: 'Ahí no te hace falta nada más. Termina sin figura.',
    drive: 'Tu camino ha dado 4. El carro no tiene que volver: llévalo al monasterio de al lado.',
    there: 'Ahí está, y no te ha costado ningún turno.',
    end: 'Cuando se abre un hueco entre cuatro losetas, tu abadía encaja en él, haya lo que haya alrededor.'
  }
} satisfies Translation<typeof en>;
