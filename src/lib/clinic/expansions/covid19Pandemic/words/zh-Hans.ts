import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'COVID-19 疫情',
    about: '所有诊所共同对抗疫情：存活者必须多于死亡者。',
    'option.contagion': '传染性',
    'option.contagion.low': '低',
    'option.contagion.high': '高',
    'option.isolation': '自我隔离',
    'option.isolation.good': '良好',
    'option.isolation.medium': '中等',
    'option.isolation.poor': '较差',
    'option.propagation': '每轮的板块',
    'option.propagation.listed': '按此处所列',
    'option.propagation.typed': '来自您的盒子',
    'option.propagation.part': '第{n}轮',
    'option.propagation.fault': '每位玩家的板块数：每轮填0到9，所有玩家合计最多99个板块。',
    'option.mandatoryAction': '人人必选的行动',
    'option.mandatoryAction.admit': '收治病人',
    'option.mandatoryAction.build': '建造',
    'option.preadmissionCounts': '新增感染可用于待收区',
    'option.outpatientCounts': '门诊治愈也算幸存者',
    'option.outpatientExempt': '工作中被感染的医生当轮豁免',
    'option.lowNeedsHub': '低传染性也要求该科的科室中心',
    'option.preadmissionCounts.true': '可以',
    'option.preadmissionCounts.false': '不可以',
    'option.outpatientCounts.true': '算幸存者',
    'option.outpatientCounts.false': '不计',
    'option.outpatientExempt.false': '恶化',
    'option.outpatientExempt.true': '豁免',
    'option.lowNeedsHub.true': '需要科室中心',
    'option.lowNeedsHub.false': '任意科室',
    lesson: '分配感染、治愈，一起取胜。'
  }
} satisfies Translation<typeof en>;
