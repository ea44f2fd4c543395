import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    courier: 'Der Kurier',
    'courier.1':
      'Der Kurier beginnt auf dem Start. Steht eine in diesem Zug gesetzte Figur am Ende noch auf einer unfertigen Straße, in einer unfertigen Stadt, einem Kloster oder Garten, auf seinem Feld oder in seiner Reihe oder Spalte, egal wie weit entfernt, kommt er zu ihr.',
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
