import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Kacíři a svatyně',
    about: 'Svatyně vyzývá klášter vedle sebe: boduje se jen to, co je dokončeno první.',
    lesson: 'Svatyně.',
    'option.shrineTiles': 'Svatyně',
    'option.shrineTiles.6': 'šest',
    'option.shrineTiles.5': 'pět',
    'part.shrine': 'Svatyně',
    'meet.abbeyMayor': 'Výzev se účastní i opatství.',
    'meet.anniversary20': 'Všechny figurky poraženého místa jdou domů.',
    'meet.hillsSheep': 'Vinice se počítají i pro svatyně.'
  },
  board: {
    'rule.challenge': 'Výzva',
    'preview.challenge': 'Výzva: boduje se jen to, co je dokončeno první',
    'preview.challengeWon': 'Kdo výzvu prohraje, jde domů bez bodů'
  }
} satisfies Translation<typeof en>;
