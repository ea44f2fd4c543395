import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    bridges: 'Puentes',
    'bridges.1':
      'Un puente es un camino recto sobre una loseta, de un borde de campo al otro. Si un camino de tu loseta toca un campo, o al revés, puedes colocarla con un puente que continúe el camino. También puedes, antes de poner una figura, poner un puente con casillas vacías más allá de sus dos extremos. Un solo puente en cada parte de un turno.',
    'bridges.2':
      'Lo que queda bajo un puente sigue unido. El puente cuenta como camino de su loseta, y una figura puede estar en él si la loseta se acaba de colocar. Si todos los lugares necesitan un puente, puedes robar otra loseta.',
    castles: 'Castillos',
    'castles.1':
      'Si tu seguidor está solo en una ciudad de dos losetas semicirculares cuando se completa, puedes construir un castillo en vez de puntuar. Será su señor, fuera del alcance de dragones y torres.',
    'castles.2':
      'El primer camino, ciudad, monasterio o jardín que se complete luego en las seis casillas del castillo te da los mismos puntos, lo puntúe quien lo puntúe. Después el señor vuelve a casa. Un castillo que puntúa está completado para otro contiguo. Un campo cuenta un castillo con 4 puntos en vez de 3.',
    bazaars: 'Bazares',
    'bazaars.1':
      'Tras un turno con una loseta de bazar se descubre una loseta por jugador. Desde el vecino de la izquierda, un jugador elige una loseta y puja; cada otro jugador sin loseta puede pujar más, una vez.',
    'bazaars.2':
      'Luego quien eligió paga al mayor postor y se queda la loseta, o cobra y la entrega. Si nadie pujó más, paga a la banca. La última loseta es gratis. En el turno siguiente colocas tu loseta en vez de robar.',
    'ruling.freeBridge':
      'Un puente que ninguna loseta necesita también puede estar en una loseta contigua a la colocada; con la opción, solo en esta.',
    'ruling.castleChoice':
      'Si se completan varias zonas junto a un castillo, cuenta el valor más alto; con la opción, elige su dueño.',
    'ruling.bazaar': 'Con la opción, cada uno toma una loseta, sin pujas.',
    'ruling.bidLimit': 'Una puja no supera los puntos propios; con la opción, puede superarlos.'
  },
  learn: {
    lay: 'Esta loseta completa una ciudad de dos losetas. Colócala encima de la inicial.',
    claim: 'Pon un caballero en ella.',
    build: 'Construye un castillo en vez de puntuar la ciudad.',
    end: 'El próximo camino o ciudad que se complete a su lado también puntúa para ti.'
  }
} satisfies Translation<typeof en>;
