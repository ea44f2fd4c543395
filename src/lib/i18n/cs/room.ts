import type { Messages } from '../messages.ts';

export default {
  title: 'Stůl je připraven',
  noTitle: 'Stůl',
  save: 'Uložit hru',
  rematch: 'Hrát znovu',
  'rematch.join': 'Přidat se k další hře',
  'rematch.go': 'K další hře',
  'rematch.told': '{name} otevřel další hru. Tvé místo je zachované.',
  'rematch.failed': 'Další hra je otevřená, ale nešlo ji tu oznámit. Pošli její odkaz.',
  'chat.said': '{name}: {text}',
  'chat.unread': '{n, plural, one {# nová zpráva} few {# nové zprávy} other {# nových zpráv}}',
  'chat.show': 'Ukázat',
  react: 'Reagovat',
  'react.smile': 'Úsměv',
  'react.laugh': 'Smích',
  'react.wow': 'Páni',
  'react.think': 'Přemýšlím',
  'react.clap': 'Dobře zahráno',
  'react.heart': 'Paráda',
  'react.oops': 'Jejda',
  'react.hurry': 'Jsi na tahu',
  failed: 'Tento stůl nelze otevřít',
  elsewhere: 'Tento stůl je otevřený v jiné kartě',
  elsewhereMore:
    'Hraje vždy jen jedna karta, aby nikdo neodpověděl dvakrát. Pokračuj tam, nebo to převezmi tady.',
  takeOver: 'Hrát tady',
  opening: 'Hledám stůl',
  openingMore: 'Ten, kdo ho otevřel, musí být online, nebo někdo, kdo už sedí.',
  noLink: 'Tato adresa nevede k žádnému stolu',
  noLinkMore: 'Odkaz na stůl končí dlouhým kódem za znakem #. Vyžádej si ho znovu a zkopíruj ho celý.',
  people: 'Lidé a spojení'
} satisfies Messages<'room'>;
