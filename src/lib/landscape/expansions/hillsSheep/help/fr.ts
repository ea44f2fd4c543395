import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    shepherd: 'Les bergers',
    'shepherd.1':
      'Au lieu d’une autre figurine, vous pouvez placer votre berger sur un pré de la nouvelle tuile, avec ou sans paysans, s’il n’y a pas de berger. Vous piochez aussitôt un jeton du sac : 1 à 4 moutons, ou le loup.',
    'shepherd.2':
      'Quand une de vos tuiles suivantes agrandit le pré, vous choisissez : piocher encore, ou rentrer le troupeau. Alors chaque berger du pré marque tous les moutons qui s’y trouvent, 1 point chacun, et rentre.',
    'shepherd.3':
      'Le loup renvoie sans points tous les bergers du pré. Tous les jetons retournent dans le sac.',
    'shepherd.4': 'Un pré fermé compte aussitôt. À la fin de la partie, les bergers ne valent rien.',
    hill: 'Les collines',
    'hill.1': 'Avec une colline, la tuile du dessus de la pioche quitte la partie sans être vue.',
    'hill.2': 'En cas d’égalité sur une zone, ceux qui ont un meeple sur une de ses collines l’emportent.',
    vineyard: 'Les vignobles',
    'vineyard.1':
      'Chaque vignoble parmi les huit cases autour d’une abbaye vaut 3 points de plus quand celle-ci est achevée.',
    'ruling.hillTie':
      'Si un meeple sur une colline suffit, ou si le nombre de meeples sur des collines décide.',
    'ruling.vineyardGardens': 'Si les vignobles comptent aussi pour les jardins.'
  },
  learn: {
    lay: 'Posez cette tuile à droite.',
    shepherd: 'Placez votre berger sur le pré du sud.',
    ben: 'Vous avez pioché 2 moutons. Ben pose une tuile.',
    extend: 'Agrandissez le pré de votre berger.',
    score: 'Vous pourriez piocher encore, mais gare au loup. Rentrez le troupeau.',
    end: 'Deux moutons, deux points, et le berger est de nouveau libre.'
  }
} satisfies Translation<typeof en>;
