import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    abbot: 'Wo der Abt steht',
    'abbot.1':
      'Alle haben neben den Meeples einen Abt. Er steht auf einem Kloster oder in einem Garten und wird statt eines Meeples gesetzt.',
    'abbot.2':
      'Ein Garten zählt wie ein Kloster: 9, wenn er umgeben ist, sonst 1 und 1 je Plättchen ringsum. Nur der Abt darf dort stehen.',
    recall: 'Den Abt zurücknehmen',
    'recall.1':
      'Statt einen Meeple zu setzen, darfst du deinen Abt zurücknehmen. Er bringt sofort, was sein Platz gerade wert ist.',
    'recall.2':
      'Das geht, wo er auch steht, aber nicht, wenn sein Platz fertig ist: Dann wird er von selbst gewertet.'
  },
  learn: {
    lay: 'Dieses Plättchen hat einen Garten. Leg es unter den Start.',
    set: 'Im Garten darf nur der Abt stehen. Setze deinen dorthin.',
    more: 'Noch ein Plättchen neben dem Garten macht ihn mehr wert. Leg es.',
    back: 'Statt einen Meeple zu setzen, darfst du den Abt zurücknehmen. Tu es jetzt.',
    home: 'Der Garten zählt sich und drei Nachbarn: 4 Punkte, und der Abt ist wieder frei.',
    end: 'Warten hätte bis zu 9 gebracht. Wann du ihn zurücknimmst, entscheidest du.'
  }
} satisfies Translation<typeof en>;
