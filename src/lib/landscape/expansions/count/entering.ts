import { Refusal } from '../../../kernel/refusal.ts';
import { inSupply } from '../../figures/figures.ts';
import { currentStep } from '../../flow.ts';
import type { Log, Step, TableEntry, Verb } from '../../contract/module.ts';
import { moveCode, PASS_CODE } from '../../moves.ts';
import type { Position } from '../../position.ts';
import { verbReader } from '../../contract/slices.ts';
import { deployVerb, entering } from './deploy.ts';
import { mayLive, placeOf, quarterOf, QUARTERS } from './quarters.ts';
import { bit, ENTER, MOVE_COUNT, NOTHING, sliceOf } from './slice.ts';

const RULE = 'rule.count.enter';

/** Whether others got points from the landscape in this part and the active seat got none (CC-3). */
function isDue(p: Position): boolean {
  const { scored, used } = sliceOf(p);
  if (p.rules.options.countPlacement === 'turn' && used) return false;
  return scored !== 0 && (scored & bit(p.actor)) === 0;
}

/** The meeples in supply that may come to the city, as payloads; with `most`, not more than that. */
function entries(p: Position, most = Infinity): number[] {
  const found: number[] = [];
  for (let kind = 0; kind < p.rules.figures.length; kind++) {
    if (inSupply(p, p.actor, kind) < 0) continue;
    for (let quarter = 0; quarter < QUARTERS.length && found.length < most; quarter++)
      if (mayLive(p, kind, quarter)) found.push(entering(placeOf(p, quarter), kind));
  }
  return found;
}

const moveVerb = verbReader(() => MOVE);

/** After scoring a meeple may come to the city, and then the count may move (CC-3 to CC-5). */
export const ENTRY: Step = {
  id: 'countPlacement',
  after: 'show',
  enter(p) {
    sliceOf(p).stage = isDue(p) && entries(p, 1).length > 0 ? ENTER : NOTHING;
  },
  asks: (p) => (sliceOf(p).stage === NOTHING ? -1 : p.actor),
  list(p, out) {
    const { stage, quarter } = sliceOf(p);
    if (stage === ENTER) {
      const deploy = deployVerb(p);
      for (const payload of entries(p)) out.push(moveCode(deploy, payload));
    } else {
      const move = moveVerb(p);
      QUARTERS.forEach((_, to) => {
        if (to !== quarter) out.push(moveCode(move, to));
      });
    }
    out.push(PASS_CODE);
  },
  pass: {
    rule: RULE,
    play(p) {
      sliceOf(p).stage = NOTHING;
    }
  }
};

/** Once a meeple has come to a quarter the count is moved by choice, or moves by himself. */
export function noteEntry(p: Position, figure: number, log: Log): void {
  if (currentStep(p).id !== ENTRY.id) return;
  const slice = sliceOf(p);
  const entered = quarterOf(p, p.figureAt[figure]);
  slice.used = 1;
  slice.stage = NOTHING;
  switch (p.rules.options.countMove) {
    case 'choice':
      slice.stage = MOVE_COUNT;
      return;
    case 'clockwise':
      moveTo(p, (slice.quarter + 1) % QUARTERS.length, log);
      return;
    default:
      if (slice.quarter !== entered) moveTo(p, entered, log);
  }
}

function moveTo(p: Position, quarter: number, log: Log): void {
  sliceOf(p).quarter = quarter;
  log?.push({ type: 'countMoved', seat: p.actor, quarter: QUARTERS[quarter], rule: 'rule.count.move' });
}

/** The active seat moves the count to another quarter (CC-5). */
export const MOVE: Verb = {
  id: 'move',
  toAction: (_, payload) => ({ do: 'move', piece: 'count', to: QUARTERS[payload] }),
  parse: (_, action) => (action.piece === 'count' ? QUARTERS.findIndex((name) => name === action.to) : -1),
  play(p, payload, log) {
    sliceOf(p).stage = NOTHING;
    moveTo(p, payload, log);
  }
};

export const COUNT: TableEntry = {
  get: (p) => QUARTERS[sliceOf(p).quarter],
  give(p, value) {
    const quarter = QUARTERS.findIndex((name) => name === value);
    if (quarter < 0)
      throw new Refusal('BAD_POSITION', `The count stands in one of the quarters ${QUARTERS.join(', ')}.`);
    sliceOf(p).quarter = quarter;
  }
};
