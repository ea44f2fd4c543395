import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Magier & Hexe',
    about:
      'Zwei Figuren, die niemandem gehören: Der Magier macht eine Straße oder Stadt mehr wert, die Hexe halbiert sie.',
    lesson: 'Der Magier kommt auf eine Straße.',
    'meet.blackDragon':
      'Der Drache frisst auch Magier und Hexe. Das nächste Plättchen mit Stern bringt sie zurück.',
    'meet.innsCathedrals': 'Erst Wirtshaus oder Kathedrale, dann Magier oder Hexe.'
  },
  board: {
    'score.mage': 'Magier',
    'score.witch': 'Hexe',
    'rule.mageWitch': 'Magier und Hexe',
    'ask.magic': '{name}: Magier oder Hexe ziehen',
    'ask.magicAside': '{name}: Wer verlässt den Tisch?',
    'because.magic': 'Tippe auf eine Straße oder Stadt; noch einmal für die andere Figur',
    'do.move.mage': 'Magier hierher',
    'do.move.witch': 'Hexe hierher',
    'do.remove.mage': 'Magier entfernen',
    'do.remove.witch': 'Hexe entfernen',
    'action.move.mage': 'Magier: {feature}, {square}',
    'action.move.witch': 'Hexe: {feature}, {square}',
    'action.remove.mage': 'Magier entfernen',
    'action.remove.witch': 'Hexe entfernen',
    'event.magicMoved': '{piece, select, mage {Der Magier} other {Die Hexe}} zieht: {feature}, {square}.',
    'event.magicAside': '{piece, select, mage {Der Magier} other {Die Hexe}} verlässt den Tisch.',
    'preview.magic': 'Dann ziehst du Magier oder Hexe',
    'preview.mage': '1 Punkt mehr je Plättchen',
    'preview.witch': 'Halbe Punkte, aufgerundet'
  }
} satisfies Translation<typeof en>;
