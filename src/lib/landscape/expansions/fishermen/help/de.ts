import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    fishermen: 'Fischer',
    'fishermen.1':
      'Statt auf ein anderes Gebiet darfst du eine Figur auf einen freien Abschnitt des Flusses auf dem eben gelegten Plättchen setzen, auch solange nur Flussplättchen gelegt werden. Abt, Bürgermeister und Wagen fischen nicht.',
    'fishermen.2':
      'Ein Abschnitt liegt zwischen zweien von: Quelle, Gabelung, See, Vulkansee und der Stadt am Ende eines Arms.',
    'fishermen.3':
      'An beiden Enden geschlossen bringt er der Mehrheit 2 Punkte je Plättchen, und die Figuren gehen heim. Am Spielende bringt ein unfertiger 1 Punkt je Plättchen.'
  },
  learn: {
    lay: 'Leg dieses Flussplättchen an die Quelle.',
    fish: 'Setze einen Meeple auf den Fluss.',
    end: 'Der See macht diesen Abschnitt fertig.'
  }
} satisfies Translation<typeof en>;
