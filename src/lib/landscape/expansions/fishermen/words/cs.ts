import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Rybáři',
    authors: 'hráči z Carcassonne Central',
    about: 'Družiníci na úsecích řeky. Jen s Řekou nebo Řekou II.',
    lesson: 'Rybář u pramene.',
    'meet.river1': 'Od pramene k jezeru je jeden úsek.',
    'meet.river2': 'U rozvětvení končí tři úseky; ramena uzavírá město a sopečné jezero.',
    'meet.naturalDisasters': 'Úsek, který se dotýká povodně, se nikdy nedokončí.',
    'meet.covid19': 'Úsek je oblast, kterou lze nakazit, vedle luk podél něj.',
    'meet.blackDragon': 'Dokončený úsek platí za jednu dokončenou oblast.',
    'meet.goldmines': 'Dokončený úsek bere zlato na svých kartičkách.'
  },
  board: {
    'score.fishermen': 'ryby',
    'score.river': 'řeka'
  }
} satisfies Translation<typeof en>;
