import type { Messages } from '../messages.ts';

export default {
  title: 'Pravidla',
  description: 'Pravidla všech her a rozšíření jednoduše, se všemi našimi rozhodnutími.',
  index: 'Pravidla her',
  'index.more': 'Krátce a vlastními slovy. Záznam u stolu odkazuje sem.',
  contents: 'Na této stránce',
  pages: 'Stránky pravidel',
  all: 'Všechny stránky pravidel',
  learn: 'Naučit se hraním',
  rulings: 'Domácí rozhodnutí',
  'rulings.about':
    'Kde pravidla mlčí nebo si zdroje odporují, museli jsme rozhodnout. Každé takové rozhodnutí je tady. Ta s volbou lze změnit při otevírání stolu.',
  'rulings.none': 'Tady nebylo potřeba nic rozhodovat.',
  'rulings.meets': 's: {name}',
  option: 'Volba',
  'option.default': 'obvyklé',
  together: 'Vše dohromady',
  'together.about':
    'Všechna rozšíření lze míchat. Toto je pořadí jednoho tahu se vším a co se stane, když se dvě potkají.',
  'together.order': 'Jeden tah po pořádku',
  'together.order.1': 'Rozlije se čekající povodeň. Vylosuje se a položí kartička, nebo se zamíří meteor.',
  'together.order.2': 'Šipky: dva body, nebo výběr šipky.',
  'together.order.3': 'Nákaza: nové žetony, testy nově připojených, šíření a jeho testy.',
  'together.order.4': 'Běží tornádo. Koho položí do nakažené oblasti, ten jde na test.',
  'together.order.5': 'Postaví se figurka podle běžného pravidla nebo díky šipce, nebo se vrátí opat.',
  'together.order.6': 'Drak letí o krok za každou dokončenou oblast. Co zbylo, se boduje.',
  'together.order.7': 'Drak přistane na nové kartičce, pokud někdo dosáhl padesátky. Pak přijde tah navíc.',
  'together.matrix': 'Dvojice rozšíření',
  'together.matrix.about': 'Kolik ověřených příkladů říká, co se stane, když se hrají obě.',
  'together.independent': 'nezávislé',
  'together.tested': '{n, plural, one {# test} few {# testy} other {# testů}}',
  'together.ruled': 'vlastní rozhodnutí',
  'together.legend': 'Hvězdička značí vlastní rozhodnutí, uvedené níže.',
  reconstructed: 'Rekonstruované díly',
  'reconstructed.about':
    'Žádný zveřejněný zdroj tyto díly nebo čísla neukazuje. Jsou to naše nejlepší odhady: hrají se dobře, ale tvá krabice se může lišit.',
  'reconstructed.fix': 'Máš-li originál',
  'reconstructed.fix.1':
    'Každý odhad nese v datovém souboru, uvedeném níže, značku „reconstructed“. Oprav tam hodnotu a značku odstraň; nic dalšího měnit netřeba.',
  'reconstructed.fix.2':
    'Hrany se píší po směru hodin od severu, oblasti po jedné na řádek. Testy hlídají, že soubor dává smysl.',
  'reconstructed.fix.3': 'Pošli prosím opravu i nám, ať ji mají všichni.',
  'reconstructed.tiles': 'Kartičky: {name}',
  'reconstructed.numbers': 'Čísla: {name}',
  'reconstructed.file': 'Soubor',
  'reconstructed.what': 'Číslo',
  'reconstructed.value': 'Naše hodnota',
  'landscape.aim': 'O co jde',
  'landscape.aim.1': 'Kartičku po kartičce společně skládáte krajinu a zabíráte její části figurkami.',
  'landscape.aim.2': 'Je tu 72 kartiček, jedna leží na začátku na stole. Každý má sedm figurek.',
  'landscape.aim.3': 'Tah: polož kartičku, případně na ni postav figurku, obodujte, co je hotové.',
  'landscape.placing': 'Pokládání kartičky',
  'landscape.placing.1':
    'Kartička musí stranou sousedit s některou na stole a každá společná strana musí sedět: cesta k cestě, město k městu, louka k louce.',
  'landscape.placing.2': 'Dotyk jen rohem nestačí.',
  'landscape.unplaceable': 'Kartičky, které nikam nesednou',
  'landscape.unplaceable.1':
    'Kartička, která nikam nesedne, jde zpět do krabice a losuješ jinou. Když žádná nezbývá, hra končí.',
  'landscape.meeple': 'Stavění figurky',
  'landscape.meeple.1': 'Jen na právě položenou kartičku: na cestu, do města, do kláštera nebo na louku.',
  'landscape.meeple.2':
    'Nikdo, ani ty, nesmí už stát kdekoli na téže souvislé cestě, v témž městě či na téže louce.',
  'landscape.meeple.3':
    'Smíš i na oblast, kterou tvá kartička právě dokončila: figurka boduje a hned se vrací.',
  'landscape.meeple.4': 'Figurku, která se vrátí při bodování, můžeš použít od svého dalšího tahu.',
  'landscape.scoring': 'Bodování oblasti',
  'landscape.scoring.1': 'Cesta uzavřená na obou koncích, nebo v kruhu: 1 bod za kartičku.',
  'landscape.scoring.2': 'Město s uzavřenou hradbou a bez mezery: 2 body za kartičku a 2 za erb.',
  'landscape.scoring.3': 'Klášter s osmi zaplněnými poli kolem: 9 bodů.',
  'landscape.scoring.4':
    'Kartička se počítá jednou, i když na ni oblast zasahuje dvakrát. Dokončené boduje pro všechny, ať to dokončil kdokoli.',
  'landscape.majority': 'Kdo dostane body',
  'landscape.majority.1':
    'Kdo má v oblasti nejvíc figurek, bere všechny body. Při shodě je dostanou v plné výši všichni, kdo jich mají nejvíc.',
  'landscape.majority.2': 'Všechny figurky bodované oblasti jdou domů.',
  'landscape.final': 'Závěrečné bodování',
  'landscape.final.1':
    'Když kartičky dojdou, boduje i nedokončené: cesty a města 1 za kartičku a 1 za erb, klášter 1 a 1 za každou kartičku kolem.',
  'landscape.final.2': 'Pak se počítají louky. Vyhrává, kdo má nejvíc bodů.',
  'landscape.fields': 'Louky',
  'landscape.fields.1': 'Figurka na louce leží do konce. Louky nejsou nikdy hotové, ani uzavřené.',
  'landscape.fields.2': 'Louky oddělují cesty, města, řeky a rohy kartiček.',
  'landscape.fields.3':
    'Na konci má ten, kdo má na louce nejvíc figurek, 3 body za každé hotové město, jehož se dotýká.',
  'river1.river': 'Pokládání řeky',
  'river1.river.1':
    'Místo startovní kartičky leží na stole pramen. Nejdřív přijdou všechny kartičky řeky, poslední je jezero.',
  'river1.river.2':
    'Každá kartička řeky navazuje tam, kde voda končí. Řeka se nesmí dvakrát po sobě stočit stejným směrem.',
  'river1.river.3': 'Jinak jsou to běžné tahy s figurkami i bodováním.',
  'river1.figures': 'Země a voda',
  'river1.figures.1': 'Na řece samotné nikdo nestojí.',
  'river1.figures.2': 'Řeka louky dělí; kolem pramene a jezera se spojují, pod mostem ne.',
  'abbot.abbot': 'Kde stojí opat',
  'abbot.abbot.1':
    'Každý má kromě figurek jednoho opata. Stojí na klášteře nebo zahradě a staví se místo figurky.',
  'abbot.abbot.2':
    'Zahrada boduje jako klášter: 9, je-li obklopená, jinak 1 a 1 za každou kartičku kolem. Stát tam smí jen opat.',
  'abbot.recall': 'Vrácení opata',
  'abbot.recall.1': 'Místo stavění figurky smíš vzít opata zpět. Hned boduje, kolik jeho místo právě vynáší.',
  'abbot.recall.2': 'Jde to, ať stojí kdekoli, ale ne po dokončení: pak boduje sám.',
  'anniversary20.points': 'Šipka na prázdné pole',
  'anniversary20.points.1': 'Šipka míří na jediné pole hned vedle.',
  'anniversary20.points.2': 'Míří-li šipka tvé kartičky na prázdné pole, máš hned 2 body.',
  'anniversary20.activate': 'Použití šipek',
  'anniversary20.activate.1':
    'Míří-li tvá šipka na kartičku, použije se. Stejně tak šipka na stole, která míří na tvou kartičku.',
  'anniversary20.activate.2':
    'Za tah se použije jen jedna šipka. Je-li jich víc, vybíráš; tvá vlastní si nechá 2 body, není-li vybrána.',
  'anniversary20.activate.3': 'Použití šipky není volba, figurku, kterou dovoluje, ale stavět nemusíš.',
  'anniversary20.partner': 'Jedna vedle',
  'anniversary20.partner.1':
    'Místo běžné figurky můžeš jednu postavit hned vedle své kdekoli. Vedle sebe smějí být nejvýš dvě.',
  'anniversary20.partner.2': 'Ostatní v téže oblasti nevadí: tak se získává většina.',
  'anniversary20.elsewhere': 'Jedna kamkoli',
  'anniversary20.elsewhere.1':
    'Místo běžné figurky můžeš jednu postavit na kteroukoli oblast na stole, která nikomu nepatří a není hotová.',
  'anniversary20.elsewhere.2': 'Uzavřená louka se bere jako otevřená.',
  'anniversary20.extraTurn': 'Tah navíc',
  'anniversary20.extraTurn.1': 'Po skončení tahu včetně bodování máš ještě jeden celý tah.',
  'anniversary20.extraTurn.2': 'V něm fungují druhé dvě šipky, ale třetí tah už získat nelze.',
  'covid19.infection': 'Nákaza',
  'covid19.infection.1': 'Položením kartičky COVID-19 se nakazí její město i louka: každé dostane žeton.',
  'covid19.infection.2': 'Žeton dělá nakaženou oblast z celé souvislé cesty, města, louky či kláštera.',
  'covid19.spread': 'Jak se šíří',
  'covid19.spread.1':
    'Kdo zvětší nakaženou oblast, položí jeden žeton na zdravou oblast, která se nakažené dotýká.',
  'covid19.spread.2':
    'Oblasti se dotýkají, kde mají na kartičce společnou hranici: cesta a louky podél ní, město a louka za hradbou, cesta a město, do něhož vede, klášter a louka kolem.',
  'covid19.spread.3': 'Pokládání kartiček kolem nakaženého kláštera ho nezvětšuje.',
  'covid19.tokens': 'Žetony',
  'covid19.tokens.1': 'Je jich dvacet. Leží-li všechny na stole, přesune se jeden odtud, kde nemoc pominula.',
  'covid19.testing': 'Testování',
  'covid19.testing.1':
    'Figurka, která se ocitne v nakažené oblasti, jde na test: postavená tam, připojená, zasažená žetonem nebo shozená tornádem. Majitel losuje kartu.',
  'covid19.testing.2':
    'Negativní (20 karet): zůstává. Pozitivní (9): jde domů. Jedna karta je úmrtí: figurka opouští hru.',
  'covid19.testing.3': 'Figurka uvnitř se při růstu oblasti znovu netestuje.',
  'covid19.testing.4': 'Testy jsou před bodováním: kdo šel domů, neboduje. Jinak nemoc body nemění.',
  'covid19.testing.5': 'Když karty dojdou, vylosované se zamíchají.',
  'naturalDisasters.earthquake': 'Zemětřesení',
  'naturalDisasters.earthquake.1':
    'Za hry obyčejná kartička. Na konci otřese každým městem, které leží aspoň zčásti na některém z dvanácti polí: dvě na každou stranu v řadě i sloupci a jedno úhlopříčně.',
  'naturalDisasters.earthquake.2': 'Nedokončená města tam nebodují a hotová nedávají nic loukám.',
  'naturalDisasters.flood': 'Povodeň',
  'naturalDisasters.flood.1':
    'Pokládá se vedle jakékoli kartičky bez ohledu na hrany; s řekou přes některou její kartičku. Figurka na ní nestojí.',
  'naturalDisasters.flood.2': 'Před dalším losováním téhož hráče zakryje osm polí kolem.',
  'naturalDisasters.flood.3':
    'Co se dotýká kartičky povodně nebo leží na zakrytém poli, nelze nikdy dokončit a počítá se jako nedokončené.',
  'naturalDisasters.meteor': 'Meteor',
  'naturalDisasters.meteor.1':
    'Kdo ho vylosuje, ukáže na kartičku, ne na startovní. Ostatní smějí po řadě cíl posunout na sousední, na kterou se ještě nemířilo; nakonec ještě jednou ten, kdo losoval.',
  'naturalDisasters.meteor.2':
    'Zasažená kartička se nahradí kráterem. Oblasti tam končí; co se tím dokončí, boduje. Figurky z ní jdou domů bez bodů.',
  'naturalDisasters.meteor.3':
    'Kráter zaplní pole u kláštera, ale bod nedá: 8 místo 9. Nikdo na něm nestojí.',
  'naturalDisasters.tornado': 'Tornádo',
  'naturalDisasters.tornado.1':
    'Začíná na své kartičce. Od hráče na tahu jím každý pohne o dvě pole přes kartičky, celkem dvanáct, nikdy dvakrát na tutéž. Kde uvázne, skončí.',
  'naturalDisasters.tornado.2':
    'Cestou sebere jednu figurku. Potká-li další, vymění je: nesená zaujme místo druhé, nebo jde domů, nesmí-li tam stát.',
  'naturalDisasters.tornado.3':
    'Na konci ji majitel postaví na volnou, nedokončenou oblast poslední kartičky. Jinak jde domů.',
  'naturalDisasters.tornado.4': 'To vše před stavěním figurky a před bodováním.',
  'blackDragon.placement': 'Drak přistává',
  'blackDragon.placement.1':
    'Čeká vedle stolu. Když v jednom tahu něčí body dosáhnou 50 (nebo 100, 150 …) či je překročí, přistane po bodování na právě položené kartičce. Je-li už na stole, přesune se tam.',
  'blackDragon.placement.2':
    'Kdo na té kartičce stojí, je sežrán. Body závěrečného bodování ho už nepřivolají.',
  'blackDragon.movement': 'Drak letí',
  'blackDragon.movement.1':
    'Je-li na stole, musí letět o krok za každou oblast, kterou tvá kartička dokončila, ať je obsazená či ne, dřív než se boduje.',
  'blackDragon.movement.2': 'Krok vede na kartičku hned vedle, nikdy tam, kde v tomto tahu už byl.',
  'blackDragon.eaten': 'Kdo je sežrán',
  'blackDragon.eaten.1':
    'Každá figurka na každé kartičce, kam přijde, se vrací majiteli bez bodů. Kdo přežije, boduje.',
  'clinic.setup': 'Před prvním kolem',
  'clinic.setup.1':
    'Každý staví vlastní nemocnici a začíná s $15, bílým lékařem, centrem psychiatrie, ošetřovnou, skladem a vchodem.',
  'clinic.setup.2': 'Otevřených oborů je o jeden víc než hráčů.',
  'clinic.setup.3': 'V opačném pořadí si každý vezme jeden bonus a hned ho použije.',
  'clinic.round': 'Kolo',
  'clinic.round.1':
    'Šest kol. V každém: tři akce, pak se všichni přesunou, pacienti se léčí, platí se účty a klinika se dá do pořádku.',
  'clinic.choose': 'Výběr akcí',
  'clinic.choose.1':
    'Každý tajně zvolí Stavbu, Nábor nebo Příjem; odhalí se společně. Každou nejvýš dvakrát za kolo.',
  'clinic.choose.2': 'Nejdřív všichni, kdo staví, pak kdo nabírají, pak kdo přijímají, vždy v pořadí tahu.',
  'clinic.build': 'Stavba',
  'clinic.build.1': 'Až dva prvky; je-li mezi nimi ošetřovna, ještě jeden sklad navíc. Ceny rostou s patrem.',
  'clinic.build.2':
    'Místnosti jedné rodiny se nikdy nedotýkají, ani nad sebou. Nad přízemím musí být pod každou místností jiná.',
  'clinic.build.3':
    'Na každém patře budovy nejvýš jedno centrum. Za kolo nikdo nepostaví víc než jedno centrum a jednu zvláštní místnost a od každého druhu je jen jedna.',
  'clinic.modules': 'Co se dá postavit',
  'clinic.modules.1':
    'Centrum: otevře obor a jeho patro ho léčí. Ošetřovna: dvě lůžka a dva lékaři; musí sousedit s centrem a skladem a funguje, má-li její patro centrum.',
  'clinic.modules.2':
    'Sklad: sanitář v něm šetří údržbu. Zahrada: léčba v sousedních místnostech vynáší víc. Pásy: chůze po nich nestojí čas.',
  'clinic.modules.3':
    'Operační sál: léčí kterýkoli tvůj obor a vynáší víc. Ambulance: pacienti jdou rovnou tam a každá léčba vynese $6. Laboratoř: lékaři se v ní učí. Čekárna: pacienti vycházejí odtud.',
  'clinic.modules.4': 'Vchod a heliport pouštějí lidi dovnitř, dole i nahoře.',
  'clinic.cars': 'Auta',
  'clinic.cars.1':
    'Kdo přijde, přijede autem, na volné pole v přízemí nebo na parkoviště. Bez místa nemůže přijít nikdo; auto odjíždí s majitelem.',
  'clinic.hire': 'Nábor',
  'clinic.hire.1':
    'Nejvýš jeden lékař z univerzity, vlevo dražší, a nejvýš jedna sestra nebo sanitář. Vcházejí dveřmi.',
  'clinic.admit': 'Příjem',
  'clinic.admit.1':
    'Máš pár bodů: přijmout pacienta z čela řady, posunout jednoho dopředu, nebo ho přeřadit do další řady, čímž se změní nemoc.',
  'clinic.admit.2':
    'K přijetí potřebuješ centrum oboru, volné místo v předpříjmu a místo pro auto. Barva říká, jak je pacient nemocný: bílá, žlutá, oranžová, červená.',
  'clinic.admit.3': 'Po každé akci dostane každá neplná řada nového pacienta.',
  'clinic.move': 'Přesun',
  'clinic.move.1':
    'Všichni přesouvají své lidi naráz. Každý krok do další místnosti stojí hodinu; pásy a cesta od příjmu ke dveřím nic.',
  'clinic.move.2':
    'Pacienti jdou na lůžko svého oboru, lékaři a sestry tam, kde pracují, sanitáři do skladu. Zůstat nic nestojí.',
  'clinic.treatment': 'Léčba',
  'clinic.treatment.1':
    'Lékař léčí jednoho pacienta za kolo ve stejné místnosti. Sester je potřeba tolik, o kolik úrovní se liší, nahoru či dolů.',
  'clinic.treatment.2':
    'Pacient platí podle barvy a odjede autem. V laboratoři lékaři místo toho získají úroveň a bod obliby.',
  'clinic.expenses': 'Účty a obliba',
  'clinic.expenses.1':
    'Nejdřív mzdy, pak údržba místností. Koho nelze zaplatit, odchází; chybějící údržba stojí oblibu.',
  'clinic.expenses.2': 'Za zbytek si můžeš koupit oblibu, bod za $3.',
  'clinic.tire': 'Lékaři se unaví',
  'clinic.tire.1': 'Každý lékař, který léčil, klesne o úroveň. Bílý zůstává bílý.',
  'clinic.worsen': 'Pacientům se přitíží',
  'clinic.worsen.1':
    'Všem neléčeným, i v předpříjmu, se o úroveň přitíží. Za červenou umírají: minus 5 obliby. Kdo je ještě v řadách, tomu se nepřitíží.',
  'clinic.tidy': 'Příprava na další kolo',
  'clinic.tidy.1':
    'Lékaři, které nikdo nenajal, získají úroveň, přijdou noví, sestry jsou zase k mání, otočí se další kartičky.',
  'clinic.tidy.2': 'Další kolo začíná hráč s nejmenší oblibou.',
  'clinic.scoring': 'Konec',
  'clinic.scoring.1':
    'Obliba a body za personál, ošetřovny ve vyšších patrech a fungující budovy; minus zbylí pacienti a strávené hodiny.',
  'clinic.scoring.2': 'Vyhrává nejvíc bodů; pak méně času; pak víc peněz. Sám hraješ proti cíli.',
  'covid19Pandemic.together': 'Všichni společně',
  'covid19Pandemic.together.1':
    'Jedna až čtyři kliniky vyhrají nebo prohrají společně. Nakažlivost a samoizolace určují obtížnost a kolik nákaz přinese každé kolo.',
  'covid19Pandemic.together.2': 'Každý musí v každém kole vzít určitou akci (obvykle Příjem).',
  'covid19Pandemic.newInfections': 'Nové nákazy',
  'covid19Pandemic.newInfections.1':
    'Po třetí akci se kartičky kola rozdělí podle dohody, aspoň jedna na kliniku, každá na jiného člověka.',
  'covid19Pandemic.newInfections.2': 'Lékař nebo pacient s kartičkou je nakažený.',
  'covid19Pandemic.quarantine': 'Karanténa',
  'covid19Pandemic.quarantine.1':
    'Sestra nebo sanitář s kartičkou je celé kolo pryč: placen, ale bez práce. Před dalším kolem se vrátí dveřmi.',
  'covid19Pandemic.care': 'Léčba nakažených',
  'covid19Pandemic.care.1':
    'Nakažený se počítá o úroveň hůř. Jedna léčba vyléčí obě nemoci; příjem se řídí barvou.',
  'covid19Pandemic.care.2':
    'Nakažení lékaři neléčí. Potřebují lůžko kteréhokoli oboru; bez něj čekají v centru.',
  'covid19Pandemic.care.3': 'V ambulanci smí nakaženého léčit každý zdravý lékař, ale nákazu převezme.',
  'covid19Pandemic.care.4':
    'Vyléčený nakažený pacient přežil. Vyléčený lékař zůstává a zase pracuje. Nakaženým lékařům se přitěžuje jako pacientům a mohou zemřít.',
  'covid19Pandemic.contagion': 'Nakažlivost',
  'covid19Pandemic.contagion.1':
    'Na konci kola čekají v předpříjmu nové kartičky, jedna či dvě na kliniku: kdo tam je nebo přijde příště, je nakažený.',
  'covid19Pandemic.end': 'Konec',
  'covid19Pandemic.end.1':
    'Vyhrajete, pokud přežilo víc pacientů, než je mezi mrtvými lidí a kartiček, které si nikoho nenašly. Sám navíc potřebuješ aspoň dvacet započtených pacientů.',
  'ruling.fields': 'Někdo hraje bez luk, jako děti.',
  'ruling.smallCity': 'Starší pravidla dávala hotovému městu ze dvou kartiček bod za kartičku.',
  'ruling.riverTurns': 'Zda rovný díl mezi dvěma zatáčkami dovolí tu druhou.',
  'ruling.arrowBeside':
    'Zda se druhá figurka smí přidat na oblast, kterou tato kartička právě dokončila; boduje s ní.',
  'ruling.arrowOwnTile':
    'Na právě položené kartičce platí dál běžné pravidlo, i pro oblast, kterou dokončila.',
  'ruling.arrowRepeat': 'Šipka tahu navíc, která během tahu navíc míří na kartičku.',
  'ruling.arrowNoTile': 'Když nezbývá kartička, tah navíc není.',
  'ruling.arrowGarden': 'Na zahradě stojí jen opat, takže tam nikdy není druhá figurka.',
  'ruling.arrowRecall': 'Vrácení opata nahrazuje jakékoli stavění, i to díky šipce.',
  'ruling.covidStart': 'Kartička může od začátku ležet vedle startovní, s oběma žetony.',
  'ruling.covidSpread': 'Kolik žetonů přinese kartička, která zvětší víc nakažených oblastí.',
  'ruling.covidOwnTile': 'Samotná kartička COVID-19 nakazí, ale navíc nešíří.',
  'ruling.covidDuty': 'Zda se žeton musí položit, když to jde.',
  'ruling.covidNeighbours':
    'Oblasti se dotýkají, kde mají na kartičce společnou hranici nebo kde jedna ústí do druhé.',
  'ruling.covidSpare':
    'Nemoc pominula v hotové oblasti, kde nikdo nestojí, a kde má oblast druhý žeton. Není-li taková, nic se nešíří.',
  'ruling.covidMerge': 'Když se spojí dvě nakažené oblasti, nikdo v nich se znovu netestuje.',
  'ruling.covidOrder':
    'Nejdřív testuje hráč na tahu, pak po směru hodin; figurky téhož majitele po řadách od západu k východu.',
  'ruling.covidDeathCard': 'Co se stane s vylosovanou kartou úmrtí.',
  'ruling.covidBuildings': 'Testují se živé figurky; stavby a díly, které nikomu nepatří, ne.',
  'ruling.covidScored': 'Obodovaná oblast zůstává nakažená a nemoc se z ní může dál šířit.',
  'ruling.covidBack': 'Figurka poslaná domů při pokládání smí být v témž tahu znovu postavena.',
  'ruling.covidRiver': 'S řekou leží kartička varianty na druhé straně pramene; jinak se losuje až po řece.',
  'ruling.quakeLimit': 'Počet žetonů v krabici neomezuje počet otřesených měst.',
  'ruling.quakeKnights': 'Figurky v otřesených městech na konci nebodují.',
  'ruling.floodLaid': 'Bez řeky se povodeň pokládá jako každá kartička a sedne vedle všeho.',
  'ruling.floodPoints': 'Body získané před povodní zůstávají. Hotové město pod vodou už loukám nic nedává.',
  'ruling.floodSquares':
    'Zda se na prázdných zatopených polích smí ještě stavět. Co se tam postaví, je hned pod vodou.',
  'ruling.floodFollowers': 'Figurky na zakrytých polích zůstávají.',
  'ruling.floodMonastery':
    'Klášter či zahrada zamrzne, je-li pod vodou nebo je-li kartička povodně jedním z jeho osmi polí.',
  'ruling.floodNext': '„Příští tah“ je další kartička, kterou tento hráč vylosuje.',
  'ruling.meteorShift': 'Které kartičky jsou sousední při posunu cíle.',
  'ruling.meteorTarget': 'I posunutý cíl musí být kartička, kterou lze zasáhnout.',
  'ruling.meteorAlone': 'Není-li co zasáhnout, meteor jde do krabice a losuje se jiná kartička.',
  'ruling.meteorCut': 'Rozříznutá oblast se stane dvěma; část bez figurky je prostě volná.',
  'ruling.meteorEdges': 'Vedle kráteru sedne každá hrana.',
  'ruling.meteorPhase': 'Co meteor dokončí, boduje se na konci tahu jako vše ostatní.',
  'ruling.meteorEffects':
    'Povodeň, zemětřesení či šipka na zasažené kartičce jsou pryč; dřívější body zůstávají. Kráter lze zasáhnout znovu.',
  'ruling.tornadoSquares': 'Kam se tornádo nesmí vrátit. Výchozí kartička se počítá jako navštívená.',
  'ruling.tornadoDrop': 'Zda si majitel smí nesenou figurku vzít domů, i když by ji mohl položit.',
  'ruling.floodRiver':
    'Kartička pod povodní opouští hru; povodeň, meteor a tornádo se losují až po řece. Pramen lze zatopit, ale ne zasáhnout.',
  'ruling.floodExtraTurn': 'I tah navíc začíná losováním, takže se povodeň rozlije před ním.',
  'ruling.meteorArrow':
    'Meteor nebo povodeň položená tam, kam míří šipka, ji použije. Nikdo na ní nestojí, ale jinam lze figurku díky šipce postavit.',
  'ruling.tornadoPair': 'Ze dvou figurek vedle sebe vezme tornádo jednu.',
  'ruling.meteorInfection':
    'Žetony ze zasažené kartičky se vrací. Z rozříznuté oblasti zůstává nakažená jen strana s žetonem.',
  'ruling.tornadoTest':
    'Figurka vyměněná či položená do nakažené oblasti jde na test dřív, než se pokračuje.',
  'ruling.dragonFifty': 'Draka přivolá každý násobek padesáti; stačí ho přesně dosáhnout.',
  'ruling.dragonStart': 'Pole, odkud vyletí, se v tomto tahu počítá jako navštívené.',
  'ruling.dragonDeadEnd': 'Kde není kam, zbytek letu propadá.',
  'ruling.dragonTile': 'Zda se smí stavět figurky na pole, kde stojí drak.',
  'ruling.dragonFields': 'Louky nejsou nikdy hotové, ani pro draka.',
  'ruling.dragonGardens': 'Bez opatů není obklopená zahrada hotovou oblastí; s nimi ano.',
  'ruling.dragonExtraTurn': 'Tah navíc je nový tah, pro padesátku i navštívená pole.',
  'ruling.dragonPair': 'Ze dvou figurek vedle sebe sežere obě.',
  'ruling.dragonTests':
    'Nejdřív testy; kdo šel domů, není tam, když přiletí drak. Kdo je sežrán, test nepotřebuje.',
  'ruling.dragonMeteor': 'Meteor nechá draka, kde je, a ten smí létat přes krátery i povodeň.',
  'ruling.clinicBoard': 'Začátečníci losují jednu ze čtyř prvních klinik, zkušení si ji rozmístí volně.',
  'ruling.clinicGoal': 'Body, kterých se snaží dosáhnout jediný hráč.',
  'ruling.clinicChoose': 'Akce se volí po jedné, před každou ze tří.',
  'ruling.clinicCars':
    'Auta lze kdykoli přeparkovat, počítá se jen jejich počet: jedno na každém prázdném poli přízemí, čtyři na parkovišti.',
  'ruling.clinicFloors': 'Přidat patro nic nestojí; pod každou místností musí být jiná.',
  'ruling.clinicConveyors': 'Pásy se kupují po dvojicích a všechny jedné kliniky tvoří jednu síť.',
  'ruling.clinicBeds': 'Nemocný zaměstnanec bez lůžka jde do centra, ne ke dveřím.',
  'ruling.clinicLab': 'Lékaři v laboratoři se učí sami; červení se nemají co učit. Výzkum neunavuje.',
  'ruling.clinicGardens': 'Zahrady ambulanci nic nepřidávají.',
  'ruling.clinicWages':
    'Kdo nemůže platit, vybere, koho propustí; každý chybějící dolar údržby stojí bod obliby.',
  'ruling.clinicUniversity': 'Po posledním kole se univerzita nedoplňuje.',
  'ruling.pandemicContagion': 'Jak silně každé kolo končí.',
  'ruling.pandemicIsolation': 'Jak dobře lidé drží odstup: určuje kartičky každého kola.',
  'ruling.k1': 'Povinná akce: nadpis jmenuje jednu, jeho příklad druhou. Příklad platí jen s Příjmem.',
  'ruling.k2': 'Kartičky na stupnici kol a ty „z plánu šíření“ jsou tytéž.',
  'ruling.k3': 'Nadpis o platech stojí ve špatné fázi; únava a zhoršení patří do Správy.',
  'ruling.k4': 'Mrtví jsou všichni zemřelí, nakažení i ne, a kartičky, které si nikoho nenašly.',
  'ruling.k5': 'Zda nakažený pacient vyléčený v ambulanci přežil, ač kartička přejde na lékaře.',
  'ruling.k6': 'Zda se lékaři nakaženému při léčbě přitíží ještě v témž kole. Červený by zemřel.',
  'ruling.k7': 'Zhoršení mění barvu natrvalo: vyléčený lékař, který byl oranžový, je červený.',
  'ruling.k8': 'Lékař vyléčený v tomto kole je zdravý, nepracoval a neunaví se ani se mu nepřitíží.',
  'ruling.k9': 'Karanténa trvá do konce kola.',
  'ruling.k10': 'Nové nákazy se nazývají fází, ale dějí se v té první.',
  'ruling.k11':
    'Zda i nízká nakažlivost vyžaduje centrum oboru. Jinak by šlo kartičky odkládat, kam nikdo nechodí.',
  'ruling.k12': 'Injekce a její kartička nemají pravidlo, proto ve hře nejsou.',
  'ruling.k13': 'Lékař vyléčený v ambulanci zůstává, zdravý; kartička přejde na toho, kdo léčil.',
  'ruling.k14': 'Rozšíření lze hrát i s prvním vydáním Clinic. Tady se hraje s vydáním deluxe.',
  'ruling.pandemicPreadmissions': 'Zda pacienti v předpříjmu mohou dostat nové nákazy.',
  'ruling.pandemicLeftovers':
    'Klinika, kde není koho nakazit, kartičku nebere. Co nikdo nemůže vzít, počítá se k mrtvým.',
  'ruling.pandemicTalks': 'Po čtyřech kolech jednání bez dohody se kartičky rozdělí rovným dílem.',
  'ruling.pandemicExtension':
    'Lidé z The Extension se řídí textem rozšíření; odchod těhotné ženy stojí 2 obliby.',
  'option.fields.true': 's loukami',
  'option.fields.false': 'bez luk',
  'option.smallCity.4': '4 body',
  'option.smallCity.2': '2 body',
  'option.riverTurns.immediate': 'zakázány jen dvě zatáčky hned po sobě',
  'option.riverTurns.alternate': 'zatáčky se vždy střídají',
  'option.arrowBeside.any': 'kdekoli',
  'option.arrowBeside.open': 'jen v nedokončených oblastech',
  'option.arrowRepeat.spent': 'nedává nic',
  'option.arrowRepeat.points': 'dává své 2 body',
  'option.covidStart.false': 'losuje se z pytlíku',
  'option.covidStart.true': 'vedle startu',
  'option.covidSpread.tile': 'jeden za kartičku',
  'option.covidSpread.area': 'jeden za oblast',
  'option.covidDuty.must': 'musí',
  'option.covidDuty.may': 'smí se nechat',
  'option.covidDeathCard.discarded': 'později se zamíchá zpět',
  'option.covidDeathCard.removed': 'opouští hru',
  'option.floodSquares.open': 'smí se stavět',
  'option.floodSquares.blocked': 'zablokována',
  'option.meteorShift.beside': 'stranou',
  'option.meteorShift.around': 'i úhlopříčně',
  'option.tornadoSquares.once': 'na žádnou kartičku dvakrát',
  'option.tornadoSquares.eachMove': 'ne dvakrát v pohybu jednoho hráče',
  'option.tornadoDrop.may': 'smí ji vzít domů',
  'option.tornadoDrop.must': 'musí ji položit',
  'option.dragonTile.open': 'povoleno',
  'option.dragonTile.closed': 'zakázáno',
  'option.board.beginner': 'začátečníci',
  'option.board.expert': 'zkušení',
  'option.goal.60': '60 bodů',
  'option.goal.80': '80 bodů',
  'option.goal.100': '100 bodů',
  'option.contagion.low': 'nízká',
  'option.contagion.high': 'vysoká',
  'option.isolation.good': 'dobrá',
  'option.isolation.medium': 'střední',
  'option.isolation.poor': 'špatná',
  'option.mandatoryAction.admit': 'Příjem',
  'option.mandatoryAction.build': 'Stavba',
  'option.preadmissionCounts.true': 'mohou',
  'option.preadmissionCounts.false': 'nemohou',
  'option.outpatientCounts.true': 'přežil',
  'option.outpatientCounts.false': 'nepočítá se',
  'option.outpatientExempt.false': 'přitíží se',
  'option.outpatientExempt.true': 'je ušetřen',
  'option.lowNeedsHub.true': 'je třeba centrum',
  'option.lowNeedsHub.false': 'kterýkoli obor'
} satisfies Messages<'guide'>;
