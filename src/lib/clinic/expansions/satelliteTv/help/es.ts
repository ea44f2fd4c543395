import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    dishes: 'Antenas parabólicas',
    'dishes.1':
      'Una antena se construye como un helipuerto: en la azotea de una sala. Encima no se puede construir.',
    'dishes.2':
      'Cada antena suma $1 a cada tratamiento en salas de tratamiento, quirófanos y cuidados intensivos, no en consultas externas.',
    'ruling.satelliteNumbers':
      'Se sabe que diez antenas aumentan los ingresos por tratamiento. Cuánto, el coste y el lugar los decidimos nosotros.'
  },
  learn: {
    build: 'Construye una antena parabólica en la azotea de tu centro.',
    move: 'Trata a tu paciente blanco: mueve como se propone.',
    paid: 'El tratamiento dio $6, y $1 por la antena.',
    end: 'Una antena rinde más cuantos más pacientes trates cada ronda.'
  }
} satisfies Translation<typeof en>;
