import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    buildings: 'Les petits bâtiments',
    'buildings.1':
      'Au lieu d’une figurine, vous pouvez mettre un de vos bâtiments sur la tuile que vous venez de poser. Dès lors il n’est à personne et reste.',
    'buildings.2':
      'Qui marque une route, une ville ou un pré gagne 1 point de plus par bâtiment sur ses tuiles ; une abbaye ou un jardin compte ceux de ses neuf cases. Rien ne double ces points ni ne les réduit de moitié.',
    'buildings.3':
      'Chacun en a autant de chaque sorte : six en solo, trois à deux joueurs, deux à trois, un au-delà.',
    'ruling.littleBuildings': 'Dans la variante, une tour rapporte 3 points, une maison 2 et une cabane 1.'
  },
  learn: {
    lay: 'Posez cette tuile à droite.',
    build: 'Mettez-y une cabane au lieu d’un meeple.',
    end: 'Chaque zone de cette tuile vaut un point de plus.'
  }
} satisfies Translation<typeof en>;
