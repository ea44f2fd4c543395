import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    monasteries: 'Speciální kláštery',
    'monasteries.1':
      'Do speciálního kláštera smíš dát družiníka vestoje jako mnicha, nebo vleže jako opata. Figurka na kterémkoli z obou míst brání stavět tam další.',
    'monasteries.2':
      'Mnich boduje jako v každém klášteře. Opat zůstává do konce; pak dá 1 bod za svou kartičku a 1 za každou kartičku nepřerušené řady a sloupce od něj, čtyřmi směry až k prvnímu prázdnému poli.',
    'monasteries.3': 'Mniši a opati se počítají zvlášť. Obklopený klášter jen s opaty není dokončený.',
    'ruling.monasteryTiles': 'Šest obyčejných klášterů základní hry zůstane v krabici, nebo hrají také.'
  },
  learn: {
    lay: 'Polož tento klášter pod startovní kartičku.',
    abbot: 'Dej do něj družiníka jako opata.',
    end: 'Na konci dá body za kartičky své řady a sloupce.'
  }
} satisfies Translation<typeof en>;
