import type { Messages } from '../messages.ts';

export default {
  title: 'Reglas',
  description: 'Las reglas de cada juego y expansión en palabras sencillas, con todas nuestras decisiones.',
  index: 'Reglas de los juegos',
  'index.more': 'Breves y con nuestras palabras. El registro de la mesa remite aquí.',
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
    'Todas las expansiones se pueden mezclar. Este es el orden de un turno con todo, y lo que ocurre cuando dos se encuentran.',
  'together.order': 'Un turno en orden',
  'together.order.1':
    'Se extiende una inundación pendiente. Se roba y coloca una loseta, o se apunta el meteorito.',
  'together.order.2': 'Flechas: dos puntos, o la elección de una flecha.',
  'together.order.3':
    'Infección: fichas nuevas, pruebas de quienes quedaron unidos, luego el avance y sus pruebas.',
  'together.order.4': 'Corre el tornado. A quien deja en zona infectada se le hace la prueba.',
  'together.order.5': 'Se pone un seguidor, por la regla normal o por la flecha, o se recupera el abad.',
  'together.order.6': 'El dragón vuela un paso por zona completada. Lo que queda puntúa.',
  'together.order.7':
    'El dragón aterriza en la loseta nueva si alguien llegó a un múltiplo de cincuenta. Después, el turno extra.',
  'together.matrix': 'Parejas de expansiones',
  'together.matrix.about': 'Cuántos ejemplos comprobados dicen qué pasa cuando se juegan las dos.',
  'together.independent': 'independientes',
  'together.tested': '{n, plural, one {# prueba} other {# pruebas}}',
  'together.ruled': 'decisión propia',
  'together.legend': 'Una estrella marca una decisión propia, abajo.',
  reconstructed: 'Piezas reconstruidas',
  'reconstructed.about':
    'Ninguna fuente publicada muestra estas piezas o números. Son nuestra mejor suposición: se juegan bien, pero tu caja puede ser distinta.',
  'reconstructed.fix': 'Si tienes el original',
  'reconstructed.fix.1':
    'Cada suposición lleva la marca «reconstructed» en un archivo de datos, indicado abajo. Corrige ahí el valor y quita la marca; nada más cambia.',
  'reconstructed.fix.2':
    'Los lados van en sentido horario desde el norte, las zonas una por línea. Las pruebas comprueban que el archivo siga teniendo sentido.',
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
  'landscape.unplaceable': 'Losetas que no caben',
  'landscape.unplaceable.1':
    'Una loseta que no cabe vuelve a la caja y robas otra. Si no queda ninguna, la partida termina.',
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
    'Una loseta cuenta una vez aunque la zona entre dos veces en ella. Lo completado puntúa para todos, lo complete quien lo complete.',
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
  'river1.river': 'Colocar el río',
  'river1.river.1':
    'El manantial está en la mesa en lugar de la loseta inicial. Primero van todas las losetas de río, la última el lago.',
  'river1.river.2':
    'Cada loseta de río sigue donde acaba el agua. El río no puede girar dos veces seguidas hacia el mismo lado.',
  'river1.river.3': 'Por lo demás son turnos normales, con seguidores y puntuación.',
  'river1.figures': 'Tierra y agua',
  'river1.figures.1': 'Nadie se pone en el propio río.',
  'river1.figures.2':
    'El río divide los campos; se unen alrededor del manantial y del lago, pero no bajo un puente.',
  'abbot.abbot': 'Dónde va el abad',
  'abbot.abbot.1':
    'Cada uno tiene un abad además de los seguidores. Va en un monasterio o un jardín, en lugar de un seguidor.',
  'abbot.abbot.2':
    'Un jardín puntúa como un monasterio: 9 si está rodeado, o 1 y 1 por cada loseta alrededor. Solo el abad puede estar ahí.',
  'abbot.recall': 'Recuperar el abad',
  'abbot.recall.1':
    'En lugar de poner un seguidor puedes recuperar tu abad. Puntúa al instante lo que valga su sitio en ese momento.',
  'abbot.recall.2': 'Vale esté donde esté, pero no si su sitio ya está completo: entonces puntúa solo.',
  'anniversary20.points': 'Flecha a una casilla vacía',
  'anniversary20.points.1': 'Una flecha mira a la casilla justo a su lado.',
  'anniversary20.points.2': 'Si la flecha de tu loseta mira a una casilla vacía, ganas 2 puntos al instante.',
  'anniversary20.activate': 'Flechas en uso',
  'anniversary20.activate.1':
    'Si tu flecha mira a una loseta, se usa. También una flecha ya colocada que mire a tu loseta.',
  'anniversary20.activate.2':
    'Solo se usa una flecha por turno. Si hay varias, eliges; la tuya conserva sus 2 puntos salvo que sea la elegida.',
  'anniversary20.activate.3': 'Usar la flecha no se elige, pero no hace falta poner el seguidor que permite.',
  'anniversary20.partner': 'Uno más al lado',
  'anniversary20.partner.1':
    'En lugar del seguidor normal puedes poner uno junto a otro tuyo, esté donde esté. Como mucho dos juntos.',
  'anniversary20.partner.2': 'No importa quién más esté en la zona: es una forma de ganar mayorías.',
  'anniversary20.elsewhere': 'Uno donde sea',
  'anniversary20.elsewhere.1':
    'En lugar del seguidor normal puedes poner uno en cualquier zona de la mesa sin dueño y sin completar.',
  'anniversary20.elsewhere.2': 'Un campo cerrado cuenta como abierto.',
  'anniversary20.extraTurn': 'Un turno más',
  'anniversary20.extraTurn.1': 'Cuando termina este turno, puntuación incluida, tienes otro turno entero.',
  'anniversary20.extraTurn.2': 'En él valen las otras dos flechas, pero no se puede ganar un tercer turno.',
  'covid19.infection': 'Infección',
  'covid19.infection.1':
    'Al colocar la loseta COVID-19 se infectan su ciudad y su campo: cada uno recibe una ficha.',
  'covid19.infection.2':
    'Una ficha convierte todo el camino, ciudad, campo o monasterio conectado en zona infectada.',
  'covid19.spread': 'Cómo se extiende',
  'covid19.spread.1':
    'Quien amplía una zona infectada pone una ficha en una zona sana que toque una infectada.',
  'covid19.spread.2':
    'Las zonas se tocan donde comparten borde en una loseta: un camino y los campos a sus lados, una ciudad y el campo fuera de la muralla, un camino y la ciudad a la que llega, un monasterio y el campo que lo rodea.',
  'covid19.spread.3': 'Colocar losetas alrededor de un monasterio infectado no lo amplía.',
  'covid19.tokens': 'Fichas',
  'covid19.tokens.1':
    'Hay veinte. Cuando todas están en la mesa, se mueve una de donde la enfermedad se ha apagado.',
  'covid19.testing': 'Prueba',
  'covid19.testing.1':
    'Una figura que llega a una zona infectada se somete a prueba: puesta ahí, unida a ella, alcanzada por una ficha o dejada por un tornado. Su dueño roba una carta.',
  'covid19.testing.2':
    'Negativa (20 cartas): se queda. Positiva (9): vuelve a casa. Una carta es una muerte: la figura sale de la partida.',
  'covid19.testing.3': 'Una figura que ya está dentro no se vuelve a probar cuando la zona crece.',
  'covid19.testing.4':
    'Las pruebas van antes de puntuar: quien fue enviado a casa no puntúa. Por lo demás, la enfermedad no cambia puntos.',
  'covid19.testing.5': 'Cuando se acaban las cartas, se barajan las robadas.',
  'naturalDisasters.earthquake': 'Terremoto',
  'naturalDisasters.earthquake.1':
    'Durante la partida es una loseta normal. Al final sacude cada ciudad con una parte en una de doce casillas: dos en cada sentido de su fila y columna, y una en diagonal.',
  'naturalDisasters.earthquake.2':
    'Allí las ciudades inacabadas no puntúan y las terminadas no dan nada a los campos.',
  'naturalDisasters.flood': 'Inundación',
  'naturalDisasters.flood.1':
    'Se coloca junto a cualquier loseta, sean cuales sean los lados; con río, sobre una loseta de río. Ningún seguidor se pone en ella.',
  'naturalDisasters.flood.2':
    'Antes del siguiente robo del mismo jugador cubre las ocho casillas de alrededor.',
  'naturalDisasters.flood.3':
    'Lo que toca la loseta de inundación o está en una casilla cubierta nunca se completa y cuenta como inacabado.',
  'naturalDisasters.meteor': 'Meteorito',
  'naturalDisasters.meteor.1':
    'Quien lo roba apunta a una loseta, no a la inicial. Los demás, por turno, pueden mover el blanco a una vecina aún no apuntada; al final, otra vez quien lo robó.',
  'naturalDisasters.meteor.2':
    'La loseta alcanzada se sustituye por un cráter. Las zonas acaban ahí; lo que así se completa puntúa. Los seguidores que estaban vuelven sin puntos.',
  'naturalDisasters.meteor.3':
    'Un cráter llena una casilla junto a un monasterio pero no da punto: 8 en vez de 9. Nadie se pone en él.',
  'naturalDisasters.tornado': 'Tornado',
  'naturalDisasters.tornado.1':
    'Empieza en su loseta. Desde el jugador en turno, cada uno lo mueve dos casillas por losetas, doce en total, nunca dos veces por la misma. Donde se atasca, termina.',
  'naturalDisasters.tornado.2':
    'Por el camino recoge un seguidor. Si encuentra otro, los cambia: el que llevaba ocupa el sitio del otro, o vuelve a casa si no puede estar ahí.',
  'naturalDisasters.tornado.3':
    'Al final, el dueño del que lleva lo pone en una zona libre e inacabada de la última loseta. Si no, vuelve a casa.',
  'naturalDisasters.tornado.4': 'Todo esto ocurre antes de poner un seguidor y de puntuar.',
  'blackDragon.placement': 'El dragón aterriza',
  'blackDragon.placement.1':
    'Espera junto a la mesa. Cuando en un turno los puntos de alguien llegan a 50 o los pasan (o 100, 150…), aterriza tras puntuar en la loseta recién colocada. Si ya está en la mesa, se mueve allí.',
  'blackDragon.placement.2':
    'Quien esté en esa loseta es devorado. Los puntos de la puntuación final ya no lo traen.',
  'blackDragon.movement': 'El dragón vuela',
  'blackDragon.movement.1':
    'Mientras está en la mesa debe volar un paso por cada zona que complete tu loseta, ocupada o no, antes de puntuar.',
  'blackDragon.movement.2': 'Un paso va a una loseta contigua, nunca a una donde ya estuvo este turno.',
  'blackDragon.eaten': 'Quién es devorado',
  'blackDragon.eaten.1':
    'Cada figura de cada loseta a la que llega vuelve a su dueño sin puntuar. Quien sobrevive puntúa.',
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
  'clinic.modules.4': 'La entrada y el helipuerto dejan entrar a la gente, abajo y arriba.',
  'clinic.cars': 'Coches',
  'clinic.cars.1':
    'Quien llega trae un coche, a una casilla libre de la planta baja o a un aparcamiento. Sin sitio nadie puede venir; se va con su dueño.',
  'clinic.hire': 'Contratar',
  'clinic.hire.1':
    'Como mucho un médico de la Universidad, más caro a la izquierda, y como mucho un enfermero o celador. Entran por una puerta.',
  'clinic.admit': 'Admitir',
  'clinic.admit.1':
    'Tienes unos puntos: admitir al primer paciente de una fila, adelantar a uno o pasar a uno a la fila siguiente, lo que cambia la enfermedad.',
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
    'Primero los sueldos, luego el mantenimiento de las salas. Quien no se pueda pagar se va; el mantenimiento que falte cuesta popularidad.',
  'clinic.expenses.2': 'Con lo que quede puedes comprar popularidad a $3 el punto.',
  'clinic.tire': 'Los médicos se cansan',
  'clinic.tire.1': 'Cada médico que trató a alguien baja un nivel. El blanco sigue blanco.',
  'clinic.worsen': 'Los pacientes empeoran',
  'clinic.worsen.1':
    'Todo el que no se trate, también en preadmisión, empeora un nivel. Más allá del rojo muere: 5 de popularidad menos. Los de las filas no empeoran.',
  'clinic.tidy': 'Listos para la ronda siguiente',
  'clinic.tidy.1':
    'Los médicos que nadie contrató suben un nivel, llegan otros, vuelve a haber enfermeros y se descubren las losetas siguientes.',
  'clinic.tidy.2': 'El jugador menos popular empieza la ronda siguiente.',
  'clinic.scoring': 'El final',
  'clinic.scoring.1':
    'Popularidad, más puntos por personal, salas de tratamiento en plantas altas y edificios en marcha; menos por pacientes que quedan y horas gastadas.',
  'clinic.scoring.2':
    'Gana quien tenga más puntos; luego menos tiempo; luego más dinero. A solas juegas contra un objetivo.',
  'covid19Pandemic.together': 'Todos juntos',
  'covid19Pandemic.together.1':
    'De una a cuatro clínicas ganan o pierden juntas. El contagio y el autoaislamiento fijan la dificultad y cuántas infecciones trae cada ronda.',
  'covid19Pandemic.together.2': 'Todos deben tomar cierta acción cada ronda (normalmente Admitir).',
  'covid19Pandemic.newInfections': 'Nuevas infecciones',
  'covid19Pandemic.newInfections.1':
    'Tras la tercera acción, las losetas de la ronda se reparten como acordéis, al menos una por clínica, cada una a una persona distinta.',
  'covid19Pandemic.newInfections.2': 'Un médico o paciente con loseta está infectado.',
  'covid19Pandemic.quarantine': 'Cuarentena',
  'covid19Pandemic.quarantine.1':
    'Un enfermero o celador con loseta falta esa ronda: cobra, pero no trabaja. Antes de la siguiente vuelve por una puerta.',
  'covid19Pandemic.care': 'Tratar a los infectados',
  'covid19Pandemic.care.1':
    'Un infectado cuenta como un nivel peor. Un tratamiento cura las dos enfermedades; el ingreso sigue el color.',
  'covid19Pandemic.care.2':
    'Los médicos infectados no tratan. Necesitan una cama, de cualquier servicio; sin ella esperan en un centro.',
  'covid19Pandemic.care.3':
    'En consultas externas cualquier médico sano puede tratar a un infectado, pero se queda con la infección.',
  'covid19Pandemic.care.4':
    'Un paciente infectado curado es un superviviente. Un médico curado se queda y vuelve a trabajar. Los médicos infectados empeoran como los pacientes y pueden morir.',
  'covid19Pandemic.contagion': 'Contagio',
  'covid19Pandemic.contagion.1':
    'Al final de la ronda esperan nuevas losetas en preadmisión, una o dos por clínica: quien esté ahí, o llegue después, se infecta.',
  'covid19Pandemic.end': 'El final',
  'covid19Pandemic.end.1':
    'Ganáis si sobrevivieron más pacientes que personas y losetas sin destino hay entre los muertos. A solas, además, deben contarse al menos veinte pacientes.',
  'ruling.fields': 'Hay quien juega sin campos, como los niños.',
  'ruling.smallCity': 'Las reglas antiguas daban un punto por loseta a una ciudad terminada de dos losetas.',
  'ruling.riverTurns': 'Si un tramo recto entre dos curvas permite la segunda.',
  'ruling.arrowBeside':
    'Si un segundo seguidor puede entrar en una zona que esta loseta acaba de completar; puntúa con ella.',
  'ruling.arrowOwnTile':
    'En la loseta recién colocada sigue valiendo la regla normal, también para una zona que ha completado.',
  'ruling.arrowRepeat': 'Una flecha de turno extra que mira a una loseta durante un turno extra.',
  'ruling.arrowNoTile': 'Si no quedan losetas, no hay turno extra.',
  'ruling.arrowGarden': 'En un jardín solo está un abad, así que nunca hay segunda figura.',
  'ruling.arrowRecall': 'Recuperar el abad sustituye a cualquier colocación, también la de una flecha.',
  'ruling.covidStart': 'La loseta puede estar desde el principio junto a la inicial, con sus dos fichas.',
  'ruling.covidSpread': 'Cuántas fichas trae una loseta que amplía varias zonas infectadas.',
  'ruling.covidOwnTile': 'Colocar la propia loseta COVID-19 infecta, pero no extiende además.',
  'ruling.covidDuty': 'Si la ficha debe ponerse cuando se puede.',
  'ruling.covidNeighbours':
    'Las zonas se tocan donde comparten borde en una loseta, o donde una desemboca en otra.',
  'ruling.covidSpare':
    'La enfermedad se ha apagado en una zona completa donde no hay nadie, y donde una zona tiene una segunda ficha. Si no hay ninguna, nada se extiende.',
  'ruling.covidMerge': 'Cuando se unen dos zonas infectadas, nadie en ellas repite la prueba.',
  'ruling.covidOrder':
    'Primero prueba el jugador en turno, luego en sentido horario; las figuras de un mismo dueño, fila a fila de oeste a este.',
  'ruling.covidDeathCard': 'Qué pasa con la carta de muerte una vez robada.',
  'ruling.covidBuildings': 'Se prueba a las figuras vivas; no a edificios ni piezas sin dueño.',
  'ruling.covidScored': 'Una zona puntuada sigue infectada y la enfermedad aún puede extenderse desde ella.',
  'ruling.covidBack': 'Un seguidor enviado a casa al colocar la loseta puede ponerse otra vez ese turno.',
  'ruling.covidRiver':
    'Con río, la loseta de la variante va al otro lado del manantial; si no, se roba después del río.',
  'ruling.quakeLimit': 'El número de fichas de la caja no limita las ciudades sacudidas.',
  'ruling.quakeKnights': 'Los seguidores de ciudades sacudidas no puntúan al final.',
  'ruling.floodLaid': 'Sin río, la inundación se coloca como cualquier loseta y encaja junto a todo.',
  'ruling.floodPoints':
    'Los puntos anteriores a la inundación se conservan. Una ciudad terminada bajo el agua ya no da nada a los campos.',
  'ruling.floodSquares':
    'Si aún se puede construir en casillas vacías inundadas. Lo que se ponga ahí se inunda al instante.',
  'ruling.floodFollowers': 'Los seguidores de casillas cubiertas se quedan donde están.',
  'ruling.floodMonastery':
    'Un monasterio o jardín queda congelado si está bajo el agua o la loseta de inundación es una de sus ocho casillas.',
  'ruling.floodNext': '«El próximo turno» es la próxima loseta que robe ese jugador.',
  'ruling.meteorShift': 'Qué losetas son vecinas al mover el blanco.',
  'ruling.meteorTarget': 'También al moverse, el blanco debe ser una loseta que pueda ser alcanzada.',
  'ruling.meteorAlone': 'Si no hay nada que golpear, el meteorito vuelve a la caja y se roba otra loseta.',
  'ruling.meteorCut': 'Una zona cortada en dos pasa a ser dos; la parte sin seguidor queda libre.',
  'ruling.meteorEdges': 'Junto a un cráter encaja cualquier lado.',
  'ruling.meteorPhase': 'Lo que completa el meteorito puntúa al final del turno como todo lo demás.',
  'ruling.meteorEffects':
    'Inundación, terremoto o flecha de la loseta alcanzada desaparecen; los puntos anteriores quedan. Un cráter puede ser alcanzado otra vez.',
  'ruling.tornadoSquares': 'Adónde no puede volver el tornado. La loseta donde empieza cuenta como visitada.',
  'ruling.tornadoDrop': 'Si el dueño puede llevarse a casa al seguidor aunque pudiera dejarlo.',
  'ruling.floodRiver':
    'La loseta bajo la inundación sale de la partida; inundación, meteorito y tornado se roban tras el río. El manantial puede inundarse, pero no ser alcanzado.',
  'ruling.floodExtraTurn':
    'Un turno extra también empieza con un robo, así que la inundación se extiende antes.',
  'ruling.meteorArrow':
    'Un meteorito o inundación colocado donde mira una flecha la usa. Nadie puede estar ahí, pero el seguidor de la flecha puede ir a otro sitio.',
  'ruling.tornadoPair': 'De dos seguidores juntos, el tornado se lleva uno.',
  'ruling.meteorInfection':
    'Las fichas de la loseta alcanzada vuelven. De una zona cortada solo sigue infectado el lado con ficha.',
  'ruling.tornadoTest': 'Un seguidor cambiado o dejado en zona infectada se prueba antes de seguir.',
  'ruling.dragonFifty': 'Cada múltiplo de cincuenta trae al dragón; basta con llegar justo.',
  'ruling.dragonStart': 'La casilla de la que sale cuenta como visitada este turno.',
  'ruling.dragonDeadEnd': 'Donde no hay paso posible, se pierde el resto del vuelo.',
  'ruling.dragonTile': 'Si se pueden poner figuras en la casilla del dragón.',
  'ruling.dragonFields': 'Los campos nunca se completan, tampoco para el dragón.',
  'ruling.dragonGardens': 'Sin abades, un jardín rodeado no es una zona completa; con ellos, sí.',
  'ruling.dragonExtraTurn':
    'Un turno extra es un turno nuevo, para los cincuenta y para las casillas visitadas.',
  'ruling.dragonPair': 'De dos seguidores juntos se come a ambos.',
  'ruling.dragonTests':
    'Primero las pruebas; quien volvió a casa no está cuando llega el dragón. A quien es devorado no se le prueba.',
  'ruling.dragonMeteor': 'Un meteorito deja al dragón donde está, y puede volar sobre cráteres e inundación.',
  'ruling.clinicBoard':
    'Los principiantes roban una de cuatro clínicas iniciales; los expertos colocan la suya libremente.',
  'ruling.clinicGoal': 'Los puntos que intenta alcanzar un jugador solo.',
  'ruling.clinicChoose': 'Las acciones se eligen una a una, antes de cada una de las tres.',
  'ruling.clinicCars':
    'Los coches se pueden reaparcar en cualquier momento, solo cuenta su número: uno en cada casilla vacía de la planta baja, cuatro en un aparcamiento.',
  'ruling.clinicFloors': 'Añadir una planta no cuesta nada; cada sala necesita otra debajo.',
  'ruling.clinicConveyors': 'Las cintas se compran por parejas y todas las de una clínica forman una red.',
  'ruling.clinicBeds': 'Un empleado enfermo sin cama va a un centro, no a una puerta.',
  'ruling.clinicLab':
    'Los médicos del laboratorio aprenden solos; los rojos no tienen nada que aprender. Investigar no cansa.',
  'ruling.clinicGardens': 'Los jardines no añaden nada a las consultas externas.',
  'ruling.clinicWages':
    'Quien no puede pagar elige a quién despedir; cada dólar de mantenimiento que falte cuesta un punto de popularidad.',
  'ruling.clinicUniversity': 'Tras la última ronda la Universidad no se repone.',
  'ruling.pandemicContagion': 'Con qué fuerza acaba cada ronda.',
  'ruling.pandemicIsolation': 'Lo bien que la gente guarda distancia: fija las losetas de cada ronda.',
  'ruling.k1':
    'La acción obligatoria: el título nombra una y su ejemplo otra. El ejemplo solo es cierto con Admitir.',
  'ruling.k2': 'Las losetas del marcador de rondas y las «del tablero de propagación» son las mismas.',
  'ruling.k3':
    'Un título sobre pagos está en la fase equivocada; cansancio y empeoramiento son de Administración.',
  'ruling.k4': 'Los muertos son todos los fallecidos, infectados o no, y las losetas sin destino.',
  'ruling.k5':
    'Si un paciente infectado curado en consultas externas es superviviente, aunque la loseta pase al médico.',
  'ruling.k6': 'Si un médico infectado al tratar empeora esa misma ronda. Uno rojo moriría.',
  'ruling.k7': 'Empeorar cambia el color para siempre: un médico curado que era naranja es rojo.',
  'ruling.k8': 'Un médico tratado esta ronda está sano, no ha trabajado y ni se cansa ni empeora.',
  'ruling.k9': 'La cuarentena dura hasta el final de la ronda.',
  'ruling.k10': 'Las nuevas infecciones se llaman fase, pero ocurren dentro de la primera.',
  'ruling.k11':
    'Si el contagio bajo también exige un centro del servicio. Si no, se dejarían losetas donde nadie llega.',
  'ruling.k12': 'La jeringa y su loseta no tienen regla, así que no están en el juego.',
  'ruling.k13': 'Un médico curado en consultas externas se queda, sano; la loseta pasa a quien lo trató.',
  'ruling.k14': 'La expansión también vale con la primera edición de Clinic. Aquí se juega con la deluxe.',
  'ruling.pandemicPreadmissions': 'Si los pacientes en preadmisión pueden recibir nuevas infecciones.',
  'ruling.pandemicLeftovers':
    'Una clínica sin nadie a quien infectar no toma loseta. Lo que nadie puede tomar cuenta entre los muertos.',
  'ruling.pandemicTalks': 'Tras cuatro rondas de diálogo sin acuerdo, las losetas se reparten por igual.',
  'ruling.pandemicExtension':
    'La gente de The Extension sigue el texto de la expansión; una embarazada que se va cuesta 2 de popularidad.',
  'option.fields.true': 'con campos',
  'option.fields.false': 'sin campos',
  'option.smallCity.4': '4 puntos',
  'option.smallCity.2': '2 puntos',
  'option.riverTurns.immediate': 'solo se prohíben dos curvas seguidas',
  'option.riverTurns.alternate': 'las curvas siempre alternan',
  'option.arrowBeside.any': 'en cualquier sitio',
  'option.arrowBeside.open': 'solo zonas inacabadas',
  'option.arrowRepeat.spent': 'no da nada',
  'option.arrowRepeat.points': 'da sus 2 puntos',
  'option.covidStart.false': 'robada de la bolsa',
  'option.covidStart.true': 'junto a la inicial',
  'option.covidSpread.tile': 'una por loseta',
  'option.covidSpread.area': 'una por zona',
  'option.covidDuty.must': 'es obligatorio',
  'option.covidDuty.may': 'se puede guardar',
  'option.covidDeathCard.discarded': 'se baraja más tarde',
  'option.covidDeathCard.removed': 'sale de la partida',
  'option.floodSquares.open': 'se puede construir',
  'option.floodSquares.blocked': 'bloqueadas',
  'option.meteorShift.beside': 'lado a lado',
  'option.meteorShift.around': 'también en diagonal',
  'option.tornadoSquares.once': 'ninguna loseta dos veces',
  'option.tornadoSquares.eachMove': 'no dos veces en el movimiento de un jugador',
  'option.tornadoDrop.may': 'puede llevárselo',
  'option.tornadoDrop.must': 'debe dejarlo',
  'option.dragonTile.open': 'permitido',
  'option.dragonTile.closed': 'prohibido',
  'option.board.beginner': 'principiantes',
  'option.board.expert': 'expertos',
  'option.goal.60': '60 puntos',
  'option.goal.80': '80 puntos',
  'option.goal.100': '100 puntos',
  'option.contagion.low': 'bajo',
  'option.contagion.high': 'alto',
  'option.isolation.good': 'bueno',
  'option.isolation.medium': 'medio',
  'option.isolation.poor': 'malo',
  'option.mandatoryAction.admit': 'Admitir',
  'option.mandatoryAction.build': 'Construir',
  'option.preadmissionCounts.true': 'pueden',
  'option.preadmissionCounts.false': 'no pueden',
  'option.outpatientCounts.true': 'un superviviente',
  'option.outpatientCounts.false': 'no cuenta',
  'option.outpatientExempt.false': 'empeora',
  'option.outpatientExempt.true': 'se libra',
  'option.lowNeedsHub.true': 'hace falta un centro',
  'option.lowNeedsHub.false': 'cualquier servicio'
} satisfies Messages<'guide'>;
