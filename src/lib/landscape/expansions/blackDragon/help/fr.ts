import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    placement: 'Le dragon atterrit',
    'placement.1':
      'Il attend à côté de la table. Quand, dans un tour, les points de quelqu’un atteignent ou dépassent 50 (ou 100, 150…), il atterrit après le décompte sur la tuile posée. S’il est déjà sur la table, il s’y déplace.',
    'placement.2': 'Toute figurine sur cette tuile est mangée. Lors du décompte final, il ne vient plus.',
    movement: 'Le dragon vole',
    'movement.1':
      'Tant qu’il est sur la table, il doit voler d’un pas par zone que votre tuile achève, occupée ou non, avant tout décompte.',
    'movement.2': 'Un pas mène à une tuile juste à côté, jamais où il est déjà allé ce tour.',
    eaten: 'Qui est mangé',
    'eaten.1':
      'Toute figurine sur chaque tuile qu’il atteint revient à son propriétaire sans rien marquer. Celles qui restent marquent.',
    'ruling.dragonFifty': 'Tout multiple de cinquante appelle le dragon ; l’atteindre exactement suffit.',
    'ruling.dragonStart': 'La case d’où il part compte comme visitée ce tour.',
    'ruling.dragonDeadEnd': 'Où aucun pas n’est possible, le reste du vol est perdu.',
    'ruling.dragonTile':
      'Si l’on peut placer des figurines sur la case du dragon. Sinon, tours et granges y restent permises.',
    'ruling.dragonFields': 'Les prés ne sont jamais achevés : ils ne font donc jamais bouger le dragon.',
    'ruling.dragonGardens': 'Sans abbés, un jardin entouré n’est pas une zone achevée ; avec eux, si.',
    'ruling.dragonExtraTurn':
      'Un tour de plus est un nouveau tour, pour les 50 points et les cases visitées.',
    'ruling.dragonPair': 'Deux meeples côte à côte sont mangés tous deux.',
    'ruling.dragonTests':
      'Les tests d’abord : une figurine renvoyée n’est plus là quand vient le dragon. Une figurine mangée n’est pas testée.',
    'ruling.dragonMeteor':
      'Un météore laisse le dragon où il est, et il peut survoler cratères et inondation.'
  },
  learn: {
    fifty: 'Vous avez 47 points. Fermez votre route avec cette tuile : elle vaut 3.',
    landed: 'Cinquante ! Le dragon atterrit sur la tuile posée.',
    ben: 'Ben est sur la route voisine. Pour chaque zone achevée, vous devez déplacer le dragon d’une tuile.',
    town: 'Cette tuile achève la ville.',
    knight: 'Placez-y d’abord un chevalier.',
    fly: 'Une zone est achevée, donc un pas : volez vers la tuile où se tient Ben.',
    eaten: 'Le meeple de Ben est mangé et rentre sans points. Votre chevalier a survécu et rapporté 4.',
    end: 'Il vole avant tout décompte : il peut donc aussi manger vos meeples.'
  }
} satisfies Translation<typeof en>;
