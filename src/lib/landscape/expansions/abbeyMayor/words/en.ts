/** What the page of a new table and the board say of it. */
export default {
  set: {
    name: 'Abbey & Mayor',
    about:
      'An abbey of your own fills any hole, a mayor counts coats of arms, a wagon drives on, and a barn keeps a field.',
    lesson: 'A wagon that drives on after scoring.',
    'option.wagonMove': 'A wagon drives',
    'option.wagonMove.near': 'to its own or a neighbouring square',
    'option.wagonMove.linked': 'to what joins the scored feature',
    'option.barnBesideBarn': 'Several barns in one field',
    'option.barnBesideBarn.false': 'no',
    'option.barnBesideBarn.true': 'yes',
    'option.abbeyAtEnd': 'Abbeys left after the last tile',
    'option.abbeyAtEnd.round': 'one last round for them',
    'option.abbeyAtEnd.never': 'stay unplaced'
  },
  board: {
    'figure.mayor': 'mayor',
    'figure.wagon': 'wagon',
    'figure.barn': 'barn',
    'score.barn': 'barn',
    'rule.abbey': 'The abbey',
    'rule.wagon': 'The wagon drives on',
    'rule.barn': 'The barn',
    'supply.abbey': '{n} × abbey'
  }
} as const;
