import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Speciální kláštery',
    about: 'Družiník ve speciálním klášteře stojí jako mnich, nebo tam leží až do konce jako opat.',
    lesson: 'Opat hledí podél řady a sloupce.',
    'option.monasteryTiles': 'Obyčejné kláštery základní hry',
    'option.monasteryTiles.replace': 'zůstanou v krabici',
    'option.monasteryTiles.add': 'hrají také',
    'meet.abbot': 'Figurka opata smí zaujmout kterékoli z obou míst; z místa opata se předčasně nevrací.',
    'meet.naturalDisasters': 'Meteor v řadě se nepočítá a nepřeruší ji; zatopené pole se počítá za 1.',
    'meet.blackDragon': 'Obklopený speciální klášter jen s opaty nedá drakovi krok.'
  },
  board: {
    'side.abbot': 'jako opat',
    'short.monastery.abbot': 'Jako opat',
    'preview.abbotPlace': 'Zůstane do konce: 1 bod za každou kartičku v řadě a sloupci'
  }
} satisfies Translation<typeof en>;
