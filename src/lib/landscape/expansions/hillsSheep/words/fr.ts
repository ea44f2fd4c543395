import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Moutons et Collines',
    about:
      'Les bergers rassemblent des moutons tant qu’ils osent, les collines départagent, les vignes enrichissent les monastères.',
    lesson: 'Un berger et son troupeau.',
    'option.hillTie': 'Une colline départage',
    'option.hillTie.any': 'avec un partisan dessus',
    'option.hillTie.number': 'selon le nombre de partisans sur des collines',
    'option.vineyardGardens': 'Les vignes comptent aussi pour les jardins',
    'option.vineyardGardens.false': 'non',
    'option.vineyardGardens.true': 'oui',
    'part.shepherd': 'Bergers',
    'part.hill': 'Collines',
    'part.vineyard': 'Vignes',
    'meet.abbeyMayor': 'Une abbaye ferme le bord d’un pré. Les vignes comptent aussi pour les abbayes.',
    'meet.blackDragon': 'Il mange les bergers ; leurs moutons retournent dans le sac.',
    'meet.covid19': 'Un berger infecté est testé comme les autres. S’il rentre, il perd son troupeau.',
    'meet.naturalDisasters': 'La tornade épargne les bergers. Un météore les renvoie sans points.'
  },
  board: {
    'figure.shepherd': 'berger',
    'score.flock': '{n, plural, one {# mouton} other {# moutons}}',
    'score.vineyard': 'vignes',
    'rule.flock': 'Les bergers',
    'awaits.flock': '{name} : tirer encore, ou rentrer ?',
    'do.flock': 'Décider',
    'action.flock': '{choice, select, grow {Tirer encore un jeton} other {Rentrer le troupeau}}',
    'event.drewToken':
      '{name} tire {token, select, wolf {le loup : plus de troupeau} sheep1 {1 mouton} sheep2 {2 moutons} sheep3 {3 moutons} other {4 moutons}}.',
    'awaits.draw.sheep': '{name} tire un jeton du sac de moutons',
    'preview.drawSheep': 'Puis un jeton du sac : des moutons, ou le loup',
    'because.flock':
      'Votre pré a grandi : {n, plural, =0 {aucun mouton} one {# mouton} other {# moutons}} pour l’instant. Loups dans le sac : {wolves} sur {tokens}'
  }
} satisfies Translation<typeof en>;
