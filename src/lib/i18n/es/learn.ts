import type { Messages } from '../messages.ts';

export default {
  title: 'Aprender jugando',
  description:
    'Una primera partida guiada de cada juego y una lección corta por expansión, en la mesa de verdad.',
  about:
    'Partidas cortas con una pista en cada paso, en la mesa de verdad. Nada puede salir mal; este dispositivo solo recuerda cuáles has terminado.',
  minutes: '{n, plural, one {# minuto} other {unos # minutos}}',
  again: 'Otra vez',
  nudge: 'Todavía no. Inténtalo otra vez.',
  lessons: 'Todas las lecciones',
  next: 'Siguiente: {name}',
  rules: 'Las reglas',
  play: 'Abrir una mesa',
  playOn: 'Seguir jugando desde aquí',
  leave: 'Salir de la lección',
  step: 'Paso {n} de {of}',
  names: 'Ada, Ben',
  failed: 'No se pudo abrir esta lección: {reason}',
  landscape: 'Tu primer paisaje',
  'landscape.about': 'Colocar losetas, poner seguidores, puntuar: una partidita completa de siete losetas.',
  'landscape.lay':
    'Eres Ada, de rojo. Esta loseta es tuya: toca la casilla iluminada y el camino sigue. Luego, «Colocar».',
  'landscape.claim': 'Ahora reclama el camino: toca el punto que hay en él y pon tu seguidor.',
  'landscape.town':
    'Ben cerró una ciudad pequeña con su seguidor dentro: 2 puntos por loseta, 4 en total. Su seguidor vuelve.',
  'landscape.monastery': 'Un monasterio. Colócalo a la izquierda: su camino cierra el tuyo por ese lado.',
  'landscape.monk':
    'Pon un seguidor en el monasterio. Puntúa entero cuando las ocho casillas de alrededor están llenas.',
  'landscape.other': 'Ben ha empezado un camino propio.',
  'landscape.turn':
    'Un cruce termina tu camino. Toca la loseta para girarla, hasta que sus caminos lleven arriba y a la derecha, no abajo. Luego colócala.',
  'landscape.farmer':
    'Tu camino está cerrado. Antes de que puntúe, tumba un seguidor en el campo bajo el camino.',
  'landscape.road': 'Tu camino dio 1 por loseta y ese seguidor volvió. El del campo se queda hasta el final.',
  'landscape.last': 'La última loseta. Colócala encima del monasterio: una vecina más para tu monje.',
  'landscape.count': 'Ahí no necesitas seguidor. Termina sin él y se hace el recuento.',
  'landscape.end':
    'El monasterio cuenta por sí mismo y por sus vecinas; tu campo, 3 por la ciudad terminada que toca. Ya conoces el juego.',
  done: 'Terminada',
  progress: '{n} de {of} terminadas',
  forget: 'Reiniciar mi progreso',
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
  'clinic.hire': 'Ahora la sala necesita personal. Elige «Contratar».',
  'clinic.doctor': 'El médico amarillo es el más capaz que hay. Contrátalo.',
  'clinic.nurse':
    'Un enfermero ayuda a un médico cuando el paciente está un color por encima o por debajo. Contrata uno.',
  'clinic.admit': 'Ahora, pacientes. Elige «Admitir».',
  'clinic.first': 'Tu centro solo trata Psiquiatría. Toca al primer paciente de esa fila y admítelo.',
  'clinic.second': 'La fila ha avanzado. Admite también al naranja: cuanto más enfermo, más paga.',
  'clinic.enough': 'Quedan dos puntos de cola, pero dos médicos tratan a dos pacientes. «Listo».',
  'clinic.move':
    'Todos van a su lugar de trabajo, y cada paso cuesta tiempo. Esta propuesta trata a los dos: el médico amarillo y el enfermero al naranja, el blanco al blanco. Acéptala.',
  'clinic.paid':
    'Ambos han sido tratados y han pagado, con algo más por el jardín. Sueldos y mantenimiento están pagados.',
  'clinic.buy':
    'El dinero no cuenta al final: conviértelo todo en popularidad, a 3 el punto. Lleva el control hasta el final.',
  'clinic.end':
    'También cuentan el personal y los edificios; las horas restan. Una partida tiene seis rondas: construye hacia arriba y piensa en los enfermeros.',

  clinicRound: 'Tu primera partida entera',
  'clinicRound.about':
    'Una primera ronda en solitario, explicada paso a paso, en unos diez minutos. Después la partida sigue, y es tuya.',
  'clinicRound.take':
    'Una partida entera tiene seis rondas. Empiezas con $15, un centro, una sala de tratamiento, un almacén, una entrada y un médico blanco. Primero, una loseta de bonificación: toma «Mejor médico», y tu médico pasa a amarillo.',
  'clinicRound.once':
    'Los médicos tienen cuatro niveles: blanco, amarillo, naranja, rojo. Los pacientes también; cuanto más cerca estén los dos, menos enfermeros pide un tratamiento.',
  'clinicRound.hire':
    'Cada ronda tiene tres acciones: Construir, Contratar y Admitir, cada una dos veces como mucho. Un segundo médico trata a un segundo paciente: elige «Contratar».',
  'clinicRound.doctor':
    'La Universidad ofrece médicos; los mejores están a la izquierda y cuestan más. Contrata uno amarillo por $4. Los nuevos empiezan en la entrada, y su coche necesita aparcamiento.',
  'clinicRound.nurse':
    'Con la misma acción puedes tomar un enfermero o un celador. Un enfermero cubre un nivel de diferencia entre médico y paciente: contrata uno.',
  'clinicRound.confirm': 'Confirma para que cuente lo que has elegido.',
  'clinicRound.came':
    'Tras cada acción llegan pacientes nuevos a las filas de los servicios, mientras quepan.',
  'clinicRound.build':
    'En Cardiología espera un paciente naranja, pero tú solo tratas Psiquiatría. Elige «Construir».',
  'clinicRound.hub':
    'Un centro abre un servicio para su planta. En una planta de un edificio solo hay uno, así que este va arriba: elige el centro de Cardiología, luego la planta 1 junto al plano, y toca la casilla sobre la sala de tratamiento.',
  'clinicRound.room':
    'Ahora una sala de tratamiento al lado. Debe tocar un centro y un almacén: toca la casilla sobre el almacén. Más arriba las salas cuestan más, pero valen más al final.',
  'clinicRound.built': 'Cada acción Construir da dos elementos. Guarda los $2 que quedan: «Listo».',
  'clinicRound.admit': 'Tercera acción: elige «Admitir». Recibes cuatro puntos de cola.',
  'clinicRound.forward':
    'Cuanto más enfermo está un paciente, más paga el tratamiento. En Psiquiatría hay un paciente amarillo detrás de uno blanco: toca el amarillo y adelántalo un puesto, por un punto.',
  'clinicRound.first': 'Ahora el paciente amarillo está el primero. Admítelo: otro punto.',
  'clinicRound.second': 'En Cardiología el paciente naranja está el primero. Admítelo también.',
  'clinicRound.enough':
    'Queda un punto, pero dos médicos tratan a dos pacientes, y quien espera empeora. «Listo».',
  'clinicRound.move':
    'Ahora todos van a trabajar; cada paso cuesta una hora, y las horas restan puntos al final. En esta propuesta un enfermero ayuda con el paciente naranja. Toca los ingresos y los gastos para ver de dónde salen, y luego «Mover así».',
  'clinicRound.paid':
    'Entraron $12 y $20; salieron $10 en sueldos y mantenimiento. En «Dinero» podrás consultar después cada dólar.',
  'clinicRound.keep':
    'La popularidad gana la partida, a $3 el punto. Pero en las primeras rondas el dinero construye salas, y eso compensa: guárdalo.',
  'clinicRound.tired':
    'Los médicos que trabajaron bajan un nivel: los dos vuelven a ser blancos. El médico que nadie contrató ha subido: ahora es naranja.',
  'clinicRound.end':
    'Esa fue una ronda entera. La partida sigue desde aquí: cinco rondas más, y la meta son 60 puntos. Crece, pero guarda dinero para los sueldos; en la última ronda convierte todo el dinero en popularidad.'
} satisfies Messages<'learn'>;
