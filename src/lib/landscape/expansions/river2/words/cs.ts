import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Řeka II',
    about: 'Řeka, která se větví: jedno rameno končí ve městě, druhé v sopečném jezeře.',
    lesson: 'Řeka, která se větví.',
    'option.riverLakes': 'Jezera, když se spojí dvě řeky',
    'option.riverLakes.fit': 'tolik, kolik je ramen',
    'option.riverLakes.both': 'obě',
    'option.pigHerd': 'Stádo prasat se počítá',
    'option.pigHerd.true': 'ano',
    'option.pigHerd.false': 'ne',
    'option.volcanoLake': 'Po sopečném jezeře',
    'option.volcanoLake.again': 'bez družiníka, ale další tah',
    'option.volcanoLake.plain': 'běžný tah',
    'part.pigHerd': 'Stádo prasat',
    'meet.river1': 'Z obou řek je jedna: jeden pramen, jedno rozvětvení a nakonec sopečné jezero.',
    'meet.princessDragon': 'Rudý drak přiletí i k sopečnému jezeru.',
    'meet.tradersBuilders': 'Vlastní prasátko a stádo se sčítají.'
  },
  board: {
    'score.pigHerd': 'stádo prasat',
    'rule.volcanoLake': 'Sopečné jezero',
    'preview.volcanoLake': 'Tady bez družiníka, ale pak další tah',
    'because.volcanoLake': 'Další tah za položené sopečné jezero'
  }
} satisfies Translation<typeof en>;
