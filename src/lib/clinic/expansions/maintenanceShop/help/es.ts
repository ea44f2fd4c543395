import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    janitors: 'Conserjes',
    'janitors.1':
      'Al contratar puedes tomar un conserje en lugar de un enfermero o celador, por $3. Hay dos por jugador.',
    'janitors.2':
      'Cada uno ahorra $1 de mantenimiento por ronda, esté donde esté. Su sueldo es de $1. En cuarentena no ahorra nada.',
    'ruling.maintenanceNumbers':
      'Se sabe: ocho conserjes, en cuarentena como los enfermeros. Precio, sueldo y ahorro los decidimos nosotros.'
  },
  learn: {
    hire: 'Contrata a un conserje.',
    move: 'El conserje trabaja por sí solo. Mueve como se propone.',
    paid: 'El mantenimiento de tres salas costó $2 en lugar de $3.',
    end: 'El ahorro cubre el sueldo; un conserje vale además un punto al final y puede llevarse una loseta en una pandemia.'
  }
} satisfies Translation<typeof en>;
