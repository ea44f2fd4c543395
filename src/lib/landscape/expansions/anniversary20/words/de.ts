import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: '20 Jahre Jubiläum',
    about: 'Pfeilplättchen: ein zweiter Meeple, ein ferner Meeple oder noch ein Zug.',
    'option.arrowBeside': 'Pfeil: ein Meeple neben einen eigenen',
    'option.arrowBeside.any': 'überall',
    'option.arrowBeside.open': 'nur in unfertigen Gebieten',
    'option.arrowRepeat': 'Ein zweiter Pfeil für einen Zug mehr',
    'option.arrowRepeat.spent': 'bringt nichts',
    'option.arrowRepeat.points': 'bringt seine 2 Punkte',
    'meet.blackDragon': 'Zwei Punkte für einen Pfeil können den Drachen rufen.',
    'meet.naturalDisasters':
      'Die Flut breitet sich aus, bevor das Plättchen eines Extrazugs gezogen wird. Sie bedeckt auch Plättchen mit Figurenpaaren.',
    'meet.covid19':
      'Der Pfeil wird gewählt, bevor angesteckte Figuren getestet werden. Ein Pfeil kann auch eine Figur in ein angestecktes Gebiet schicken: Sie wird sofort getestet.',
    lesson: 'Pfeile: zwei Punkte, ein zweiter Meeple, noch ein Zug.'
  },
  board: {
    'awaits.activate': '{name}: Pfeil wählen',
    'do.activate': 'Diesen Pfeil nutzen',
    'action.deployBeside': '{figure} neben den eigenen: {feature}, {square}',
    'action.activate': 'Pfeil nutzen: {square}',
    'event.activated':
      '{name} nutzt den Pfeil ({square}): {effect, select, addMeeple {ein Meeple mehr} placeMeeple {ein Meeple irgendwo} extraTurn {noch ein Zug} other {sonst nichts}}.',
    'rule.arrow.points': 'Pfeil auf ein leeres Feld',
    'rule.arrow.activate': 'Pfeile im Einsatz',
    'score.arrow': 'Pfeil auf ein leeres Feld',
    'preview.arrow':
      '{effect, select, addMeeple {Pfeil: ein Meeple neben einen eigenen} placeMeeple {Pfeil: ein Meeple in ein freies Gebiet} extraTurn {Pfeil: noch ein Zug} other {Der Pfeil bewirkt nichts}}',
    'preview.arrowPoints': 'Der Pfeil zeigt auf ein leeres Feld',
    'preview.then.activate': 'Dann einen Pfeil wählen',
    arrow:
      '{own, select, yes {Neu} other {Alt}}: {effect, select, addMeeple {ein Meeple mehr} placeMeeple {ein Meeple irgendwo} extraTurn {noch ein Zug} other {nichts}}',
    'because.activate': 'Das Plättchen trifft auf {n} Pfeile; nur einer wirkt',
    'because.extra': 'Noch ein Zug, durch den Pfeil'
  }
} satisfies Translation<typeof en>;
