import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Tous en piste',
    about:
      'Un cirque paie tous ceux qui l’entourent, les acrobates font des pyramides, et le directeur encaisse.',
    lesson: 'Le cirque arrive en ville.',
    'option.pyramidBy': 'Une pyramide complète est comptée par',
    'option.pyramidBy.anyone': 'n’importe qui',
    'option.pyramidBy.participants': 'ceux qui y sont',
    'option.extraMeeples': 'Meeples de plus par joueur',
    'option.extraMeeples.0': 'aucun',
    'option.extraMeeples.2': 'deux',
    'part.bigTop': 'Chapiteau',
    'part.acrobats': 'Acrobates',
    'part.ringmaster': 'Directeur du cirque',
    'meet.anniversary20': 'Aucune flèche n’envoie un meeple sur une pyramide.',
    'meet.blackDragon': 'Il mange aussi les acrobates. Le chapiteau reste.',
    'meet.covid19': 'Les acrobates ne sont pas infectés.',
    'meet.naturalDisasters':
      'Si un météore frappe la tuile du chapiteau, il attend la prochaine tuile cirque.'
  },
  board: {
    'figure.ringmaster': 'directeur du cirque',
    'feature.acrobats': 'la pyramide',
    'short.acrobats': 'Pyramide',
    'score.bigTop': 'chapiteau : {n, plural, one {# figurine} other {# figurines}}',
    'score.acrobats': '{n, plural, one {# acrobate} other {# acrobates}}',
    'score.ringmaster': 'directeur : {n, plural, one {# tuile} other {# tuiles}}',
    'rule.bigTop': 'Le chapiteau',
    'rule.acrobats': 'Les acrobates',
    'rule.ringmaster': 'Le directeur du cirque',
    'do.score': 'Compter la pyramide',
    'action.score': 'Compter la pyramide : {square}',
    'awaits.score': '{name} : placer une figurine ou compter une pyramide',
    'event.revealedToken':
      'Sous le chapiteau : {token, select, animal1 {1} animal3 {3} animal4 {4} animal5 {5} animal6 {6} other {7}}.',
    'awaits.draw.animals': 'Le jeton sous le chapiteau est révélé',
    'preview.drawAnimals': 'Puis le jeton du chapiteau est révélé, et le chapiteau vient ici',
    'preview.bigTop': 'Le chapiteau vient ici'
  }
} satisfies Translation<typeof en>;
