import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    king: 'El rey',
    'king.1':
      'Quien coloca la loseta que completa la primera ciudad toma el rey, y lo cede en cuanto otro completa una mayor. No importa de quién sea la ciudad; solo cuentan las losetas, no los escudos.',
    'king.2': 'Al final el rey vale 1 punto por cada ciudad completa de la mesa.',
    robber: 'El barón ladrón',
    'robber.1':
      'El barón acompaña del mismo modo al camino completo más largo y vale 1 punto por cada camino completo.',
    'robber.2': 'Con el mismo tamaño nada cambia. Un título cambia de manos después de puntuar.',
    'ruling.kingRobber':
      'Lo que valen los títulos: un punto por ciudad o camino completo al final, una suma fija, o un punto cada vez que se completa uno mientras se tienen.'
  },
  learn: {
    lay: 'Cierra la ciudad sobre la loseta inicial.',
    claim: 'Pon un caballero en ella.',
    end: 'Cuatro puntos y eres rey: es la primera ciudad completa. Una ciudad de tres losetas haría rey a Ben.'
  }
} satisfies Translation<typeof en>;
