import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    courier: 'Der Kurier',
    'courier.1':
      'Der Kurier beginnt auf dem Startplättchen. Steht am Ende deines Zugs eine in diesem Zug gesetzte Figur auf seinem Feld oder in seiner Reihe oder Spalte, egal wie weit entfernt, kommt er zu ihr. Ihre Straße, ihre Stadt, ihr Kloster oder ihr Garten muss unfertig sein.',
    'courier.2':
      'Ihr Besitzer bekommt die Punkte, die dieses Gebiet am Spielende brächte. Von mehreren Figuren gilt die zuerst gesetzte, nie das Phantom.',
    'ruling.courierPays':
      'Ob er die Punkte des Gebiets bringt, zu dem er kommt, oder aller besetzten Straßen, Städte, Klöster und Gärten auf den neun Feldern um ihn.'
  },
  learn: {
    lay: 'Leg dieses Plättchen rechts an.',
    place: 'Setze einen Meeple auf die Straße, in die Reihe des Kuriers.',
    end: 'Er ist gekommen und hat die Punkte der Straße gebracht.'
  }
} satisfies Translation<typeof en>;
