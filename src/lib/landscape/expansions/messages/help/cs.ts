import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    messages: 'Depeše',
    'messages.1':
      'Každý má figurku bodů a posla. Kdo získá body, posune jednu z nich o celý jejich počet. Skóre je součet obou.',
    'messages.2':
      'Když tvá figurka ve tvém tahu přijde na pole dělitelné 5, losuješ za toto bodování jednu depeši. Použiješ její akci, nebo si vezmeš 2 body. Ty mohou přinést další depeši.',
    'messages.3':
      'Nejmenší cesta, město nebo klášter s tvou figurkou dá své nynější body. Dostaneš 2 body za každého rytíře nebo za každý erb v jejich městech a 3 za každého sedláka. Jedna figurka se oboduje a vrátí. Nebo zahraješ další kartičku jako celý tah.',
    'ruling.messageRound':
      'Každý zisk bodů se připisuje zvlášť. Všechny body tahu lze připsat i najednou na jeho konci.',
    'ruling.messageBlocked': 'Cizí figurka na tmavém poli depeši nezadrží, není-li dohodnuto jinak.',
    'ruling.messageFarmers': 'Depeše sedláků dá 3 body za každého, nebo 2.'
  },
  learn: {
    lay: 'Touto kartičkou uzavři svou cestu.',
    advance: 'Posuň posla o 3 body.',
    end: 'Body jsou součet obou figurek. Pole dělitelné 5 přinese depeši.'
  }
} satisfies Translation<typeof en>;
