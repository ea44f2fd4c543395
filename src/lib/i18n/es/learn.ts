import type { Messages } from '../messages.ts';

export default {
  title: 'Aprender jugando',
  description:
    'Una primera partida guiada de cada juego y una lección corta por expansión, en la mesa de verdad.',
  about:
    'Partidas cortas con una pista en cada paso, en la mesa de verdad. Nada puede salir mal; este dispositivo solo recuerda cuáles has terminado.',
  minutes: '{n, plural, one {# minuto} other {unos # minutos}}',
  again: 'Otra vez',
  nudge: 'Así todavía no.',
  lessons: 'Todas las lecciones',
  next: 'Siguiente: {name}',
  rules: 'Las reglas',
  play: 'Abrir una mesa',
  leave: 'Salir de la lección',
  step: 'Paso {n} de {of}',
  names: 'Ada, Ben',
  failed: 'No se pudo abrir esta lección: {reason}',
  landscape: 'Tu primer paisaje',
  'landscape.about': 'Colocar losetas, poner seguidores, puntuar: una partidita completa de siete losetas.',
  'landscape.lay':
    'Eres Ada, de rojo. Esta loseta es tuya: toca la casilla iluminada y el camino sigue. Luego, «Colocar».',
  'landscape.claim': 'Ahora reclama el camino: toca el punto sobre él y pon tu seguidor.',
  'landscape.town':
    'Ben cerró una ciudad pequeña con su seguidor dentro: 2 puntos por loseta, 4 en total. Su seguidor vuelve.',
  'landscape.monastery': 'Un monasterio. Colócalo a la izquierda: su camino cierra el tuyo por ese lado.',
  'landscape.monk': 'Pon un seguidor en el monasterio. Quiere llenas las ocho casillas de alrededor.',
  'landscape.other': 'Ben ha empezado un camino propio.',
  'landscape.turn':
    'Un cruce termina tu camino. Toca la loseta para girarla, hasta que sus caminos lleven arriba y a la derecha, no abajo. Luego colócala.',
  'landscape.farmer':
    'Tu camino está cerrado. Antes de que puntúe, tumba un seguidor en el campo bajo el camino.',
  'landscape.road': 'Tu camino dio 1 por loseta y ese seguidor volvió. El del campo se queda hasta el final.',
  'landscape.last': 'La última loseta. Colócala encima del monasterio: una vecina más para tu monje.',
  'landscape.count': 'Ahí no necesitas seguidor. Termina sin él y se hace el recuento.',
  'landscape.end':
    'El monasterio cuenta él y sus vecinas; tu campo, 3 por la ciudad terminada que toca. Ya conoces el juego.',
  done: 'Terminada',
  progress: '{n} de {of} terminadas',
  forget: 'Olvidar lo terminado',
  clinic: 'Tu primera clínica',
  'clinic.about':
    'La última ronda de una partida pequeña: construir, contratar, admitir, tratar y el recuento final.',
  'clinic.choose':
    'Esta es tu clínica: un centro de Psiquiatría, una sala de tratamiento, un almacén, una entrada y un médico blanco. Cada ronda tiene tres acciones. Elige «Construir».',
  'clinic.room':
    'Una segunda sala de tratamiento. Debe tocar un centro y un almacén: elígela abajo y toca la casilla iluminada detrás del centro, junto al almacén.',
  'clinic.garden':
    'Un elemento más. Un jardín junto a la sala nueva: cada tratamiento allí da algo más. Toca la esquina del fondo.',
  'clinic.built': 'Con la sala podría venir un almacén. El tuyo está bastante cerca: «Listo».',
  'clinic.other': 'Ben también ha construido un jardín.',
  'clinic.hire': '¿Quién trabajará allí? Elige «Contratar».',
  'clinic.doctor': 'El médico amarillo es el más capaz que hay. Contrátalo.',
  'clinic.nurse': 'Un enfermero ayuda a un médico cuando el paciente es de un color vecino. Contrata uno.',
  'clinic.admit': 'Ahora, pacientes. Elige «Admitir».',
  'clinic.first': 'Tu centro solo trata Psiquiatría. Toca al primer paciente de esa fila y admítelo.',
  'clinic.second': 'La fila ha avanzado. Admite también al naranja: cuanto más enfermo, más paga.',
  'clinic.enough': 'Quedan dos puntos, pero dos médicos tratan a dos pacientes. «Listo».',
  'clinic.move':
    'Todos van a su puesto, y cada paso cuesta tiempo. Esta propuesta trata a los dos: el médico amarillo y el enfermero al naranja, el blanco al blanco. Acéptala.',
  'clinic.paid':
    'Ambos han sido tratados y han pagado, con algo más por el jardín. Sueldos y mantenimiento están pagados.',
  'clinic.buy':
    'El dinero no cuenta al final: conviértelo todo en popularidad, a 3 el punto. Lleva el control hasta el final.',
  'clinic.end':
    'También cuentan el personal y los edificios; las horas restan. Una partida tiene seis rondas: construye hacia arriba y piensa en los enfermeros.'
} satisfies Messages<'learn'>;
