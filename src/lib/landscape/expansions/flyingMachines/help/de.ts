import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    flight: 'Fliegen',
    'flight.1':
      'Statt einen Meeple auf das neue Plättchen zu setzen, darfst du ihn auf das Fluggerät dort setzen. Dann wird gewürfelt: Er fliegt 1, 2 oder 3 Felder in Richtung des Pfeils.',
    'flight.2':
      'Was dazwischen liegt, ist egal. Auf dem Plättchen, auf dem er ankommt, muss er auf eine unfertige Straße, in eine unfertige Stadt oder ein unfertiges Kloster, frei oder besetzt; nie auf eine Wiese.',
    'flight.3':
      'Liegt dort kein Plättchen, oder gibt es nichts Passendes, kommt er heim, und du setzt niemanden mehr.'
  },
  learn: {
    lay: 'Dieses Gerät fliegt nach Westen. Leg es rechts an.',
    claim: 'Setze einen Meeple auf das Gerät.',
    land: 'Der Würfel zeigt 1: Er landet auf dem Startplättchen. Wähle die Straße.',
    end: 'Er steht jetzt auf der Straße. Auch in die Stadt hätte er gekonnt.'
  }
} satisfies Translation<typeof en>;
