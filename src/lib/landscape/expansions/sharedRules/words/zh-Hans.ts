import type { Translation } from '../../../../kernel/manifest.ts';
import type * as en from './en.ts';

export const cropWords = (name: string) =>
  ({
    set: {
      name,
      about: '怪圈让所有人在自己的棋子旁添一个，或让所有人收回一个。',
      lesson: '道路的麦田怪圈。',
      'option.cropAdd': '在麦田怪圈添棋子',
      'option.cropAdd.may': '自愿',
      'option.cropAdd.must': '必须'
    },
    board: {
      'rule.cropCircle': '麦田怪圈',
      'awaits.cropCircle': '{name}：为所有人选择',
      'do.cropCircle': '选择',
      'action.cropCircle': '{choice, select, deploy {所有人可添一个} other {所有人收回一个}}',
      'event.cropCircle':
        '{name} 选择：{choice, select, deploy {所有人可添一个棋子} other {所有人收回一个棋子}}。',
      'ask.cropAdd': '{name}：添一个棋子，或不添',
      'ask.cropTake': '{name}：收回一个棋子',
      'decline.cropAdd': '不添',
      'because.crop': '涉及{kind, select, road {道路} city {城市} other {草地}}上的棋子',
      'preview.crop':
        '随后为所有人选择：在{kind, select, road {道路} city {城市} other {草地}}上添一个或收回一个'
    }
  }) satisfies Translation<ReturnType<typeof en.cropWords>>;

export const besiegingWords = (name: string) =>
  ({
    set: {
      name,
      about: '被围的城市让骑士得分更少，让草地得分加倍；骑士还可逃离。',
      lesson: '被围的城市。',
      'option.siegeEscape': '逃离时修道院须邻接',
      'option.siegeEscape.any': '城市的任一板块',
      'option.siegeEscape.siege': '被围的板块',
      'option.siegeEscapeEach': '骑士可逃离',
      'option.siegeEscapeEach.part': '双重回合的每一部分',
      'option.siegeEscapeEach.turn': '每回合一次',
      'part.siege': '围城',
      'part.escape': '逃离',
      'meet.innsCathedrals': '有大教堂时，完成的被围城市每块板块和盾徽 2 分。',
      'meet.tradersBuilders': '对自己的猪，被围城市也算两座：8 分。',
      'meet.abbeyMayor': '也可经大修道院逃离；市长和马车同样可以离开。'
    },
    board: {
      'score.besieged': '被围',
      'rule.escape': '逃离',
      'ask.escape': '{name}：一名骑士逃离，或无人',
      'decline.escape': '无人逃离',
      'because.escape': '被围城市旁若有修道院，可撤出一名骑士',
      'preview.besieged': '被围：骑士得分减半，草地得分加倍'
    }
  }) satisfies Translation<ReturnType<typeof en.besiegingWords>>;
