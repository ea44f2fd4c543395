import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    placement: 'Drak přistává',
    'placement.1':
      'Čeká vedle stolu. Když v jednom tahu něčí body dosáhnou 50 (nebo 100, 150 …) či je překročí, přistane po bodování na právě položené kartičce. Je-li už na stole, přesune se tam.',
    'placement.2': 'Každá figurka na té kartičce je sežrána. Při závěrečném bodování už nepřilétá.',
    movement: 'Drak letí',
    'movement.1':
      'Je-li na stole, musí letět o krok za každou oblast, kterou tvá kartička dokončila, ať je obsazená či ne, dřív než se boduje.',
    'movement.2': 'Krok vede na kartičku hned vedle, nikdy tam, kde v tomto tahu už byl.',
    eaten: 'Kdo je sežrán',
    'eaten.1':
      'Každá figurka na každé kartičce, kam přijde, se vrací majiteli bez bodů. Zbylé figurky bodují.',
    'ruling.dragonFifty': 'Draka přivolá každý násobek padesáti; stačí ho přesně dosáhnout.',
    'ruling.dragonStart': 'Pole, odkud vyletí, se v tomto tahu počítá jako navštívené.',
    'ruling.dragonDeadEnd': 'Kde není kam, zbytek letu propadá.',
    'ruling.dragonTile':
      'Zda se smí stavět figurky na pole, kde stojí drak. Pokud ne, věže a statky jsou tam stále povoleny.',
    'ruling.dragonFields': 'Louky nejsou nikdy hotové, takže draka nikdy neposunou.',
    'ruling.dragonGardens': 'Bez opatů není obklopená zahrada hotovou oblastí; s nimi ano.',
    'ruling.dragonExtraTurn': 'Tah navíc je nový tah, pro padesátku i navštívená pole.',
    'ruling.dragonPair': 'Ze dvou družiníků vedle sebe sežere oba.',
    'ruling.dragonTests':
      'Nejdřív testy: figurka poslaná domů tam už není, když přiletí drak. Sežraná figurka na test nejde.',
    'ruling.dragonMeteor': 'Meteor nechá draka, kde je, a ten smí létat přes krátery i povodeň.'
  },
  learn: {
    fifty: 'Máš 47 bodů. Uzavři touto kartičkou svou cestu: je za 3.',
    landed: 'Padesát! Drak přistává na právě položené kartičce.',
    ben: 'Ben je na cestě vedle. Za každou dokončenou oblast musíš drakem pohnout o kartičku.',
    town: 'Tato kartička dokončí město.',
    knight: 'Nejdřív do něj postav rytíře.',
    fly: 'Jedna oblast je hotová, tedy jeden krok: leť na kartičku, kde stojí Ben.',
    eaten: 'Benův družiník je sežrán a jde domů bez bodů. Tvůj rytíř přežil a dal 4.',
    end: 'Letí dřív, než se boduje, takže může sežrat i tvé družiníky.'
  }
} satisfies Translation<typeof en>;
