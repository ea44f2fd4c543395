import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Herejes y Santuarios',
    about: 'Un santuario desafía al monasterio de al lado: solo puntúa el primero en completarse.',
    lesson: 'Un santuario.',
    'option.shrineTiles': 'Santuarios',
    'option.shrineTiles.6': 'seis',
    'option.shrineTiles.5': 'cinco',
    'part.shrine': 'Santuarios',
    'meet.abbeyMayor': 'Las abadías también participan en los desafíos.',
    'meet.anniversary20': 'Todas las figuras del lugar perdedor vuelven.',
    'meet.hillsSheep': 'Los viñedos cuentan también para santuarios.'
  },
  board: {
    'rule.challenge': 'El desafío',
    'preview.challenge': 'Un desafío: solo puntúa el primero en completarse',
    'preview.challengeWon': 'Quien pierde el desafío vuelve sin puntos'
  }
} satisfies Translation<typeof en>;
