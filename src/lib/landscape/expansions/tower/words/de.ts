import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Der Turm',
    about: 'Türme fangen Figuren in ihrer Reichweite: austauschen oder Lösegeld zahlen.',
    lesson: 'Ein Turmteil, ein Gefangener und sein Lösegeld.',
    'option.towerTypes': 'Wer auf einem Turm stehen darf',
    'option.towerTypes.listed': 'Figuren, die in jedem Gebiet stehen dürfen',
    'option.towerTypes.any': 'auch der Abt',
    'meet.naturalDisasters':
      'Meteor auf einem Turmplättchen: Die Turmteile kommen in die Schachtel. Kein Tornado setzt jemanden auf einen Turm.'
  },
  board: {
    'feature.tower': 'Turm',
    'short.tower': 'Turm',
    'supply.floor': '{n, plural, one {# Turmteil} other {# Turmteile}}',
    'supply.prisoner': '{n, plural, one {# Gefangener} other {# Gefangene}} von {name}',
    'score.ransom': 'Lösegeld',
    'rule.tower.floor': 'Turmplätze und Turmteile',
    'rule.tower.capture': 'Gefangennehmen',
    'rule.tower.exchange': 'Gefangene austauschen',
    'rule.tower.ransom': 'Lösegeld zahlen',
    'awaits.build': '{name}: Figur setzen oder bauen',
    'awaits.build.alone': '{name}: bauen oder passen',
    'awaits.capture': '{name}: jemanden gefangen nehmen',
    'awaits.exchange': '{name}: Wer kommt zurück?',
    'do.build': 'Turmteil bauen',
    'do.capture': 'Gefangen nehmen',
    'do.exchange': 'Zurücknehmen',
    'do.ransom': '3 Punkte zahlen',
    'decline.capture': 'Niemanden fangen',
    'action.build': 'Turmteil bauen: {square}',
    'action.capture': 'Gefangen nehmen: {figure} von {name}, {feature}, {square}',
    'action.exchange': 'Zurücknehmen: {figure}',
    'action.ransom': '3 Punkte an {from} für: {figure}',
    'event.built': '{name} baut ein Turmteil: {square}.',
    'event.captured': '{name} nimmt gefangen: {figure}, {feature}, {square}.',
    'event.exchanged': '{name} tauscht einen Gefangenen und bekommt zurück: {figure}.',
    'event.ransomed': '{name} zahlt 3 Punkte und bekommt zurück: {figure}.',
    'preview.then.capture': 'Dann darfst du jemanden in Reichweite gefangen nehmen',
    'preview.prisoner': 'Wird dein Gefangener',
    'preview.exchange': 'Dafür kommt zurück: {figure}',
    'because.capture': 'Der Turm reicht {n, plural, one {# Feld} other {# Felder}} weit in jede Richtung'
  }
} satisfies Translation<typeof en>;
