import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    floors: 'Fondations et étages',
    'floors.1':
      'Au lieu de placer une figurine sur la nouvelle tuile, vous pouvez mettre un de vos étages sur une fondation ou une tour ouverte.',
    'floors.2':
      'Ou vous placez une figurine sur une tour ouverte d’au moins un étage. Elle la ferme, y reste jusqu’à sa capture et ne rapporte rien.',
    capture: 'Capturer et échanger',
    'capture.1':
      'Avec l’étage vous pouvez capturer une figurine : sur la case de la tour, ou en ligne droite jusqu’à autant de cases que la tour a d’étages. Ni trous ni autres tours ne bloquent.',
    'capture.2':
      'La vôtre revient dans votre réserve, celle d’un autre devient votre prisonnier. Bâtisseur, cochon et grange ne se capturent pas.',
    'capture.3':
      'Dès que deux joueurs détiennent des figurines l’un de l’autre, chacun en rend une. Qui vient de capturer choisit laquelle des siennes revient.',
    ransom: 'La rançon',
    'ransom.1':
      'Une fois dans votre tour, avant tout décompte, vous pouvez payer 3 points pour reprendre une figurine. Il faut avoir ces 3 points, et la figurine peut resservir aussitôt.',
    'ransom.2': 'Les prisonniers ne rapportent rien à la fin.',
    'ruling.towerTypes':
      'Une figurine admise dans toute zone peut aller sur une tour. Avec l’option l’abbé aussi ; maire et chariot jamais.'
  },
  learn: {
    lay: 'Cette tuile a une fondation. Posez-la sous le départ.',
    build: 'Bâtissez-y un étage au lieu de placer un meeple.',
    monk: 'Ben a placé un moine près de la tour.',
    next: 'Posez cette tuile à droite de la tour.',
    raise: 'Rehaussez la tour.',
    take: 'Le moine est à portée. Capturez-le.',
    held: 'Le moine est votre prisonnier. Ben peut le racheter pour 3 points.',
    end: 'Une figurine à vous sur une tour la ferme.'
  }
} satisfies Translation<typeof en>;
