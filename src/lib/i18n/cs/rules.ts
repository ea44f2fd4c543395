import type { Messages } from '../messages.ts';

export default {
  title: 'Nápověda',
  description: 'Jak otevřít stůl, hrát z mobilu na mobil a co dělat, když něco nefunguje.',
  contents: 'Na této stránce',
  start: 'Usednutí',
  'start.1': 'Otevři stůl, vyber hru a kdo hraje: ty, další na tvém zařízení, přátelé přes odkaz, boti.',
  'start.2': 'Pošli odkaz nebo nech přátele naskenovat kód. Kdo ho otevře, může si vzít volné místo.',
  'start.3': 'Až jsou místa obsazená, začněte.',
  'start.4': 'Kdo přijde stejným odkazem později, dívá se.',
  landscape: 'Krajina za dvě minuty',
  'landscape.1':
    'Na tahu dostaneš kartičku. Polož ji tak, aby každá strana seděla: cesta k cestě, město k městu, louka k louce.',
  'landscape.2':
    'Pak můžeš na kartičku postavit figurku: na cestu, do města, kláštera nebo na louku, pokud na téže cestě, v témž městě či na téže louce ještě nikdo nestojí.',
  'landscape.3':
    'Hotová cesta dává 1 za kartičku, hotové město 2 za kartičku a 2 za erb, klášter s osmi sousedy 9. Figurka se vrací.',
  'landscape.4': 'Boduje ten, kdo tam má nejvíc figurek; při shodě všichni, kdo jich mají nejvíc.',
  'landscape.5':
    'Figurky na loukách zůstávají do konce: 3 body za každé hotové město u jejich louky. Nedokončené dává méně.',
  clinic: 'Klinika za dvě minuty',
  'clinic.1':
    'Šest kol. V každém všichni tajně zvolí tři akce ze stavby, náboru a příjmu; provedou se po řadě.',
  'clinic.2': 'Stav tak, aby se lidé dostali rychle k cíli: každý krok stojí čas a čas stojí na konci body.',
  'clinic.3':
    'Lékař léčí jednoho pacienta za kolo. Čím víc se jejich úrovně liší, tím víc sester je potřeba.',
  'clinic.4': 'Vyléčení platí, ostatním se přitíží. Lékaři se unaví. Platy a údržba se platí každé kolo.',
  'clinic.5': 'Vyhrává nejoblíbenější klinika. S pandemií vyhrajete nebo prohrajete společně.',
  hand: 'Na plánu',
  'hand.1':
    'Ťukni na rozsvícené pole a uvidíš tam kartičku; dalším ťuknutím ji otočíš. Ukazují se jen polohy, které sedí.',
  'hand.2': 'Ťukni na místo na kartičce a postavíš tam figurku. Velké tlačítko tah potvrdí.',
  'hand.3': 'Jedním prstem stůl posouváš, dvěma přibližuješ. Na klávesnici: šipky, plus a minus, Enter.',
  'hand.4': 'Zpět vrátí, co není konečné. Jakmile se něco odhalilo, musí souhlasit ostatní.',
  fair: 'Proč nikdo nemůže podvádět',
  'fair.1':
    'Každé zařízení má svůj klíč a každý tah podepisuje do řetězu. Změna nebo chybějící tah je hned vidět.',
  'fair.2':
    'Losování míchá tajná čísla, ke kterým se několik zařízení zavázalo před hrou. Nikdo nezná kartičku, dokud nejsou odhaleny všechny části.',
  'fair.3': 'Všechna zařízení počítají tutéž hru a porovnávají. Uloženou hru může kdokoli kdykoli ověřit.',
  'fair.4': 'Sólo nebo všichni na jednom zařízení: losování nemůže ověřit žádné druhé zařízení.',
  away: 'Když je někdo pryč',
  'away.1': 'Hra čeká: je na každém zařízení a pokračuje, až se hráč vrátí, třeba za pár dní.',
  'away.2': 'Načti stránku znovu nebo otevři odkaz; zařízení tvé místo zná.',
  connect: 'Když se telefony nenajdou',
  'connect.1': 'Zkuste nejdřív stejnou Wi-Fi a nechte stránku vpředu: telefony skryté stránky uspávají.',
  'connect.2':
    'Některé mobilní a firemní sítě a sítě pro hosty zařízení oddělují. Pomůže předávací server; jeho adresa patří do nastavení.',
  'connect.3': 'Žádná data hry nejdou přes náš server. Žádný není.',
  keep: 'Uchování her',
  'keep.1': 'Hry jsou v tomto prohlížeči na tomto zařízení. Chceš-li hru mít i jinde, ulož soubor.',
  'keep.2':
    'Anonymní okna po zavření vše zapomenou. Na iPhonu přidej aplikaci na plochu, jinak se nepoužívané hry mohou po týdnu smazat.',
  about: 'O Bastide',
  'about.description': 'Kdo vytvořil, co se tu hraje, a za jakých podmínek.',
  'about.what':
    'Bastide je svobodný software pro hraní deskových her s přáteli, z mobilu na mobil. Nemá server, nic nesbírá a nic nestojí.',
  unofficial: 'Neoficiální',
  'unofficial.1':
    'Je to neoficiální projekt hráčů, bez spojení s vydavateli či autory a bez jejich podpory. Názvy her a rozšíření jsou ochranné známky vlastníků a jen říkají, o která pravidla jde.',
  'unofficial.2':
    'Všechny obrázky, texty i kód jsou naše. Líbí-li se ti hra, kup si ji: skutečné kartičky jsou krásné.',
  authors: 'Autoři her',
  'authors.landscape':
    'Hra s kartičkami se řídí pravidly Carcassonne od Klause-Jürgena Wredeho (vydal Hans im Glück) a jeho rozšíření.',
  'authors.clinic':
    'Clinic: Deluxe Edition a její rozšíření COVID-19 Pandemic vytvořil Alban Viard. Pandemická sada podpořila Institut Pasteur a Salk Institute.',
  fans: 'Fanouškovská rozšíření',
  'fans.more':
    'Od hráčů pro hráče. Nesmějí se prodávat ani komerčně využívat v žádné podobě, a tato úprava také ne.',
  reconstructed: 'Rekonstruované díly',
  'reconstructed.1':
    'Kde žádný zveřejněný zdroj kartičku nebo číslo neukazuje, rekonstruovali jsme je a píšeme to vedle. Máš-li originál, oprav nás.',
  licence: 'Licence',
  'licence.1':
    'Kód je pod licencí MIT. Stojí na Svelte, Yjs, noble, idb, uqr a Workbox, každé pod vlastní svobodnou licencí.',
  ios: 'Na iPhonu a iPadu',
  'ios.1':
    'Přidej si aplikaci na plochu (Sdílet, pak „Přidat na plochu“): stránka, kterou jen navštěvuješ, může po týdnu bez návštěvy o hry přijít.',
  'ios.2': 'Aplikace na ploše a Safari uchovávají hry odděleně. Stůl přenes odkazem a klíče souborem.',
  'ios.3':
    'Uložené hry se otevírají ze stránky: „Otevřít uloženou hru“ a pak vybrat v Souborech. Nabídka sdílení je otevřít neumí.',
  'ios.4': 'Vibrace nejsou. Na kartě v pozadí hra spí: ostatní vidí, že jsi pryč, dokud se nevrátíš.'
} satisfies Messages<'rules'>;
