import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    shrine: 'Santuarios',
    'shrine.1':
      'Un santuario se coloca, se ocupa y puntúa como un monasterio. El seguidor que está en él es un hereje.',
    'shrine.2':
      'Un santuario toca como mucho un monasterio, y un monasterio como mucho un santuario, esquinas incluidas.',
    challenge: 'El desafío',
    'challenge.1':
      'Si un santuario y el monasterio de al lado están ocupados y sin acabar, solo el primero en completarse da 9 puntos. El seguidor del otro vuelve sin puntos.',
    'challenge.2':
      'Si una loseta completa los dos, puntúan los dos. Si no se completa ninguno, los dos cuentan al final como siempre.',
    'ruling.shrineTiles': 'Algunas cajas tienen cinco santuarios en lugar de seis.'
  },
  learn: {
    lay: 'Un santuario. Colócalo bajo la loseta inicial.',
    claim: 'Pon en él tu hereje.',
    end: 'Puntúa como un monasterio, si ningún monasterio de al lado se completa antes.'
  }
} satisfies Translation<typeof en>;
