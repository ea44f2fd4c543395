import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Marchands et Bâtisseurs',
    about:
      'Le bâtisseur donne une seconde tuile, le cochon enrichit les prés, et qui achève une ville prend vin, blé et tissu.',
    lesson: 'Un bâtisseur et la seconde tuile qu’il donne.',
    'option.goodsTie': 'Égalité au plus grand nombre d’une marchandise',
    'option.goodsTie.all': '10 points chacun',
    'option.goodsTie.split': '10 points partagés',
    'part.builder': 'Bâtisseur',
    'part.pig': 'Cochon',
    'part.goods': 'Marchandises',
    'meet.anniversary20': 'D’abord la seconde moitié du tour, puis le tour de plus.'
  },
  board: {
    'figure.builder': 'bâtisseur',
    'figure.pig': 'cochon',
    'score.pig': 'cochon',
    'score.goods.wine': 'le plus de vin',
    'supply.wine': '{n} × vin',
    'score.goods.grain': 'le plus de blé',
    'supply.grain': '{n} × blé',
    'score.goods.cloth': 'le plus de tissu',
    'supply.cloth': '{n} × tissu',
    'event.tookGoods': '{name} prend les marchandises de la ville ({square}).',
    'rule.traders.goods': 'Marchandises',
    'rule.traders.majority': 'Majorité de marchandises',
    'preview.second': 'Puis une seconde tuile : le bâtisseur',
    'because.second': 'Le bâtisseur donne cette seconde tuile'
  }
} satisfies Translation<typeof en>;
