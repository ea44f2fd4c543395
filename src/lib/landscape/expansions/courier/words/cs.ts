import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Kurýr',
    authors: 'Mati, Bumsakalaka a Snearone',
    about: 'Přijde k družiníkovi právě postavenému v jeho řadě nebo sloupci a přinese body.',
    lesson: 'Dopis pro cestu.',
    'option.courierPays': 'Kurýr přináší body',
    'option.courierPays.feature': 'oblasti, kam přijde',
    'option.courierPays.around': 'všech obsazených oblastí kolem něj',
    'meet.naturalDisasters': 'Meteor na jeho poli ho pošle zpět na start.',
    'meet.blackDragon': 'Drak na jeho poli ho pošle zpět na start.',
    'meet.phantom': 'K fantomovi nikdy nepřijde.'
  },
  board: {
    'rule.courier': 'Kurýr',
    'score.courier': 'kurýr',
    'event.courierCame': 'Kurýr přichází, {name}: {square}.'
  }
} satisfies Translation<typeof en>;
