import type { Messages } from '../messages.ts';

export default {
  title: 'Pravidla',
  description: 'Pravidla všech her a rozšíření jednoduše, se všemi našimi rozhodnutími.',
  index: 'Pravidla her',
  'index.more': 'Krátce a vlastními slovy. Průběh u stolu odkazuje sem.',
  contents: 'Na této stránce',
  pages: 'Stránky pravidel',
  all: 'Všechny stránky pravidel',
  learn: 'Učit se hrou',
  rulings: 'Naše rozhodnutí',
  'rulings.about':
    'Kde pravidla mlčí nebo si zdroje odporují, museli jsme rozhodnout. Každé takové rozhodnutí je tady. Ta, která mají volbu, lze změnit při otevírání stolu.',
  'rulings.none': 'Tady nebylo potřeba nic rozhodovat.',
  'rulings.meets': 's rozšířením {name}',
  option: 'Volba',
  'option.default': 'obvyklé',
  together: 'Vše dohromady',
  'together.about':
    'Všechna rozšíření lze míchat. Toto je pořadí jednoho tahu s rozšířeními 20. výročí, COVID-19, Přírodní katastrofy a Černý drak a co se stane, když se dvě potkají.',
  'together.order': 'Jeden tah po pořádku',
  'together.order.1': 'Rozlije se čekající povodeň. Vylosuje se a položí kartička, nebo se zamíří meteorem.',
  'together.order.2': 'Šipky: dva body, nebo výběr šipky.',
  'together.order.3':
    'Nákaza: nové žetony, testy figurek, jejichž oblast se spojila s nakaženou, pak šíření a jeho testy.',
  'together.order.4': 'Běží tornádo. Koho položí do nakažené oblasti, ten jde na test.',
  'together.order.5': 'Postaví se družiník podle běžného pravidla nebo díky šipce, nebo se vrátí opat.',
  'together.order.6': 'Drak letí o krok za každou dokončenou oblast. Zbylé figurky bodují.',
  'together.order.7':
    'Drak přistane na nové kartičce, pokud někdo dosáhl násobku padesáti nebo ho překročil. Pak přijde tah navíc.',
  'together.matrix': 'Dvojice rozšíření',
  'together.matrix.about': 'Kolik ověřených příkladů říká, co se stane, když se hrají obě.',
  'together.independent': 'nezávislé',
  'together.tested': '{n, plural, one {# test} few {# testy} other {# testů}}',
  'together.ruled': 'vlastní rozhodnutí',
  'together.legend': 'Hvězdička značí vlastní rozhodnutí, uvedené níže.',
  'together.says': 'Jak na sebe působí dvě rozšíření',
  'together.says.about':
    'Ke každé větě patří test, který ji přehraje; jeho jméno stojí pod ní. Číslo v tabulce vede ke své dvojici.',
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
  'landscape.aim.1': 'Kartičku po kartičce společně skládáte krajinu a zabíráte její části svými družiníky.',
  'landscape.aim.2': 'Je tu 72 kartiček, jedna leží na začátku na stole. Každý má sedm družiníků.',
  'landscape.aim.3': 'Tah: polož kartičku, případně na ni postav družiníka, oboduj, co je hotové.',
  'landscape.placing': 'Pokládání kartičky',
  'landscape.placing.1':
    'Kartička musí stranou sousedit s některou na stole a každá společná strana musí sedět: cesta k cestě, město k městu, louka k louce.',
  'landscape.placing.2': 'Dotyk jen rohem nestačí.',
  'landscape.unplaceable': 'Kartičky, které nikam nesednou',
  'landscape.unplaceable.1':
    'Kartička, která nikam nesedne, jde zpět do krabice a losuješ jinou. Když žádná nezbývá, hra končí.',
  'landscape.meeple': 'Umístění družiníka',
  'landscape.meeple.1': 'Jen na právě položenou kartičku: na cestu, do města, do kláštera nebo na louku.',
  'landscape.meeple.2':
    'Na téže souvislé cestě, v témž městě či na téže louce ještě nesmí nikdo stát, ani ty.',
  'landscape.meeple.3':
    'Smíš i do oblasti, kterou tvá kartička právě dokončila: družiník boduje a hned se vrací.',
  'landscape.meeple.4': 'Družiníka, který se vrátí při bodování, můžeš použít od svého dalšího tahu.',
  'landscape.scoring': 'Bodování oblasti',
  'landscape.scoring.1': 'Cesta uzavřená na obou koncích, nebo v kruhu: 1 bod za kartičku.',
  'landscape.scoring.2': 'Město s uzavřenou hradbou a bez mezery: 2 body za kartičku a 2 za erb.',
  'landscape.scoring.3': 'Klášter s osmi zaplněnými poli kolem: 9 bodů.',
  'landscape.scoring.4':
    'Kartička se počítá jednou, i když na ni oblast zasahuje dvakrát. Dokončená oblast dává body svým majitelům, i když ji dokončil jiný hráč.',
  'landscape.majority': 'Kdo dostane body',
  'landscape.majority.1':
    'Kdo má v oblasti nejvíc družiníků, bere všechny body. Při shodě je dostanou v plné výši všichni, kdo jich mají nejvíc.',
  'landscape.majority.2': 'Všichni družiníci z bodované oblasti jdou domů.',
  'landscape.final': 'Závěrečné bodování',
  'landscape.final.1':
    'Když kartičky dojdou, boduje se i nedokončené: cesty a města 1 za kartičku a 1 za erb, klášter 1 a 1 za každou kartičku kolem.',
  'landscape.final.2': 'Pak se počítají louky. Vyhrává, kdo má nejvíc bodů.',
  'landscape.fields': 'Louky',
  'landscape.fields.1': 'Družiník na louce leží do konce. Louky nejsou nikdy hotové, ani uzavřené.',
  'landscape.fields.2': 'Louky oddělují cesty, města, řeky a rohy kartiček.',
  'landscape.fields.3':
    'Na konci dostane ten, kdo má na louce nejvíc družiníků, 3 body za každé hotové město, jehož se louka dotýká.',
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
  'clinic.choose.2':
    'Nejdřív všichni, kdo staví, pak všichni, kdo nabírají, nakonec ti, kdo přijímají, vždy v pořadí hráčů.',
  'clinic.build': 'Stavba',
  'clinic.build.1': 'Až dva prvky; je-li mezi nimi ošetřovna, ještě jeden sklad navíc. Ceny rostou s patrem.',
  'clinic.build.2':
    'Místnosti jedné rodiny se nikdy nedotýkají, ani nad sebou. Nad přízemím musí být pod každou místností jiná.',
  'clinic.build.3':
    'Na každém patře budovy nejvýš jedno centrum. Za kolo nikdo nepostaví víc než jedno centrum a jednu speciální místnost a od každého druhu je k mání jen jedna kartička.',
  'clinic.modules': 'Co se dá postavit',
  'clinic.modules.1':
    'Centrum: otevře obor a jeho patro ho léčí. Ošetřovna: dvě lůžka a dva lékaři; musí sousedit s centrem a skladem a funguje, má-li její patro centrum.',
  'clinic.modules.2':
    'Sklad: sanitář v něm šetří údržbu. Zahrada: léčba v sousedních místnostech vynáší víc. Pásy: chůze po nich nestojí čas.',
  'clinic.modules.3':
    'Operační sál: léčí kterýkoli tvůj obor a vynáší víc. Ambulance: pacienti jdou rovnou tam a každá léčba vynese $6. Laboratoř: lékaři se v ní učí. Čekárna: pacienti vycházejí odtud.',
  'clinic.modules.4': 'Lidé přicházejí vchodem v přízemí nebo heliportem na střeše.',
  'clinic.cars': 'Auta',
  'clinic.cars.1':
    'Kdo přijde, přijede autem. To parkuje na volném poli v přízemí nebo na parkovišti. Není-li pro auto místo, přijít nemůže. Auto odjíždí s majitelem.',
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
    'Nejdřív platy, pak údržba místností. Kdo nedostane plat, odchází; chybějící údržba stojí oblibu.',
  'clinic.expenses.2': 'Za zbytek si můžeš koupit oblibu, bod za $3.',
  'clinic.tire': 'Lékaři se unaví',
  'clinic.tire.1': 'Každý lékař, který léčil, klesne o úroveň. Bílý zůstává bílý.',
  'clinic.worsen': 'Pacientům se přitíží',
  'clinic.worsen.1':
    'Všem neléčeným, i v předpříjmu, se o úroveň přitíží. Horší než červený znamená smrt: minus 5 obliby. Kdo je ještě v řadách, tomu se nepřitíží.',
  'clinic.tidy': 'Příprava na další kolo',
  'clinic.tidy.1':
    'Lékaři, které nikdo nenajal, získají úroveň, přijdou noví, sestry jsou zase k mání, otočí se další kartičky.',
  'clinic.tidy.2': 'Další kolo začíná hráč s nejmenší oblibou.',
  'clinic.scoring': 'Konec',
  'clinic.scoring.1':
    'Obliba a body za personál, ošetřovny ve vyšších patrech a fungující budovy; minus zbylí pacienti a strávené hodiny.',
  'clinic.scoring.2':
    'Vyhrává, kdo má nejvíc bodů; pak méně času; pak víc peněz. Ve hře pro jednoho jde o cílový počet bodů.',
  'landscape.ruling.fields': 'Někdo hraje bez luk, jako děti.',
  'landscape.ruling.smallCity': 'Starší pravidla dávala hotovému městu ze dvou kartiček bod za kartičku.',
  'clinic.ruling.clinicBoard':
    'Strana pro zkušené má tři sloupce a žádné plány, první klinika se staví volně.',
  'clinic.ruling.clinicFirst':
    'Každý si losuje jednu ze čtyř prvních klinik. Zkušení smějí stavět volně i na straně pro začátečníky.',
  'clinic.ruling.clinicGoal': 'Body, kterých se snaží dosáhnout jediný hráč.',
  'clinic.ruling.clinicChoose': 'Akce se volí po jedné, před každou ze tří.',
  'clinic.ruling.clinicCars':
    'Auta lze kdykoli přeparkovat, počítá se jen jejich počet: jedno na každém prázdném poli přízemí, čtyři na parkovišti.',
  'clinic.ruling.clinicFloors': 'Přidat patro nic nestojí; pod každou místností musí být jiná.',
  'clinic.ruling.clinicConveyors': 'Pásy se kupují po dvojicích a všechny jedné kliniky tvoří jednu síť.',
  'clinic.ruling.clinicBeds': 'Nemocný zaměstnanec bez lůžka jde do centra, ne ke dveřím.',
  'clinic.ruling.clinicLab': 'Lékaři v laboratoři se učí sami; červení se nemají co učit. Výzkum neunavuje.',
  'clinic.ruling.clinicGardens':
    'Zahrady platí za pacienty léčené v sousední ošetřovně, ne ve speciálních místnostech.',
  'clinic.ruling.clinicWages':
    'Kdo nemůže platit, vybere, koho propustí; každý chybějící dolar údržby stojí bod obliby.',
  'clinic.ruling.clinicPieces':
    'V krabici je od každé barvy omezený počet figurek. Při změně barvy se bere figurka ze zásoby, jinak z pytlíku; když žádná není, barva zůstává.',
  'clinic.ruling.clinicExtension':
    'Z „The Extension“ lze hrát pět modulů. Chybí 4. patro, vybavení, sanitka, územní plán, podzemní sítě, pilíře, lékárna a virus: nenašel se zdroj s jejich pravidly. Chybí i zombie a ostatní malá rozšíření základní krabice.',
  'clinic.ruling.clinicUniversity': 'Po posledním kole se univerzita nedoplňuje.',
  'option.fields.true': 's loukami',
  'option.fields.false': 'bez luk',
  'option.smallCity.4': '4 body',
  'option.smallCity.2': '2 body',
  'option.board.beginner': 'začátečníci',
  'option.board.expert': 'zkušení',
  'option.firstClinic.drawn': 'losovaná',
  'option.firstClinic.free': 'stavěná volně',
  'option.goal.60': '60 bodů',
  'option.goal.80': '80 bodů',
  'option.goal.100': '100 bodů'
} satisfies Messages<'guide'>;
