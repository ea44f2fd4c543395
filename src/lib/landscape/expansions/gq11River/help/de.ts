import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    spring: 'Die Quelle mit Straße',
    'spring.1':
      'Mit einem Fluss ersetzt diese Quelle die andere, und das zweite Plättchen wird unter die Flussplättchen gemischt. Die Straße teilt die Wiese hinter der Quelle und endet in einem Haus, das kein Wirtshaus ist. Ohne Fluss bleiben beide in der Schachtel.'
  },
  learn: {
    lay: 'Der Fluss beginnt an einer Quelle mit Straße. Leg dieses Plättchen rechts an.',
    claim: 'Besetze die Stadt im Norden.',
    end: 'Es ist immer nur eine Quelle im Spiel.'
  }
} satisfies Translation<typeof en>;
