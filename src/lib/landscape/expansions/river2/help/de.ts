import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    river: 'Der Fluss',
    'river.1':
      'Die Quelle ersetzt das Startplättchen. Danach wird die Gabelung gelegt, dann alle anderen Flussplättchen und zuletzt der Vulkansee. Jedes wird an ein offenes Ende des Flusses gelegt.',
    'river.2':
      'In einem Arm dürfen nicht zwei Biegungen derselben Richtung aufeinander folgen, und die Arme treffen sich nie.',
    lake: 'Der Vulkansee',
    'lake.1':
      'Wird der Vulkansee gelegt, setzt niemand einen Meeple. Wer ihn gelegt hat, zieht sofort noch einmal und spielt einen ganzen Zug.',
    herd: 'Die Schweineherde',
    'herd.1':
      'Wer die Wiese mit der Herde wertet, bekommt für jede fertige Stadt daran 1 Punkt mehr. Zwei Herden auf einer Wiese zählen einmal; das eigene Schwein zählt dazu.',
    'ruling.riverLakes':
      'Mit beiden Flüssen bleiben Quelle und See des ersten in der Schachtel. Oder beide Seen kommen ins Spiel; passt einer nicht, kommt er beiseite.',
    'ruling.pigHerd': 'Ob die Schweineherde zählt.',
    'ruling.volcanoLake':
      'Ob der Vulkansee ein gewöhnliches Plättchen ist: Man darf Meeples setzen, und niemand zieht noch einmal.'
  },
  learn: {
    fork: 'Nach der Quelle kommt die Gabelung. Leg sie rechts an.',
    field: 'Die Wiese neben dem Wasser ist frei. Nimm die obere.',
    bend: 'Ben hat einen Arm verlängert.',
    straight: 'Verlängere den anderen Arm.',
    end: 'Die Stadt und der Vulkansee schließen die beiden Arme.'
  }
} satisfies Translation<typeof en>;
