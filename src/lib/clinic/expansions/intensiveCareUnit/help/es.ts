import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    unit: 'Cuidados intensivos',
    'unit.1':
      'La unidad es una sala especial con una cama y un puesto de médico. Trata a pacientes de todo servicio del que tengas un centro.',
    'unit.2':
      'Un tratamiento mejora al paciente dos niveles y paga la diferencia de ingresos. Si no se cura, se queda y no empeora esa ronda.',
    'ruling.intensiveCareNumbers':
      'Se sabe que mejora dos niveles y que hay tres. Coste, cama, puestos e ingresos los decidimos nosotros.'
  },
  learn: {
    build: 'Construye la unidad de cuidados intensivos encima de tu centro de Psiquiatría.',
    move: 'Cardiología no tiene sala de tratamiento. Envía a tu médico rojo y al paciente rojo a cuidados intensivos: rojo trata a rojo sin enfermero.',
    better: 'El paciente es amarillo ahora y se queda. Has ganado la diferencia: $30 menos $12.',
    end: 'La próxima ronda un médico amarillo cura al paciente sin enfermero. Cuidados intensivos salva a quienes ningún médico puede curar.'
  }
} satisfies Translation<typeof en>;
