import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    courier: 'Kurýr',
    'courier.1':
      'Kurýr začíná na startu. Stojí-li družiník postavený v tomto tahu na konci stále na nedokončené cestě či zahradě, v nedokončeném městě či klášteře, na kurýrově poli nebo v jeho řadě či sloupci, jakkoli daleko, přijde k němu.',
    'courier.2':
      'Majitel družiníka dostane body, které by oblast dala na konci hry. Z více družiníků jde kurýr k prvnímu postavenému, nikdy k fantomovi.',
    'ruling.courierPays':
      'Zda přináší body oblasti, kam přijde, nebo všech obsazených cest, měst, klášterů a zahrad na devíti polích kolem něj.'
  },
  learn: {
    lay: 'Polož tuto kartičku vpravo.',
    place: 'Postav družiníka na cestu, do řady kurýra.',
    end: 'Přišel a přinesl body cesty.'
  }
} satisfies Translation<typeof en>;
