import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    dishes: '卫星天线',
    'dishes.1': '天线与直升机坪一样建在房间的屋顶，其上方不能再建造。',
    'dishes.2': '每个天线使治疗室、手术室和重症监护中的每次治疗多得 $1，门诊不计。',
    'ruling.satelliteNumbers': '已知：十个天线增加治疗收入。数额、费用和位置由我们设定。'
  },
  learn: {
    build: '在你的科室中心屋顶上建造卫星天线。',
    move: '治疗你的白色病人：按建议移动。',
    paid: '治疗带来 $6，天线另加 $1。',
    end: '每轮治疗的病人越多，天线越划算。'
  }
} satisfies Translation<typeof en>;
