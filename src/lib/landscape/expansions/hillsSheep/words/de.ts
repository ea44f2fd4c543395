import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Schafe und Hügel',
    about:
      'Schäfer sammeln Schafe, solange sie sich trauen, Hügel entscheiden Gleichstände, Weinberge werten Klöster auf.',
    lesson: 'Ein Schäfer und seine Herde.',
    'option.hillTie': 'Ein Hügel entscheidet den Gleichstand',
    'option.hillTie.any': 'mit irgendeinem Meeple darauf',
    'option.hillTie.number': 'nach der Zahl der Meeples auf Hügeln',
    'option.vineyardGardens': 'Weinberge zählen auch für Gärten',
    'option.vineyardGardens.false': 'nein',
    'option.vineyardGardens.true': 'ja',
    'part.shepherd': 'Schäfer',
    'part.hill': 'Hügel',
    'part.vineyard': 'Weinberge',
    'meet.abbeyMayor': 'Eine Abtei schließt die Wiese an ihrer Seite. Weinberge zählen auch für Abteien.',
    'meet.blackDragon': 'Er frisst Schäfer; ihre Schafe kommen in den Beutel zurück.',
    'meet.covid19':
      'Ein angesteckter Schäfer wird getestet wie die anderen. Wer heimgeht, verliert die Herde.',
    'meet.naturalDisasters': 'Der Tornado übergeht Schäfer. Ein Meteor schickt sie ohne Punkte heim.'
  },
  board: {
    'figure.shepherd': 'Schäfer',
    'score.flock': '{n, plural, one {# Schaf} other {# Schafe}}',
    'score.vineyard': 'Weinberge',
    'rule.flock': 'Schäfer',
    'awaits.flock': '{name}: noch einmal ziehen oder heimtreiben?',
    'do.flock': 'Entscheiden',
    'action.flock': '{choice, select, grow {Noch einmal ziehen} other {Herde heimtreiben}}',
    'event.drewToken':
      '{name} zieht {token, select, wolf {den Wolf: Die Herde ist weg} sheep1 {1 Schaf} sheep2 {2 Schafe} sheep3 {3 Schafe} other {4 Schafe}}.',
    'awaits.draw.sheep': '{name} zieht aus dem Schafbeutel',
    'preview.drawSheep': 'Dann wird aus dem Beutel gezogen: Schafe oder der Wolf',
    'because.flock':
      'Deine Wiese ist gewachsen, bisher {n, plural, =0 {kein Schaf} one {# Schaf} other {# Schafe}}. Wölfe im Beutel: {wolves} von {tokens}'
  }
} satisfies Translation<typeof en>;
