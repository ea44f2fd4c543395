import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    king: 'Král',
    'king.1':
      'Kdo položí kartičku, která dokončí první město, bere krále a předá ho, jakmile jiný hráč dokončí větší. Nezáleží, čí město je; počítají se jen kartičky, ne erby.',
    'king.2': 'Na konci dává král 1 bod za každé dokončené město na stole.',
    robber: 'Loupeživý rytíř',
    'robber.1':
      'Loupeživý rytíř stejně přechází s nejdelší dokončenou cestou a dává 1 bod za každou dokončenou cestu.',
    'robber.2': 'Stejná velikost nic nemění. Titul přechází po bodování.',
    'ruling.kingRobber':
      'Co tituly dávají: na konci bod za každé dokončené město či cestu, pevný počet bodů, nebo bod při každém dokončení, dokud je hráč má.'
  },
  learn: {
    lay: 'Uzavři město nad startovní kartičkou.',
    claim: 'Postav do něj rytíře.',
    end: 'Čtyři body a jsi král: je to první dokončené město. Město ze tří kartiček by udělalo krále z Bena.'
  }
} satisfies Translation<typeof en>;
