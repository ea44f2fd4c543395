import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    women: 'Embarazadas',
    'women.1':
      'Hay tres embarazadas para todos los jugadores. Por un punto de cola admites a una en un servicio del que tengas un centro, con sitio y aparcamiento.',
    'women.2':
      'Se la trata como a un paciente blanco. Sin tratamiento se va al final de la gestión, lo que cuesta 2 de popularidad.',
    'ruling.obstetricsNumbers':
      'Se sabe que hay tres y que deben tratarse en la ronda en que llegan. Cómo llegan, su gravedad y lo que cuesta su marcha lo decidimos nosotros.'
  },
  learn: {
    admit: 'Admite a la embarazada en Psiquiatría. Cuesta un punto de cola.',
    move: 'Hay que tratarla ahora. Tu médico blanco no necesita enfermero: mueve como se propone.',
    paid: 'Se ha ido a casa y has ganado $6.',
    end: 'Admite a una embarazada solo si hay médico y cama libres esta ronda.'
  }
} satisfies Translation<typeof en>;
