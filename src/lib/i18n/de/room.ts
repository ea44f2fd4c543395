import type { Messages } from '../messages.ts';

export default {
  title: 'Der Tisch ist bereit',
  noTitle: 'Tisch',
  save: 'Spiel speichern',
  rematch: 'Noch einmal',
  'rematch.join': 'Zum nächsten Spiel',
  'rematch.go': 'Zum nächsten Spiel',
  'rematch.told': '{name} hat das nächste Spiel eröffnet. Dein Platz ist reserviert.',
  'rematch.failed':
    'Das nächste Spiel ist offen, konnte hier aber nicht angekündigt werden. Verschicke den Link.',
  'chat.said': '{name}: {text}',
  'chat.unread': '{n, plural, one {# neue Nachricht} other {# neue Nachrichten}}',
  'chat.show': 'Zeigen',
  react: 'Reagieren',
  'react.smile': 'Lächeln',
  'react.laugh': 'Lachen',
  'react.wow': 'Wow',
  'react.think': 'Ich überlege',
  'react.clap': 'Gut gespielt',
  'react.heart': 'Toll',
  'react.oops': 'Hoppla',
  'react.hurry': 'Du bist dran',
  'clock.left': 'Restzeit: {time}',
  'clock.over': 'Zeit ist um',
  failed: 'Dieser Tisch lässt sich nicht öffnen',
  elsewhere: 'Dieser Tisch ist in einem anderen Tab offen',
  elsewhereMore:
    'An diesem Tisch kann immer nur ein Tab spielen. Mach dort weiter, oder spiel stattdessen hier.',
  takeOver: 'Hier spielen',
  moment: 'Einen Moment …',
  opening: 'Suche den Tisch',
  openingMore: 'Die Person, die ihn eröffnet hat, oder jemand, der schon sitzt, muss online sein.',
  noLink: 'Diese Adresse führt zu keinem Tisch',
  noLinkMore:
    'Der Link eines Tisches endet mit einem langen Code nach dem #. Lass ihn dir noch einmal schicken und kopiere ihn ganz.',
  people: 'Leute und Verbindung'
} satisfies Messages<'room'>;
