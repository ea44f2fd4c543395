import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    bridges: 'Brücken',
    'bridges.1':
      'Eine Brücke ist eine gerade Straße über ein Plättchen, von Wiesenrand zu Wiesenrand. Trifft eine Straße deines Plättchens auf eine Wiese oder umgekehrt, darfst du es mit einer Brücke legen, die die Straße fortsetzt. Du darfst auch vor dem Setzen einer Figur eine Brücke legen, vor deren Enden beide Felder leer sind. Eine Brücke je Teil eines Zugs.',
    'bridges.2':
      'Was unter einer Brücke liegt, bleibt verbunden. Die Brücke zählt als Straße ihres Plättchens; eine Figur darf darauf, wenn das Plättchen gerade gelegt wurde. Braucht jeder Platz eine Brücke, darfst du stattdessen ein anderes Plättchen ziehen.',
    castles: 'Burgen',
    'castles.1':
      'Ist dein Meeple allein in einer Stadt aus zwei halbrunden Plättchen, wenn sie fertig wird, darfst du statt der Wertung eine Burg bauen. Er wird Burgherr, den kein Drache und kein Turm erreicht.',
    'castles.2':
      'Was danach auf den sechs Feldern um die Burg zuerst fertig wird (Straße, Stadt, Kloster oder Garten), bringt dir dieselben Punkte, wer auch immer sie bekommt. Dann geht der Burgherr nach Hause. Eine Burg, die gewertet wird, gilt für eine Burg daneben als fertig. Eine Wiese zählt eine Burg mit 4 statt 3 Punkten.',
    bazaars: 'Basare',
    'bazaars.1':
      'Nach einem Zug mit einem Basarplättchen wird für jeden ein Plättchen aufgedeckt. Vom linken Nachbarn an wählt man ein Plättchen und bietet; alle anderen ohne Plättchen dürfen einmal mehr bieten.',
    'bazaars.2':
      'Dann zahlt, wer gewählt hat, dem Höchstbietenden dessen Gebot und behält das Plättchen, oder bekommt es bezahlt und gibt das Plättchen ab. Bot niemand mehr, geht das Gebot an die Bank. Das letzte Plättchen ist umsonst. Im nächsten Zug legst du dein Plättchen, statt eines zu ziehen.',
    'ruling.freeBridge':
      'Eine Brücke, die kein Plättchen braucht, darf auch neben dem gelegten Plättchen liegen; mit der Variante nur auf ihm.',
    'ruling.castleChoice':
      'Wird mehreres neben einer Burg fertig, zählt der höchste Wert; mit der Variante wählt ihr Besitzer.',
    'ruling.bazaar': 'Mit der Variante nimmt jeder ein Plättchen, ohne Gebote.',
    'ruling.bidLimit':
      'Ein Gebot ist höchstens so hoch wie die eigenen Punkte; mit der Variante darf es höher sein.'
  },
  learn: {
    lay: 'Dieses Plättchen macht eine Stadt aus zwei Plättchen fertig. Leg es über den Start.',
    claim: 'Setze einen Ritter hinein.',
    build: 'Baue eine Burg, statt die Stadt zu werten.',
    end: 'Die nächste Straße oder Stadt, die neben der Burg fertig wird, zählt auch für dich.'
  }
} satisfies Translation<typeof en>;
