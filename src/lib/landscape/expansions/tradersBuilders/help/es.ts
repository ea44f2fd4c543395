import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    builder: 'El constructor',
    'builder.1':
      'Ponlo en lugar de un seguidor en un camino o ciudad donde ya estés, mientras esté sin acabar.',
    'builder.2':
      'Cuando otra loseta tuya amplíe esa zona, tienes una segunda parte: otra loseta al instante.',
    'builder.3':
      'La segunda parte nunca da una tercera. El constructor vuelve con tu último seguidor de la zona.',
    pig: 'El cerdo',
    'pig.1': 'Ponlo en lugar de un seguidor en un campo donde ya estés.',
    'pig.2': 'Si ganas ese campo, cada ciudad completa te da 1 punto más.',
    goods: 'Mercancías',
    'goods.1':
      'Quien coloca la loseta que completa una ciudad toma una ficha por cada vino, trigo o tela que tenga, sea de quien sea.',
    most: 'Más mercancías',
    'most.1': 'Al final, tener más fichas de un tipo da 10 puntos. Quien no tiene ninguna no recibe nada.',
    'ruling.goodsTie': 'Lo que reciben quienes empatan a fichas de un tipo.'
  },
  learn: {
    lay: 'Sigue el camino: coloca esta loseta a la derecha de la inicial.',
    claim: 'Ocupa el camino con un seguidor.',
    more: 'Otra loseta de tu camino. Colócala.',
    builder: 'Pon ahora tu constructor en ella; tu seguidor está más atrás en el camino.',
    grow: 'Tu camino crece y el constructor está en él: te da una segunda loseta.',
    go: 'Termina esta parte sin figura.',
    second: 'Sigue siendo tu turno: el constructor te dio esta loseta.',
    close: 'Cierra el camino con ella.',
    done: 'Termina el turno.',
    scored: 'Seis puntos, y las dos figuras en casa.',
    end: 'Las mercancías no necesitan figuras: quien completa una ciudad toma lo que se vende en ella.'
  }
} satisfies Translation<typeof en>;
