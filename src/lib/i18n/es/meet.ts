import type { Messages } from '../messages.ts';

export default {
  invites: '{name} te invita',
  invited: 'Te han invitado a una mesa',
  inviter: 'quien invita',
  seats: '{n, plural, one {# asiento} other {# asientos}}',
  bots: '{n, plural, one {# bot} other {# bots}}',
  days: 'se juega durante días',
  unknownSets:
    '{n, plural, one {# expansión que esta versión no conoce} other {# expansiones que esta versión no conoce}}',
  ask: 'Para encontrar a {name}, esta página pregunta a {what}, que ninguno de vosotros gestiona. Ven tu dirección de internet y cuándo buscas; nunca nombres, jugadas ni la clave.',
  askOthers:
    'Para encontrar a los demás, esta página pregunta a {what}, que ninguno de vosotros gestiona. Ven tu dirección de internet y cuándo buscas; nunca nombres, jugadas ni la clave.',
  askShort:
    'Para encontrar a los demás, esta página pregunta a {what}, que ninguno de vosotros gestiona y que ven tu dirección de internet.',
  points: '{n, plural, one {un punto de encuentro público} other {# puntos de encuentro públicos}}',
  finder: 'un buscador de direcciones',
  more: 'Más sobre esto',
  moreSeen: 'Ven tu dirección de internet y cuándo buscas; nunca nombres, jugadas ni la clave.',
  moreMail: 'Un buzón también ve qué dispositivos comparten algo.',
  moreDirect: 'Con conexión directa los jugadores ven la dirección de internet de los demás.',
  remember: 'No volver a preguntar',
  notThisWay: 'Así no',
  sit: 'Sentarse',
  watch: 'Mirar',
  open: 'Abrir la mesa',
  goOn: 'Continuar',
  'wait.looking': 'Buscando la mesa …',
  'wait.notHere': '{name} no está ahora. La mesa se abre sola en cuanto {name} la abra.',
  'wait.orWrong':
    'Si {name} la tiene abierta, quizá el enlace esté mal escrito o la mesa borrada: pide el enlace otra vez.',
  'wait.offline': 'Este dispositivo no tiene red.',
  'wait.noServer': 'Este enlace no indica ningún lugar de encuentro.',
  'wait.forbidden':
    'No dejas que esta página pregunte a puntos de encuentro públicos, y este enlace no indica otro.',
  'wait.serverDown': 'Ningún punto de encuentro de este enlace responde. Se sigue intentando.',
  'wait.trying': '{name} está ahí. Conectando …',
  'wait.noPath': '{name} está ahí, pero vuestras redes no dejan pasar nada entre sí. Otra red puede ayudar.',
  'wait.misbehaved': 'La conexión se cortó: lo que llegaba no tenía sentido.',
  'wait.newer': 'Este enlace es de una versión más nueva de la aplicación. Recarga la página para obtenerla.',
  'wait.quiet':
    'Desde el {date} no había nadie más cuando miraste. Pregunta a {name} si la mesa sigue en pie.',
  'wait.quietAll':
    'Desde el {date} no había nadie más cuando miraste. Pregunta a los demás si aún tienen el enlace.',
  reload: 'Recargar',
  since: 'Buscando desde las {time}',
  tried: 'Probados: {n}, responden: {up}',
  answers: 'responde',
  asked: 'preguntando',
  silent: 'no responde',
  'problem.insecure': 'ws:// simple no se puede usar desde una página https',
  'problem.silent': 'no dice nada',
  'problem.limited': 'se le preguntó demasiado por ahora',
  'problem.refused': 'lo rechaza',
  'problem.nonsense': 'no es un punto de encuentro',
  'problem.flooding': 'envía demasiado',
  again: 'Buscar otra vez',
  askNow: 'Preguntar a puntos públicos',
  learn: 'Aprender el juego mientras tanto',
  letters: 'Una jugada que llegó como enlace se puede abrir en cualquier momento.',
  sameNetwork: 'En la misma red',
  'same.join':
    'Entrad en la misma wifi o en el punto de acceso de uno de vuestros teléfonos. No hace falta internet ni ningún servidor.',
  'same.codes':
    'Conectaos después con dos códigos: un dispositivo muestra un código y el otro responde con otro.',
  'same.serve':
    'Si un ordenador de esa red ejecuta el servidor de esta aplicación (npm start), todos pueden abrir la dirección que muestra.',
  ownServer: 'Usar un servidor propio',
  byFile: 'Abrir una jugada de un archivo',
  'seatFile.title': '¿Tomaste un asiento en el navegador?',
  'seatFile.more':
    'Esta aplicación tiene su propio almacenamiento. Elige el archivo que guardaste con «Guardar mi asiento» y tus asientos estarán también aquí.',
  'seatFile.go': 'Elegir el archivo',
  'seatFile.new': 'Soy nuevo aquí',
  'seatFile.none': 'Este archivo no tiene ningún asiento en esta mesa.',
  unfound: 'Nadie puede encontrar esta mesa todavía',
  'why.offline': 'Este dispositivo no tiene red.',
  'why.serverDown': 'Ningún punto de encuentro de esta mesa responde. Se sigue intentando.',
  'why.noServer':
    'Este sitio no indica ningún lugar de encuentro. Conectad con códigos, o añade un punto de encuentro en los ajustes.',
  'why.forbidden':
    'No dejas que esta página pregunte a puntos de encuentro públicos, así que nadie te encuentra allí.',
  full: 'Todos los asientos están ocupados. Puedes mirar.',
  'settings.title': 'Puntos de encuentro públicos',
  'settings.more':
    'Servidores que nadie en la mesa gestiona os presentan. Ven tu dirección de internet y cuándo buscas, nunca nombres, jugadas ni la clave.',
  'settings.strangers': '¿Preguntarles?',
  'settings.ask': 'Preguntar cada vez',
  'settings.always': 'Siempre',
  'settings.never': 'Nunca',
  'settings.site': 'De este sitio',
  'settings.siteNone': 'Este sitio no propone ninguno.',
  'settings.siteWrong': 'El archivo bastide.json de este sitio es incorrecto: {reason}',
  'settings.add': 'Más puntos de encuentro',
  'settings.addHint': 'Uno por línea: nostr:relay.example o tracker:tracker.example',
  remind: 'Partidas durante días',
  remindGo: 'Avisarme cuando me toque',
  remindMore:
    'Unas dos veces al día, con la aplicación cerrada. El buzón ve entonces que este dispositivo mira.',
  remindRefused: 'El navegador no lo permite.',
  remindBody: '{name} ha jugado.'
} satisfies Messages<'meet'>;
