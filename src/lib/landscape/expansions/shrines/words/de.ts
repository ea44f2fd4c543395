import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Ketzer und Kultstätten',
    about: 'Eine Kultstätte fordert das Kloster neben sich heraus: Nur was zuerst fertig ist, bringt Punkte.',
    lesson: 'Eine Kultstätte.',
    'option.shrineTiles': 'Kultstätten',
    'option.shrineTiles.6': 'sechs',
    'option.shrineTiles.5': 'fünf',
    'part.shrine': 'Kultstätten',
    'meet.abbeyMayor': 'Auch Abteien nehmen an Herausforderungen teil.',
    'meet.anniversary20': 'Alle Figuren am unterlegenen Ort gehen heim.',
    'meet.hillsSheep': 'Weinberge zählen auch für Kultstätten.'
  },
  board: {
    'rule.challenge': 'Die Herausforderung',
    'preview.challenge': 'Eine Herausforderung: Nur was zuerst fertig ist, bringt Punkte',
    'preview.challengeWon': 'Wer die Herausforderung verliert, geht ohne Punkte heim'
  }
} satisfies Translation<typeof en>;
