import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Das Labyrinth',
    about:
      'Ein Irrgarten, in dem sich vier Straßen treffen: Jeder Arm nimmt eine Figur auf, und Figuren bringen Punkte.',
    lesson: 'Ein besetzter Irrgarten.',
    'option.labyrinth': 'Regeln des Labyrinths',
    'option.labyrinth.advanced': 'jeder Arm für sich, 2 Punkte je Figur',
    'option.labyrinth.basic': 'eine einfache Straße',
    'meet.innsCathedrals': 'Ein Wirtshaus verdoppelt die Plättchen, nicht die Punkte für Figuren.',
    'meet.abbeyMayor': 'Ein Wagen darf auf einen freien Arm fahren.',
    'meet.mageWitch': 'Die Hexe halbiert auch die Punkte für Figuren.'
  },
  board: {
    'score.labyrinth': 'Figuren im Labyrinth',
    'preview.labyrinth': 'Jeder Arm und die Mitte nehmen je eine Figur auf'
  }
} satisfies Translation<typeof en>;
