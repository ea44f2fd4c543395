import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Besondere Klöster',
    about:
      'Eine Figur steht in einem besonderen Kloster als Mönch, oder sie liegt dort bis zum Ende als Abt.',
    lesson: 'Ein Abt schaut die Reihe und die Spalte entlang.',
    'option.monasteryTiles': 'Gewöhnliche Klöster des Grundspiels',
    'option.monasteryTiles.replace': 'bleiben in der Schachtel',
    'option.monasteryTiles.add': 'spielen mit',
    'meet.abbot': 'Die Abtfigur darf beides sein; vom Platz des Abts kommt sie nicht vorzeitig zurück.',
    'meet.naturalDisasters':
      'Ein Meteor in der Reihe zählt nichts und unterbricht sie nicht; ein geflutetes Feld zählt 1.',
    'meet.blackDragon': 'Ein umgebenes besonderes Kloster nur mit Äbten bringt dem Drachen keinen Schritt.'
  },
  board: {
    'side.abbot': 'als Abt',
    'short.monastery.abbot': 'Als Abt',
    'preview.abbotPlace': 'Bleibt bis zum Ende: 1 Punkt je Plättchen in Reihe und Spalte'
  }
} satisfies Translation<typeof en>;
