import type { Messages } from '../messages.ts';

export default {
  title: 'Učit se hrou',
  description: 'První hra s průvodcem ke každé hře a krátká lekce ke každému rozšíření, u skutečného stolu.',
  about:
    'Krátké hry s radou u každého kroku, u skutečného stolu. Nic se nemůže pokazit; toto zařízení si pamatuje jen, které máš za sebou.',
  minutes: 'asi {n, plural, one {# minuta} few {# minuty} other {# minut}}',
  again: 'Ještě jednou',
  nudge: 'Ještě ne úplně. Zkus to znovu.',
  lessons: 'Všechny lekce',
  next: 'Další: {name}',
  rules: 'Pravidla',
  play: 'Otevřít stůl',
  playOn: 'Hrát odtud dál',
  leave: 'Ukončit lekci',
  step: 'Krok {n} z {of}',
  names: 'Ada, Ben',
  failed: 'Lekci se nepodařilo otevřít: {reason}',
  landscape: 'Tvá první krajina',
  'landscape.about': 'Pokládej kartičky, stav družiníky, boduj: celá malá hra o sedmi kartičkách.',
  'landscape.lay':
    'Jsi Ada, červená. Tato kartička je tvá: ťukni na svítící pole a cesta pokračuje. Pak „Položit“.',
  'landscape.claim': 'Teď cestu zaber: ťukni na místo na ní a postav družiníka.',
  'landscape.town':
    'Ben uzavřel městečko se svým družiníkem: 2 body za kartičku, celkem 4. Jeho družiník se vrací.',
  'landscape.monastery': 'Klášter. Polož ho vlevo: jeho cesta na té straně uzavře tvou.',
  'landscape.monk': 'Postav družiníka do kláštera. Plně boduje, když je všech osm polí kolem zaplněných.',
  'landscape.other': 'Ben začal vlastní cestu.',
  'landscape.turn':
    'Křižovatka ukončí tvou cestu. Ťukni na kartičku a otáčej ji, dokud její cesty nevedou nahoru a doprava, ne dolů. Pak ji polož.',
  'landscape.farmer': 'Tvá cesta je uzavřená. Než se oboduje, polož družiníka na louku pod cestou.',
  'landscape.road': 'Tvá cesta dala 1 za kartičku a družiník se vrátil. Ten na louce tam leží do konce hry.',
  'landscape.last': 'Poslední kartička. Polož ji nad klášter: další soused pro tvého mnicha.',
  'landscape.count': 'Družiníka tam nepotřebuješ. Ukonči tah bez něj a hra se spočítá.',
  'landscape.end':
    'Klášter počítá sebe a sousedy, tvá louka 3 za hotové město, jehož se dotýká. Teď hru znáš.',
  done: 'Hotovo',
  progress: '{n} z {of} hotovo',
  forget: 'Vynulovat můj postup',
  clinic: 'Tvá první klinika',
  'clinic.about': 'Poslední kolo malé hry: stavět, najímat, přijímat, léčit a závěrečné bodování.',
  'clinic.choose':
    'To je tvá klinika: centrum Psychiatrie, ošetřovna, sklad, vchod a jeden bílý lékař. Každé kolo má tři akce. Vyber „Stavba“.',
  'clinic.room':
    'Druhá ošetřovna. Musí se dotýkat centra a skladu: vyber ji dole a pak ťukni na svítící pole za centrem, vedle skladu.',
  'clinic.garden':
    'Ještě jeden prvek. Zahrada vedle nové místnosti: každé léčení tam vynese o něco víc. Ťukni na roh úplně vzadu.',
  'clinic.built': 'K ošetřovně by směl přibýt sklad. Ten tvůj je dost blízko: „Hotovo“.',
  'clinic.other': 'I Ben postavil zahradu.',
  'clinic.hire': 'Teď místnost potřebuje personál. Vyber „Nábor“.',
  'clinic.doctor': 'Žlutý lékař je nejschopnější, který je k mání. Najmi ho.',
  'clinic.nurse': 'Sestra pomáhá lékaři s pacientem, jehož barva se liší o jeden stupeň. Najmi jednu.',
  'clinic.admit': 'Teď pacienti. Vyber „Příjem“.',
  'clinic.first': 'Tvé centrum léčí jen Psychiatrii. Ťukni na prvního pacienta v té řadě a přijmi ho.',
  'clinic.second': 'Řada se posunula. Přijmi i oranžového: čím nemocnější, tím víc platí.',
  'clinic.enough': 'Zbývají dva body fronty, ale dva lékaři léčí dva pacienty. „Hotovo“.',
  'clinic.move':
    'Všichni jdou na svá místa a každý krok stojí čas. Tento návrh vyléčí oba: žlutý lékař se sestrou oranžového, bílý bílého. Přijmi ho.',
  'clinic.paid': 'Oba byli vyléčeni a zaplatili, za zahradu o něco víc. Platy i údržba jsou zaplacené.',
  'clinic.buy':
    'Peníze na konci nic neznamenají: vyměň je všechny za oblibu, 3 za bod. Posuň jezdec až na konec.',
  'clinic.end':
    'Počítají se i zaměstnanci a budovy, hodiny stojí body. Celá hra má šest kol: stav do výšky a mysli na sestry.',

  clinicRound: 'Tvá první celá hra',
  'clinicRound.about':
    'První kolo sólo hry, vysvětlené krok za krokem, asi za deset minut. Pak hra pokračuje a je tvoje.',
  'clinicRound.take':
    'Celá hra má šest kol. Začínáš s $15, centrem, ošetřovnou, skladem, vchodem a jedním bílým lékařem. Nejdřív bonus: vezmi „Lepší lékař“ a tvůj lékař bude žlutý.',
  'clinicRound.once':
    'Lékaři mají čtyři úrovně: bílou, žlutou, oranžovou, červenou. Pacienti také, a čím blíž si obě jsou, tím méně sester léčba potřebuje.',
  'clinicRound.hire':
    'Každé kolo má tři akce: Stavba, Nábor a Příjem, každou nejvýš dvakrát. Druhý lékař vyléčí druhého pacienta: vyber „Nábor“.',
  'clinicRound.doctor':
    'Univerzita nabízí lékaře; lepší stojí vlevo a jsou dražší. Najmi žlutého za $4. Noví zaměstnanci začínají u vchodu a jejich auto potřebuje místo.',
  'clinicRound.nurse':
    'Při stejném náboru smíš vzít sestru nebo sanitáře. Sestra překlene jednu úroveň mezi lékařem a pacientem: najmi jednu.',
  'clinicRound.confirm': 'Potvrď a tvé volby platí.',
  'clinicRound.came': 'Po každé akci přijdou do řad oborů noví pacienti, dokud je místo.',
  'clinicRound.build': 'Na Kardiologii čeká oranžový pacient, ale ty léčíš jen Psychiatrii. Vyber „Stavba“.',
  'clinicRound.hub':
    'Centrum otevírá obor pro své patro. Na jednom patře budovy je jen jedno, takže tohle přijde nahoru: vyber centrum Kardiologie, pak vedle plánu 1. patro a ťukni na pole nad ošetřovnou.',
  'clinicRound.room':
    'Teď ošetřovnu vedle něj. Musí se dotýkat centra i skladu: ťukni na pole nad skladem. Výš jsou místnosti dražší, ale na konci mají větší cenu.',
  'clinicRound.built': 'Stavba má dva prvky. Zbylé $2 si nech: „Hotovo“.',
  'clinicRound.admit': 'Třetí akce: vyber „Příjem“. Dostaneš čtyři body fronty.',
  'clinicRound.forward':
    'Čím nemocnější pacient, tím víc léčba vynese. Na Psychiatrii stojí žlutý pacient za bílým: ťukni na žlutého a za jeden bod ho posuň o místo dopředu.',
  'clinicRound.first': 'Žlutý pacient je teď první. Přijmi ho: další bod.',
  'clinicRound.second': 'Na Kardiologii je první oranžový pacient. Přijmi i jeho.',
  'clinicRound.enough': 'Zbývá bod, ale dva lékaři léčí dva pacienty, a kdo čeká, tomu se přitíží. „Hotovo“.',
  'clinicRound.move':
    'Teď jdou všichni do práce; každý krok stojí hodinu a hodiny na konci ubírají body. V tomto návrhu pomáhá sestra s oranžovým pacientem. Ťukni na příjmy a na výdaje a uvidíš, z čeho jsou, pak „Přesunout takto“.',
  'clinicRound.paid':
    'Přišlo $12 a $20, na platy a údržbu odešlo $10. Pod „Peníze“ si můžeš později dohledat každý dolar.',
  'clinicRound.keep':
    'Vyhrává obliba, bod za $3. Ale v prvních kolech za peníze postavíš místnosti, a to se vyplatí: nech si je.',
  'clinicRound.tired':
    'Lékaři, kteří pracovali, klesnou o úroveň; oba jsou zase bílí. Lékař, kterého nikdo nenajal, postoupil: teď je oranžový.',
  'clinicRound.end':
    'To bylo celé kolo. Odtud hra pokračuje: ještě pět kol a cílem je 60 bodů. Rozrůstej se, ale nech si na platy; v posledním kole vyměň všechny peníze za oblibu.'
} satisfies Messages<'learn'>;
