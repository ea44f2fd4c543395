import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    gold: 'Gold legen und nehmen',
    'gold.1':
      'Ein Plättchen mit Mine bekommt sofort einen Goldbarren, und du legst einen zweiten auf ein Plättchen rundherum, gerade oder schräg.',
    'gold.2':
      'Wird eine Straße oder Stadt fertig und gewertet, nimmt ihr Besitzer das Gold auf ihren Plättchen. Ein Kloster oder Garten bringt das Gold seiner neun Felder.',
    'gold.3':
      'Mehrere Besitzer nehmen reihum je einen Barren, wer am Zug ist zuerst. Bekommt niemand Punkte, bleibt das Gold liegen. Wiesen und unfertige Gebiete bringen keines.',
    value: 'Wert',
    'value.1':
      'Am Ende ist jeder deiner Barren 1 Punkt wert, wenn du bis zu 3 hast, 2 Punkte bei bis zu 6, 3 bei bis zu 9, 4 bei mehr.'
  },
  learn: {
    lay: 'Dieses Plättchen hat eine Mine. Leg es rechts an: Ein Barren liegt darauf, einer auf dem Start.',
    claim: 'Besetze die Straße.',
    end: 'Wird die Straße fertig, gehören beide Barren dir.'
  }
} satisfies Translation<typeof en>;
