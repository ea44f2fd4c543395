import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    phantom: 'El fantasma',
    'phantom.1':
      'Después de tu acción puedes poner también el fantasma, en otra zona de la loseta nueva según las reglas normales. Por lo demás es un seguidor como los otros; no va a jardines.',
    'phantom.2':
      'También puedes ponerlo en lugar de otro seguidor; entonces no hay segundo. Si renuncias a poner figura, el fantasma también se queda.',
    'ruling.phantomAfter':
      'El fantasma puede seguir a toda acción, salvo cuando la princesa devuelve a un caballero; con la opción, solo a un seguidor recién puesto.'
  },
  learn: {
    lay: 'Coloca esta loseta a la derecha.',
    claim: 'Ocupa el camino con un seguidor.',
    phantom: 'Ahora pon el fantasma en el campo.',
    end: 'Dos seguidores en un turno, en dos zonas.'
  }
} satisfies Translation<typeof en>;
