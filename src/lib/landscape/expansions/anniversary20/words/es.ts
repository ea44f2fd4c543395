import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: '20.º Aniversario',
    about: 'Losetas con flecha: un segundo seguidor, un seguidor lejano o un turno más.',
    'option.arrowBeside': 'Flecha: un seguidor junto a uno tuyo',
    'option.arrowBeside.any': 'en cualquier sitio',
    'option.arrowBeside.open': 'solo zonas inacabadas',
    'option.arrowRepeat': 'Una segunda flecha de turno extra',
    'option.arrowRepeat.spent': 'no da nada',
    'option.arrowRepeat.points': 'da sus 2 puntos',
    'meet.blackDragon': 'Dos puntos por una flecha pueden traer al dragón.',
    'meet.naturalDisasters':
      'La inundación se extiende antes de robar la loseta del turno extra. También cubre losetas con parejas de seguidores.',
    'meet.covid19':
      'La flecha se elige antes de hacer la prueba a las figuras infectadas. Una flecha también puede enviar una figura a una zona infectada: se hace la prueba al instante.',
    lesson: 'Flechas: dos puntos, un segundo seguidor, un turno más.'
  },
  board: {
    'awaits.activate': '{name}: elige una flecha',
    'do.activate': 'Usar esta flecha',
    'action.deployBeside': '{figure} junto a uno tuyo: {feature}, {square}',
    'action.activate': 'Usar la flecha: {square}',
    'event.activated':
      '{name} usa la flecha ({square}): {effect, select, addMeeple {un seguidor más} placeMeeple {un seguidor donde sea} extraTurn {un turno más} other {nada más}}.',
    'rule.arrow.points': 'Flecha a una casilla vacía',
    'rule.arrow.activate': 'Flechas en uso',
    'score.arrow': 'flecha a una casilla vacía',
    'preview.arrow':
      '{effect, select, addMeeple {Flecha: un seguidor junto a uno tuyo} placeMeeple {Flecha: un seguidor donde esté libre} extraTurn {Flecha: un turno más} other {La flecha no hace nada}}',
    'preview.arrowPoints': 'La flecha apunta a una casilla vacía',
    'preview.then.activate': 'Después, elegir una flecha',
    arrow:
      '{own, select, yes {Nueva} other {Antigua}}: {effect, select, addMeeple {un seguidor más} placeMeeple {un seguidor donde sea} extraTurn {un turno más} other {nada}}',
    'because.activate': 'La loseta toca {n} flechas; solo una actúa',
    'because.extra': 'Un turno más, por la flecha'
  }
} satisfies Translation<typeof en>;
