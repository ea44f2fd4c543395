import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'La Tour',
    about: 'Les tours capturent qui est à leur portée : échangez, ou payez la rançon.',
    lesson: 'Un étage, un meeple capturé et sa rançon.',
    'option.towerTypes': 'Qui peut se tenir sur une tour',
    'option.towerTypes.listed': 'les meeples admis dans toute zone',
    'option.towerTypes.any': 'l’abbé aussi',
    'meet.naturalDisasters':
      'Météore sur la tuile d’une tour : ses étages retournent dans la boîte. Aucune tornade ne dépose personne sur une tour.'
  },
  board: {
    'feature.tower': 'la tour',
    'short.tower': 'Tour',
    'supply.floor': '{n, plural, one {# étage} other {# étages}}',
    'supply.prisoner': '{n, plural, one {# prisonnier} other {# prisonniers}} ({name})',
    'score.ransom': 'rançon',
    'rule.tower.floor': 'Fondations et étages',
    'rule.tower.capture': 'Capturer un meeple',
    'rule.tower.exchange': 'Échanger des prisonniers',
    'rule.tower.ransom': 'Payer une rançon',
    'awaits.build': '{name} : placer une figurine ou bâtir',
    'awaits.build.alone': '{name} : bâtir, ou passer',
    'awaits.capture': '{name} : capturer un meeple',
    'awaits.exchange': '{name} : choisir qui revient',
    'do.build': 'Bâtir un étage',
    'do.capture': 'Capturer',
    'do.exchange': 'Reprendre',
    'do.ransom': 'Payer 3 points',
    'decline.capture': 'Ne capturer personne',
    'action.build': 'Bâtir un étage : {square}',
    'action.capture': 'Capturer {figure} ({name}) : {feature}, {square}',
    'action.exchange': 'Reprendre : {figure}',
    'action.ransom': 'Payer 3 points à {from} pour : {figure}',
    'event.built': '{name} bâtit un étage : {square}.',
    'event.captured': '{name} capture : {figure}, {feature}, {square}.',
    'event.exchanged': '{name} échange un prisonnier et récupère : {figure}.',
    'event.ransomed': '{name} paie 3 points et récupère : {figure}.',
    'preview.then.capture': 'Puis vous pouvez capturer un meeple à portée',
    'preview.prisoner': 'Devient votre prisonnier',
    'preview.exchange': 'En échange revient : {figure}',
    'because.capture': 'La tour porte à {n, plural, one {# case} other {# cases}} dans chaque direction'
  }
} satisfies Translation<typeof en>;
