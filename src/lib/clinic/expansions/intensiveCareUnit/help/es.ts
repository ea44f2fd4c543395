import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    unit: 'Cuidados intensivos',
    'unit.1':
      'La unidad es un módulo especial con una cama y un puesto de médico. Trata a pacientes de todo servicio cuyo centro tengas.',
    'unit.2':
      'Un tratamiento quita dos niveles y paga la diferencia de ingresos. Quien no se cura se queda y no empeora esa ronda.',
    'ruling.intensiveCareNumbers':
      'Se sabe que quita dos niveles y que hay tres. Coste, cama, puestos e ingresos son nuestros.'
  },
  learn: {
    build: 'Construye la unidad de cuidados intensivos sobre tu centro.',
    move: 'Envía allí a tu médico rojo y al paciente rojo. Rojo trata a rojo sin enfermera.',
    better: 'El paciente es amarillo ahora y se queda. Has ganado la diferencia: 30 $ menos 12 $.',
    end: 'La próxima ronda un médico amarillo lo cura sin enfermera. Cuidados intensivos salva a quienes ningún médico puede curar.'
  }
} satisfies Translation<typeof en>;
