import type { Messages } from '../messages.ts';

export default {
  lit: 'Tady můžeš položit, táhnout nebo vybrat',
  last: 'Naposledy položená kartička',
  since: 'Položeno od tvého posledního tahu, v barvě hráče',
  pointed: 'Kam vedlo tvé ťuknutí, nebo o čem je věta',
  mind: 'Tvoje kartička nebo volba, ještě nepotvrzená',
  others: 'Co zvažuje jiný hráč',
  dead: 'Žádná zbývající kartička sem nesedne',
  leaving: 'Tato figurka by odešla ze stolu',
  field: 'Louka: vzor a tvar vlastníka s dosavadními body',
  gain: 'Body tohoto hráče za volbu, kterou zvažuješ',
  dots: 'Vedle hráče: ve spojení, pryč, bez spojení, bot',

  'why.fit': 'Kartička tam nesedne, ať ji otočíš jakkoli.',
  'why.dead': 'Žádná ze zbývajících kartiček tam nesedne.',
  'why.beside': 'Polož ji vedle už položené kartičky.',
  'why.taken': 'Tam už kartička leží.',
  'why.notYou': 'Nejsi na tahu. Čeká se na: {names}.',
  'why.spectator': 'Díváš se. Na tahu: {names}.',
  'why.choose': 'Tam teď není co vybrat.'
} satisfies Messages<'marks'>;
