import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Los Transbordadores',
    about: 'Lagos donde un transbordador une dos de los caminos, y puede girarse más tarde.',
    lesson: 'Un transbordador en el lago.',
    'meet.tradersBuilders':
      'Un camino alargado solo por un transbordador no da segunda loseta al constructor; separado de tus seguidores, vuelve a casa.',
    'meet.mageWitch': 'Mago y bruja pueden encontrarse por un transbordador: uno de los dos se mueve.',
    'meet.naturalDisasters':
      'Un meteorito en un lago se lleva el transbordador; los caminos acaban en el cráter.'
  },
  board: {
    'rule.ferry': 'Transbordadores',
    'awaits.ferry': '{name}: pon o gira un transbordador',
    'do.ferry': 'Poner el transbordador',
    'action.ferry': 'Transbordador: {square}, {sides}',
    'event.ferried': '{name} pone el transbordador: {square}.',
    'decline.ferry': 'No girar ninguno',
    'preview.ferry': 'Sus caminos son uno solo; los demás extremos quedan cerrados',
    'ask.ferry': '{name}: pon el transbordador',
    'ask.ferryTurn': '{name}: ¿girar un transbordador?'
  }
} satisfies Translation<typeof en>;
