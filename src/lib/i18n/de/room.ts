import type { Messages } from '../messages.ts';

export default {
  title: 'Der Tisch ist gedeckt',
  noTitle: 'Tisch',
  save: 'Spiel speichern',
  rematch: 'Noch einmal',
  'rematch.join': 'Zum nächsten Spiel',
  'rematch.go': 'Zum nächsten Spiel',
  'rematch.told': '{name} hat das nächste Spiel eröffnet. Dein Platz ist frei gehalten.',
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
  failed: 'Dieser Tisch lässt sich nicht öffnen',
  elsewhere: 'Dieser Tisch ist in einem anderen Tab offen',
  elsewhereMore:
    'Nur ein Tab spielt zur Zeit, damit niemand zweimal antwortet. Mach dort weiter, oder übernimm hier.',
  takeOver: 'Hier spielen',
  opening: 'Suche den Tisch',
  openingMore: 'Wer ihn eröffnet hat, muss online sein, oder jemand, der schon sitzt.',
  noLink: 'Diese Adresse führt zu keinem Tisch',
  noLinkMore:
    'Der Link eines Tisches endet mit einem langen Code nach dem #. Lass ihn dir noch einmal schicken und kopiere ihn ganz.',
  people: 'Leute und Verbindung'
} satisfies Messages<'room'>;
