import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Constructores y Comerciantes',
    about:
      'El constructor da una segunda loseta, el cerdo enriquece los campos, y quien acaba una ciudad toma vino, trigo y tela.',
    lesson: 'Un constructor y la segunda loseta que da.',
    'option.goodsTie': 'Empate en la mayoría de una mercancía',
    'option.goodsTie.all': '10 puntos cada uno',
    'option.goodsTie.split': '10 puntos repartidos',
    'part.builder': 'Constructor',
    'part.pig': 'Cerdo',
    'part.goods': 'Mercancías',
    'meet.anniversary20': 'Primero la segunda parte del constructor, después el turno extra.'
  },
  board: {
    'figure.builder': 'constructor',
    'figure.pig': 'cerdo',
    'score.pig': 'cerdo',
    'score.goods.wine': 'más vino',
    'supply.wine': '{n} × vino',
    'score.goods.grain': 'más trigo',
    'supply.grain': '{n} × trigo',
    'score.goods.cloth': 'más tela',
    'supply.cloth': '{n} × tela',
    'event.tookGoods': '{name} toma las mercancías de la ciudad ({square}).',
    'rule.traders.goods': 'Mercancías',
    'rule.traders.majority': 'Mayoría de mercancías',
    'preview.second': 'Después una segunda loseta: el constructor',
    'because.second': 'El constructor da esta segunda loseta'
  }
} satisfies Translation<typeof en>;
