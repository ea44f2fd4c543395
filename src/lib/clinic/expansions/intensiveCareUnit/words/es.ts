import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Unidad de cuidados intensivos',
    about: 'Un módulo especial donde un tratamiento mejora dos niveles.',
    lesson: 'Construir cuidados intensivos y tratar allí a un paciente rojo.'
  }
} satisfies Translation<typeof en>;
