import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    janitors: '维修工',
    'janitors.1': '雇用时可用3美元雇一名维修工代替护士或护工。每位玩家两名。',
    'janitors.2': '无论在何处，每人每轮节省1美元维护费。工资1美元。隔离时不节省。',
    'ruling.maintenanceNumbers': '已知：八名维修工，像护士一样隔离。价格、工资和节省由我们设定。'
  },
  learn: {
    hire: '雇用一名维修工。',
    move: '维修工会自行工作。按建议移动。',
    paid: '三个房间的维护费是2美元而不是3美元。',
    end: '节省正好抵工资；维修工在终局还计1分，疫情中也可承受一个板块。'
  }
} satisfies Translation<typeof en>;
