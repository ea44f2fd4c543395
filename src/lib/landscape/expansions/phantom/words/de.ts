import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Das Phantom',
    about: 'Ein Meeple, den du als zweiten in einem Zug setzen darfst, in ein anderes Gebiet.',
    lesson: 'Zwei Figuren in einem Zug.',
    'option.phantomAfter': 'Das Phantom darf folgen',
    'option.phantomAfter.any': 'auf jede Aktion',
    'option.phantomAfter.meeple': 'nur auf einen gesetzten Meeple',
    'meet.flyingMachines': 'Das Phantom darf fliegen, wenn in diesem Zug noch niemand flog.',
    'meet.princessDragon': 'Schickt das Burgfräulein einen Ritter heim, folgt kein Phantom.',
    'meet.tower': 'Das Phantom darf auf ein Turmteil folgen und einen Turm schließen.'
  },
  board: {
    'figure.phantom': 'Phantom',
    'rule.phantom': 'Das Phantom',
    'ask.phantom': '{name}: Phantom dazusetzen oder fertig',
    'decline.phantom': 'Fertig ohne Phantom'
  }
} satisfies Translation<typeof en>;
