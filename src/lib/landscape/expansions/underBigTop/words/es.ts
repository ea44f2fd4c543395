import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Bajo la Gran Carpa',
    about: 'Un circo paga a todos los que lo rodean, los acróbatas forman pirámides y el director cobra.',
    lesson: 'El circo llega a la ciudad.',
    'option.pyramidBy': 'Una pirámide llena la puntúa',
    'option.pyramidBy.anyone': 'cualquiera',
    'option.pyramidBy.participants': 'quien está en ella',
    'option.extraMeeples': 'Seguidores de más por jugador',
    'option.extraMeeples.0': 'ninguno',
    'option.extraMeeples.2': 'dos',
    'part.bigTop': 'Carpa',
    'part.acrobats': 'Acróbatas',
    'part.ringmaster': 'Director de circo',
    'meet.anniversary20': 'Ninguna flecha envía un seguidor a una pirámide.',
    'meet.blackDragon': 'También se come a los acróbatas. La carpa se queda.',
    'meet.covid19': 'Los acróbatas no se infectan.',
    'meet.naturalDisasters':
      'Si un meteorito cae en la loseta de la carpa, esta espera a la próxima loseta de circo.'
  },
  board: {
    'figure.ringmaster': 'director de circo',
    'feature.acrobats': 'la pirámide',
    'short.acrobats': 'Pirámide',
    'score.bigTop': 'carpa: {n, plural, one {# figura} other {# figuras}}',
    'score.acrobats': '{n, plural, one {# acróbata} other {# acróbatas}}',
    'score.ringmaster': 'director: {n, plural, one {# loseta} other {# losetas}}',
    'rule.bigTop': 'La gran carpa',
    'rule.acrobats': 'Acróbatas',
    'rule.ringmaster': 'El director de circo',
    'do.score': 'Puntuar la pirámide',
    'action.score': 'Puntuar la pirámide: {square}',
    'awaits.score': '{name}: pon una figura o puntúa una pirámide',
    'event.revealedToken':
      'Bajo la carpa había: {token, select, animal1 {1} animal3 {3} animal4 {4} animal5 {5} animal6 {6} other {7}}.',
    'awaits.draw.animals': 'Se descubre la ficha bajo la carpa',
    'preview.drawAnimals': 'Después se descubre la ficha bajo la carpa, y la carpa viene aquí',
    'preview.bigTop': 'La carpa viene aquí'
  }
} satisfies Translation<typeof en>;
