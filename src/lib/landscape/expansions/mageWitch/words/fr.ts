import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Mage et Sorcière',
    about:
      'Deux figurines sans propriétaire : le mage augmente la valeur d’une route ou d’une ville, la sorcière la réduit de moitié.',
    lesson: 'Le mage vient sur une route.',
    'meet.blackDragon':
      'Le dragon mange aussi le mage et la sorcière. La prochaine tuile à l’étoile les ramène.',
    'meet.innsCathedrals': 'D’abord l’auberge ou la cathédrale, puis le mage ou la sorcière.'
  },
  board: {
    'score.mage': 'mage',
    'score.witch': 'sorcière',
    'rule.mageWitch': 'Mage et sorcière',
    'ask.magic': '{name} : déplacer le mage ou la sorcière',
    'ask.magicAside': '{name} : choisir qui quitte la table',
    'because.magic': 'Touchez une route ou une ville ; encore une fois pour l’autre figurine',
    'do.move.mage': 'Mage ici',
    'do.move.witch': 'Sorcière ici',
    'do.remove.mage': 'Retirer le mage',
    'do.remove.witch': 'Retirer la sorcière',
    'action.move.mage': 'Mage vers : {feature}, {square}',
    'action.move.witch': 'Sorcière vers : {feature}, {square}',
    'action.remove.mage': 'Retirer le mage',
    'action.remove.witch': 'Retirer la sorcière',
    'event.magicMoved':
      '{piece, select, mage {Le mage} other {La sorcière}} se déplace : {feature}, {square}.',
    'event.magicAside': '{piece, select, mage {Le mage} other {La sorcière}} quitte la table.',
    'preview.magic': 'Puis vous déplacez le mage ou la sorcière',
    'preview.mage': '1 point de plus par tuile',
    'preview.witch': 'Moitié des points, arrondie vers le haut'
  }
} satisfies Translation<typeof en>;
