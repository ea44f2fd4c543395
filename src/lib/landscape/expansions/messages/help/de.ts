import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    messages: 'Depeschen',
    'messages.1':
      'Jeder hat eine Wertungsfigur und einen Boten. Wer Punkte bekommt, zieht eine der beiden um alle diese Punkte weiter. Die Punktzahl ist die Summe beider.',
    'messages.2':
      'Kommt eine deiner Figuren in deinem Zug auf ein durch 5 teilbares Feld, ziehst du für diese Wertungsrunde eine Depesche. Du nutzt ihre Aktion oder nimmst 2 Punkte. Diese können die nächste Depesche bringen.',
    'messages.3':
      'Das kann eine Depesche bringen: die jetzigen Punkte der kleinsten Straße, der kleinsten Stadt oder des kleinsten Klosters mit deiner Figur; 2 Punkte für jeden deiner Ritter oder für jedes Wappen in ihren Städten; 3 für jeden deiner Bauern; eine Figur wird gewertet und kommt zurück; oder du spielst ein weiteres Plättchen als ganzen Zug.',
    'ruling.messageRound':
      'Für jede Wertung wird einzeln gezogen. Es kann auch am Ende des Zugs für alle Punkte zusammen gezogen werden.',
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
