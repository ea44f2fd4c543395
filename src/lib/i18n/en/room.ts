/** A table's page around its game: finding the table, and what is always there beside the game. */
export default {
  title: 'The table is set',
  noTitle: 'Table',
  save: 'Save the game',
  rematch: 'Play again',
  failed: 'This table cannot be opened',
  elsewhere: 'This table is open in another tab',
  elsewhereMore: 'One tab plays at a time, so that nobody answers twice. Go on there, or take it over here.',
  takeOver: 'Play here',
  opening: 'Looking for the table',
  openingMore: 'Whoever opened it has to be online, or somebody who has sat down already.',
  noLink: 'This address leads to no table',
  noLinkMore:
    'The link of a table ends with a long code after the # sign. Ask for it again, and copy all of it.',
  people: 'People and connection'
} as const;
