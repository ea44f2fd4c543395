import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Přívozy',
    about: 'Jezera, kde přívoz spojuje dvě z cest a později se smí otočit.',
    lesson: 'Přívoz přes jezero.',
    'meet.tradersBuilders':
      'Za cestu prodlouženou jen přívozem nedá stavitel druhou kartičku; odříznutý od svých družiníků jde domů.',
    'meet.mageWitch': 'Mág a čarodějnice se mohou potkat díky přívozu: jeden se přesune.',
    'meet.naturalDisasters': 'Meteor na jezeře vezme přívoz s sebou; cesty končí u kráteru.'
  },
  board: {
    'rule.ferry': 'Přívozy',
    'awaits.ferry': '{name}: polož, nebo otoč přívoz',
    'do.ferry': 'Položit přívoz',
    'action.ferry': 'Přívoz {square} {sides}',
    'event.ferried': '{name} pokládá přívoz: {square}.',
    'decline.ferry': 'Neotáčet',
    'preview.ferry': 'Jeho cesty jsou jedna cesta; ostatní konce jsou uzavřené',
    'ask.ferry': '{name}: polož přívoz',
    'ask.ferryTurn': '{name}: otočit přívoz?'
  }
} satisfies Translation<typeof en>;
