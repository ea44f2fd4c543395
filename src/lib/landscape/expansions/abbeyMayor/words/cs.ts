import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Opatství a starosta',
    about: 'Vlastní opatství zaplní každou mezeru, starosta počítá erby, vůz jede dál a statek drží louku.',
    lesson: 'Vůz, který po bodování jede dál.',
    'option.wagonMove': 'Vůz jede',
    'option.wagonMove.near': 'na své nebo sousední pole',
    'option.wagonMove.linked': 'do oblasti, která na obodovanou navazuje',
    'option.barnBesideBarn': 'Více statků na jedné louce',
    'option.barnBesideBarn.false': 'ne',
    'option.barnBesideBarn.true': 'ano',
    'option.abbeyAtEnd': 'Opatství, která zbyla',
    'option.abbeyAtEnd.round': 'ještě jedno kolo',
    'option.abbeyAtEnd.never': 'zůstanou stranou',
    'part.abbey': 'Opatství',
    'part.mayor': 'Starosta',
    'part.wagon': 'Vůz',
    'part.barn': 'Statek',
    'meet.tradersBuilders': 'Opatství nic nerozšiřuje a druhou kartičku nedá. Statek posílá prasátka domů.',
    'meet.princessDragon': 'Vůz nesmí na pole draka a víla s ním nejede.',
    'meet.tower': 'Starostu a vůz lze zajmout, ale na věž nesmějí.'
  },
  board: {
    'figure.mayor': 'starosta',
    'figure.wagon': 'vůz',
    'figure.barn': 'statek',
    'score.barn': 'statek: {n, plural, one {# město} few {# města} other {# měst}}',
    'rule.abbey': 'Opatství',
    'rule.wagon': 'Vůz jede dál',
    'rule.barn': 'Statek',
    'supply.abbey': '{n} × opatství',
    'ask.abbey': '{name}: polož opatství, nebo losuj',
    'decline.abbey': 'Losovat kartičku',
    'because.abbey': 'Mezera mezi čtyřmi kartičkami: tvé opatství tam sedne',
    'ask.lastAbbey': '{name}: polož opatství, nebo vynech',
    'ask.wagon': '{name}: jede vůz dál?',
    'decline.wagon': 'Vzít vůz domů',
    'because.wagon': 'Jeho oblast je obodovaná: vůz smí do volné oblasti poblíž'
  }
} satisfies Translation<typeof en>;
