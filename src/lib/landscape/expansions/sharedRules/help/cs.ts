import type { Translation } from '../../../../kernel/manifest.ts';
import type * as en from './en.ts';

export const cropHelp = {
  guide: {
    circle: 'Kruhy v obilí',
    'circle.1':
      'Po tahu, v němž byl položen kruh, včetně bodování, jeho hráč vybere za všechny: všichni smějí přidat figurku ze zásoby k některému svému družiníkovi, nebo všichni musí jednoho svého družiníka vzít domů bez bodů.',
    'circle.2':
      'Znak určuje, kterých družiníků se to týká: štít těch ve městech, kyj těch na cestách, vidle těch na loukách. Začíná levý soused, kdo vybral, je poslední.',
    'circle.3': 'Kdo tam nikoho nemá, je přeskočen. Bez figurek na stole kruh nic nedělá.',
    'ruling.cropAdd': 'Přidání figurky je dobrovolné, ve variantě povinné.'
  },
  learn: {
    lay: 'Kyj se týká cest. Polož kartičku vpravo.',
    claim: 'Obsaď cestu.',
    choose: 'Nech všechny přidat figurku.',
    add: 'Přidej družiníka ke svému.',
    end: 'Na cestě teď stojí dva tví družiníci. Ben tam žádného neměl.'
  }
} satisfies Translation<typeof en.cropHelp>;

export const besiegingHelp = {
  guide: {
    siege: 'Obležená města',
    'siege.1':
      'Město s táborem obléhatelů zůstává obležené napořád. Dokončené dává 1 bod za kartičku a erb, s katedrálou 2. Nedokončené na konci nedává nic.',
    'siege.2':
      'Pro louky platí dokončené obležené město dvojnásob: 6 bodů. Více táborů ve městě nic dalšího nemění.',
    escape: 'Útěk',
    'escape.1':
      'Na konci tahu smíš vzít domů bez bodů jednoho svého rytíře z obleženého města, pokud je klášter na kartičce města nebo vedle ní, i šikmo. Nemusí být obsazený ani dokončený.',
    'ruling.siegeEscape': 'Zda se klášter smí dotýkat kterékoli kartičky města, nebo musí obležené.',
    'ruling.siegeEscapeEach': 'Zda smí rytíř utéct po každé části dvojitého tahu, nebo jednou za tah.'
  },
  learn: {
    lay: 'Před městem stojí obléhatelé. Uzavři ho kartičkou.',
    claim: 'Postav rytíře.',
    scored: 'Dvě kartičky obleženého města: 2 body.',
    end: 'Pro louky platí dvojnásob.'
  }
} satisfies Translation<typeof en.besiegingHelp>;
