import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    top: 'Das Zirkuszelt',
    'top.1': 'Das erste Zirkusplättchen bringt das Zelt mit einer verdeckten Zahl von 1 bis 7.',
    'top.2':
      'Mit jedem weiteren Zirkusplättchen wird sie nach der Wertung aufgedeckt: Jede Figur auf dem Feld des Zelts und den acht ringsum bringt so viele Punkte, außer Baumeister, Schwein, Schäfer und Scheune. Dann zieht das Zelt mit einer neuen Zahl auf das neue Plättchen.',
    'top.3': 'Die letzte Zahl wird am Ende des Spiels aufgedeckt.',
    acrobats: 'Akrobaten',
    'acrobats.1':
      'Statt einer anderen Figur darfst du einen Meeple als Akrobaten setzen: auf eine Pyramide des neuen Plättchens oder der acht ringsum, bis zu drei auf jede.',
    'acrobats.2':
      'Statt eine Figur zu setzen, darfst du irgendwo eine volle Pyramide werten: Jeder Akrobat bringt 5 Punkte, und alle gehen heim. Am Ende bringen auch die Akrobaten in jeder Pyramide 5 Punkte.',
    ringmaster: 'Der Zirkusdirektor',
    'ringmaster.1':
      'Der Zirkusdirektor wird wie ein Meeple gesetzt. Wird sein Gebiet gewertet, bringt er 2 Punkte für jedes Zirkus- und Akrobatenplättchen auf seinem Feld und den acht ringsum, mit oder ohne Mehrheit.',
    'ruling.pyramidBy': 'Ob jeder eine volle Pyramide werten darf oder nur, wer darin steht.',
    'ruling.extraMeeples': 'In manchen Schachteln sind für jeden zwei Meeples mehr.'
  },
  learn: {
    lay: 'Ein Zirkusplättchen. Leg es unter den Start.',
    claim: 'Setze einen Bauern daneben.',
    end: 'Das Zelt ist da. Kommt das nächste Zirkusplättchen, wird aufgedeckt, und dein Bauer bringt Punkte.'
  }
} satisfies Translation<typeof en>;
