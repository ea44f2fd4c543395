import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    tower: 'Strážní věže',
    'tower.1':
      'Když se dokončí cesta nebo město, každý jejich družiník, který stojí na kartičce s věží, přinese majiteli prémii věže, před bodováním a i bez většiny.',
    'tower.2':
      'Tabule u věže ukazuje, co se na jejích devíti polích počítá: 2 body za družiníka kohokoli, 2 za erb, 3 za klášter, nebo 1 za kartičku s cestou či s městem.',
    'tower.3': 'Sedláci a mniši na kartičce prémii nedávají, závěrečné bodování také ne.'
  },
  learn: {
    lay: 'Tato věž počítá kartičky s městem. Uzavři jí město.',
    claim: 'Postav na ni rytíře.',
    scored: '4 body za město a 2 za dvě kartičky s městem kolem věže.',
    end: 'Každý družiník na kartičce s věží přinese prémii, až bude jeho cesta či město hotové.'
  }
} satisfies Translation<typeof en>;
