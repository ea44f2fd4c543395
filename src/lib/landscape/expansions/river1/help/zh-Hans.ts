import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    river: '铺设河流',
    'river.1': '桌上以泉源代替起始板块。先放完所有河流板块，最后是湖。',
    'river.2': '每块河流板块接在水流末端。河流不得连续两次向同一侧转弯。',
    'river.3': '其余与普通回合相同，可放米宝和计分。',
    figures: '陆地与水',
    'figures.1': '河流本身不能放米宝。',
    'figures.2': '河流分隔草地；草地在泉源和湖周围相连，桥下不相连。',
    'ruling.riverTurns': '两个弯之间有直段时，第二个弯是否合法。'
  },
  learn: {
    lay: '游戏从泉源开始。先放河流板块，水必须继续：放下这块。',
    field: '水上不能放米宝，但旁边的草地空着。占上面那片。',
    bent: 'Ben 让河流转向南。',
    bend: '不能连续两次同向转弯，所以只剩这一种。放下板块。',
    wraps: '两岸绕过泉源相连，是同一片草地：你的米宝占有全部。',
    end: '如此直到湖泊。然后抽普通板块。'
  }
} satisfies Translation<typeof en>;
