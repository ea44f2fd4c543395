import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Hérétiques et Lieux de culte',
    about: 'Un lieu de culte défie l’abbaye voisine : seul le premier achevé rapporte.',
    lesson: 'Un lieu de culte.',
    'option.shrineTiles': 'Lieux de culte',
    'option.shrineTiles.6': 'six',
    'option.shrineTiles.5': 'cinq',
    'part.shrine': 'Lieux de culte',
    'meet.abbeyMayor': 'Les monastères participent aussi aux défis.',
    'meet.anniversary20': 'Toutes les figurines du lieu perdant rentrent.',
    'meet.hillsSheep': 'Les vignobles comptent aussi pour les lieux de culte.'
  },
  board: {
    'rule.challenge': 'Le défi',
    'preview.challenge': 'Un défi : seul le premier achevé rapporte',
    'preview.challengeWon': 'Le perdant du défi rentre sans points'
  }
} satisfies Translation<typeof en>;
