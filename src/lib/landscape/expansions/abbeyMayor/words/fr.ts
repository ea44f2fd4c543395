import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Abbaye et Maire',
    about:
      'Une abbaye à soi comble tout trou, le maire compte les blasons, le chariot repart, la grange garde un pré.',
    lesson: 'Un chariot qui repart après le décompte.',
    'option.wagonMove': 'Le chariot va',
    'option.wagonMove.near': 'sur sa case ou une voisine',
    'option.wagonMove.linked': 'vers ce qui touche la zone décomptée',
    'option.barnBesideBarn': 'Plusieurs granges dans un pré',
    'option.barnBesideBarn.false': 'non',
    'option.barnBesideBarn.true': 'oui',
    'option.abbeyAtEnd': 'Abbayes restantes à la fin',
    'option.abbeyAtEnd.round': 'un dernier tour pour elles',
    'option.abbeyAtEnd.never': 'restent de côté'
  },
  board: {
    'figure.mayor': 'maire',
    'figure.wagon': 'chariot',
    'figure.barn': 'grange',
    'score.barn': 'grange',
    'rule.abbey': 'L’abbaye',
    'rule.wagon': 'Le chariot repart',
    'rule.barn': 'La grange',
    'supply.abbey': '{n} × abbaye'
  }
} satisfies Translation<typeof en>;
