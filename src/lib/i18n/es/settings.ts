import type { Messages } from '../messages.ts';

export default {
  theme: 'Apariencia',
  themeSystem: 'Como el dispositivo',
  themeLight: 'Claro',
  themeDark: 'Oscuro',
  themeContrast: 'Alto contraste',
  language: 'Idioma',
  languageSystem: 'Como el navegador',
  languageFailed: 'No se pudo cargar este idioma. Inténtalo de nuevo cuando tengas red.',
  yourNameHint: 'Se muestra en tu asiento a quienes juegan contigo.',
  sounds: 'Sonidos',
  soundsMore: 'Un golpecito al colocar una loseta, dos notas por puntos, una campana cuando te toca.',
  confirm: 'Preguntar antes de una jugada definitiva',
  confirmAlways: 'Siempre',
  confirmPhones: 'En móviles',
  confirmNever: 'Nunca',
  thinking: 'Reflexión de los bots',
  thinkingFull: 'Completa',
  thinkingGentle: 'Ahorrar batería',
  thinkingMore:
    'Completa: los bots más fuertes usan varios núcleos. Ahorrar batería: un núcleo y la mitad del tiempo; se activa solo con un 20 % de batería o menos, salvo que se esté cargando.',
  connection: 'Conexión',
  connectionMore:
    'Solo si tienes tus propios servidores. Si está vacío, cada mesa usa los servidores de su enlace.',
  signalling: 'Servidores de señalización',
  signallingHint: 'Una dirección por línea: wss://…',
  stun: 'Servidores STUN',
  stunHint:
    'Una dirección por línea: stun:host:puerto. Ayudan a que los dispositivos tras un router se conecten directamente.',
  turn: 'Servidores TURN',
  turnHint:
    'Uno por línea: turn:host:puerto usuario contraseña. Reenvían los datos cuando no hay conexión directa.',
  addressWrong: '«{line}» no es una dirección válida.',
  apply: 'Aplicar',
  applied: 'Guardado en este dispositivo.',
  notKept:
    'El navegador no guarda nada aquí (ventana privada o sin espacio): vale hasta que cierres la página.',
  storage: 'Almacenamiento',
  storageSafe: 'El navegador ha prometido conservar tus partidas.',
  storageLoose: 'Si falta espacio, el navegador puede borrar tus partidas.',
  storageUnknown: 'Este navegador no dice cuánto tiempo guarda tus partidas.',
  storageAsk: 'Pedirle que las conserve',
  storageDenied:
    'El navegador lo ha rechazado. Suele aceptar cuando la aplicación está en la pantalla de inicio. Hasta entonces, guarda las partidas como archivos.',
  storageUsed: '{used} MB usados',
  keys: 'Claves de tus asientos',
  keysMore:
    'Quien tenga una clave puede jugar en ese asiento. Usa este archivo para llevar tus asientos a otro dispositivo. No lo compartas.',
  keysGo: 'Exportar claves',
  appearance: 'Aspecto e idioma',
  haptics: 'Vibración',
  hapticsMore:
    'Una breve vibración cuando una jugada se acepta o rechaza y cuando te toca, en los dispositivos que lo admiten. El iPhone no lo admite.'
} satisfies Messages<'settings'>;
