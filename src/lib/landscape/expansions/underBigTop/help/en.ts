/** Texts of the set's rules page, rulings and lesson. */
export default {
  guide: {
    top: 'The big top',
    'top.1': 'The first circus tile brings the big top with a hidden token of 1 to 7.',
    'top.2':
      'With each further circus tile the token is revealed after scoring: every follower on the big top’s square and the eight around it is worth that many points to its owner. Then the big top moves to the new tile, with a new token.',
    'top.3': 'The last token is revealed at the end of the game.',
    acrobats: 'Acrobats',
    'acrobats.1':
      'Instead of another figure you may place a meeple as an acrobat: on a pyramid of the new tile or of one of the eight around it, up to three in each.',
    'acrobats.2':
      'Instead of placing a figure you may score a full pyramid anywhere: each acrobat brings its owner 5 points, and all go home. At the end acrobats in every pyramid bring 5 points, too.',
    ringmaster: 'The ringmaster',
    'ringmaster.1':
      'The ringmaster is placed like a meeple. When its feature is scored, it brings its owner 2 points for each circus and acrobat tile on its square and the eight around it, with or without the majority.',
    'ruling.pyramidBy': 'Whether anyone may score a full pyramid, or only players who stand in it.',
    'ruling.extraMeeples': 'Some boxes hold two more meeples for each player.'
  },
  learn: {
    lay: 'A circus tile. Lay it below the start.',
    claim: 'Place a farmer beside it.',
    end: 'The big top is here. When the next circus tile comes, its token is revealed, and your farmer scores.'
  }
} as const;
