import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Händler und Baumeister',
    about:
      'Baumeister bringen ein zweites Plättchen, Schweine machen Wiesen fetter, und wer eine Stadt fertig macht, nimmt Wein, Korn und Tuch.',
    lesson: 'Ein Baumeister und das zweite Plättchen, das er bringt.',
    'option.goodsTie': 'Gleichstand bei den meisten Waren einer Art',
    'option.goodsTie.all': '10 Punkte für jeden',
    'option.goodsTie.split': '10 Punkte geteilt',
    'part.builder': 'Baumeister',
    'part.pig': 'Schwein',
    'part.goods': 'Waren',
    'meet.anniversary20': 'Erst der zweite Teil durch den Baumeister, dann der Extrazug.'
  },
  board: {
    'figure.builder': 'Baumeister',
    'figure.pig': 'Schwein',
    'score.pig': 'Schwein',
    'score.goods.wine': 'am meisten Wein',
    'supply.wine': '{n} × Wein',
    'score.goods.grain': 'am meisten Korn',
    'supply.grain': '{n} × Korn',
    'score.goods.cloth': 'am meisten Tuch',
    'supply.cloth': '{n} × Tuch',
    'event.tookGoods': '{name} nimmt die Waren der Stadt: {square}.',
    'rule.traders.goods': 'Waren',
    'rule.traders.majority': 'Meiste Waren',
    'preview.second': 'Dann ein zweites Plättchen: dein Baumeister',
    'because.second': 'Der Baumeister bringt dieses zweite Plättchen'
  }
} satisfies Translation<typeof en>;
