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
  river1: 'El Río',
  'river1.about': 'Cómo empieza la partida junto a un río.',
  'river1.lay':
    'La partida empieza en un manantial. Primero van las losetas de río, y el agua debe seguir: coloca esta.',
  'river1.field': 'Nadie va en el agua, pero los campos de al lado están libres. Toma el de arriba.',
  'river1.bent': 'Ben hizo girar el río hacia el sur.',
  'river1.bend':
    'No puede girar dos veces seguidas al mismo lado, así que solo queda esta forma. Coloca la loseta.',
  'river1.wraps': 'Ambas orillas son un solo campo, pues rodea el manantial: tu seguidor lo tiene entero.',
  'river1.end': 'Así sigue hasta el lago. Después se roban las losetas normales.',
  abbot: 'El Abad',
  'abbot.about': 'Una figura para jardines y monasterios que puede volver antes.',
  'abbot.lay': 'Esta loseta tiene un jardín. Colócala debajo de la inicial.',
  'abbot.set': 'Solo el abad puede estar en un jardín. Pon ahí el tuyo.',
  'abbot.more': 'Otra loseta junto al jardín lo hace valer más. Colócala.',
  'abbot.back': 'En lugar de poner un seguidor puedes recuperar el abad. Hazlo ahora.',
  'abbot.home': 'El jardín tenía a sí mismo y tres vecinas: 4 puntos, y el abad vuelve a estar libre.',
  'abbot.end': 'Esperar habría dado hasta 9. Cuándo recuperarlo lo decides tú.',
  anniversary20: '20.º aniversario',
  'anniversary20.about': 'Flechas: dos puntos, un segundo seguidor, un turno más.',
  'anniversary20.points': 'Esta loseta tiene una flecha. Colócala de modo que mire a una casilla vacía.',
  'anniversary20.two': 'Una flecha al vacío: 2 puntos al instante.',
  'anniversary20.arrow':
    'Esta te deja poner un seguidor junto a uno tuyo. Colócala de modo que la flecha mire a una loseta.',
  'anniversary20.partner': 'Tienes un caballero en la ciudad. Pon otro a su lado.',
  'anniversary20.extra': 'La flecha redonda es un turno más. Haz que mire a la loseta de la ciudad.',
  'anniversary20.go': 'Termina este turno sin seguidor. El siguiente también es tuyo.',
  'anniversary20.again': 'Otra vez tu turno: la flecha te dio otra loseta.',
  'anniversary20.close': 'Cierra la ciudad con ella.',
  'anniversary20.end':
    'Los dos caballeros han vuelto, con 4 puntos. En un turno extra no se gana un tercero.',
  covid19: 'COVID-19',
  'covid19.about': 'Zonas infectadas, cómo se extienden y las pruebas.',
  'covid19.infect': 'La loseta COVID-19. Colócala junto a la inicial.',
  'covid19.tokens': 'Su ciudad y su campo están infectados: enteros, en todas las losetas.',
  'covid19.grow': 'Esta loseta amplía el campo infectado, así que la enfermedad se extenderá. Colócala.',
  'covid19.spread': 'Elige adónde: cualquier zona iluminada junto a una infectada. Toma el camino.',
  'covid19.enter': 'Atrévete: pon un seguidor en el camino infectado. Se prueba al instante.',
  'covid19.negative': 'Negativa: tu seguidor se queda. Lo son dos de cada tres cartas.',
  'covid19.positive':
    'Ben cerró la ciudad infectada con un caballero, pero su prueba fue positiva. El caballero volvió y nadie puntuó.',
  'covid19.end': 'Las pruebas van antes de puntuar. Evita las zonas infectadas, o confía en la suerte.',
  naturalDisasters: 'Desastres naturales',
  'naturalDisasters.about': 'Un meteorito, un tornado y una inundación.',
  'naturalDisasters.aim': '¡Un meteorito! Apunta a la loseta más a la derecha.',
  'naturalDisasters.shifted': 'Cada uno puede mover el blanco una loseta: Ben lo llevó a la izquierda.',
  'naturalDisasters.strike': 'La última palabra es tuya. Deja el blanco donde está.',
  'naturalDisasters.crater': 'La loseta ha desaparecido. Caminos, ciudades y campos acaban en el cráter.',
  'naturalDisasters.tornado': 'Un tornado. Coloca su loseta debajo de la inicial.',
  'naturalDisasters.storm':
    'Cada jugador lo mueve dos casillas. Toca la loseta inicial y luego la de su derecha, donde está Ben.',
  'naturalDisasters.caught': 'Recogió el seguidor de Ben y se lo lleva.',
  'naturalDisasters.dropped': 'Ben siguió hasta que se atascó y dejó su seguidor en la última loseta.',
  'naturalDisasters.flood': 'Una inundación encaja junto a todo. Colócala a la izquierda de la inicial.',
  'naturalDisasters.spread':
    'Empieza tu turno y la inundación cubre las ocho casillas de alrededor. Lo que hay ahí nunca se completa.',
  'naturalDisasters.end':
    'Queda el terremoto: sacude ciudades al final del todo. Las reglas dicen hasta dónde.',
  blackDragon: 'Dragón negro',
  'blackDragon.about': 'Viene cada cincuenta puntos y se come lo que encuentra.',
  'blackDragon.fifty': 'Tienes 47 puntos. Cierra tu camino con esta loseta: vale 3.',
  'blackDragon.landed': '¡Cincuenta! El dragón aterriza en la loseta recién colocada.',
  'blackDragon.ben':
    'Ben está en el camino de al lado. Por cada zona que completes debes mover el dragón una loseta.',
  'blackDragon.town': 'Esta loseta completa la ciudad.',
  'blackDragon.knight': 'Primero pon un caballero en ella.',
  'blackDragon.fly': 'Una zona completa, así que un paso: vuela a la loseta donde está Ben.',
  'blackDragon.eaten': 'El seguidor de Ben es devorado y vuelve sin puntos. Tu caballero sobrevivió y dio 4.',
  'blackDragon.end': 'Vuela antes de puntuar: cuida también de tus propios seguidores.',
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
    'También cuentan el personal y los edificios; las horas restan. Una partida tiene seis rondas: construye hacia arriba y piensa en los enfermeros.',
  covid19Pandemic: 'Pandemia de COVID-19',
  'covid19Pandemic.about': 'Repartir contagios, curarlos y ganar juntos.',
  'covid19Pandemic.share':
    'Tú y Ben jugáis juntos. Esta ronda llegan cuatro contagios: dos para cada uno es justo. Acepta.',
  'covid19Pandemic.patient':
    'Tú decides quién enferma. Elige al paciente amarillo: tu médico naranja será entonces el justo.',
  'covid19Pandemic.nurse':
    'La segunda loseta es para otra persona. Un enfermero no guarda cama: va a cuarentena esta ronda.',
  'covid19Pandemic.move':
    'La COVID-19 agrava un nivel: amarillo cuenta como naranja, no hace falta enfermero. Mueve como se propone.',
  'covid19Pandemic.cured':
    'Curado, y un superviviente para los dos: ganáis con más supervivientes que fallecidos.',
  'covid19Pandemic.keep': 'La popularidad importa poco ahora. Guarda el dinero para enfermeros.',
  'covid19Pandemic.contagion':
    'Contagio: una loseta espera en tu preadmisión y el próximo paciente allí estará contagiado. Colócala.',
  'covid19Pandemic.end':
    'El enfermero ha vuelto y tu otro paciente ha empeorado. Hablad entre vosotros: quién puede curar a quién decide la partida.'
} satisfies Messages<'learn'>;
