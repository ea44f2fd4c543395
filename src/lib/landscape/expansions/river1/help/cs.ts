import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    river: 'Pokládání řeky',
    'river.1':
      'Místo startovní kartičky leží na stole pramen. Nejdřív přijdou všechny kartičky řeky, poslední je jezero.',
    'river.2':
      'Každá kartička řeky navazuje tam, kde voda končí. Řeka se nesmí dvakrát po sobě stočit stejným směrem.',
    'river.3': 'Jinak jsou to běžné tahy s družiníky i bodováním.',
    figures: 'Země a voda',
    'figures.1': 'Na řece samotné nikdo nestojí.',
    'figures.2': 'Řeka louky dělí; kolem pramene a jezera se spojují, pod mostem ne.',
    'ruling.riverTurns': 'Zda rovný díl mezi dvěma zatáčkami dovolí tu druhou.'
  },
  learn: {
    lay: 'Hra začíná u pramene. Nejdřív jsou kartičky řeky a voda musí téct dál: polož tuhle.',
    field: 'Na vodě nikdo nestojí, ale louky vedle jsou volné. Zaber tu horní.',
    bent: 'Ben stočil řeku na jih.',
    bend: 'Dvakrát po sobě stejně se stočit nesmí, zbývá jen takhle. Polož kartičku.',
    wraps: 'Oba břehy jsou jedna louka, protože obchází pramen: tvůj družiník ji drží celou.',
    end: 'Tak to jde až k jezeru. Pak se losují běžné kartičky.'
  }
} satisfies Translation<typeof en>;
