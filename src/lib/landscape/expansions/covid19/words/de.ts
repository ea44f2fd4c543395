import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'COVID-19',
    authors: 'Danka und šmoula',
    about:
      'Eine Ansteckung breitet sich von Gebiet zu Gebiet aus, und jede Figur, die sie erreicht, wird getestet.',
    'option.covidStart': 'Das COVID-19-Plättchen',
    'option.covidSpread': 'Die Ansteckung breitet sich aus',
    'option.covidSpread.tile': 'einmal je Plättchen',
    'option.covidSpread.area': 'einmal je vergrößertes Gebiet',
    'option.covidDuty': 'Kann sich die Ansteckung ausbreiten',
    'option.covidDuty.must': 'muss sie es',
    'option.covidDuty.may': 'muss sie es nicht',
    'option.covidDeathCard': 'Die Todeskarte, einmal gezogen',
    'option.covidDeathCard.discarded': 'wird später wieder eingemischt',
    'option.covidDeathCard.removed': 'verlässt das Spiel',
    'meet.naturalDisasters':
      'Setzt ein Tornado einen Meeple in einem angesteckten Gebiet ab, wird er getestet.',
    'option.covidStart.false': 'wird aus dem Beutel gezogen',
    'option.covidStart.true': 'liegt neben dem Startplättchen',
    lesson: 'Angesteckte Gebiete, wie sie sich ausbreiten, und Tests.'
  },
  board: {
    'awaits.infect': '{name}: Wohin geht die Ansteckung?',
    'awaits.drawCards': 'Für {name} wird eine Testkarte gezogen',
    'do.infect': 'Hier anstecken',
    'action.infect': 'Anstecken: {feature}, {square}',
    'action.infectFrom': 'Anstecken: {feature}, {square}, mit dem Marker von: {from}',
    'event.infected': 'Die Ansteckung erreicht: {feature}, {square}.',
    'event.tested':
      '{figure} von {name} wird getestet: {result, select, negative {negativ, bleibt} positive {positiv, geht heim} other {verlässt das Spiel}}.',
    'rule.covid19.infection': 'Ansteckung',
    'rule.covid19.spread': 'Ausbreitung',
    'rule.covid19.testing': 'Test',
    'preview.test': 'Dann ein Test',
    'preview.then.infect': 'Dann breitet sich die Ansteckung aus',
    'because.infect': 'Ein angestecktes Gebiet ist gewachsen: Ein weiteres wird angesteckt'
  }
} satisfies Translation<typeof en>;
