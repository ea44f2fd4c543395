import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    points: '箭头指向空格',
    'points.1': '箭头只看紧邻的一格。',
    'points.2': '若你放下的板块箭头指向空格，立即得 2 分。',
    activate: '箭头生效',
    'activate.1': '若你的箭头指向一块板块，它就生效。桌上指向你新板块的箭头也生效。',
    'activate.2': '每回合只有一个箭头生效。有多个时由你选；你自己的箭头若未被选中，仍得其 2 分。',
    'activate.3': '箭头必须生效，但它允许的米宝可以不放。',
    partner: '旁边再放一个',
    'partner.1': '可代替普通放置，在自己任意一个米宝旁再放一个。最多两个并排。',
    'partner.2': '同一区域有别人也无妨：这是争取多数的办法。',
    elsewhere: '任意处放一个',
    'elsewhere.1': '可代替普通放置，在桌上任何无人占据且未完成的区域放一个米宝。',
    'elsewhere.2': '被围住的草地视为未完成。',
    extraTurn: '额外一回合',
    'extraTurn.1': '本回合（含计分）结束后，你再进行一个完整回合。',
    'extraTurn.2': '其中另外两种箭头有效，但不能再得第三个回合。',
    'ruling.arrowBeside': '第二个米宝能否加入刚被此板块完成的区域；它一同计分。',
    'ruling.arrowOwnTile': '刚放的板块上仍按普通规则，包括它完成的区域。',
    'ruling.arrowRepeat': '额外回合中指向板块的额外回合箭头是否仍得 2 分。',
    'ruling.arrowNoTile': '板块用完则没有额外回合。',
    'ruling.arrowGarden': '花园只能放修道院长，因此没有第二个棋子。',
    'ruling.arrowRecall': '收回修道院长代替任何放置，包括箭头允许的。',
    'ruling.arrowBeforeTest': '先选择箭头，之后才检测受感染的米宝。'
  },
  learn: {
    points: '这块有箭头。让箭头指向空格放下。',
    two: '箭头指向空格：立即 2 分。',
    arrow: '这块让你在自己的米宝旁再放一个。让箭头指向一块板块放下。',
    partner: '你在城中有一名骑士。在旁边再放一名。',
    extra: '圆箭头是额外回合。让它指向有城市的板块。',
    go: '不放米宝结束本回合。下一回合也是你的。',
    again: '又轮到你：箭头给了你另一块板块。',
    close: '用它封闭城市。',
    end: '两名骑士回家，得 4 分。额外回合不能再带来额外回合。'
  }
} satisfies Translation<typeof en>;
