import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    shrine: 'Kultstätten',
    'shrine.1':
      'Eine Kultstätte wird wie ein Kloster gelegt, besetzt und gewertet. Der Meeple darin ist ein Ketzer.',
    'shrine.2':
      'Eine Kultstätte darf höchstens ein Kloster berühren und ein Kloster höchstens eine Kultstätte, auch über Eck.',
    challenge: 'Die Herausforderung',
    'challenge.1':
      'Sind eine Kultstätte und das Kloster neben ihr beide besetzt und unfertig, bringt nur, was zuerst fertig ist, 9 Punkte. Der Meeple im anderen geht ohne Punkte heim.',
    'challenge.2':
      'Macht ein Plättchen beide fertig, werden beide gewertet. Wird keines fertig, zählen beide am Ende wie sonst.',
    'ruling.shrineTiles': 'In manchen Schachteln sind fünf statt sechs Kultstätten.'
  },
  learn: {
    lay: 'Eine Kultstätte. Leg sie unter das Startplättchen.',
    claim: 'Setze deinen Ketzer hinein.',
    end: 'Sie zählt wie ein Kloster, wenn nicht ein Kloster daneben zuerst fertig wird.'
  }
} satisfies Translation<typeof en>;
