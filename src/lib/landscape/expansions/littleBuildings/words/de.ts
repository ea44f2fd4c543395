import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Die Häuser',
    about: 'Türme, Häuser und Schuppen: ein Punkt für jedes Gebiet, an dem sie stehen.',
    lesson: 'Ein Schuppen neben der Straße.',
    'option.littleBuildings': 'Punkte für Turm, Haus und Schuppen',
    'option.littleBuildings.1/1/1': 'je 1',
    'option.littleBuildings.3/2/1': '3, 2 und 1',
    'meet.innsCathedrals':
      'Wirtshaus und Kathedrale verdoppeln keine Gebäude; unfertig bringen sie nur deren Punkte.',
    'meet.naturalDisasters':
      'Kein Gebäude auf Meteor oder Flut; eines auf einem getroffenen Plättchen kommt in die Schachtel.',
    'meet.blackDragon': 'Gebäude werden nicht gefressen, und ihre Punkte zählen für die 50.'
  },
  board: {
    'supply.smallTower': '{n, plural, one {# Turm} other {# Türme}}',
    'supply.house': '{n, plural, one {# Haus} other {# Häuser}}',
    'supply.shed': '{n, plural, one {# Schuppen} other {# Schuppen}}',
    'score.littleBuildings': 'Gebäude',
    'rule.littleBuildings': 'Kleine Gebäude',
    'awaits.build': '{name}: Figur setzen oder bauen',
    'awaits.build.alone': '{name}: bauen oder passen',
    'do.build.smallTower': 'Turm bauen',
    'do.build.house': 'Haus bauen',
    'do.build.shed': 'Schuppen bauen',
    'action.build.smallTower': 'Turm',
    'action.build.house': 'Haus',
    'action.build.shed': 'Schuppen',
    'event.builtToken': '{name} baut auf dem Plättchen: {square}.',
    'preview.builtToken': 'Zählt für jedes Gebiet dieses Plättchens, wem es auch gehört'
  }
} satisfies Translation<typeof en>;
