import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Král a loupeživý rytíř',
    about: 'Za největší město je král, za nejdelší cestu loupeživý rytíř; na konci oba přinesou body.',
    lesson: 'Jak z tebe město udělá krále.',
    'option.kingRobber': 'Král a loupeživý rytíř dávají',
    'option.kingRobber.each': '1 bod za každé dokončené město či cestu',
    'option.kingRobber.10': 'po 10 bodech',
    'option.kingRobber.15-40': '15 bodů za jednoho, 40 za oba',
    'option.kingRobber.running': '1 bod při každém dokončení',
    'part.king': 'Král',
    'part.robber': 'Loupeživý rytíř',
    'meet.naturalDisasters':
      'Titul zůstává, i když jeho město či cestu zasáhne meteor; na konci se už nepočítá.'
  },
  board: {
    'won.king': 'král',
    'won.robber': 'loupeživý rytíř',
    'supply.king': 'král: město z {n, plural, one {# kartičky} few {# kartiček} other {# kartiček}}',
    'supply.robber':
      'loupeživý rytíř: cesta z {n, plural, one {# kartičky} few {# kartiček} other {# kartiček}}',
    'score.king': 'král',
    'score.robber': 'loupeživý rytíř',
    'score.king.count': 'král: {n, plural, one {# město} few {# města} other {# měst}}',
    'score.robber.count': 'loupeživý rytíř: {n, plural, one {# cesta} few {# cesty} other {# cest}}',
    'rule.king': 'Král',
    'rule.robber': 'Loupeživý rytíř',
    'event.tookTitle': '{name}: teď {title, select, king {král} other {loupeživý rytíř}}.'
  }
} satisfies Translation<typeof en>;
