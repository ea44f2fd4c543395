import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    maze: 'El laberinto',
    'maze.1':
      'El laberinto es un camino de cuatro brazos. Se puede poner una figura en el centro si en su loseta no hay ninguna, aunque haya brazos ocupados; y en un brazo si en él no hay ninguna hasta el centro, aunque el resto esté ocupado.',
    'maze.2':
      'Completo, vale 1 punto por loseta y 2 por seguidor que haya en él, de cualquiera. Los gana quien tenga mayoría en el conjunto. Sin acabar, da 1 punto por loseta.',
    'ruling.labyrinth':
      'Si cada brazo se puede ocupar por separado y las figuras dan puntos, o el laberinto es un camino normal de cuatro brazos.'
  },
  learn: {
    lay: 'El laberinto. Colócalo a la derecha.',
    claim: 'Pon un seguidor en el centro.',
    arm: 'Ben ocupa un brazo, aunque tu seguidor esté en el centro.',
    end: 'Cada seguidor suma 2 puntos cuando se completa el laberinto.'
  }
} satisfies Translation<typeof en>;
