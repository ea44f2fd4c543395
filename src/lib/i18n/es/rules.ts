import type { Messages } from '../messages.ts';

export default {
  title: 'Ayuda',
  description: 'Cómo abrir una mesa, jugar de móvil a móvil y qué hacer si algo no funciona.',
  contents: 'En esta página',
  start: 'Sentarse',
  'start.1':
    'Abre una mesa, elige el juego y quién juega: tú, otros en tu dispositivo, amigos por enlace, bots.',
  'start.2': 'Envía el enlace o deja escanear el código. Quien abra el enlace puede ocupar un asiento libre.',
  'start.3': 'Con todos los asientos ocupados, empieza.',
  'start.4': 'Quien llegue después por el mismo enlace solo mira.',
  landscape: 'Paisaje en dos minutos',
  'landscape.1':
    'En tu turno recibes una loseta. Colócala de modo que cada lado encaje: camino con camino, ciudad con ciudad, campo con campo.',
  'landscape.2':
    'Después puedes poner una figura en ella: en un camino, ciudad, monasterio o campo, si no hay ya nadie en ese mismo camino, ciudad o campo.',
  'landscape.3':
    'Un camino terminado vale 1 por loseta; una ciudad, 2 por loseta y 2 por escudo; un monasterio con ocho vecinas, 9. La figura vuelve.',
  'landscape.4':
    'Puntúa quien tenga más figuras en el camino, la ciudad o el monasterio; en empate, todos los que más tengan.',
  'landscape.5':
    'Las figuras de los campos se quedan hasta el final: 3 puntos por cada ciudad terminada que toque su campo. Lo inacabado vale menos.',
  clinic: 'Clínica en dos minutos',
  'clinic.1':
    'Seis rondas. En cada una todos eligen en secreto tres acciones entre construir, contratar y admitir, que se resuelven en orden.',
  'clinic.2':
    'Construye para que la gente llegue pronto: cada paso cuesta tiempo y el tiempo cuesta puntos al final.',
  'clinic.3':
    'Un médico trata a un paciente por ronda. Cuanto más difieran sus niveles, más enfermeros hacen falta.',
  'clinic.4':
    'Los tratados pagan; los demás empeoran. Los médicos se cansan. Sueldos y mantenimiento se pagan cada ronda.',
  'clinic.5': 'Gana la clínica más popular. Con la pandemia se gana o se pierde en común.',
  hand: 'En el tablero',
  'hand.1':
    'Toca una casilla iluminada para ver la loseta; toca otra vez para girarla. Solo se muestran los giros que encajan.',
  'hand.2': 'Toca un punto de la loseta para poner una figura. El botón grande lo hace definitivo.',
  'hand.3': 'Con un dedo mueves la mesa, con dos amplías. Con teclado: flechas, más y menos, Intro.',
  'hand.4': '«Deshacer» retira lo que no es definitivo. Una vez revelado algo, los demás deben aceptar.',
  fair: 'Por qué nadie puede hacer trampas',
  'fair.1':
    'Cada dispositivo tiene su clave y firma cada jugada en una cadena. Si una jugada cambia o falta, se nota al instante.',
  'fair.2':
    'Un sorteo mezcla números secretos con los que varios dispositivos se comprometieron antes de la partida. Nadie conoce la loseta hasta que se revelan todas las partes.',
  'fair.3':
    'Todos los dispositivos calculan la misma partida y la comparan. Cualquiera puede comprobar una partida guardada.',
  'fair.4': 'A solas, o todos en un dispositivo, ningún segundo dispositivo puede comprobar los sorteos.',
  away: 'Si alguien está ausente',
  'away.1':
    'La partida espera: está en cada dispositivo y sigue cuando esa persona vuelva, aunque sea días después.',
  'away.2': 'Recarga o abre otra vez el enlace; tu dispositivo conoce tu asiento.',
  connect: 'Si los móviles no se encuentran',
  'connect.1':
    'Probad primero la misma wifi y dejad la página a la vista: los móviles suspenden las páginas ocultas.',
  'connect.2':
    'Algunas redes de invitados, de empresa o móviles separan los dispositivos. Un servidor intermedio ayuda; escribe su dirección en los ajustes.',
  'connect.3': 'Ningún dato de la partida pasa por un servidor nuestro. No lo hay.',
  keep: 'Guardar partidas',
  'keep.1':
    'Las partidas se guardan en este navegador, en este dispositivo. Guarda un archivo para tenerlas en otro sitio.',
  'keep.2':
    'Las ventanas privadas lo olvidan todo al cerrarse. En iPhone, pon la aplicación en la pantalla de inicio, o las partidas sin usar pueden borrarse a la semana.',
  about: 'Acerca de Bastide',
  'about.description': 'Quién hizo lo que aquí se juega y en qué condiciones.',
  'about.what':
    'Bastide es software libre para jugar a juegos de mesa con amigos, de móvil a móvil. Sin servidor, sin recoger datos y gratis.',
  unofficial: 'No oficial',
  'unofficial.1':
    'Es un proyecto no oficial de jugadores, sin relación con editoriales o autores ni respaldo suyo. Los nombres de juegos y expansiones son marcas de sus dueños y solo dicen a qué reglas nos referimos.',
  'unofficial.2':
    'Las imágenes, los textos y el código son nuestros. Si te gusta un juego, cómpralo: las losetas de verdad son preciosas.',
  authors: 'Autores de los juegos',
  'authors.landscape':
    'El juego de losetas sigue las reglas de Carcassonne, de Klaus-Jürgen Wrede, publicado por Hans im Glück, y de sus expansiones.',
  'authors.clinic':
    'Clinic: Deluxe Edition y su expansión COVID-19 Pandemic son de Alban Viard. La expansión de la pandemia apoyó al Institut Pasteur y al Salk Institute.',
  fans: 'Expansiones de aficionados',
  'fans.more':
    'Hechas por jugadores para jugadores. No se pueden vender ni usar comercialmente de ninguna forma, y esta adaptación tampoco.',
  reconstructed: 'Piezas reconstruidas',
  'reconstructed.1':
    'Donde ninguna fuente publicada muestra una loseta o un número, lo hemos reconstruido y lo decimos al lado. Si tienes el original, corrígenos.',
  licence: 'Licencias',
  'licence.1':
    'El código tiene licencia MIT. Se apoya en Svelte, Yjs, noble, idb, uqr y Workbox, cada uno con su propia licencia libre.',
  ios: 'En iPhone y iPad',
  'ios.1':
    'Ponlo en la pantalla de inicio (Compartir, «Añadir a pantalla de inicio»): si no, sus partidas pueden perderse tras una semana sin visitas.',
  'ios.2':
    'La aplicación de la pantalla de inicio y Safari guardan las partidas por separado. Llévate una mesa con su enlace y tus claves con un archivo.',
  'ios.3':
    'Las partidas guardadas se abren desde la página: «Abrir una partida», y luego se eligen en Archivos. El menú de compartir no puede abrirlas.',
  'ios.4':
    'No hay vibración. En una pestaña en segundo plano la partida se duerme: los demás te ven ausente hasta que vuelves.'
} satisfies Messages<'rules'>;
