import type { Messages } from '../messages.ts';

export default {
  title: 'Naučit se hraním',
  description: 'První hra s průvodcem ke každé hře a krátká lekce ke každému rozšíření, u skutečného stolu.',
  about:
    'Krátké hry s radou u každého kroku, u skutečného stolu. Nic se nemůže pokazit; toto zařízení si pamatuje jen, které máš za sebou.',
  minutes: 'asi {n, plural, one {# minuta} few {# minuty} other {# minut}}',
  again: 'Ještě jednou',
  nudge: 'Ještě ne úplně takhle.',
  lessons: 'Všechny lekce',
  next: 'Další: {name}',
  rules: 'Pravidla',
  play: 'Otevřít stůl',
  leave: 'Ukončit lekci',
  step: 'Krok {n} z {of}',
  names: 'Ada, Ben',
  failed: 'Lekci se nepodařilo otevřít: {reason}',
  landscape: 'Tvá první krajina',
  'landscape.about': 'Pokládej kartičky, stav figurky, boduj: celá malá hra o sedmi kartičkách.',
  'landscape.lay':
    'Jsi Ada, červená. Tato kartička je tvá: ťukni na svítící pole a cesta pokračuje. Pak „Položit“.',
  'landscape.claim': 'Teď cestu zaber: ťukni na místo na ní a postav figurku.',
  'landscape.town':
    'Ben uzavřel městečko se svou figurkou: 2 body za kartičku, celkem 4. Jeho figurka se vrací.',
  'landscape.monastery': 'Klášter. Polož ho vlevo: jeho cesta na té straně uzavře tvou.',
  'landscape.monk': 'Postav figurku do kláštera. Chce mít všech osm polí kolem zaplněných.',
  'landscape.other': 'Ben začal vlastní cestu.',
  'landscape.turn':
    'Křižovatka ukončí tvou cestu. Ťukni na kartičku a otáčej ji, dokud její cesty nevedou nahoru a doprava, ne dolů. Pak ji polož.',
  'landscape.farmer': 'Tvá cesta je uzavřená. Než se oboduje, polož figurku na louku pod cestou.',
  'landscape.road': 'Tvá cesta dala 1 za kartičku a figurka se vrátila. Ta na louce tam leží do konce hry.',
  'landscape.last': 'Poslední kartička. Polož ji nad klášter: další soused pro tvého mnicha.',
  'landscape.count': 'Figurku tam nepotřebuješ. Ukonči tah bez ní a hra se spočítá.',
  'landscape.end':
    'Klášter počítá sebe a sousedy, tvá louka 3 za hotové město, jehož se dotýká. Teď hru znáš.',
  done: 'Hotovo',
  progress: '{n} z {of} hotovo',
  forget: 'Zapomenout, co mám hotovo',
  clinic: 'Tvá první klinika',
  'clinic.about': 'Poslední kolo malé hry: stavět, najímat, přijímat, léčit a konečné sčítání.',
  'clinic.choose':
    'To je tvá klinika: centrum Psychiatrie, ošetřovna, sklad, vchod a jeden bílý lékař. Každé kolo má tři akce. Vyber „Stavba“.',
  'clinic.room':
    'Druhá ošetřovna. Musí se dotýkat centra a skladu: vyber ji dole a pak ťukni na osvětlené pole za centrem, vedle skladu.',
  'clinic.garden':
    'Ještě jeden prvek. Zahrada vedle nové místnosti: každé léčení tam vynese o něco víc. Ťukni na roh úplně vzadu.',
  'clinic.built': 'K ošetřovně by směl přibýt sklad. Ten tvůj je dost blízko: „Hotovo“.',
  'clinic.other': 'I Ben postavil zahradu.',
  'clinic.hire': 'Kdo tam bude pracovat? Vyber „Nábor“.',
  'clinic.doctor': 'Žlutý lékař je nejschopnější, který je k mání. Najmi ho.',
  'clinic.nurse': 'Sestra pomáhá lékaři s pacientem, který je o jednu barvu jinde. Najmi jednu.',
  'clinic.admit': 'Teď pacienti. Vyber „Příjem“.',
  'clinic.first': 'Tvé centrum léčí jen Psychiatrii. Ťukni na prvního pacienta v té řadě a přijmi ho.',
  'clinic.second': 'Řada se posunula. Přijmi i oranžového: čím nemocnější, tím víc platí.',
  'clinic.enough': 'Zbývají dva body, ale dva lékaři léčí dva pacienty. „Hotovo“.',
  'clinic.move':
    'Všichni jdou na svá místa a každý krok stojí čas. Tento návrh vyléčí oba: žlutý lékař se sestrou oranžového, bílý bílého. Přijmi ho.',
  'clinic.paid': 'Oba byli vyléčeni a zaplatili, za zahradu o něco víc. Platy i údržba jsou zaplacené.',
  'clinic.buy':
    'Peníze na konci nic neznamenají: vyměň je všechny za popularitu, 3 za bod. Posuň jezdec až na konec.',
  'clinic.end':
    'Počítají se i zaměstnanci a budovy, hodiny stojí body. Celá hra má šest kol: stav do výšky a mysli na sestry.'
} satisfies Messages<'learn'>;
