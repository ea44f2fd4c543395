import type { Messages } from '../messages.ts';

export default {
  title: 'Stůl je připraven',
  noTitle: 'Stůl',
  save: 'Uložit hru',
  rematch: 'Hrát znovu',
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
