import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: '商人与建筑师',
    about: '建筑师带来第二块板块，猪让草地更值钱，完成城市者取得酒、谷物和布。',
    lesson: '建筑师和它带来的第二块板块。',
    'option.goodsTie': '某种货物数量并列最多',
    'option.goodsTie.all': '每人 10 分',
    'option.goodsTie.split': '平分 10 分',
    'part.builder': '建筑师',
    'part.pig': '猪',
    'part.goods': '货物',
    'meet.anniversary20': '先进行建筑师带来的第二部分，再进行额外回合。'
  },
  board: {
    'figure.builder': '建筑师',
    'figure.pig': '猪',
    'score.pig': '猪',
    'score.goods.wine': '酒最多',
    'supply.wine': '酒 × {n}',
    'score.goods.grain': '谷物最多',
    'supply.grain': '谷物 × {n}',
    'score.goods.cloth': '布最多',
    'supply.cloth': '布 × {n}',
    'event.tookGoods': '{name} 取得城市（{square}）的货物。',
    'rule.traders.goods': '货物',
    'rule.traders.majority': '货物多数',
    'preview.second': '随后再放一块：建筑师',
    'because.second': '建筑师带来的第二块'
  }
} satisfies Translation<typeof en>;
