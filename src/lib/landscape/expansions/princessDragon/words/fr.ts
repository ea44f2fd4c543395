import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Princesse et Dragon',
    about:
      'Les volcans amènent un dragon que tous déplacent, la fée l’écarte, les portails mènent partout et les princesses renvoient les chevaliers.',
    lesson: 'Un dragon que tous déplacent.',
    'option.princess': 'Une princesse renvoie un chevalier',
    'option.princess.may': 'si le joueur le veut',
    'option.princess.must': 'dès qu’il y en a un',
    'option.fairyStands': 'La fée se tient',
    'option.fairyStands.figure': 'près d’une figurine',
    'option.fairyStands.tile': 'sur une tuile',
    'option.dragonMoves': 'Le dragon rouge avance',
    'option.dragonMoves.before': 'avant le décompte',
    'option.dragonMoves.after': 'après le décompte',
    'option.redDragonTile': 'Figurines sur la case du dragon rouge',
    'option.redDragonTile.closed': 'interdites',
    'option.redDragonTile.open': 'interdites seulement sur un volcan qui vient d’être posé',
    'part.dragon': 'Dragon',
    'part.fairy': 'Fée',
    'part.princess': 'Princesses',
    'part.magicPortal': 'Portails magiques',
    'meet.blackDragon':
      'Le dragon rouge avance avant le noir. Le noir le mange ; le prochain volcan le ramène.',
    'meet.tower': 'Le dragon mange la figurine d’une tour, et la tour est de nouveau ouverte.'
  },
  board: {
    'ask.remove': '{name} : la princesse renvoie un chevalier',
    'awaits.fly': '{name} : déplacer le dragon',
    'awaits.move': '{name} : déplacer la fée, ou passer',
    'awaits.remove': '{name} : renvoyer un chevalier, ou passer',
    'do.fly': 'Voler ici',
    'do.move': 'Amener la fée ici',
    'do.remove': 'Renvoyer',
    'action.fly': 'Le dragon vole : {square}',
    'action.move': '{on, select, none {Fée : {square}} other {Fée vers {figure} : {feature}, {square}}}',
    'action.remove': 'Renvoyer {figure} ({name}) : {feature}, {square}',
    'event.redDragonCame': 'Le dragon rouge vient au volcan : {square}.',
    'event.redDragonFlew': 'Le dragon rouge vole : {to}.',
    'event.dragonTileAside': 'Pas encore de volcan : la tuile dragon est mise de côté.',
    'event.fairyMoved': 'La fée se déplace : {to}.',
    'rule.volcano': 'Les volcans',
    'rule.redDragon': 'Le dragon rouge',
    'rule.fairy': 'La fée',
    'rule.princess': 'La princesse',
    'score.fairy': 'fée',
    'preview.nobody': 'Ne mange personne',
    'preview.then.fly': 'Puis le dragon vole',
    'preview.asleep': 'Pas encore de volcan : le dragon ne vient pas',
    'preview.portal': 'Votre figurine peut aller dans toute zone libre inachevée',
    'because.fairy': 'Au lieu de placer une figurine, vous pouvez déplacer la fée vers une des vôtres',
    'because.redDragon': 'Pas {step} sur 6 : il mange qui s’y trouve, ne revient jamais et évite la fée'
  }
} satisfies Translation<typeof en>;
