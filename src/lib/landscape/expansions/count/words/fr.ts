import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Le Comte de Carcassonne',
    about:
      'Qui fait marquer les autres place un meeple dans la cité ; de là, il rejoint une zone juste avant son décompte.',
    lesson: 'Dans la cité, et dehors à temps.',
    'option.countAtEnd': 'Avant le décompte final, les meeples quittent',
    'option.countAtEnd.market': 'le marché, vers les prés',
    'option.countAtEnd.any': 'tous les quartiers',
    'option.countMove': 'Le comte va',
    'option.countMove.choice': 'où le joueur veut',
    'option.countMove.clockwise': 'au quartier suivant, en sens horaire',
    'option.countMove.follow': 'vers le meeple arrivé',
    'option.countPlacement': 'Dans un double tour, un meeple vient dans la cité',
    'option.countPlacement.part': 'à chaque moitié',
    'option.countPlacement.turn': 'une fois',
    'meet.blackDragon': 'Il ne survole que les cases extérieures de Carcassonne.',
    'meet.covid19': 'Un meeple est testé quand il part vers une zone infectée.',
    'meet.naturalDisasters': 'Aucun météore ne tombe sur Carcassonne, aucune tornade ne passe ses murs.',
    'meet.anniversary20': 'Les deux points d’une flèche ne sont pas des points du paysage.'
  },
  board: {
    'feature.quarter': 'Carcassonne',
    'short.quarter': 'Carcassonne',
    'short.quarter.castle': 'Château',
    'short.quarter.market': 'Marché',
    'short.quarter.blacksmith': 'Forge',
    'short.quarter.cathedral': 'Cathédrale',
    'side.castle': 'château',
    'side.market': 'marché',
    'side.blacksmith': 'forge',
    'side.cathedral': 'cathédrale',
    'rule.count.enter': 'Entrer à Carcassonne',
    'rule.count.move': 'Le comte',
    'rule.count.leave': 'Quitter Carcassonne',
    'ask.city.enter': '{name} : placer un meeple à Carcassonne, ou aucun',
    'ask.city.moveCount': '{name} : déplacer le comte, ou le laisser',
    'ask.city.join': '{name} : faire sortir un meeple de Carcassonne, ou personne',
    'ask.city.leave': '{name} : faire sortir un meeple de Carcassonne, ou personne',
    'decline.city.enter': 'Aucun à Carcassonne',
    'decline.city.moveCount': 'Laisser le comte',
    'decline.city.leave': 'Personne ne sort',
    'because.city.enter': 'D’autres ont marqué pendant ce tour, mais pas {name}',
    'because.city.moveCount': 'Personne ne quitte le quartier du comte',
    'because.city.join': 'Un décompte arrive : les meeples du bon quartier peuvent s’y joindre',
    'because.city.leave': 'Avant le décompte final, les meeples peuvent quitter la cité, un par un',
    'preview.mayEnter': 'Puis vous pouvez placer un meeple à Carcassonne',
    'preview.enteredCity':
      'De là, il rejoint {quarter, select, castle {une ville juste avant son décompte} market {un pré à la fin, ou quand une grange le compte} blacksmith {une route juste avant son décompte} other {une abbaye juste avant son décompte}}',
    'preview.enteredShut': 'Le comte y est : personne ne quitte ce quartier avant son départ',
    'preview.leftCity': 'Il y compte pour la majorité',
    'preview.countMoved':
      'Tant qu’il y est, personne ne quitte {quarter, select, castle {le château} market {le marché} blacksmith {la forge} other {la cathédrale}}',
    'do.move.count': 'Déplacer le comte',
    'action.move.count':
      'Comte : {to, select, castle {château} market {marché} blacksmith {forge} other {cathédrale}}',
    'event.enteredCity':
      '{name} place à Carcassonne, {quarter, select, castle {château} market {marché} blacksmith {forge} other {cathédrale}} : {figure}.',
    'event.leftCity':
      '{name} envoie de Carcassonne, {quarter, select, castle {château} market {marché} blacksmith {forge} other {cathédrale}} : {figure} vers {feature}, {square}.',
    'event.countMoved':
      'Le comte change de quartier : {quarter, select, castle {château} market {marché} blacksmith {forge} other {cathédrale}}.'
  }
} satisfies Translation<typeof en>;
