import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    messages: 'Depeschen',
    'messages.1':
      'Jeder hat eine Wertungsfigur und einen Boten. Wer Punkte bekommt, zieht eine der beiden um die ganze Zahl. Die Punktzahl ist die Summe beider.',
    'messages.2':
      'Kommt eine deiner Figuren in deinem Zug auf ein durch 5 teilbares Feld, ziehst du für diese Wertungsrunde eine Depesche. Du nutzt ihre Aktion oder nimmst 2 Punkte. Diese können die nächste Depesche bringen.',
    'messages.3':
      'Die kleinste Straße, die kleinste Stadt oder das kleinste Kloster mit deiner Figur bringt die jetzigen Punkte. Du bekommst 2 Punkte für jeden deiner Ritter oder für jedes Wappen in ihren Städten, und 3 für jeden deiner Bauern. Eine Figur wird gewertet und kommt zurück. Oder du spielst ein weiteres Plättchen als ganzen Zug.',
    'ruling.messageRound':
      'Jede Wertung wird für sich gezogen. Alle Punkte eines Zugs können auch zusammen an seinem Ende gezogen werden.',
    'ruling.messageBlocked':
      'Eine fremde Figur auf dem dunklen Feld verhindert keine Depesche, wenn nicht anders abgemacht.',
    'ruling.messageFarmers': 'Die Depesche der Bauern bringt 3 Punkte für jeden, oder 2.'
  },
  learn: {
    lay: 'Schließe mit diesem Plättchen deine Straße.',
    advance: 'Zieh deinen Boten um die 3 Punkte.',
    end: 'Die Punkte sind die Summe beider Figuren. Ein durch 5 teilbares Feld bringt eine Depesche.'
  }
} satisfies Translation<typeof en>;
