import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Princezna a drak',
    about:
      'Sopky přivolají draka, kterým táhnou všichni, víla ho zadrží, tajné chodby vedou kamkoli a princezny posílají rytíře domů.',
    lesson: 'Drak, kterým táhnou všichni.',
    'option.princess': 'Princezna pošle rytíře domů',
    'option.princess.may': 'chce-li hráč',
    'option.princess.must': 'kdykoli tam je',
    'option.fairyStands': 'Víla stojí',
    'option.fairyStands.figure': 'u jedné figurky',
    'option.fairyStands.tile': 'na kartičce',
    'option.dragonMoves': 'Rudý drak táhne',
    'option.dragonMoves.before': 'před bodováním',
    'option.dragonMoves.after': 'po bodování',
    'option.redDragonTile': 'Figurky na poli rudého draka',
    'option.redDragonTile.closed': 'zakázány',
    'option.redDragonTile.open': 'zakázány jen na právě položené sopce',
    'part.dragon': 'Drak',
    'part.fairy': 'Víla',
    'part.princess': 'Princezny',
    'part.magicPortal': 'Tajné chodby',
    'meet.blackDragon': 'Rudý drak táhne před černým. Černý ho sežere; další sopka ho vrátí.',
    'meet.tower': 'Drak sežere figurku na věži a věž je zase otevřená.'
  },
  board: {
    'ask.remove': '{name}: princezna posílá rytíře domů',
    'awaits.fly': '{name}: pohni drakem',
    'awaits.move': '{name}: pohni vílou, nebo vynech',
    'awaits.remove': '{name}: pošli rytíře domů, nebo vynech',
    'do.fly': 'Letět sem',
    'do.move': 'Přesunout vílu sem',
    'do.remove': 'Poslat domů',
    'action.fly': 'Drak letí: {square}',
    'action.move': '{on, select, none {Víla: {square}} other {Víla k: {figure}, {feature}, {square}}}',
    'action.remove': 'Poslat domů: {figure} ({name}), {feature}, {square}',
    'event.redDragonCame': 'Rudý drak přilétá k sopce: {square}.',
    'event.redDragonFlew': 'Rudý drak letí: {to}.',
    'event.dragonTileAside': 'Zatím není žádná sopka: dračí kartička jde stranou.',
    'event.fairyMoved': 'Víla jde: {to}.',
    'rule.volcano': 'Sopky',
    'rule.redDragon': 'Rudý drak',
    'rule.fairy': 'Víla',
    'rule.princess': 'Princezna',
    'score.fairy': 'víla',
    'preview.nobody': 'Nikoho nesežere',
    'preview.then.fly': 'Pak letí drak',
    'preview.asleep': 'Zatím žádná sopka: drak nepřiletí',
    'preview.portal': 'Figurka smí do každé volné nedokončené oblasti',
    'because.fairy': 'Místo postavení figurky můžeš pohnout vílou k některé své',
    'because.redDragon': 'Krok {step} ze 6: sežere každého, kdo tam stojí, nevrací se a vyhýbá se víle'
  }
} satisfies Translation<typeof en>;
