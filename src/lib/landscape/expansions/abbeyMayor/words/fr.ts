import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Maires et Monastères',
    about:
      'Un monastère à vous comble n’importe quel trou, le maire compte les blasons, le chariot repart, la grange garde un pré.',
    lesson: 'Un chariot qui repart après le décompte.',
    'option.wagonMove': 'Le chariot va',
    'option.wagonMove.near': 'sur sa case ou une voisine',
    'option.wagonMove.linked': 'vers ce qui touche la zone décomptée',
    'option.barnBesideBarn': 'Plusieurs granges dans un pré',
    'option.barnBesideBarn.false': 'non',
    'option.barnBesideBarn.true': 'oui',
    'option.abbeyAtEnd': 'Monastères restants à la fin',
    'option.abbeyAtEnd.round': 'un dernier tour pour eux',
    'option.abbeyAtEnd.never': 'restent de côté',
    'part.abbey': 'Monastères',
    'part.mayor': 'Maire',
    'part.wagon': 'Chariot',
    'part.barn': 'Grange',
    'meet.tradersBuilders':
      'Un monastère n’agrandit rien et ne donne pas de seconde tuile. Une grange renvoie les cochons.',
    'meet.princessDragon': 'Aucun chariot ne va sur la case du dragon, et la fée ne le suit pas.',
    'meet.tower': 'Maire et chariot peuvent être capturés, mais ne vont jamais sur une tour.'
  },
  board: {
    'figure.mayor': 'maire',
    'figure.wagon': 'chariot',
    'figure.barn': 'grange',
    'score.barn': 'grange : {n, plural, one {# ville} other {# villes}}',
    'rule.abbey': 'Le monastère',
    'rule.wagon': 'Le chariot repart',
    'rule.barn': 'La grange',
    'supply.abbey': '{n} × monastère',
    'ask.abbey': '{name} : poser le monastère, ou piocher',
    'decline.abbey': 'Piocher une tuile',
    'because.abbey': 'Un trou entre quatre tuiles : votre monastère y va',
    'ask.lastAbbey': '{name} : poser le monastère, ou passer',
    'ask.wagon': '{name} : le chariot repart ?',
    'decline.wagon': 'Ramener le chariot',
    'because.wagon': 'Sa zone a été comptée : le chariot peut aller dans une zone libre voisine'
  }
} satisfies Translation<typeof en>;
