import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    janitors: '维修工',
    'janitors.1': '雇用时可花 $3 雇一名维修工代替护士或护工。按人数，每位玩家两名。',
    'janitors.2': '无论在何处，每人每轮节省 $1 维护费。工资 $1。隔离时不节省。',
    'ruling.maintenanceNumbers': '已知：八名维修工，像护士一样隔离。价格、工资和节省由我们设定。'
  },
  learn: {
    hire: '雇用一名维修工。',
    move: '维修工会自行工作。按建议移动。',
    paid: '三个房间的维护费是 $2 而不是 $3。',
    end: '节省正好抵工资；维修工在终局还计 1 分，疫情中还能替别人承担一块板块。'
  }
} satisfies Translation<typeof en>;
