import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Manege frei',
    about:
      'Ein Zirkus zahlt allen, die um ihn stehen, Akrobaten bauen Pyramiden, und der Zirkusdirektor kassiert.',
    lesson: 'Der Zirkus kommt in die Stadt.',
    'option.pyramidBy': 'Eine volle Pyramide wertet',
    'option.pyramidBy.anyone': 'wer will',
    'option.pyramidBy.participants': 'wer darin steht',
    'option.extraMeeples': 'Zusätzliche Meeples für jeden',
    'option.extraMeeples.0': 'keine',
    'option.extraMeeples.2': 'zwei',
    'part.bigTop': 'Zirkuszelt',
    'part.acrobats': 'Akrobaten',
    'part.ringmaster': 'Zirkusdirektor',
    'meet.anniversary20': 'Kein Pfeil schickt einen Meeple auf eine Pyramide.',
    'meet.blackDragon': 'Er frisst auch Akrobaten. Das Zelt bleibt stehen.',
    'meet.covid19': 'Akrobaten stecken sich nicht an.',
    'meet.naturalDisasters':
      'Trifft ein Meteor das Plättchen des Zelts, wartet es auf das nächste Zirkusplättchen.'
  },
  board: {
    'figure.ringmaster': 'Zirkusdirektor',
    'feature.acrobats': 'Pyramide',
    'short.acrobats': 'Pyramide',
    'score.bigTop': 'Zirkuszelt: {n, plural, one {# Figur} other {# Figuren}}',
    'score.acrobats': '{n, plural, one {# Akrobat} other {# Akrobaten}}',
    'score.ringmaster': 'Zirkusdirektor: {n, plural, one {# Plättchen} other {# Plättchen}}',
    'rule.bigTop': 'Das Zirkuszelt',
    'rule.acrobats': 'Akrobaten',
    'rule.ringmaster': 'Der Zirkusdirektor',
    'do.score': 'Pyramide werten',
    'action.score': 'Pyramide werten: {square}',
    'awaits.score': '{name}: Figur setzen oder Pyramide werten',
    'event.revealedToken':
      'Unter dem Zirkuszelt lag: {token, select, animal1 {1} animal3 {3} animal4 {4} animal5 {5} animal6 {6} other {7}}.',
    'awaits.draw.animals': 'Unter dem Zirkuszelt wird aufgedeckt',
    'preview.drawAnimals': 'Dann wird unter dem Zelt aufgedeckt, und es zieht hierher',
    'preview.bigTop': 'Das Zirkuszelt kommt hierher'
  }
} satisfies Translation<typeof en>;
