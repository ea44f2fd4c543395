import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    inns: 'Wirtshäuser',
    'inns.1': 'Ein Wirtshaus gehört zu der Straße, an der es steht; an einer Kreuzung nur zu diesem Arm.',
    'inns.2':
      'Eine fertige Straße mit Wirtshaus bringt 2 Punkte je Plättchen, egal wie viele Wirtshäuser sie hat.',
    'inns.3': 'Am Ende unfertig bringt sie nichts.',
    cathedrals: 'Kathedralen',
    'cathedrals.1': 'Eine fertige Stadt mit Kathedrale bringt 3 Punkte je Plättchen und 3 je Wappen.',
    'cathedrals.2': 'Am Ende unfertig bringt sie nichts.',
    large: 'Der große Meeple',
    'large.1': 'Alle haben einen. Er wird gesetzt und kommt heim wie ein normaler Meeple.',
    'large.2': 'Bei der Mehrheit zählt er als zwei. Punkte verdoppelt er nie.',
    'ruling.innsAtEnd': 'Was eine unfertige Straße mit Wirtshaus oder Stadt mit Kathedrale am Ende wert ist.'
  },
  learn: {
    lay: 'Diese Straße hat ein Wirtshaus am Teich. Leg sie rechts neben den Start.',
    large: 'Besetze die Straße mit dem großen Meeple: Er zählt als zwei.',
    west: 'Ben hat die Straße am anderen Ende geschlossen.',
    close: 'Schließ sie hier: Die Straße des Klosters beendet sie.',
    pass: 'Hier brauchst du keine Figur. Beende den Zug.',
    scored: 'Vier Plättchen und ein Wirtshaus: 2 Punkte je Plättchen, zusammen 8.',
    end: 'Unfertig ist eine Straße mit Wirtshaus nichts wert, ebenso eine Stadt mit Kathedrale; fertig bringt diese 3 je Plättchen.'
  }
} satisfies Translation<typeof en>;
