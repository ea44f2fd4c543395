import type { Translation } from '../../../../kernel/manifest.ts';
import type * as en from './en.ts';

export const cropHelp = {
  guide: {
    circle: 'Kornkreise',
    'circle.1':
      'Ist der Zug, in dem ein Kornkreis gelegt wurde, samt Wertung vorbei, wählt dieser Spieler für alle: Alle dürfen eine Figur aus dem Vorrat neben einen eigenen Meeple setzen, oder alle müssen einen eigenen ohne Punkte heimholen.',
    'circle.2':
      'Das Zeichen sagt, wen es betrifft: ein Schild die in Städten, eine Keule die auf Straßen, eine Heugabel die auf Wiesen. Der linke Nachbar beginnt, wer gewählt hat, kommt zuletzt.',
    'circle.3': 'Wer dort niemanden hat, wird übergangen. Ohne Figur auf dem Tisch bewirkt der Kreis nichts.',
    'ruling.cropAdd': 'Eine Figur dazuzusetzen ist freiwillig, mit der Variante Pflicht.'
  },
  learn: {
    lay: 'Die Keule betrifft Straßen. Leg das Plättchen rechts an.',
    claim: 'Besetze die Straße.',
    choose: 'Lass alle eine Figur dazusetzen.',
    add: 'Setze einen Meeple neben deinen.',
    end: 'Jetzt stehen zwei deiner Meeples auf der Straße. Ben hatte dort keinen.'
  }
} satisfies Translation<typeof en.cropHelp>;

export const besiegingHelp = {
  guide: {
    siege: 'Belagerte Städte',
    'siege.1':
      'Eine Stadt mit einem Lager der Belagerer bleibt belagert. Wird sie fertig, bringt sie 1 Punkt je Plättchen und Wappen, mit Kathedrale 2. Unfertig bringt sie am Ende nichts.',
    'siege.2':
      'Für Wiesen zählt eine fertige belagerte Stadt doppelt: 6 Punkte. Mehrere Lager in einer Stadt ändern nichts weiter.',
    escape: 'Die Flucht',
    'escape.1':
      'Am Ende deines Zugs darfst du einen deiner Ritter ohne Punkte aus einer belagerten Stadt heimholen, wenn ein Kloster auf einem Plättchen der Stadt oder daneben liegt, auch schräg. Es muss weder besetzt noch fertig sein.',
    'ruling.siegeEscape':
      'Ob das Kloster irgendein Plättchen der Stadt berühren darf oder ein belagertes berühren muss.',
    'ruling.siegeEscapeEach':
      'Ob nach jedem Teil eines Doppelzugs ein Ritter fliehen darf oder einmal im Zug.'
  },
  learn: {
    lay: 'Vor dieser Stadt stehen Belagerer. Schließe sie mit dem Plättchen.',
    claim: 'Setze einen Ritter.',
    scored: 'Zwei Plättchen einer belagerten Stadt: 2 Punkte.',
    end: 'Für Wiesen zählt sie doppelt.'
  }
} satisfies Translation<typeof en.besiegingHelp>;
