/** Texts of the set's rules page, rulings and lesson. */
export default {
  guide: {
    abbey: 'The abbey',
    'abbey.1':
      'Everybody has one. Instead of drawing you may lay it on an empty square with tiles on all four sides; it fits beside anything.',
    'abbey.2':
      'What touches it ends there: roads, cities and fields are closed on that side. It scores as a monastery.',
    mayor: 'The mayor',
    'mayor.1':
      'He stands in cities only. For the majority he counts as many as the whole city has shields, which may be none.',
    wagon: 'The wagon',
    'wagon.1': 'It stands on a road, in a city or in a monastery, and counts as one.',
    'wagon.2':
      'When its feature has scored, it may drive to an unfinished feature without figures on its own or a neighbouring square.',
    barn: 'The barn',
    'barn.1':
      'Place it where four tiles meet and all show field. The field scores at once as at the end, and its followers go home.',
    'barn.2':
      'No follower may be placed in that field later. When a field with followers joins it, that gives 1 point for each finished city.',
    'barn.3': 'At the end a barn gives its owner 4 points for each finished city of its field.',
    'ruling.wagonMove': 'How far a wagon drives.',
    'ruling.barnBesideBarn': 'Whether a field with a barn can get another.',
    'ruling.abbeyAtEnd': 'Whether abbeys left over are placed in a last round, after the last tile.'
  },
  learn: {
    lay: 'Lay this road to the right of the start.',
    wagon: 'Place your wagon on the road.',
    west: 'Ben closed the road at its other end.',
    close: 'Close the road here with the monastery’s tile.',
    pass: 'You want nothing more there now. Finish without a figure.',
    drive: 'Your road has scored 4. The wagon need not go home: drive it into the monastery beside it.',
    there: 'The wagon stands there now, and it cost you no turn.',
    end: 'When a hole opens between four tiles, your abbey fits in it, whatever lies around.'
  }
} as const;
