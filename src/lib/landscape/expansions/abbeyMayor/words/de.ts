import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Abtei und Bürgermeister',
    about:
      'Eine eigene Abtei füllt jede Lücke, der Bürgermeister zählt Wappen, der Wagen fährt weiter, und die Scheune sichert eine Wiese.',
    lesson: 'Ein Wagen, der nach der Wertung weiterfährt.',
    'option.wagonMove': 'Der Wagen fährt',
    'option.wagonMove.near': 'auf sein oder ein Nachbarfeld',
    'option.wagonMove.linked': 'in ein Gebiet, das an seines anschließt',
    'option.barnBesideBarn': 'Mehrere Scheunen auf einer Wiese',
    'option.barnBesideBarn.false': 'nein',
    'option.barnBesideBarn.true': 'ja',
    'option.abbeyAtEnd': 'Übrige Abteien nach dem letzten Plättchen',
    'option.abbeyAtEnd.round': 'eine letzte Runde dafür',
    'option.abbeyAtEnd.never': 'werden nicht gelegt',
    'part.abbey': 'Abteien',
    'part.mayor': 'Bürgermeister',
    'part.wagon': 'Wagen',
    'part.barn': 'Scheune',
    'meet.tradersBuilders':
      'Eine Abtei erweitert nichts und bringt kein zweites Plättchen. Eine Scheune schickt Schweine heim.',
    'meet.princessDragon': 'Kein Wagen fährt auf das Feld des Drachen, und die Fee fährt nicht mit.',
    'meet.tower': 'Bürgermeister und Wagen können gefangen werden, stehen aber nie auf einem Turm.'
  },
  board: {
    'figure.mayor': 'Bürgermeister',
    'figure.wagon': 'Wagen',
    'figure.barn': 'Scheune',
    'score.barn': 'Scheune: {n, plural, one {# Stadt} other {# Städte}}',
    'rule.abbey': 'Die Abtei',
    'rule.wagon': 'Der Wagen fährt weiter',
    'rule.barn': 'Die Scheune',
    'supply.abbey': '{n} × Abtei',
    'ask.abbey': '{name}: Abtei legen oder ziehen',
    'decline.abbey': 'Plättchen ziehen',
    'because.abbey': 'Eine Lücke zwischen vier Plättchen: Deine Abtei passt hinein',
    'ask.lastAbbey': '{name}: Abtei legen oder passen',
    'ask.wagon': '{name}: mit dem Wagen weiterfahren?',
    'decline.wagon': 'Wagen heimnehmen',
    'because.wagon': 'Sein Gebiet ist gewertet: Der Wagen darf in ein freies Gebiet nebenan'
  }
} satisfies Translation<typeof en>;
