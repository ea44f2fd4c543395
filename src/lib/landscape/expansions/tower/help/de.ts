import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    floors: 'Turmplätze und Turmteile',
    'floors.1':
      'Statt eine Figur auf das neue Plättchen zu setzen, darfst du eines deiner Turmteile auf einen Turmplatz oder einen offenen Turm setzen.',
    'floors.2':
      'Oder du setzt eine Figur auf einen offenen Turm aus mindestens einem Turmteil. Sie schließt ihn, bleibt, bis sie gefangen wird, und bringt nichts.',
    capture: 'Gefangennehmen und Austauschen',
    'capture.1':
      'Mit dem Turmteil darfst du eine Figur gefangen nehmen: auf dem Feld des Turms oder in gerader Linie höchstens so viele Felder entfernt, wie er Teile hat. Lücken und andere Türme halten nicht auf.',
    'capture.2':
      'Eine eigene Figur kommt in deinen Vorrat, eine fremde wird dein Gefangener. Baumeister, Schwein und Scheune kann man nicht fangen.',
    'capture.3':
      'Sobald zwei Spieler gegenseitig Figuren gefangen halten, geht je eine zurück. Wer eben jemanden gefangen hat, wählt, welche eigene er bekommt.',
    ransom: 'Lösegeld',
    'ransom.1':
      'Einmal in deinem Zug, bevor gewertet wird, darfst du 3 Punkte an jemanden zahlen, der eine Figur von dir gefangen hält, und bekommst sie zurück. Du musst die 3 Punkte haben und darfst die Figur gleich einsetzen.',
    'ransom.2': 'Gefangene bringen am Ende keine Punkte.',
    'ruling.towerTypes':
      'Auf einem Turm dürfen Figuren stehen, die in jedes Gebiet dürfen. Mit der Variante auch der Abt; Bürgermeister und Wagen nie.'
  },
  learn: {
    lay: 'Dieses Plättchen hat einen Turmplatz. Leg es unter den Start.',
    build: 'Baue ein Turmteil darauf, statt einen Meeple zu setzen.',
    monk: 'Ben hat einen Mönch neben den Turm gesetzt.',
    next: 'Leg dieses Plättchen rechts neben den Turm.',
    raise: 'Baue den Turm höher.',
    take: 'Der Mönch ist in Reichweite. Nimm ihn gefangen.',
    held: 'Der Mönch ist dein Gefangener. Ben kann ihn für 3 Punkte freikaufen.',
    end: 'Eine eigene Figur auf einem Turm schließt ihn.'
  }
} satisfies Translation<typeof en>;
