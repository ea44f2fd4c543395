import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Zlaté doly',
    about:
      'Na kartičkách leží zlaté cihličky. Kdo tam boduje oblast, bere je; čím víc jich má, tím jsou cennější.',
    lesson: 'Dvě zlaté cihličky a cesta.',
    'meet.naturalDisasters': 'Zničená kartička bere zlato s sebou.',
    'meet.abbeyMayor': 'Starosta bez erbů nic nevlastní a zlato nebere.'
  },
  board: {
    'won.gold': '{n, plural, one {# zlatá cihlička} few {# zlaté cihličky} other {# zlatých cihliček}}',
    'supply.gold': '{n, plural, one {# zlatá cihlička} few {# zlaté cihličky} other {# zlatých cihliček}}',
    'score.gold': '{n, plural, one {# zlatá cihlička} few {# zlaté cihličky} other {# zlatých cihliček}}',
    'rule.gold': 'Zlato',
    'rule.gold.value': 'Cena zlata',
    'awaits.gold': '{name}: polož druhou cihličku zlata',
    'do.gold': 'Položit zlato sem',
    'action.gold': 'Zlato na kartičku: {square}',
    'event.goldLaid': '{name} pokládá zlatou cihličku: {square}.',
    'event.tookGold':
      '{name} bere {count, plural, one {# zlatou cihličku} few {# zlaté cihličky} other {# zlatých cihliček}}.',
    'preview.then.gold': 'Pak položíš druhou cihličku na sousední kartičku'
  }
} satisfies Translation<typeof en>;
