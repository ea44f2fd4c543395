import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Unidad de cuidados intensivos',
    about: 'Una sala especial que mejora a los pacientes dos niveles en un tratamiento.',
    lesson: 'Construir cuidados intensivos y tratar allí a un paciente rojo.'
  },
  clinic: {
    'element.intensiveCare': 'Cuidados intensivos',
    'about.intensiveCare': 'Mejora a los pacientes dos niveles.'
  }
} satisfies Translation<typeof en>;
