import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Les Mines d’or',
    about:
      'Des lingots sont posés sur les tuiles. Qui marque une zone prend ceux qui s’y trouvent ; plus on en a, plus ils valent.',
    lesson: 'Deux lingots et une route.',
    'meet.naturalDisasters': 'Une tuile détruite emporte son or.',
    'meet.abbeyMayor': 'Un maire sans blason ne possède rien et ne prend pas d’or.'
  },
  board: {
    'won.gold': '{n, plural, one {# lingot} other {# lingots}}',
    'supply.gold': '{n, plural, one {# lingot} other {# lingots}}',
    'score.gold': '{n, plural, one {# lingot} other {# lingots}}',
    'rule.gold': 'L’or',
    'rule.gold.value': 'La valeur de l’or',
    'awaits.gold': '{name} : poser le second lingot',
    'do.gold': 'Poser l’or ici',
    'action.gold': 'Or sur la tuile : {square}',
    'event.goldLaid': '{name} pose un lingot : {square}.',
    'event.tookGold': '{name} prend {count, plural, one {# lingot} other {# lingots}}.',
    'preview.then.gold': 'Puis vous posez un second lingot sur une tuile voisine'
  }
} satisfies Translation<typeof en>;
