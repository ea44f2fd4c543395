import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: '塔楼',
    about: '塔楼俘获范围内的随从：交换，或付赎金。',
    lesson: '一层塔、一名俘虏和赎金。',
    'option.towerTypes': '谁可站上塔楼',
    'option.towerTypes.listed': '可放在各种区域的随从',
    'option.towerTypes.any': '修道院长也可',
    'meet.naturalDisasters': '陨石击中塔楼板块：各层退回盒中。龙卷风不会把人放上塔楼。'
  },
  board: {
    'feature.tower': '塔楼',
    'short.tower': '塔楼',
    'supply.floor': '{n} 层',
    'supply.prisoner': '{name} 的 {n} 名俘虏',
    'score.ransom': '赎金',
    'rule.tower.floor': '地基与楼层',
    'rule.tower.capture': '俘获随从',
    'rule.tower.exchange': '交换俘虏',
    'rule.tower.ransom': '支付赎金',
    'awaits.build': '{name}：放棋子或建造',
    'awaits.build.alone': '{name}：建造，或跳过',
    'awaits.capture': '{name}：俘获随从',
    'awaits.exchange': '{name}：选择谁回来',
    'do.build': '建一层',
    'do.capture': '俘获',
    'do.exchange': '换回',
    'do.ransom': '付 3 分',
    'decline.capture': '不俘获',
    'action.build': '建一层：{square}',
    'action.capture': '俘获 {name} 的{figure}：{feature}，{square}',
    'action.exchange': '换回{figure}',
    'action.ransom': '付 {from} 3 分赎回{figure}',
    'event.built': '{name} 建一层：{square}。',
    'event.captured': '{name} 俘获：{figure}，{feature}，{square}。',
    'event.exchanged': '{name} 交换俘虏，换回{figure}。',
    'event.ransomed': '{name} 付 3 分，赎回{figure}。',
    'preview.then.capture': '随后可俘获范围内的随从',
    'preview.prisoner': '成为你的俘虏',
    'preview.exchange': '换回{figure}',
    'because.capture': '塔楼向四方各及 {n} 格'
  }
} satisfies Translation<typeof en>;
