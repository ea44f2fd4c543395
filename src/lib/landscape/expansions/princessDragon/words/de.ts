import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Burgfräulein und Drache',
    about:
      'Vulkane bringen einen Drachen, den alle ziehen, die Fee hält ihn fern, Zaubergänge führen überallhin, und Burgfräulein schicken Ritter heim.',
    lesson: 'Ein Drache, den alle ziehen.',
    'option.princess': 'Ein Burgfräulein schickt einen Ritter heim',
    'option.princess.may': 'wenn man will',
    'option.princess.must': 'immer, wenn einer da ist',
    'option.fairyStands': 'Die Fee steht',
    'option.fairyStands.figure': 'neben einer Figur',
    'option.fairyStands.tile': 'auf einem Plättchen',
    'option.dragonMoves': 'Der rote Drache zieht',
    'option.dragonMoves.before': 'vor der Wertung',
    'option.dragonMoves.after': 'nach der Wertung',
    'option.redDragonTile': 'Figuren auf dem Feld des roten Drachen',
    'option.redDragonTile.closed': 'verboten',
    'option.redDragonTile.open': 'nur auf dem eben gelegten Vulkan verboten',
    'part.dragon': 'Drache',
    'part.fairy': 'Fee',
    'part.princess': 'Burgfräulein',
    'part.magicPortal': 'Zaubergänge',
    'meet.blackDragon':
      'Der rote Drache zieht vor dem schwarzen. Der schwarze frisst ihn; der nächste Vulkan bringt ihn zurück.',
    'meet.tower': 'Der Drache frisst die Figur auf einem Turm; der Turm ist wieder offen.'
  },
  board: {
    'ask.remove': '{name}: Das Burgfräulein schickt einen Ritter heim',
    'awaits.fly': '{name}: Drachen ziehen',
    'awaits.move': '{name}: Fee ziehen oder passen',
    'awaits.remove': '{name}: Ritter heimschicken oder passen',
    'do.fly': 'Hierhin fliegen',
    'do.move': 'Fee hierher',
    'do.remove': 'Heimschicken',
    'action.fly': 'Drache fliegt: {square}',
    'action.move': '{on, select, none {Fee: {square}} other {Fee: {figure}, {feature}, {square}}}',
    'action.remove': 'Heimschicken: {figure} von {name}, {feature}, {square}',
    'event.redDragonCame': 'Der rote Drache kommt zum Vulkan: {square}.',
    'event.redDragonFlew': 'Der rote Drache fliegt: {to}.',
    'event.dragonTileAside': 'Noch liegt kein Vulkan: Das Drachenplättchen kommt beiseite.',
    'event.fairyMoved': 'Die Fee zieht: {to}.',
    'rule.volcano': 'Vulkane',
    'rule.redDragon': 'Der rote Drache',
    'rule.fairy': 'Die Fee',
    'rule.princess': 'Das Burgfräulein',
    'score.fairy': 'Fee',
    'preview.nobody': 'Frisst niemanden',
    'preview.then.fly': 'Dann fliegt der Drache',
    'preview.asleep': 'Noch kein Vulkan: Der Drache bleibt weg',
    'preview.portal': 'Deine Figur darf in jedes freie, unfertige Gebiet',
    'because.fairy': 'Statt eine Figur zu setzen, darfst du die Fee zu einer deiner Figuren ziehen',
    'because.redDragon':
      'Schritt {step} von 6: Er frisst alle, die dort stehen, kehrt nie um und meidet die Fee'
  }
} satisfies Translation<typeof en>;
