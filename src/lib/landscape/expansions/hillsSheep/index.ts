import type { Seat } from '../../../kernel/game.ts';
import { isListOfLists, wordOf, type Json } from '../../../kernel/json.ts';
import { byCodeUnit } from '../../../kernel/canonical.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { isCount } from '../../../kernel/whole.ts';
import { drawableCount } from '../../tiles/bag.ts';
import { slotsAround } from '../../board/board.ts';
import type { TileDef } from '../../tiles/catalogue.ts';
import { kindOf, rootOf } from '../../features/features.ts';
import { figureKind, figuresIn, isFollower, seatOf } from '../../figures/figures.ts';
import type { LandscapeModule, ScorePart } from '../../contract/module.ts';
import type { Position } from '../../position.ts';
import { segmentNamed, slotOf, squareOf } from '../../notation/reference.ts';
import { tileMarkReader } from '../../contract/slices.ts';
import { FIELD, GARDEN, MONASTERY } from '../../tiles/tiletypes.ts';
import { estimateFlocks, FLOCK, FLOCKS, offerShepherd, SHEEP, shepherds, showFlocks } from './flocks.ts';
import { options, parts } from './options.ts';
import { emptyFlock, SheepSlice, sliceOf, TOKENS, WOLF } from './slice.ts';
import tiles from './tiles.json' with { type: 'json' };

const FOR_A_VINEYARD = 3;

const hillOn = tileMarkReader('hill');
const vineyardOn = tileMarkReader('vineyard');

const isHill = (p: Position, slot: number) => hillOn(p, slot) === true && !p.rules.without.has('hill');

/** Each vineyard around a completed monastery is worth 3 points more (HS-11). */
const VINEYARDS: ScorePart = {
  label: 'score.vineyard',
  kinds: [MONASTERY, GARDEN],
  at: 'addition',
  of(p, root, done) {
    if (!done || p.rules.without.has('vineyard')) return 0;
    if (kindOf(p, root) === GARDEN && p.rules.options.vineyardGardens !== true) return 0;
    const around = slotsAround(p, p.segmentSlot[root]);
    return FOR_A_VINEYARD * around.filter((slot) => vineyardOn(p, slot) === true).length;
  }
};

/** Tied seats with a follower on a hill in the feature beat tied seats without one (HS-9). */
function winOnHills(p: Position, root: number, tied: readonly Seat[]): readonly Seat[] {
  const onHills = new Array<number>(p.seats).fill(0);
  for (const figure of figuresIn(p, root))
    if (isFollower(p, figure) && isHill(p, p.segmentSlot[p.figureAt[figure]])) onHills[seatOf(p, figure)]++;
  const count = (seat: Seat) =>
    p.rules.options.hillTie === 'number' ? onHills[seat] : Math.min(1, onHills[seat]);
  const most = Math.max(...tied.map(count));
  return tied.filter((seat) => count(seat) === most);
}

/** Each shepherd as `[x, y, side, tokens]`. */
function flocksOf(p: Position): Json[] {
  const { flocks } = sliceOf(p);
  return shepherds(p).map((s) => {
    const tokens = TOKENS.slice(0, WOLF).flatMap((id, kind) =>
      new Array<string>(flocks[s * WOLF + kind]).fill(id)
    );
    return [...squareOf(p, p.segmentSlot[p.figureAt[s]]), p.figureAt[s], tokens];
  });
}

function expectFlocks(p: Position, wanted: Json): string | null {
  if (!isListOfLists(wanted) || !wanted.every(([, , , tokens]) => Array.isArray(tokens)))
    return 'flocks must be a list of lists, each with a list of tokens';
  const told = (flock: Json[]) => JSON.stringify((flock[3] as Json[]).map(wordOf).sort(byCodeUnit));
  const open = flocksOf(p) as Json[][];
  for (const entry of wanted) {
    const [x, y, side, tokens] = entry;
    const slot = slotOf(p, [x, y]);
    const named = slot < 0 ? -1 : segmentNamed(p, slot, 'field', side);
    const at = open.findIndex(
      (flock) =>
        flock[0] === x &&
        flock[1] === y &&
        named >= 0 &&
        rootOf(p, named) === rootOf(p, flock[2] as number) &&
        told(flock) === told([0, 0, 0, tokens])
    );
    if (at < 0) return `no flock ${JSON.stringify(entry)} on the table`;
    open.splice(at, 1);
  }
  return open.length === 0 ? null : `${open.length} more flocks on the table than named`;
}

/** The shepherd on a tile in the field of a segment: the one on that part, else one on another part of the field. */
function shepherdNamed(p: Position, slot: number, segment: number): number | undefined {
  if (segment < 0) return undefined;
  const here = shepherds(p).filter((s) => p.segmentSlot[p.figureAt[s]] === slot);
  const field = rootOf(p, segment);
  return here.find((s) => p.figureAt[s] === segment) ?? here.find((s) => rootOf(p, p.figureAt[s]) === field);
}

function giveFlocks(p: Position, value: Json): void {
  const { bag, flocks } = sliceOf(p);
  if (!isListOfLists(value)) throw new Refusal('BAD_POSITION', 'flocks must be a list of lists.');
  for (const [x, y, side, tokens] of value) {
    const slot = slotOf(p, [x, y]);
    const named = slot < 0 ? -1 : segmentNamed(p, slot, 'field', side);
    const shepherd = shepherdNamed(p, slot, named);
    if (shepherd === undefined || !Array.isArray(tokens))
      throw new Refusal('BAD_POSITION', `No shepherd stands at ${JSON.stringify([x, y, side])}.`);
    emptyFlock(p, shepherd);
    for (const token of tokens) {
      const kind = TOKENS.slice(0, WOLF).findIndex((id) => id === wordOf(token));
      if (kind < 0 || bag[kind] === 0)
        throw new Refusal('BAD_POSITION', `There is no further ${wordOf(token)}.`);
      bag[kind]--;
      flocks[shepherd * WOLF + kind]++;
    }
  }
}

function tileCount(value: Json): number {
  if (isCount(value)) return value;
  throw new Refusal('BAD_POSITION', `hidden is a number of tiles, not ${JSON.stringify(value)}.`);
}

/** Hills & Sheep: hills that break ties, vineyards, and shepherds with their flocks. */
export const hillsSheep: LandscapeModule = {
  id: 'hillsSheep',
  tiles: tiles as readonly TileDef[],
  options,
  parts,
  figures: [
    {
      id: 'shepherd',
      part: 'shepherd',
      count: 1,
      stands: [FIELD],
      special: true,
      /** The tornado passes the shepherd over. */
      traits: { liftable: false }
    }
  ],
  steps: [FLOCKS],
  verbs: [FLOCK],
  piles: { sheep: SHEEP },
  scoreParts: [VINEYARDS],
  slice: (p) => new SheepSlice(new Uint8Array(p.seats * p.rules.figuresPerSeat * WOLF)),
  offerClaim: offerShepherd,
  breaksTie: winOnHills,
  estimates: estimateFlocks,
  shows: showFlocks,
  hiddenModifier: (p) => sliceOf(p).hidden,
  /** A tile of the stack goes unseen under a hill: which one stays open, the stack is one shorter (HS-9, HS-10). */
  afterPlacement(p, slot) {
    if (isHill(p, slot) && drawableCount(p) > 0) sliceOf(p).hidden++;
  },
  afterEntry(p, figure) {
    if (p.rules.figures[figureKind(p, figure)].id !== 'shepherd') return;
    emptyFlock(p, figure);
    sliceOf(p).fresh = figure;
  },
  afterGiven(p) {
    sliceOf(p).fresh = -1;
  },
  given(p, field, value) {
    if (field === 'flocks') giveFlocks(p, value);
    else if (field === 'hidden' && !p.rules.without.has('hill')) sliceOf(p).hidden = tileCount(value);
    else return false;
    return true;
  },
  expect(p, field, wanted) {
    if (field === 'flocks') return expectFlocks(p, wanted);
    if (field !== 'hidden') return undefined;
    const { hidden } = sliceOf(p);
    return hidden === wanted ? null : `${hidden} tiles lie under hills, not ${JSON.stringify(wanted)}`;
  }
};
