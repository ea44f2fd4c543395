import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Las Minas de Oro',
    about:
      'Hay lingotes de oro en las losetas. Quien puntúa una zona se los lleva; cuantos más, más vale cada uno.',
    lesson: 'Dos lingotes y un camino.',
    'meet.naturalDisasters': 'Una loseta destruida se lleva su oro.',
    'meet.abbeyMayor': 'Un alcalde sin escudos no posee nada y no toma oro.'
  },
  board: {
    'won.gold': '{n, plural, one {# lingote} other {# lingotes}}',
    'supply.gold': '{n, plural, one {# lingote} other {# lingotes}}',
    'score.gold': '{n, plural, one {# lingote} other {# lingotes}}',
    'rule.gold': 'Oro',
    'rule.gold.value': 'El valor del oro',
    'awaits.gold': '{name}: coloca el segundo lingote',
    'do.gold': 'Poner el oro aquí',
    'action.gold': 'Oro en la loseta: {square}',
    'event.goldLaid': '{name} coloca un lingote: {square}.',
    'event.tookGold': '{name} toma {count, plural, one {# lingote} other {# lingotes}}.',
    'preview.then.gold': 'Después pones otro lingote en una loseta vecina'
  }
} satisfies Translation<typeof en>;
