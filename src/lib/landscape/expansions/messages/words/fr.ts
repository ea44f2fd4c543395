import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Les Hérauts',
    about: 'Une seconde figurine sur la piste de score, et des missives sur ses cases sombres.',
    lesson: 'Le héraut apporte une missive.',
    'option.messageRound': 'Les points s’inscrivent',
    'option.messageRound.award': 'gain par gain',
    'option.messageRound.turn': 'ensemble à la fin du tour',
    'option.messageBlocked': 'Une figurine d’un autre sur la case sombre',
    'option.messageBlocked.false': 'ne gêne pas',
    'option.messageBlocked.true': 'empêche la missive',
    'option.messageFarmers': 'La missive des paysans donne pour chacun',
    'option.messageFarmers.3': '3 points',
    'option.messageFarmers.2': '2 points',
    'meet.blackDragon': 'Chacune des deux figurines amène le dragon à 50, pas leur somme.',
    'meet.anniversary20':
      'La tuile d’une missive est un tour à part ; le tour de plus d’une flèche vient après.',
    'meet.tradersBuilders': 'Le tour d’une missive a sa propre seconde tuile, si un bâtisseur l’apporte.'
  },
  board: {
    'supply.messenger': 'Héraut sur la case {n}',
    'rule.messages': 'Les missives',
    'score.message': 'missive',
    'draws.messages': 'Une missive est piochée',
    'awaits.draw.messages': 'Une missive est piochée pour {name}',
    'awaits.advance': '{name} : avancer une des deux figurines',
    'because.advance':
      '{points, plural, one {# point} other {# points}} à avancer. Score : {marker}, héraut : {messenger}. S’arrêter sur 5, 10, 15… donne une missive',
    'do.advance': 'Avancer',
    'action.advance': '{piece, select, marker {Figurine de score} other {Héraut}}',
    'awaits.message': '{name} : utiliser la missive, ou prendre 2 points',
    'do.message': 'Choisir',
    'action.message':
      '{choice, select, points {2 points} other {{on, select, none {Utiliser la missive} other {{feature}, {square}}}}}',
    'event.advanced':
      '{name} : {piece, select, marker {la figurine de score} other {le héraut}} avance sur la case {field}.',
    'event.drewMessage': '{name} pioche une missive.',
    'because.smallestRoad': 'La plus petite route avec une de vos figurines donne ses points actuels',
    'because.smallestCity': 'La plus petite ville avec une de vos figurines donne ses points actuels',
    'because.smallestMonastery': 'La plus petite abbaye avec une de vos figurines donne ses points actuels',
    'because.shields': '2 points par blason des villes où vous avez un chevalier',
    'because.knights': '2 points par chevalier à vous',
    'because.farmers': 'Des points pour chacun de vos paysans',
    'because.extraTile': 'Jouez une tuile de plus, comme un tour entier',
    'because.scoreFigure': 'Une de vos figurines est comptée comme à la fin et reprise'
  }
} satisfies Translation<typeof en>;
