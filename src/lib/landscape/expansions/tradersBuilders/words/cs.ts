import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Kupci a stavitelé',
    about:
      'Stavitel dá druhou kartičku, prasátko obohatí louku a kdo dokončí město, bere víno, obilí a látku.',
    lesson: 'Stavitel a druhá kartička, kterou přinese.',
    'option.goodsTie': 'Shoda v počtu zboží jednoho druhu',
    'option.goodsTie.all': '10 bodů každému',
    'option.goodsTie.split': '10 bodů rozděleno',
    'part.builder': 'Stavitel',
    'part.pig': 'Prasátko',
    'part.goods': 'Zboží',
    'meet.anniversary20': 'Nejdřív druhá část díky staviteli, potom tah navíc.'
  },
  board: {
    'figure.builder': 'stavitel',
    'figure.pig': 'prasátko',
    'score.pig': 'prasátko',
    'score.goods.wine': 'nejvíc vína',
    'supply.wine': '{n} × víno',
    'score.goods.grain': 'nejvíc obilí',
    'supply.grain': '{n} × obilí',
    'score.goods.cloth': 'nejvíc látky',
    'supply.cloth': '{n} × látka',
    'event.tookGoods': '{name} bere zboží města: {square}.',
    'rule.traders.goods': 'Zboží',
    'rule.traders.majority': 'Nejvíc zboží',
    'preview.second': 'Potom druhá kartička: stavitel',
    'because.second': 'Stavitel přinesl tuto druhou kartičku'
  }
} satisfies Translation<typeof en>;
