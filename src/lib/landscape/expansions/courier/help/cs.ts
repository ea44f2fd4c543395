import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    courier: 'Kurýr',
    'courier.1':
      'Kurýr začíná na startu. Stojí-li figurka postavená v tomto tahu na konci stále na nedokončené cestě či zahradě, v nedokončeném městě či klášteře, na jeho poli nebo v jeho řadě či sloupci, jakkoli daleko, přijde k ní.',
    'courier.2':
      'Její majitel dostane body, které by oblast dala na konci hry. Z více figurek platí první postavená, nikdy fantom.',
    'ruling.courierPays':
      'Zda přináší body oblasti, kam přijde, nebo všech obsazených cest, měst, klášterů a zahrad na devíti polích kolem něj.'
  },
  learn: {
    lay: 'Polož tuto kartičku vpravo.',
    place: 'Postav figurku na cestu, do řady kurýra.',
    end: 'Přišel a přinesl body cesty.'
  }
} satisfies Translation<typeof en>;
