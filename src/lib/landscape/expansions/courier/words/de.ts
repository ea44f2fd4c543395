import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Der Kurier',
    authors: 'Mati, Bumsakalaka und Snearone',
    about: 'Er kommt zu einer Figur, die eben in seine Reihe oder Spalte gesetzt wurde, und bringt Punkte.',
    lesson: 'Ein Brief für die Straße.',
    'option.courierPays': 'Der Kurier bringt die Punkte',
    'option.courierPays.feature': 'des Gebiets, zu dem er kommt',
    'option.courierPays.around': 'aller besetzten Gebiete um ihn',
    'meet.naturalDisasters': 'Ein Meteor auf seinem Feld schickt ihn zum Startplättchen zurück.',
    'meet.blackDragon': 'Ein Drache auf seinem Feld schickt ihn zum Startplättchen zurück.',
    'meet.phantom': 'Zum Phantom kommt er nie.'
  },
  board: {
    'rule.courier': 'Der Kurier',
    'score.courier': 'Kurier',
    'event.courierCame': 'Der Kurier kommt zu {name}: {square}.'
  }
} satisfies Translation<typeof en>;
