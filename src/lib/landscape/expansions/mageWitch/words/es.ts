import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'El Mago y la Bruja',
    about:
      'Dos figuras sin dueño: el mago aumenta el valor de un camino o una ciudad, la bruja lo reduce a la mitad.',
    lesson: 'El mago llega a un camino.',
    'meet.blackDragon':
      'El dragón también se come al mago y a la bruja. La siguiente loseta con estrella los devuelve.',
    'meet.innsCathedrals': 'Primero la posada o la catedral, después el mago o la bruja.'
  },
  board: {
    'score.mage': 'mago',
    'score.witch': 'bruja',
    'rule.mageWitch': 'Mago y bruja',
    'ask.magic': '{name}: mueve al mago o a la bruja',
    'ask.magicAside': '{name}: elige quién deja la mesa',
    'because.magic': 'Toca un camino o una ciudad; otra vez para la otra figura',
    'do.move.mage': 'Mago aquí',
    'do.move.witch': 'Bruja aquí',
    'do.remove.mage': 'Retirar al mago',
    'do.remove.witch': 'Retirar a la bruja',
    'action.move.mage': 'Mago a: {feature}, {square}',
    'action.move.witch': 'Bruja a: {feature}, {square}',
    'action.remove.mage': 'Retirar al mago',
    'action.remove.witch': 'Retirar a la bruja',
    'event.magicMoved': '{piece, select, mage {El mago} other {La bruja}} va a: {feature}, {square}.',
    'event.magicAside': '{piece, select, mage {El mago} other {La bruja}} deja la mesa.',
    'preview.magic': 'Después mueves al mago o a la bruja',
    'preview.mage': '1 punto más por loseta',
    'preview.witch': 'La mitad de los puntos, redondeando hacia arriba'
  }
} satisfies Translation<typeof en>;
