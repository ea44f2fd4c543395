import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Las Atalayas',
    about: 'Un seguidor en la loseta de una atalaya da una bonificación por lo que ella ve alrededor.',
    lesson: 'Una atalaya.',
    'meet.abbeyMayor': 'Una abadía cuenta como monasterio para una atalaya.',
    'meet.shrines': 'Un santuario cuenta como monasterio para una atalaya.',
    'meet.blackDragon':
      'La bonificación viene antes de los puntos del camino o la ciudad y cuenta para los 50.'
  },
  board: {
    'score.watchtower': 'atalaya',
    'rule.watchtower': 'Atalayas',
    'preview.watchtower':
      'La atalaya: {points} por {per, select, meeple {seguidor} shield {escudo} monastery {monasterio} city {loseta con ciudad} other {loseta con camino}} alrededor'
  }
} satisfies Translation<typeof en>;
