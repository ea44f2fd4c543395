import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    infection: '感染',
    'infection.1': '放下 COVID-19 板块时，其上的城市和草地被感染：各放一个标记。',
    'infection.2': '标记使整条相连的道路、城市、草地或修道院成为感染区。',
    spread: '如何扩散',
    'spread.1': '扩大感染区的玩家，在一个与感染区相接的未感染区域放一个标记。',
    'spread.2':
      '区域在同一板块上有共同边界，即为相接：道路与两侧草地、城市与墙外草地、道路与所通城市、修道院与周围草地。',
    'spread.3': '在感染的修道院周围放板块不算扩大它。',
    tokens: '标记',
    'tokens.1': '共二十个。全部上桌后，从疫情已消退处移一个。',
    testing: '检测',
    'testing.1': '进入感染区的棋子须检测：放入、被连入、被标记波及或被龙卷风放下。由其主人抽一张卡。',
    'testing.2': '阴性（20 张）：留下。阳性（9 张）：回家。一张为死亡：棋子退出游戏。',
    'testing.3': '已在其中的棋子不因区域扩大而再检测。',
    'testing.4': '检测先于计分：被送回者不得分。除此之外疫情不影响分数。',
    'testing.5': '卡用完后，把抽过的重新洗匀。',
    'ruling.covidStart':
      '该板块可从开局就放在起始板块旁，带两个标记。起始板块不同时，放在旁边逐行第一个放得下的格子上。',
    'ruling.covidSpread': '一块板块扩大多个感染区时放几个标记。',
    'ruling.covidOwnTile': '放下 COVID-19 板块本身只感染，不再另行扩散。',
    'ruling.covidDuty': '能放标记时是否必须放。',
    'ruling.covidNeighbours': '区域在某板块上有共同边界，或一个通入另一个，即为相接。',
    'ruling.covidSpare': '无人的完成区域，或有第二个标记的区域，视为疫情消退。若都没有，则不扩散。',
    'ruling.covidMerge': '两个感染区合并时，其中的人不再检测。',
    'ruling.covidOrder': '当前玩家先检测，再按顺时针；同一主人的棋子按行由西向东。',
    'ruling.covidDeathCard': '抽出的死亡卡是重新洗入还是移出游戏。',
    'ruling.covidBuildings': '检测活的棋子；建筑和不属于任何人的棋子不检测。',
    'ruling.covidScored': '已计分区域仍受感染，疫情仍可由此扩散。',
    'ruling.covidBack': '放板块时被送回的米宝，同一回合可再次放置。',
    'ruling.covidRiver': '有河流时，该变体板块放在泉源另一侧；否则在河流之后抽取。'
  },
  learn: {
    infect: 'COVID-19 板块。放在起始板块旁。',
    tokens: '它的城市和草地已被感染：整片，跨所有板块。',
    grow: '这块扩大了感染的草地，疫情将扩散。放下它。',
    spread: '选择扩散处：感染区旁任意亮起的区域。选道路。',
    enter: '大胆试试：在感染的道路放一个米宝。它立即被检测。',
    negative: '阴性：你的米宝留下。三张卡中有两张是阴性。',
    positive: 'Ben 用骑士封闭了感染的城市，但检测为阳性。骑士回家，无人得分。',
    end: '检测先于计分。避开感染区，或者碰碰运气。'
  }
} satisfies Translation<typeof en>;
