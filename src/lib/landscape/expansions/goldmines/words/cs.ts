import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Zlaté doly',
    about:
      'Na kartičkách leží zlaté cihly. Kdo tam boduje oblast, bere je; čím víc jich má, tím jsou cennější.',
    lesson: 'Dvě zlaté cihly a cesta.',
    'meet.naturalDisasters': 'Zničená kartička bere zlato s sebou.',
    'meet.abbeyMayor': 'Starosta bez erbů nic nevlastní a zlato nebere.'
  },
  board: {
    'won.gold': '{n, plural, one {# zlatá cihla} few {# zlaté cihly} other {# zlatých cihel}}',
    'supply.gold': '{n, plural, one {# zlatá cihla} few {# zlaté cihly} other {# zlatých cihel}}',
    'score.gold': '{n, plural, one {# zlatá cihla} few {# zlaté cihly} other {# zlatých cihel}}',
    'rule.gold': 'Zlato',
    'rule.gold.value': 'Cena zlata',
    'awaits.gold': '{name}: polož druhou cihlu zlata',
    'do.gold': 'Položit zlato sem',
    'action.gold': 'Zlato na kartičku: {square}',
    'event.goldLaid': '{name} pokládá zlatou cihlu: {square}.',
    'event.tookGold':
      '{name} bere {count, plural, one {# zlatou cihlu} few {# zlaté cihly} other {# zlatých cihel}}.',
    'preview.then.gold': 'Pak položíš druhou cihlu na sousední kartičku'
  }
} satisfies Translation<typeof en>;
