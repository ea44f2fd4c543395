import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    magic: 'Magier und Hexe',
    'magic.1':
      'Legst du ein Plättchen mit Stern, setzt oder ziehst du eine der beiden Figuren, die du wählst, auf eine unfertige Straße oder in eine unfertige Stadt, in der keine von beiden steht. Wer sonst dort steht, ist egal.',
    'magic.2':
      'Der Magier bringt je Plättchen der Straße oder Stadt 1 Punkt mehr. Die Hexe halbiert ihre Punkte, aufgerundet. Beides zählt nach Wirtshaus oder Kathedrale, auch am Ende des Spiels.',
    'magic.3':
      'Sie verlassen eine fertige Straße oder Stadt. Verbindet ein Plättchen die Gebiete der beiden, ziehst du eine von ihnen vor der Wertung. Gibt es keinen Platz, verlässt eine den Tisch.'
  },
  learn: {
    lay: 'Dieses Plättchen hat den Stern. Leg es links an.',
    move: 'Setze den Magier auf die Straße in der Mitte.',
    end: 'Die Straße ist je Plättchen 1 Punkt mehr wert, wem sie auch gehört.'
  }
} satisfies Translation<typeof en>;
