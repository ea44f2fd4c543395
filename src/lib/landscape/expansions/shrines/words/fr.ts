import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Hérétiques et Sanctuaires',
    about: 'Un sanctuaire défie le monastère voisin : seul le premier achevé rapporte.',
    lesson: 'Un sanctuaire.',
    'option.shrineTiles': 'Sanctuaires',
    'option.shrineTiles.6': 'six',
    'option.shrineTiles.5': 'cinq',
    'part.shrine': 'Sanctuaires',
    'meet.abbeyMayor': 'Les abbayes participent aussi aux défis.',
    'meet.anniversary20': 'Toutes les figurines du lieu perdant rentrent.',
    'meet.hillsSheep': 'Les vignes comptent aussi pour les sanctuaires.'
  },
  board: {
    'rule.challenge': 'Le défi',
    'preview.challenge': 'Un défi : seul le premier achevé rapporte',
    'preview.challengeWon': 'Le perdant du défi rentre sans points'
  }
} satisfies Translation<typeof en>;
