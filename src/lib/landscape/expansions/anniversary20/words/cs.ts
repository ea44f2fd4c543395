import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: '20. výročí',
    about: 'Kartičky se šipkou: druhý družiník, vzdálený družiník nebo tah navíc.',
    'option.arrowBeside': 'Šipka: družiník vedle vlastního',
    'option.arrowBeside.any': 'kdekoli',
    'option.arrowBeside.open': 'jen v nedokončených oblastech',
    'option.arrowRepeat': 'Druhá šipka na tah navíc',
    'option.arrowRepeat.spent': 'nedává nic',
    'option.arrowRepeat.points': 'dává své 2 body',
    'meet.blackDragon': 'Dva body za šipku mohou přivolat draka.',
    'meet.naturalDisasters':
      'Voda se rozlije dřív, než se losuje kartička tahu navíc. Zakryje i kartičky s dvojicemi družiníků.',
    'meet.covid19':
      'Šipka se volí dřív, než jdou nakažení družiníci na test. Šipka může také poslat družiníka do nakažené oblasti: hned jde na test.',
    lesson: 'Šipky: dva body, druhý družiník, tah navíc.'
  },
  board: {
    'awaits.activate': '{name}: vyber šipku',
    'do.activate': 'Použít šipku',
    'action.deployBeside': '{figure} vedle vlastní: {feature}, {square}',
    'action.activate': 'Použít šipku: {square}',
    'event.activated':
      '{name} používá šipku ({square}): {effect, select, addMeeple {družiník navíc} placeMeeple {družiník kamkoli} extraTurn {tah navíc} other {nic dalšího}}.',
    'rule.arrow.points': 'Šipka na prázdné pole',
    'rule.arrow.activate': 'Použití šipek',
    'score.arrow': 'šipka na prázdné pole',
    'preview.arrow':
      '{effect, select, addMeeple {Šipka: družiník vedle vlastního} placeMeeple {Šipka: družiník kamkoli, kde je volno} extraTurn {Šipka: tah navíc} other {Šipka nic nedělá}}',
    'preview.arrowPoints': 'Šipka míří na prázdné pole',
    'preview.then.activate': 'Pak vyber šipku',
    arrow:
      '{own, select, yes {Nová} other {Stará}}: {effect, select, addMeeple {družiník navíc} placeMeeple {družiník kamkoli} extraTurn {tah navíc} other {nic}}',
    'because.activate':
      '{n, plural, few {Na výběr jsou # šipky} other {Na výběr je # šipek}}; působí jen jedna',
    'because.extra': 'Tah navíc díky šipce'
  }
} satisfies Translation<typeof en>;
