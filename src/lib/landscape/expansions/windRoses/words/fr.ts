import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Les Roses des vents',
    about: 'Une tuile avec un quart de rose rapporte 3 points si elle est posée dans son quart de la carte.',
    lesson: 'Un quart de rose.',
    'meet.river1': 'La rivière commence à une source sous la tuile de la rose.',
    'meet.naturalDisasters': 'Un météore peut frapper la rose bleue : l’orange règne alors de nouveau.',
    'meet.blackDragon': 'Les points d’une rose comptent pour les 50.'
  },
  board: {
    'score.windRose': 'rose des vents',
    'rule.windRose': 'Les roses des vents',
    'preview.windRose': 'Dès lors, les quarts partent de cette rose'
  }
} satisfies Translation<typeof en>;
