import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    placement: 'El dragón aterriza',
    'placement.1':
      'Espera junto a la mesa. Cuando en un turno los puntos de alguien llegan a 50 o los pasan (o 100, 150…), aterriza tras puntuar en la loseta recién colocada. Si ya está en la mesa, se mueve allí.',
    'placement.2': 'Se come a todas las figuras de esa loseta. En la puntuación final ya no viene.',
    movement: 'El dragón vuela',
    'movement.1':
      'Mientras está en la mesa debe volar un paso por cada zona que complete tu loseta, ocupada o no, antes de puntuar.',
    'movement.2': 'Un paso va a una loseta contigua, nunca a una donde ya estuvo este turno.',
    eaten: 'A quién se come',
    'eaten.1':
      'Cada figura de cada loseta a la que llega vuelve a su dueño sin puntuar. Las que quedan puntúan.',
    'ruling.dragonFifty': 'Cada múltiplo de cincuenta trae al dragón; basta con llegar justo.',
    'ruling.dragonStart': 'La casilla de la que sale cuenta como visitada este turno.',
    'ruling.dragonDeadEnd': 'Donde no hay paso posible, se pierde el resto del vuelo.',
    'ruling.dragonTile':
      'Si se pueden poner figuras en la casilla del dragón. Si no, allí siguen permitidos torres y graneros.',
    'ruling.dragonFields': 'Los campos nunca se completan, así que nunca mueven al dragón.',
    'ruling.dragonGardens': 'Sin abades, un jardín rodeado no es una zona completa; con ellos, sí.',
    'ruling.dragonExtraTurn':
      'Un turno extra es un turno nuevo, para los cincuenta y para las casillas visitadas.',
    'ruling.dragonPair': 'Si hay dos seguidores juntos, se come a los dos.',
    'ruling.dragonTests':
      'Primero las pruebas: una figura enviada a casa ya no está cuando llega el dragón. A una figura devorada no se le hace la prueba.',
    'ruling.dragonMeteor':
      'Un meteorito deja al dragón donde está, y este puede volar sobre cráteres e inundaciones.'
  },
  learn: {
    fifty: 'Tienes 47 puntos. Cierra tu camino con esta loseta: vale 3.',
    landed: '¡Cincuenta! El dragón aterriza en la loseta recién colocada.',
    ben: 'Ben está en el camino de al lado. Por cada zona que completes debes mover el dragón una loseta.',
    town: 'Esta loseta completa la ciudad.',
    knight: 'Primero pon un caballero en ella.',
    fly: 'Una zona completa, así que un paso: vuela a la loseta donde está Ben.',
    eaten:
      'El dragón se ha comido al seguidor de Ben, que vuelve sin puntos. Tu caballero sobrevivió y dio 4.',
    end: 'Vuela antes de puntuar, así que también puede comerse a tus seguidores.'
  }
} satisfies Translation<typeof en>;
