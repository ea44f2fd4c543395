import { layFromBag } from '../../base/start.ts';
import { fittingTurns } from '../../board/board.ts';
import type { TileDef } from '../../tiles/catalogue.ts';
import type { LandscapeModule } from '../../contract/module.ts';
import { cellAt, xOf, yOf, type Position } from '../../position.ts';
import { canBeInfected, canBeTested, forgetEntries, isInfected, markToTest } from './area.ts';
import { expectCovid, giveCovid } from './given.ts';
import { options } from './options.ts';
import { CovidSlice, OUTSIDE, sliceOf, TO_TEST } from './slice.ts';
import { INFECT, INFECTION, INFECTION_BY_PIECES, infectTile, liftToken, noteJoining } from './spread.ts';
import { TEST_CARDS, TESTING } from './testing.ts';
import tiles from './tiles.json' with { type: 'json' };

const TILE = 'covid19.1';

/** Squares for the virus tile in the extended variant, beside the start tile of the base game and beside the spring. */
const BESIDE_START = [
  { x: 1, y: 0, turn: 0 },
  { x: -1, y: 0, turn: 3 }
];

/** COVID-19: infected areas that spread, and tests for figures that enter one. Scoring is unchanged. */
export const covid19: LandscapeModule = {
  id: 'covid19',
  tiles: tiles as readonly TileDef[],
  options,
  steps: [INFECTION, INFECTION_BY_PIECES, TESTING],
  verbs: [INFECT],
  piles: { cards: TEST_CARDS },

  slice: (p) => new CovidSlice(p.figureAt.length),

  layOut(p) {
    if (p.rules.options.covidStart === true) layBesideStart(p);
  },

  /** A figure placed in an infected area is tested, also if it was tested before. */
  afterEntry(p, figure) {
    const slice = sliceOf(p);
    if (slice.marks[figure] === TO_TEST) slice.toTest--;
    slice.marks[figure] = OUTSIDE;
    if (slice.tokenCount === 0 || !canBeTested(p, figure) || !isInfected(p, p.figureAt[figure])) return;
    markToTest(p, figure);
  },

  /** What has become a place is no area any more. */
  afterForm(p, slot) {
    const { tokens, tokenCount } = sliceOf(p);
    for (let i = tokenCount - 1; i >= 0; i--)
      if (p.segmentSlot[tokens[i]] === slot && !canBeInfected(p, tokens[i])) liftToken(p, i);
  },

  /** Tokens on a replaced tile return to the supply. */
  beforeReplacement(p, slot) {
    const { tokens, tokenCount } = sliceOf(p);
    for (let i = tokenCount - 1; i >= 0; i--) if (p.segmentSlot[tokens[i]] === slot) liftToken(p, i);
  },

  beforeJoining: noteJoining,

  given: giveCovid,
  afterGiven: forgetEntries,
  expect: expectCovid
};

/** Beside other start tiles it lies on the first square where it fits, row by row, in the first turn that fits there. */
function layBesideStart(p: Position): void {
  const type = p.rules.tiles.byId.get(TILE)?.index as number;
  const beside = [...p.border.subarray(0, p.borderCount)].sort((a, b) => a - b);
  const anywhere = beside.flatMap((cell) =>
    [0, 1, 2, 3].map((turn) => ({ x: xOf(p, cell), y: yOf(p, cell), turn }))
  );
  for (const { x, y, turn } of [...BESIDE_START, ...anywhere]) {
    const cell = cellAt(p, x, y);
    if (p.cellSlot[cell] >= 0 || (fittingTurns(p, type, cell) & (1 << turn)) === 0) continue;
    infectTile(p, layFromBag(p, TILE, x, y, turn), null);
    return;
  }
}
