import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    abbey: 'Le monastère',
    'abbey.1':
      'Chacun en a un. Au lieu de piocher, vous pouvez le poser dans un trou bordé de tuiles sur les quatre côtés ; il va à côté de tout.',
    'abbey.2':
      'Ce qui le touche s’y arrête : routes, villes et prés sont fermés de ce côté. Il compte comme une abbaye.',
    mayor: 'Le maire',
    'mayor.1':
      'Il ne va que dans les villes. Pour la majorité il compte autant que la ville entière a de blasons, parfois zéro.',
    wagon: 'Le chariot',
    'wagon.1': 'Il va sur une route, dans une ville ou une abbaye, et compte pour un.',
    'wagon.2':
      'Quand sa zone a été comptée, il peut aller dans une zone inachevée et libre de sa case ou d’une voisine.',
    barn: 'La grange',
    'barn.1':
      'Placez-la où quatre tuiles se touchent et montrent toutes du pré. Le pré est compté aussitôt comme à la fin, et ses figurines rentrent.',
    'barn.2':
      'Plus personne ne va ensuite dans ce pré. Si un pré occupé s’y joint, il donne 1 point par ville achevée.',
    'barn.3': 'À la fin, la grange donne 4 points par ville achevée de son pré.',
    'ruling.wagonMove': 'Jusqu’où va un chariot.',
    'ruling.barnBesideBarn': 'Si un pré avec grange peut en recevoir une autre.',
    'ruling.abbeyAtEnd': 'Si les monastères restants se posent dans un dernier tour, après la dernière tuile.'
  },
  learn: {
    lay: 'Posez cette route à droite du départ.',
    wagon: 'Placez votre chariot sur la route.',
    west: 'Ben a fermé la route à l’autre bout.',
    close: 'Fermez la route ici avec la tuile de l’abbaye.',
    pass: 'Plus rien à faire là. Finissez sans figurine.',
    drive: 'Votre route a rapporté 4. Le chariot n’a pas à rentrer : conduisez-le à l’abbaye voisine.',
    there: 'Il y est, et cela ne vous a coûté aucun tour.',
    end: 'Quand un trou s’ouvre entre quatre tuiles, votre monastère y va, quoi qu’il y ait autour.'
  }
} satisfies Translation<typeof en>;
