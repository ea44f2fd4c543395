import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: '20e anniversaire',
    about: 'Tuiles à flèche : un deuxième meeple, un meeple au loin, ou un tour de plus.',
    'option.arrowBeside': 'Flèche : un meeple à côté d’un des vôtres',
    'option.arrowBeside.any': 'partout',
    'option.arrowBeside.open': 'zones inachevées seulement',
    'option.arrowRepeat': 'Une deuxième flèche « tour de plus »',
    'option.arrowRepeat.spent': 'ne donne rien',
    'option.arrowRepeat.points': 'donne ses 2 points',
    'meet.blackDragon': 'Deux points pour une flèche peuvent faire venir le dragon.',
    'meet.naturalDisasters':
      'L’eau s’étend avant le tirage de la tuile du tour de plus. Elle couvre aussi les tuiles portant des paires de figurines.',
    'meet.covid19':
      'La flèche est choisie avant le test des figurines infectées. Une flèche peut aussi envoyer une figurine en zone infectée : elle est testée aussitôt.',
    lesson: 'Flèches : deux points, un second meeple, un tour de plus.'
  },
  board: {
    'awaits.activate': '{name} : choisir une flèche',
    'do.activate': 'Utiliser cette flèche',
    'action.deployBeside': '{figure} à côté d’un des vôtres : {feature}, {square}',
    'action.activate': 'Utiliser la flèche : {square}',
    'event.activated':
      '{name} utilise la flèche ({square}) : {effect, select, addMeeple {un meeple de plus} placeMeeple {un meeple n’importe où} extraTurn {un tour de plus} other {rien de plus}}.',
    'rule.arrow.points': 'Flèche vers une case vide',
    'rule.arrow.activate': 'Flèches en action',
    'score.arrow': 'flèche vers une case vide',
    'preview.arrow':
      '{effect, select, addMeeple {Flèche : un meeple à côté d’un des vôtres} placeMeeple {Flèche : un meeple là où c’est libre} extraTurn {Flèche : un tour de plus} other {La flèche ne fait rien}}',
    'preview.arrowPoints': 'La flèche pointe vers une case vide',
    'preview.then.activate': 'Puis choisir une flèche',
    arrow:
      '{own, select, yes {Nouvelle} other {Ancienne}} : {effect, select, addMeeple {un meeple de plus} placeMeeple {un meeple n’importe où} extraTurn {un tour de plus} other {rien}}',
    'because.activate': 'La tuile rencontre {n} flèches ; une seule agit',
    'because.extra': 'Un tour de plus, grâce à la flèche'
  }
} satisfies Translation<typeof en>;
