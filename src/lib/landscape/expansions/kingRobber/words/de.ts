import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'König und Raubritter',
    about:
      'Die größte Stadt macht zum König, die längste Straße zum Raubritter; am Ende bringen beide Punkte.',
    lesson: 'Wie eine Stadt dich zum König macht.',
    'option.kingRobber': 'König und Raubritter bringen',
    'option.kingRobber.each': '1 Punkt je fertige Stadt oder Straße',
    'option.kingRobber.10': 'je 10 Punkte',
    'option.kingRobber.15-40': '15 Punkte für einen, 40 für beide',
    'option.kingRobber.running': '1 Punkt, sooft eine fertig wird',
    'part.king': 'König',
    'part.robber': 'Raubritter',
    'meet.naturalDisasters':
      'Trifft ein Meteor die Stadt oder Straße, bleibt der Titel; am Ende zählt sie nicht mehr.'
  },
  board: {
    'won.king': 'der König',
    'won.robber': 'der Raubritter',
    'supply.king': 'König: Stadt mit {n, plural, one {# Plättchen} other {# Plättchen}}',
    'supply.robber': 'Raubritter: Straße mit {n, plural, one {# Plättchen} other {# Plättchen}}',
    'score.king': 'König',
    'score.robber': 'Raubritter',
    'score.king.count': 'König: {n, plural, one {# Stadt} other {# Städte}}',
    'score.robber.count': 'Raubritter: {n, plural, one {# Straße} other {# Straßen}}',
    'rule.king': 'Der König',
    'rule.robber': 'Der Raubritter',
    'event.tookTitle': '{name} ist jetzt {title, select, king {König} other {Raubritter}}.'
  }
} satisfies Translation<typeof en>;
