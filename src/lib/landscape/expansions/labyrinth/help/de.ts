import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    maze: 'Der Irrgarten',
    'maze.1':
      'Das Labyrinth ist eine Straße mit vier Armen. Auf die Mitte darf eine Figur, wenn auf ihrem Plättchen keine steht, auch wenn Arme besetzt sind; auf einen Arm, wenn auf ihm bis zur Mitte keine steht, auch wenn der Rest besetzt ist.',
    'maze.2':
      'Ist es fertig, bringt es 1 Punkt je Plättchen und 2 je Figur darauf, von wem auch immer. Wer im ganzen Labyrinth die Mehrheit hat, bekommt sie. Unfertig bringt es 1 Punkt je Plättchen.',
    'ruling.labyrinth':
      'Ob jeder Arm für sich frei ist und Figuren Punkte bringen, oder das Labyrinth eine einfache Straße mit vier Armen ist.'
  },
  learn: {
    lay: 'Das Labyrinth. Leg es rechts an.',
    claim: 'Setze einen Meeple auf die Mitte.',
    arm: 'Ben besetzt einen Arm, obwohl dein Meeple auf der Mitte steht.',
    end: 'Jede Figur bringt 2 Punkte mehr, wenn das Labyrinth fertig ist.'
  }
} satisfies Translation<typeof en>;
