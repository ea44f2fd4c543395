import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: '渡船',
    about: '湖上的渡船连接两条道路，之后可以转向。',
    lesson: '湖上的渡船。',
    'meet.tradersBuilders': '只靠渡船延长的道路不给建筑师第二块；与自己的随从断开时他回家。',
    'meet.mageWitch': '法师与女巫可能因渡船相遇：其中一个移走。',
    'meet.naturalDisasters': '陨石击中湖时渡船消失，道路止于陨石坑。'
  },
  board: {
    'rule.ferry': '渡船',
    'awaits.ferry': '{name}：放渡船或转向',
    'do.ferry': '放渡船',
    'action.ferry': '渡船 {square} {sides}',
    'event.ferried': '{name} 放渡船：{square}。',
    'decline.ferry': '不转',
    'preview.ferry': '两条道路成为一条，其他路口封闭',
    'ask.ferry': '{name}：放渡船',
    'ask.ferryTurn': '{name}：让渡船转向？'
  }
} satisfies Translation<typeof en>;
