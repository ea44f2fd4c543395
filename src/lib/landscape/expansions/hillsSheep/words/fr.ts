import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Moutons et Collines',
    about:
      'Les bergers rassemblent des moutons tant qu’ils osent, les collines départagent, les vignobles enrichissent les abbayes.',
    lesson: 'Un berger et son troupeau.',
    'option.hillTie': 'Une colline départage',
    'option.hillTie.any': 'avec un meeple dessus',
    'option.hillTie.number': 'selon le nombre de meeples sur des collines',
    'option.vineyardGardens': 'Les vignobles comptent aussi pour les jardins',
    'option.vineyardGardens.false': 'non',
    'option.vineyardGardens.true': 'oui',
    'part.shepherd': 'Bergers',
    'part.hill': 'Collines',
    'part.vineyard': 'Vignobles',
    'meet.abbeyMayor':
      'Un monastère ferme le bord d’un pré. Les vignobles comptent aussi pour les monastères.',
    'meet.blackDragon': 'Il mange les bergers ; leurs moutons retournent dans le sac.',
    'meet.covid19': 'Un berger infecté est testé comme les autres. S’il rentre, il perd son troupeau.',
    'meet.naturalDisasters': 'La tornade épargne les bergers. Un météore les renvoie sans points.'
  },
  board: {
    'figure.shepherd': 'berger',
    'score.flock': '{n, plural, one {# mouton} other {# moutons}}',
    'score.vineyard': 'vignobles',
    'rule.flock': 'Les bergers',
    'awaits.flock': '{name} : piocher encore, ou rentrer ?',
    'do.flock': 'Décider',
    'action.flock': '{choice, select, grow {Piocher encore un jeton} other {Rentrer le troupeau}}',
    'event.drewToken':
      '{name} pioche {token, select, wolf {le loup : plus de troupeau} sheep1 {1 mouton} sheep2 {2 moutons} sheep3 {3 moutons} other {4 moutons}}.',
    'awaits.draw.sheep': '{name} pioche un jeton du sac de moutons',
    'preview.drawSheep': 'Puis un jeton du sac : des moutons, ou le loup',
    'because.flock':
      'Votre pré a grandi : {n, plural, =0 {aucun mouton} one {# mouton} other {# moutons}} pour l’instant. Loups dans le sac : {wolves} sur {tokens}'
  }
} satisfies Translation<typeof en>;
