import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    phantom: 'Das Phantom',
    'phantom.1':
      'Nach deiner Aktion darfst du auch das Phantom setzen, nach den üblichen Regeln in ein anderes Gebiet des neuen Plättchens. Sonst ist es ein Meeple wie die anderen; in Gärten geht es nicht.',
    'phantom.2':
      'Du darfst es auch statt eines anderen Meeples setzen; dann kommt kein zweiter. Verzichtest du auf eine Figur, bleibt auch das Phantom daheim.',
    'ruling.phantomAfter':
      'Das Phantom darf auf jede Aktion folgen, außer wenn das Burgfräulein einen Ritter heimschickt; mit der Variante nur auf einen gesetzten Meeple.'
  },
  learn: {
    lay: 'Leg dieses Plättchen rechts an.',
    claim: 'Besetze die Straße mit einem Meeple.',
    phantom: 'Setze jetzt das Phantom auf die Wiese.',
    end: 'Zwei Meeples in einem Zug, in zwei Gebieten.'
  }
} satisfies Translation<typeof en>;
