import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    tower: 'Atalayas',
    'tower.1':
      'Cuando se completa un camino o una ciudad, cada uno de sus seguidores que está en la loseta de una atalaya da a su dueño la bonificación de la atalaya, antes de puntuar y sin necesidad de mayoría.',
    'tower.2':
      'El cartel de la atalaya muestra qué cuenta en sus nueve casillas: 2 puntos por seguidor de cualquiera, 2 por escudo, 3 por monasterio, o 1 por loseta con camino o con ciudad.',
    'tower.3': 'Los granjeros y monjes de la loseta no dan bonificación, ni tampoco la puntuación final.'
  },
  learn: {
    lay: 'Esta atalaya cuenta losetas con ciudad. Cierra con ella la ciudad.',
    claim: 'Pon en ella un caballero.',
    scored: '4 puntos por la ciudad y 2 por las dos losetas con ciudad en torno a la atalaya.',
    end: 'Cada seguidor en la loseta de una atalaya da la bonificación cuando se completa su camino o ciudad.'
  }
} satisfies Translation<typeof en>;
