import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    infection: 'Infección',
    'infection.1':
      'Al colocar la loseta COVID-19 se infectan su ciudad y su campo: cada uno recibe una ficha.',
    'infection.2':
      'Una ficha convierte todo el camino, ciudad, campo o monasterio conectado en zona infectada.',
    spread: 'Cómo se extiende',
    'spread.1': 'Quien amplía una zona infectada pone una ficha en una zona sana que toque una infectada.',
    'spread.2':
      'Las zonas se tocan donde comparten borde en una loseta: un camino y los campos a sus lados, una ciudad y el campo fuera de la muralla, un camino y la ciudad a la que llega, un monasterio y el campo que lo rodea.',
    'spread.3': 'Colocar losetas alrededor de un monasterio infectado no lo amplía.',
    tokens: 'Fichas',
    'tokens.1':
      'Hay veinte. Cuando todas están en la mesa, se mueve una desde una zona donde la enfermedad se ha apagado.',
    testing: 'Prueba',
    'testing.1':
      'Una figura que llega a una zona infectada se somete a prueba: puesta ahí, unida a ella, alcanzada por una ficha o dejada por un tornado. Su dueño roba una carta.',
    'testing.2':
      'Negativa (20 cartas): se queda. Positiva (9): vuelve a casa. Una carta es una muerte: la figura sale de la partida.',
    'testing.3': 'Una figura que ya está dentro no repite la prueba cuando la zona crece.',
    'testing.4':
      'Las pruebas van antes de puntuar: quien fue enviado a casa no puntúa. Por lo demás, la enfermedad no cambia puntos.',
    'testing.5': 'Cuando se acaban las cartas, se barajan las robadas.',
    'ruling.covidStart':
      'La loseta puede estar desde el principio junto a la inicial, con sus dos fichas. Junto a otras losetas iniciales, está en la primera casilla en la que encaja, fila por fila.',
    'ruling.covidSpread': 'Cuántas fichas trae una loseta que amplía varias zonas infectadas.',
    'ruling.covidOwnTile': 'Colocar la propia loseta COVID-19 infecta, pero no extiende además la infección.',
    'ruling.covidDuty': 'Si la ficha debe ponerse cuando se puede.',
    'ruling.covidNeighbours':
      'Las zonas se tocan donde comparten borde en una loseta, o donde una desemboca en otra.',
    'ruling.covidSpare':
      'La enfermedad se ha apagado en una zona completa donde no hay nadie, y donde una zona tiene una segunda ficha. Si no hay ninguna, nada se extiende.',
    'ruling.covidMerge': 'Cuando se unen dos zonas infectadas, nadie en ellas repite la prueba.',
    'ruling.covidOrder':
      'Primero hace las pruebas el jugador en turno, luego en sentido horario; las figuras de un mismo dueño, fila a fila de oeste a este.',
    'ruling.covidDeathCard': 'Si una carta de muerte robada se vuelve a barajar o sale de la partida.',
    'ruling.covidBuildings': 'La prueba se hace a las figuras vivas; no a edificios ni piezas sin dueño.',
    'ruling.covidScored':
      'Una zona puntuada sigue infectada y la enfermedad aún puede extenderse desde ella.',
    'ruling.covidBack': 'Un seguidor enviado a casa al colocar la loseta puede ponerse otra vez ese turno.',
    'ruling.covidRiver':
      'Con río, la loseta de la variante va al otro lado del manantial; si no, se roba después del río.'
  },
  learn: {
    infect: 'La loseta COVID-19. Colócala junto a la inicial.',
    tokens: 'Su ciudad y su campo están infectados: enteros, en todas las losetas.',
    grow: 'Esta loseta amplía el campo infectado, así que la enfermedad se extenderá. Colócala.',
    spread: 'Elige adónde: cualquier zona iluminada junto a una infectada. Elige el camino.',
    enter: 'Atrévete: pon un seguidor en el camino infectado. Se le hace la prueba al instante.',
    negative: 'Negativa: tu seguidor se queda. Lo son dos de cada tres cartas.',
    positive:
      'Ben cerró la ciudad infectada con un caballero, pero su prueba fue positiva. El caballero volvió y nadie puntuó.',
    end: 'Las pruebas van antes de puntuar. Evita las zonas infectadas, o confía en la suerte.'
  }
} satisfies Translation<typeof en>;
