import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    city: 'Carcassonne',
    'city.1':
      'La partida empieza con Carcassonne: doce casillas con tres caminos, tres campos y dos trozos de ciudad en torno a una muralla. Dentro hay cuatro barrios: castillo, mercado, herrería y catedral.',
    'city.2': 'Carcassonne es una ciudad completa para los granjeros de alrededor.',
    enter: 'Entrar en Carcassonne',
    'enter.1':
      '¿Otro jugador recibió en tu turno puntos por zonas y tú ninguno? Entonces puedes poner un seguidor de tu reserva en un barrio. Después puedes mover al conde a otro barrio.',
    'enter.2':
      'Los puntos del hada, del director de circo, de la carpa, de los acróbatas, de las ovejas, de un rescate, de una subasta o de una flecha no cuentan para esto.',
    leave: 'Salir de Carcassonne',
    'leave.1':
      'Cuando una zona va a puntuar, pueden unirse seguidores: del castillo a una ciudad, de la herrería a un camino, de la catedral a un monasterio, del mercado a un campo que puntúa un granero. Cuentan para la mayoría y vuelven con los demás.',
    'leave.2':
      'Decide primero quien está a la izquierda del jugador en turno, y este el último. Cada uno envía los que quiera, también a zonas ajenas o vacías. Nadie sale del barrio del conde.',
    'leave.3':
      'Antes de la puntuación final los seguidores del mercado van a los campos, de uno en uno por turnos, hasta que todos hayan pasado. Los que siguen dentro no puntúan.',
    'ruling.countAtEnd':
      'Antes de la puntuación final se vacía solo el mercado, o todos los barrios: entonces también hacia ciudades, caminos y monasterios sin acabar.',
    'ruling.countMove':
      'Cuando entra un seguidor, su jugador mueve al conde, o este avanza en sentido horario, o va con ese seguidor.',
    'ruling.countPlacement': 'En un turno doble puede entrar un seguidor en cada parte, o una vez.'
  },
  learn: {
    close: 'Ben tiene un caballero en la ciudad junto a la muralla este. Ciérrala por él.',
    none: 'No pongas seguidor aquí.',
    enter: 'Ben puntuó y tú no: pon un seguidor en la herrería.',
    count: 'El conde retiene a los seguidores de su barrio. Déjalo en el castillo.',
    elsewhere: 'Ben colocó una loseta en el norte.',
    shut: 'Cierra el camino del oeste.',
    claim: 'No pongas seguidor: el tuyo espera en Carcassonne.',
    join: 'Envía tu seguidor de la herrería al camino.',
    end: 'Justo a tiempo: 3 puntos. Del castillo se va a ciudades, de la catedral a monasterios.'
  }
} satisfies Translation<typeof en>;
