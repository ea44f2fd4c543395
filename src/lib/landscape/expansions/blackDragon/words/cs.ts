import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Černý drak',
    authors: 'šmoula',
    about: 'Každých padesát bodů se probudí a sežere, co mu stojí v cestě.',
    'option.dragonTile': 'Figurky na poli draka',
    'option.dragonTile.open': 'povoleny',
    'option.dragonTile.closed': 'zakázány',
    'meet.covid19': 'Nejdřív testy; drak letí za to, co je hotové po nich.',
    'meet.naturalDisasters':
      'Kráter dokončí oblasti, které u něj končí, takže drak letí dál. Zatopená oblast se nikdy nedokončí.',
    lesson: 'Přilétá každých padesát bodů a žere, co potká.'
  },
  board: {
    'awaits.fly': '{name}: pohni drakem',
    'do.fly': 'Letět sem',
    'action.fly': 'Drak letí: {square}',
    'event.landed': 'Drak přistává: {square}.',
    'event.flew': 'Drak letí: {to}.',
    'rule.dragon.movement': 'Drak letí',
    'rule.dragon.placement': 'Drak přistává',
    'preview.nobody': 'Nikoho nesežere',
    'preview.then.fly': 'Pak letí drak',
    'because.fly':
      '{n, plural, one {Jeden krok, za dokončenou oblast} few {# kroky, za každou dokončenou oblast jeden} other {# kroků, za každou dokončenou oblast jeden}}; sežere každého, kdo tam stojí'
  }
} satisfies Translation<typeof en>;
