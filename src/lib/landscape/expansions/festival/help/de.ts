import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    festival: 'Das Fest',
    'festival.1':
      'Legst du ein Plättchen mit Zelt, darfst du eine deiner Figuren von irgendwo auf dem Tisch heimholen, statt eine zu setzen. Sie bringt keine Punkte.',
    'festival.2':
      'Auch Baumeister, Schwein und Scheune dürfen heim, gefangene Figuren nicht. Ein Baumeister oder Schwein, das dadurch allein bleibt, geht ebenfalls heim.',
    'ruling.festivalTakes':
      'Jede eigene Figur darf heim; mit der Variante nur Meeples, nicht Baumeister, Schwein oder Scheune.'
  },
  learn: {
    lay: 'Dieses Plättchen zeigt ein Fest. Leg es links an.',
    take: 'Hole deinen Meeple von der Straße rechts heim.',
    end: 'Er ist wieder in deinem Vorrat, ohne Punkte.'
  }
} satisfies Translation<typeof en>;
