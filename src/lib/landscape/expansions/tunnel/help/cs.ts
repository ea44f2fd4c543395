import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    tunnels: 'Tunely',
    'tunnels.1':
      'Cesta, která vede do tunelu, je tam otevřená. Jednou za tah smíš položit jeden ze svých žetonů tunelu na kterékoli volné ústí na stole, navíc k postavení figurky.',
    'tunnels.2':
      'Když leží oba žetony páru, stejného písmene a barvy, jejich ústí jsou spojená: od té chvíle je to jedna cesta, pro všechny. Počítají se jen viditelné kartičky, každá jednou. Žetony zůstávají.',
    'ruling.tunnelTokens':
      'Ve dvou má každý tři páry žetonů, ve třech dva, ve více hráčích jeden. Lze zvolit méně.',
    'ruling.tunnelsElsewhere':
      'Zda tunel na kartičce jiného rozšíření jsou dvě ústí, která potřebují žetony, nebo cesta jako bez tohoto rozšíření.'
  },
  learn: {
    lay: 'Polož tuto kartičku vlevo od startu.',
    build: 'Polož žeton na jedno z jejích ústí.',
    end: 'Druhý žeton A spojí tuto cestu s jiným ústím.'
  }
} satisfies Translation<typeof en>;
