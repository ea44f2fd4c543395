import type { Messages } from '../messages.ts';

export default {
  title: 'Reglas',
  description: 'Las reglas de cada juego y expansión en palabras sencillas, con todas nuestras decisiones.',
  index: 'Reglas de los juegos',
  'index.more': 'Breves y con nuestras palabras. El historial de la mesa remite aquí.',
  contents: 'En esta página',
  pages: 'Páginas de reglas',
  all: 'Todas las páginas de reglas',
  learn: 'Aprender jugando',
  rulings: 'Decisiones de la casa',
  'rulings.about':
    'Donde las reglas callan o las fuentes discrepan, tuvimos que decidir. Todas esas decisiones están aquí. Las que tienen opción se cambian al abrir una mesa.',
  'rulings.none': 'Aquí no hizo falta decidir nada.',
  'rulings.meets': 'con {name}',
  option: 'Opción',
  'option.default': 'habitual',
  together: 'Todo junto',
  'together.about':
    'Todas las expansiones se pueden mezclar. Este es el orden de un turno con 20.º Aniversario, COVID-19, Desastres Naturales y Dragón Negro, y lo que ocurre cuando dos se encuentran.',
  'together.order': 'Un turno en orden',
  'together.order.1':
    'Se extiende una inundación pendiente. Se roba y coloca una loseta, o se apunta el meteorito.',
  'together.order.2': 'Flechas: dos puntos, o la elección de una flecha.',
  'together.order.3':
    'Infección: fichas nuevas, pruebas de las figuras cuya zona se unió a una infectada, luego la propagación y sus pruebas.',
  'together.order.4': 'Se mueve el tornado. A la figura que deja en una zona infectada se le hace la prueba.',
  'together.order.5': 'Se pone un seguidor, por la regla normal o por la flecha, o se recupera el abad.',
  'together.order.6': 'El dragón vuela un paso por zona completada. Puntúan las figuras que quedan.',
  'together.order.7':
    'El dragón aterriza en la loseta nueva si alguien alcanzó o pasó un múltiplo de cincuenta. Después, el turno extra.',
  'together.matrix': 'Parejas de expansiones',
  'together.matrix.about': 'Cuántos ejemplos comprobados dicen qué pasa cuando se juegan las dos.',
  'together.independent': 'independientes',
  'together.tested': '{n, plural, one {# prueba} other {# pruebas}}',
  'together.ruled': 'decisión propia',
  'together.legend': 'Una estrella marca una decisión propia, abajo.',
  'together.says': 'Cómo interactúan dos expansiones',
  'together.says.about':
    'Cada frase tiene una prueba que la comprueba jugando; debajo está su nombre. Cada número de la tabla lleva a su pareja.',
  reconstructed: 'Piezas reconstruidas',
  'reconstructed.about':
    'Ninguna fuente publicada muestra estas piezas o números. Son nuestra mejor suposición: se juegan bien, pero tu caja puede ser distinta.',
  'reconstructed.fix': 'Si tienes el original',
  'reconstructed.fix.1':
    'Cada suposición lleva la marca «reconstructed» en un archivo de datos, indicado abajo. Corrige ahí el valor y quita la marca; nada más cambia.',
  'reconstructed.fix.2':
    'Los lados van en sentido horario desde el norte, una zona por línea. Las pruebas comprueban que el archivo siga teniendo sentido.',
  'reconstructed.fix.3': 'Envíanos también la corrección, para que todos la tengan.',
  'reconstructed.tiles': 'Losetas de {name}',
  'reconstructed.numbers': 'Números de {name}',
  'reconstructed.file': 'Archivo',
  'reconstructed.what': 'Número',
  'reconstructed.value': 'Nuestro valor',
  'landscape.aim': 'De qué va',
  'landscape.aim.1':
    'Juntos formáis un paisaje loseta a loseta y reclamáis sus partes con vuestros seguidores.',
  'landscape.aim.2': 'Hay 72 losetas, una de ellas en la mesa al principio. Cada uno tiene siete seguidores.',
  'landscape.aim.3': 'Un turno: colocar una loseta, quizá poner un seguidor en ella y puntuar lo completado.',
  'landscape.placing': 'Colocar una loseta',
  'landscape.placing.1':
    'La loseta debe compartir un lado con otra de la mesa, y cada lado compartido debe encajar: camino con camino, ciudad con ciudad, campo con campo.',
  'landscape.placing.2': 'Tocarse solo por una esquina no basta.',
  'landscape.unplaceable': 'Losetas que no encajan',
  'landscape.unplaceable.1':
    'Una loseta que no encaja en ningún sitio vuelve a la caja y robas otra. Si no queda ninguna, la partida termina.',
  'landscape.meeple': 'Poner un seguidor',
  'landscape.meeple.1':
    'Solo en la loseta recién colocada: en un camino, una ciudad, un monasterio o un campo.',
  'landscape.meeple.2': 'Nadie, tampoco tú, puede estar ya en ese mismo camino, ciudad o campo conectado.',
  'landscape.meeple.3':
    'También vale una zona que tu loseta acaba de completar: el seguidor puntúa y vuelve enseguida.',
  'landscape.meeple.4': 'Un seguidor que vuelve al puntuar se puede usar desde tu próximo turno.',
  'landscape.scoring': 'Puntuar una zona',
  'landscape.scoring.1': 'Un camino cerrado en ambos extremos, o en anillo: 1 punto por loseta.',
  'landscape.scoring.2':
    'Una ciudad con la muralla cerrada y sin huecos: 2 puntos por loseta y 2 por escudo.',
  'landscape.scoring.3': 'Un monasterio con las ocho casillas de alrededor llenas: 9 puntos.',
  'landscape.scoring.4':
    'Una loseta cuenta una vez aunque la zona entre dos veces en ella. Una zona completada puntúa para sus dueños, aunque la complete otro jugador.',
  'landscape.majority': 'Quién puntúa',
  'landscape.majority.1':
    'Quien tenga más seguidores en una zona se lleva todos sus puntos. En empate, todos los que más tengan se los llevan enteros.',
  'landscape.majority.2': 'Todos los seguidores de la zona puntuada vuelven.',
  'landscape.final': 'Puntuación final',
  'landscape.final.1':
    'Cuando se acaban las losetas puntúa también lo inacabado: caminos y ciudades 1 por loseta y 1 por escudo; un monasterio, 1 y 1 por cada loseta alrededor.',
  'landscape.final.2': 'Luego se cuentan los campos. Gana quien tenga más puntos.',
  'landscape.fields': 'Campos',
  'landscape.fields.1':
    'Un seguidor en un campo se queda tumbado hasta el final. Los campos nunca se completan, ni siquiera cerrados.',
  'landscape.fields.2': 'Caminos, ciudades, ríos y esquinas de loseta separan los campos.',
  'landscape.fields.3':
    'Al final, quien tenga más seguidores en un campo gana 3 puntos por cada ciudad terminada que toque.',
  'clinic.setup': 'Antes de la primera ronda',
  'clinic.setup.1':
    'Cada uno construye su hospital y empieza con $15, un médico blanco, un centro de Psiquiatría, una sala de tratamiento, un almacén y una entrada.',
  'clinic.setup.2': 'Hay tantos servicios abiertos como jugadores, y uno más.',
  'clinic.setup.3': 'En orden inverso cada uno toma una loseta de bonificación y la usa enseguida.',
  'clinic.round': 'Una ronda',
  'clinic.round.1':
    'Seis rondas. En cada una: tres acciones, luego todos se mueven, se trata a los pacientes, se pagan las cuentas y se ordena la clínica.',
  'clinic.choose': 'Elegir acciones',
  'clinic.choose.1':
    'Cada uno elige en secreto Construir, Contratar o Admitir; se muestran a la vez. Cada una, como mucho dos veces por ronda.',
  'clinic.choose.2':
    'Primero todos los que construyen, luego los que contratan, luego los que admiten, en orden de turno.',
  'clinic.build': 'Construir',
  'clinic.build.1':
    'Hasta dos elementos; si hay una sala de tratamiento, un almacén más. Los precios suben con la planta.',
  'clinic.build.2':
    'Las salas de una familia nunca se tocan, ni siquiera una sobre otra. Por encima del suelo toda sala necesita otra debajo.',
  'clinic.build.3':
    'Como mucho un centro por planta de un edificio. Por ronda, nadie construye más de un centro y una sala especial, y de cada tipo solo hay una.',
  'clinic.modules': 'Qué se puede construir',
  'clinic.modules.1':
    'Centro: abre un servicio y hace que su planta lo trate. Sala de tratamiento: dos camas y dos médicos; debe tocar un centro y un almacén, y funciona si su planta tiene un centro.',
  'clinic.modules.2':
    'Almacén: un celador ahí ahorra mantenimiento. Jardín: los tratamientos en salas contiguas rinden más. Cintas: andar por ellas no cuesta tiempo.',
  'clinic.modules.3':
    'Quirófano: trata cualquiera de tus servicios y rinde más. Consultas externas: los pacientes van directos y cada tratamiento da $6. Laboratorio: los médicos aprenden. Sala de espera: los pacientes salen desde ahí.',
  'clinic.modules.4': 'La gente llega por una entrada en la planta baja o por un helipuerto en una azotea.',
  'clinic.cars': 'Coches',
  'clinic.cars.1':
    'Quien llega trae un coche, que va a una casilla libre de la planta baja o a un aparcamiento. Si el coche no tiene sitio, esa persona no puede venir. El coche se va con su dueño.',
  'clinic.hire': 'Contratar',
  'clinic.hire.1':
    'Como mucho un médico de la Universidad, más caro a la izquierda, y como mucho un enfermero o celador. Entran por una puerta.',
  'clinic.admit': 'Admitir',
  'clinic.admit.1':
    'Tienes unos pocos puntos: úsalos para admitir al primer paciente de una fila, adelantar a uno o pasarlo a la fila siguiente, lo que cambia su enfermedad.',
  'clinic.admit.2':
    'Para admitir necesitas un centro del servicio, un sitio libre en preadmisión y otro para el coche. El color dice la gravedad: blanco, amarillo, naranja, rojo.',
  'clinic.admit.3': 'Tras cada acción, cada fila que no esté llena recibe un paciente nuevo.',
  'clinic.move': 'Mover',
  'clinic.move.1':
    'Todos mueven a su gente a la vez. Cada paso a la sala siguiente cuesta una hora; las cintas y el camino de la admisión a una puerta, nada.',
  'clinic.move.2':
    'Los pacientes van a una cama de su servicio, médicos y enfermeros adonde trabajan, celadores a un almacén. Quedarse no cuesta nada.',
  'clinic.treatment': 'Tratamiento',
  'clinic.treatment.1':
    'Un médico trata a un paciente por ronda, en la misma sala. Hacen falta tantos enfermeros como niveles los separen, hacia arriba o abajo.',
  'clinic.treatment.2':
    'El paciente paga según su color y se va con el coche. En el laboratorio los médicos ganan un nivel y un punto de popularidad.',
  'clinic.expenses': 'Cuentas y popularidad',
  'clinic.expenses.1':
    'Primero los sueldos, luego el mantenimiento de las salas. El empleado que no se pueda pagar se va; el mantenimiento que falte cuesta popularidad.',
  'clinic.expenses.2': 'Con lo que quede puedes comprar popularidad a $3 el punto.',
  'clinic.tire': 'Los médicos se cansan',
  'clinic.tire.1': 'Cada médico que trató a alguien baja un nivel. El blanco sigue blanco.',
  'clinic.worsen': 'Los pacientes empeoran',
  'clinic.worsen.1':
    'Todo paciente sin tratar, también en preadmisión, empeora un nivel. Si pasa del rojo, muere: 5 de popularidad menos. Los de las filas no empeoran.',
  'clinic.tidy': 'Listos para la ronda siguiente',
  'clinic.tidy.1':
    'Los médicos que nadie contrató suben un nivel, llegan otros, vuelve a haber enfermeros y se descubren las losetas siguientes.',
  'clinic.tidy.2': 'El jugador menos popular empieza la ronda siguiente.',
  'clinic.scoring': 'El final',
  'clinic.scoring.1':
    'Popularidad, más puntos por personal, salas de tratamiento en plantas altas y edificios en marcha; menos por pacientes que quedan y horas gastadas.',
  'clinic.scoring.2':
    'Gana quien tenga más puntos; en empate, menos tiempo y luego más dinero. A solas juegas contra un objetivo.',
  'landscape.ruling.fields': 'Hay quien juega sin campos, como los niños.',
  'landscape.ruling.smallCity':
    'Las reglas antiguas daban un punto por loseta a una ciudad terminada de dos losetas.',
  'clinic.ruling.clinicBoard':
    'El lado experto tiene tres columnas y ningún plano impreso: la primera clínica se coloca libremente.',
  'clinic.ruling.clinicFirst':
    'Cada uno roba una de cuatro clínicas iniciales. Los expertos pueden colocar la suya libremente también en el lado de principiantes.',
  'clinic.ruling.clinicGoal': 'Los puntos que intenta alcanzar un jugador solo.',
  'clinic.ruling.clinicChoose': 'Las acciones se eligen una a una, antes de cada una de las tres.',
  'clinic.ruling.clinicCars':
    'Los coches se pueden cambiar de sitio en cualquier momento; solo cuenta su número: uno en cada casilla vacía de la planta baja, cuatro en un aparcamiento.',
  'clinic.ruling.clinicFloors': 'Añadir una planta no cuesta nada; cada sala necesita otra debajo.',
  'clinic.ruling.clinicConveyors':
    'Las cintas se compran por parejas y todas las de una clínica forman una red.',
  'clinic.ruling.clinicBeds': 'Un empleado enfermo sin cama va a un centro, no a una puerta.',
  'clinic.ruling.clinicLab':
    'Los médicos del laboratorio aprenden solos; los rojos no tienen nada que aprender. Investigar no cansa.',
  'clinic.ruling.clinicGardens':
    'Los jardines pagan por pacientes tratados en una sala de tratamiento contigua, no en las salas especiales.',
  'clinic.ruling.clinicWages':
    'Quien no puede pagar elige a quién despedir; cada dólar de mantenimiento que falte cuesta un punto de popularidad.',
  'clinic.ruling.clinicPieces':
    'La caja tiene un número limitado de piezas de cada color. Quien cambia de color toma una pieza de la reserva o, si no hay, de la bolsa; si tampoco queda, el color no cambia.',
  'clinic.ruling.clinicExtension':
    'De «The Extension» se pueden jugar cinco módulos. Faltan la planta 4, las comodidades, la ambulancia, el urbanismo, las obras subterráneas, los pilares, la farmacia y el virus: no se halló ninguna fuente con sus reglas. Tampoco están el zombi ni las otras miniexpansiones de la caja.',
  'clinic.ruling.clinicUniversity': 'Tras la última ronda la Universidad no se repone.',
  'option.fields.true': 'con campos',
  'option.fields.false': 'sin campos',
  'option.smallCity.4': '4 puntos',
  'option.smallCity.2': '2 puntos',
  'option.board.beginner': 'principiantes',
  'option.board.expert': 'expertos',
  'option.firstClinic.drawn': 'al azar',
  'option.firstClinic.free': 'colocada libremente',
  'option.goal.60': '60 puntos',
  'option.goal.80': '80 puntos',
  'option.goal.100': '100 puntos'
} satisfies Messages<'guide'>;
