import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    earthquake: 'Terremoto',
    'earthquake.1':
      'Durante la partida es una loseta normal. Al final sacude cada ciudad con una parte en una de estas doce casillas: dos en cada sentido de su fila y columna, y una en diagonal.',
    'earthquake.2': 'Allí las ciudades inacabadas no puntúan y las terminadas no dan nada a los campos.',
    flood: 'Inundación',
    'flood.1':
      'Se coloca junto a cualquier loseta, sean cuales sean los lados; con río, sobre una loseta de río. Ningún seguidor se pone en ella.',
    'flood.2': 'Antes del siguiente robo del mismo jugador cubre las ocho casillas de alrededor.',
    'flood.3':
      'Lo que está inacabado y toca la loseta de inundación o está en una casilla cubierta nunca se completa.',
    meteor: 'Meteorito',
    'meteor.1':
      'Quien lo roba apunta a una loseta, no a la inicial. Los demás, por turno, pueden mover el blanco a una vecina aún no apuntada; al final, otra vez quien lo robó.',
    'meteor.2':
      'La loseta alcanzada se sustituye por un cráter. Las zonas acaban ahí; lo que así se completa puntúa. Los seguidores que estaban vuelven sin puntos.',
    'meteor.3':
      'Un cráter llena una casilla junto a un monasterio pero no da punto: 8 en vez de 9. Nadie se pone en él.',
    tornado: 'Tornado',
    'tornado.1':
      'Empieza en su loseta. Desde el jugador en turno, cada uno lo mueve dos casillas por losetas, doce en total, nunca dos veces por la misma. Si no puede seguir, termina.',
    'tornado.2':
      'Por el camino recoge un seguidor. Si encuentra otro, los cambia: el que llevaba ocupa el sitio del otro, o vuelve a casa si no puede estar ahí.',
    'tornado.3':
      'Al final, el dueño del que lleva lo pone en una zona libre e inacabada de la última loseta. Si no, vuelve a casa.',
    'tornado.4': 'Todo esto ocurre antes de poner un seguidor y de puntuar.',
    'ruling.quakeLimit': 'El número de fichas de la caja no limita las ciudades sacudidas.',
    'ruling.quakeKnights': 'Los seguidores de ciudades sacudidas no puntúan al final.',
    'ruling.floodLaid': 'Sin río, la inundación se coloca como cualquier loseta y encaja junto a todo.',
    'ruling.floodPoints': 'Los puntos anteriores a la inundación se conservan.',
    'ruling.floodFinished':
      'Una zona acabada antes de la inundación lo sigue estando; con la opción cuenta como inacabada, y una ciudad ya no da nada a los campos.',
    'ruling.floodSquares':
      'Si aún se pueden colocar losetas en casillas vacías inundadas. La que se ponga ahí se inunda al instante.',
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
    'ruling.tornadoSquares':
      'Adónde no puede volver el tornado. La loseta donde empieza cuenta como visitada.',
    'ruling.tornadoDrop': 'Si el dueño puede llevarse a casa al seguidor aunque pudiera dejarlo.',
    'ruling.floodRiver':
      'La loseta bajo la inundación sale de la partida; inundación, meteorito y tornado se roban tras el río. El manantial puede inundarse, pero no ser alcanzado.',
    'ruling.floodExtraTurn':
      'Un turno extra también empieza con un robo, así que la inundación se extiende antes.',
    'ruling.meteorArrow':
      'Un meteorito o inundación colocado donde apunta una flecha la usa. Nadie puede estar ahí, pero el seguidor de la flecha puede ir a otro sitio.',
    'ruling.tornadoPair': 'De dos seguidores juntos, el tornado se lleva uno.',
    'ruling.meteorInfection':
      'Las fichas de la loseta alcanzada vuelven. De una zona cortada solo sigue infectado el lado con ficha.',
    'ruling.tornadoTest':
      'A un seguidor que el tornado deja en zona infectada se le hace la prueba antes de seguir el turno.'
  },
  learn: {
    aim: '¡Un meteorito! Apunta a la loseta más a la derecha.',
    shifted: 'Cada uno puede mover el blanco una loseta: Ben lo llevó a la izquierda.',
    strike: 'La última palabra es tuya. Deja el blanco donde está.',
    crater: 'La loseta ha desaparecido. Caminos, ciudades y campos acaban en el cráter.',
    tornado: 'Un tornado. Coloca su loseta debajo de la inicial.',
    storm:
      'Cada jugador lo mueve dos casillas. Toca la loseta inicial y luego la de su derecha, donde está Ben.',
    caught: 'Recogió el seguidor de Ben y se lo lleva.',
    dropped: 'Ben siguió hasta que no pudo avanzar más y dejó su seguidor en la última loseta.',
    flood: 'Una inundación encaja junto a todo. Colócala a la izquierda de la inicial.',
    spread:
      'Empieza tu turno y la inundación cubre las ocho casillas de alrededor. Lo que hay ahí nunca se completa.',
    end: 'Queda el terremoto: sacude ciudades al final del todo. Las reglas dicen hasta dónde.'
  }
} satisfies Translation<typeof en>;
