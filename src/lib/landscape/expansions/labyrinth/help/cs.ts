import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    maze: 'Bludiště',
    'maze.1':
      'Labyrint je jedna cesta se čtyřmi rameny. Na střed smí figurka, když na jeho kartičce žádná nestojí, i když jsou ramena obsazená; na rameno, když na něm až ke středu žádná nestojí, i když je zbytek obsazený.',
    'maze.2':
      'Hotový dává 1 bod za kartičku a 2 za každého družiníka na něm, ať je čí chce. Získá je většina v celém labyrintu. Nedokončený dává 1 bod za kartičku.',
    'ruling.labyrinth':
      'Zda je každé rameno volné zvlášť a figurky dávají body, nebo je labyrint obyčejná cesta se čtyřmi rameny.'
  },
  learn: {
    lay: 'Labyrint. Polož ho vpravo.',
    claim: 'Postav družiníka na střed.',
    arm: 'Ben obsadil rameno, i když tvůj družiník stojí ve středu.',
    end: 'Každý družiník přidá 2 body, až bude labyrint hotový.'
  }
} satisfies Translation<typeof en>;
