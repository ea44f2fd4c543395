import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    gold: 'Pokládání a zisk zlata',
    'gold.1': 'Kartička s dolem dostane hned zlatou cihličku a druhou položíš na kartičku okolo, i šikmo.',
    'gold.2':
      'Když se cesta nebo město dokončí a boduje, vlastník bere zlato z jejích kartiček. Klášter nebo zahrada dává zlato ze svých devíti polí.',
    'gold.3':
      'Více vlastníků bere střídavě po cihličce, hráč na tahu první. Kde nikdo neboduje, zlato zůstává. Louky a nedokončené oblasti nic nedávají.',
    value: 'Cena',
    'value.1': 'Na konci má každá cihlička cenu 1 bod do 3 cihliček, 2 body do 6, 3 do 9 a 4 nad to.'
  },
  learn: {
    lay: 'Tato kartička má důl. Polož ji vpravo: jedna cihlička leží na ní, jedna na startu.',
    claim: 'Obsaď cestu.',
    end: 'Dokonči cestu a obě cihličky jsou tvé.'
  }
} satisfies Translation<typeof en>;
