import type { Json } from '../../../kernel/json.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { goHome } from '../../base/returning.ts';
import { SIDES } from '../../tiles/catalogue.ts';
import type { TileDef } from '../../tiles/catalogue.ts';
import { claimAllowed, deployment, isSamePlace } from '../../figures/claims.ts';
import { isComplete, kindOf, rootOf, segmentsOn, segmentType } from '../../features/features.ts';
import { figureKind, inSupply, mayStand } from '../../figures/figures.ts';
import { currentStep, raiseInterrupt } from '../../flow.ts';
import type { LandscapeModule, PileSource, Slice, Step } from '../../contract/module.ts';
import { DEPLOY_VERB, moveCode, type MoveList } from '../../moves.ts';
import { stepOf, type Position } from '../../position.ts';
import { squareOf } from '../../notation/reference.ts';
import { segmentReader, sliceReader, tileMarkReader } from '../../contract/slices.ts';
import { FIELD, PLACE, RIVER } from '../../tiles/tiletypes.ts';
import tiles from './tiles.json' with { type: 'json' };

const MACHINE = 'flyingMachine';
const RULE = 'rule.flyingMachine';
const FACES = ['1', '2', '3'];

class FlightSlice implements Slice {
  /** Figure on the machine while the die is rolled, or -1. */
  flier = -1;
  /** Kind of the figure that has to land, and the slot it lands on; -1 without one. */
  kind = -1;
  target = -1;
  /** 1 once a figure has flown in this part of the turn. */
  flown = 0;
  clone(): FlightSlice {
    return Object.assign(new FlightSlice(), this);
  }
  encode(p: Position): Json {
    return {
      flier: this.flier,
      kind: this.kind < 0 ? null : p.rules.figures[this.kind].id,
      target: this.target < 0 ? null : squareOf(p, this.target),
      flown: this.flown === 1
    };
  }
  digest(): number {
    return this.target * 8 + this.kind * 2 + this.flown;
  }
}

const sliceOf = sliceReader<FlightSlice>('flyingMachines');

const machineOn = segmentReader(({ name }) => name === MACHINE);
const markOn = tileMarkReader(MACHINE);

/** Directions of flight as steps across one or two sides, as the tile is turned. */
function stepFrom(p: Position, slot: number): number {
  const { direction } = markOn(p, slot) as { direction: string };
  const turned = (side: string) => stepOf(p, (SIDES.findIndex((s) => s === side) + p.slotTurn[slot]) & 3);
  return [...direction].reduce((sum, side) => sum + turned(side), 0);
}

/** The slot so many squares away in the machine’s direction, whatever lies between; -1 without a tile there (2). */
function landingSlot(p: Position, slot: number, squares: number): number {
  let cell = p.slotCell[slot];
  for (let n = 0; n < squares; n++) {
    cell += stepFrom(p, slot);
    // Beyond the tiles no square is empty for long: the grid has a margin of two cells.
    if (cell < 0 || cell >= p.cellSlot.length) return -1;
  }
  return p.cellSlot[cell];
}

/** Incomplete features of the landing tile, occupied or not, but no field (3). */
function landings(p: Position): number[] {
  const { target, kind } = sliceOf(p);
  const segments = segmentsOn(p, target);
  return segments.filter((s) => {
    const open = ![FIELD, PLACE, RIVER].includes(kindOf(p, s)) && !isComplete(p, rootOf(p, s));
    const isFirst = segments.find((t) => isSamePlace(p, s, t)) === s;
    return open && mayStand(p, kind, s) && isFirst && claimAllowed(p, s, kind);
  });
}

/** The die: every face is equally likely each time. */
const DIE: PileSource = {
  contents: () => FACES.map((face) => [face, 1] as const),
  take(p, face, log) {
    if (!FACES.includes(face)) throw new Refusal('NOT_IN_PILE', `The die has no face ${face}.`);
    const slice = sliceOf(p);
    const { flier } = slice;
    const told = { seat: p.actor, figure: p.rules.figures[figureKind(p, flier)].id, rule: RULE };
    log?.push({ type: 'flight', squares: Number(face), ...told });
    slice.target = landingSlot(p, p.segmentSlot[p.figureAt[flier]], Number(face));
    slice.kind = figureKind(p, flier);
    slice.flier = -1;
    // In the air the figure belongs to the supply, so it has already returned if nothing fits it.
    goHome(p, flier, null, RULE);
    if (slice.target >= 0 && landings(p).length > 0) return;
    slice.target = -1;
    log?.push({ type: 'returned', ...told });
  }
};

/** The flight comes at once: the die is rolled, and the figure lands where it fits, or is home again (2 to 4). */
const FLIGHT: Step = {
  id: 'machineFlight',
  after: 'claim',
  interrupts: true,
  draws: (p) => (sliceOf(p).flier >= 0 ? { pile: 'die', seat: p.actor } : null),
  asks: (p) => (sliceOf(p).target >= 0 ? p.actor : -1),
  list(p, out) {
    for (const segment of landings(p)) out.push(moveCode(DEPLOY_VERB, deployment(segment, sliceOf(p).kind)));
  }
};

/** Instead of placing a follower on the tile it may be put on the machine (2, 5). */
function offerMachine(p: Position, out: MoveList): void {
  const machine = sliceOf(p).flown ? -1 : machineOn(p, p.lastSlot);
  if (machine < 0 || p.placed === 0) return;
  for (let kind = 0; kind < p.rules.figures.length; kind++)
    if (p.rules.followers[kind] === 1 && inSupply(p, p.actor, kind) >= 0)
      out.push(moveCode(DEPLOY_VERB, deployment(machine, kind)));
}

/** The Flying Machines: a figure flies one to three squares and lands on a feature there. */
export const flyingMachines: LandscapeModule = {
  id: 'flyingMachines',
  tiles: tiles as readonly TileDef[],
  steps: [FLIGHT],
  piles: { die: DIE },
  slice: () => new FlightSlice(),
  offerClaim: offerMachine,
  claimKinds: [PLACE],
  /** Only its own offer puts a figure on a machine. */
  allowsClaim: (p, segment) => machineOn(p, p.segmentSlot[segment]) !== segment,
  afterEntry(p, figure) {
    const slice = sliceOf(p);
    if (currentStep(p).id === FLIGHT.id) slice.target = -1;
    if (segmentType(p, p.figureAt[figure]).name !== MACHINE) return;
    slice.flier = figure;
    slice.flown = 1;
    raiseInterrupt(p, FLIGHT.id);
  },
  afterTurn(p) {
    const slice = sliceOf(p);
    slice.flown = 0;
    slice.kind = -1;
  }
};
