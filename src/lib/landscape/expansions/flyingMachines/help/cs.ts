import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    flight: 'Let',
    'flight.1':
      'Místo postavení družiníka na novou kartičku ho smíš postavit na stroj. Pak se hodí kostkou: letí 1, 2 nebo 3 pole ve směru šipky.',
    'flight.2':
      'Co leží mezi tím, nehraje roli. Na kartičce, kam doletí, musí na nedokončenou cestu nebo do nedokončeného města či kláštera, volného i obsazeného; nikdy na louku.',
    'flight.3': 'Není-li tam kartička nebo nic vhodného, jde domů a nikoho dalšího nestavíš.'
  },
  learn: {
    lay: 'Tento stroj letí na západ. Polož ho vpravo.',
    claim: 'Postav družiníka na stroj.',
    land: 'Padla 1: doletí na startovní kartičku. Vyber cestu.',
    end: 'Teď stojí na cestě. Mohl i do města.'
  }
} satisfies Translation<typeof en>;
