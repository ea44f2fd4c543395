import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    elders: 'Ancianos',
    'elders.1':
      'Por un punto de cola admites a un anciano en tu residencia. Tiene cuatro sitios; hay dieciséis ancianos en la caja. Cada uno necesita aparcamiento.',
    'elders.2':
      'Los ancianos no se mueven, no empeoran y no necesitan tratamiento. Cada uno paga $1 por ronda, después de los tratamientos.',
    'ruling.hospiceNumbers':
      'Se sabe: dieciséis ancianos, alojados en residencias; la COVID-19 los mata en el acto. Cómo llegan y cuánto pagan lo decidimos nosotros.'
  },
  learn: {
    admit: 'Admite a un anciano. El coche necesita aparcamiento.',
    move: 'Los ancianos se quedan en la residencia. Mueve como se propone.',
    paid: 'La residencia dio $1.',
    end: 'Los ancianos compensan si llegan pronto y no falta aparcamiento. En una pandemia corren peligro.'
  }
} satisfies Translation<typeof en>;
