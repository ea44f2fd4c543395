import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Labyrint',
    about: 'Bludiště, kde se potkávají čtyři cesty: každé rameno pojme figurku a figurky dávají body.',
    lesson: 'Obsazené bludiště.',
    'option.labyrinth': 'Pravidla labyrintu',
    'option.labyrinth.advanced': 'každé rameno zvlášť, 2 body za figurku',
    'option.labyrinth.basic': 'obyčejná cesta',
    'meet.innsCathedrals': 'Hostinec zdvojnásobí kartičky, ne body za figurky.',
    'meet.abbeyMayor': 'Vůz smí přejet na volné rameno.',
    'meet.mageWitch': 'Čarodějnice půlí i body za figurky.'
  },
  board: {
    'score.labyrinth': 'figurky v labyrintu',
    'preview.labyrinth': 'Každé rameno i střed pojmou vlastní figurku'
  }
} satisfies Translation<typeof en>;
