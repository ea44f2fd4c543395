import type { Translation } from '../../../../kernel/manifest.ts';
import type * as en from './en.ts';

export const cropWords = (name: string) =>
  ({
    set: {
      name,
      about: 'Kruh všem dovolí přidat figurku k vlastní, nebo musí všichni jednu vzít domů.',
      lesson: 'Kruh v obilí pro cesty.',
      'option.cropAdd': 'Přidat figurku při kruhu v obilí',
      'option.cropAdd.may': 'je dobrovolné',
      'option.cropAdd.must': 'je povinné'
    },
    board: {
      'rule.cropCircle': 'Kruhy v obilí',
      'awaits.cropCircle': '{name}: vyber za všechny',
      'do.cropCircle': 'Vybrat',
      'action.cropCircle':
        '{choice, select, deploy {Všichni smějí přidat figurku} other {Všichni berou jednu domů}}',
      'event.cropCircle':
        '{name} vybírá: {choice, select, deploy {všichni smějí přidat figurku} other {všichni berou jednu domů}}.',
      'ask.cropAdd': '{name}: přidej figurku, nebo nic',
      'ask.cropTake': '{name}: vezmi figurku domů',
      'decline.cropAdd': 'Nic nepřidat',
      'because.crop':
        'Týká se družiníků {kind, select, road {na cestách} city {ve městech} other {na loukách}}',
      'preview.crop':
        'Pak vybereš za všechny: přidat, nebo vzít domů figurku {kind, select, road {na cestách} city {ve městech} other {na loukách}}'
    }
  }) satisfies Translation<ReturnType<typeof en.cropWords>>;

export const besiegingWords = (name: string) =>
  ({
    set: {
      name,
      about: 'Obležené město dává rytířům méně a loukám dvojnásobek a rytíři z něj mohou utéct.',
      lesson: 'Obležené město.',
      'option.siegeEscape': 'K útěku se klášter dotýká',
      'option.siegeEscape.any': 'kterékoli kartičky města',
      'option.siegeEscape.siege': 'obležené kartičky',
      'option.siegeEscapeEach': 'Rytíř smí utéct',
      'option.siegeEscapeEach.part': 'v každé části dvojitého tahu',
      'option.siegeEscapeEach.turn': 'jednou za tah',
      'part.siege': 'Obléhání',
      'part.escape': 'Útěky',
      'meet.innsCathedrals': 'S katedrálou dává dokončené obležené město 2 body za kartičku a erb.',
      'meet.tradersBuilders': 'I pro vlastní prasátko platí obležené město za dvě: 8 bodů.',
      'meet.abbeyMayor': 'Utéct lze i opatstvím; odejít smějí i starosta a vůz.'
    },
    board: {
      'score.besieged': 'obležené',
      'rule.escape': 'Útěk',
      'ask.escape': '{name}: utíká rytíř, nebo nikdo',
      'decline.escape': 'Nikdo neutíká',
      'because.escape': 'Rytíř smí odejít z obleženého města, kterého se dotýká klášter',
      'preview.besieged': 'Obležené: rytířům polovina, loukám dvojnásobek'
    }
  }) satisfies Translation<ReturnType<typeof en.besiegingWords>>;
