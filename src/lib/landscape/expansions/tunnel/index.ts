import type { Json } from '../../../kernel/json.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { isIndex } from '../../../kernel/whole.ts';
import type { TileDef } from '../../tiles/catalogue.ts';
import { joinByPiece } from '../../features/completion.ts';
import { joinApart } from '../../features/joining.ts';
import { currentStep } from '../../flow.ts';
import type {
  Counter,
  Joining,
  LandscapeModule,
  Log,
  Step,
  TableEntry,
  Verb
} from '../../contract/module.ts';
import { moveCode, PASS_CODE, type MoveList } from '../../moves.ts';
import type { Position } from '../../position.ts';
import { featureRef, segmentNamed, slotNamed, slotOf } from '../../notation/reference.ts';
import { isMouth, mouths, opened } from './mouths.ts';
import { verbReader } from '../../contract/slices.ts';
import { options } from './options.ts';
import { isPair, joined, PAIRS, pairsEach, partnerOf, sliceOf, startTunnels, tokenEntries } from './slice.ts';
import type { Token } from './slice.ts';
import tiles from './tiles.json' with { type: 'json' };

const RULE = 'rule.tunnel';
const PIECE = 'tunnel';
/** Value of a token in hand, in thousandths of a point. */
const IN_HAND = 300;

const isTaken = (p: Position, mouth: number) => sliceOf(p).tokens.some(({ segment }) => segment === mouth);

/** Lists each token the active seat may lay: any free mouth, for each of its pairs that is not complete (1). */
function list(p: Position, out: MoveList): void {
  const verb = buildVerb(p);
  const { left } = sliceOf(p);
  const pairs = PAIRS.flatMap((_, pair) => (left[p.actor * PAIRS.length + pair] > 0 ? [pair] : []));
  if (pairs.length === 0) return;
  for (const mouth of mouths(p))
    if (!isTaken(p, mouth)) for (const pair of pairs) out.push(moveCode(verb, mouth * PAIRS.length + pair));
}

/** Whether the active seat may still lay its token of this turn. */
function mayBuild(p: Position): boolean {
  const { laid, left } = sliceOf(p);
  if (laid === p.turn || p.placed === 0) return false;
  const first = p.actor * PAIRS.length;
  for (let pair = 0; pair < PAIRS.length; pair++) if (left[first + pair] > 0) return hasFreeMouth(p);
  return false;
}

/** Whether a mouth on the table has no token: each token lies on one. */
const hasFreeMouth = (p: Position) => mouths(p).length > sliceOf(p).tokens.length;

const buildVerb = verbReader(() => BUILD);

const BUILD: Verb = {
  id: 'build',
  toAction(p, payload) {
    const { at, side } = featureRef(p, Math.trunc(payload / PAIRS.length));
    return { do: 'build', piece: PIECE, at, ...(side ? { side } : {}), token: PAIRS[payload % PAIRS.length] };
  },
  parse(p, action) {
    if (action.piece !== PIECE) return -1;
    const pair = PAIRS.findIndex((id) => id === action.token);
    const slot = slotNamed(p, action.at);
    const segment = slot < 0 ? -1 : segmentNamed(p, slot, 'road', action.side);
    return pair < 0 || segment < 0 ? -1 : segment * PAIRS.length + pair;
  },
  play(p, payload, log) {
    const slice = sliceOf(p);
    const pair = payload % PAIRS.length;
    const token: Token = { segment: Math.trunc(payload / PAIRS.length), seat: p.actor, pair };
    slice.left[p.actor * PAIRS.length + pair]--;
    slice.tokens.push(token);
    slice.laid = p.turn;
    const partner = partnerOf(p, token);
    log?.push({
      type: 'tunnelled',
      seat: p.actor,
      feature: featureRef(p, token.segment),
      token: PAIRS[pair],
      joined: partner !== undefined,
      rule: RULE
    });
    if (partner) joinByPiece(p, joined(partner, token));
  }
};

/** Once more after the action, if no token was laid beside it (1). */
const TUNNEL: Step = {
  id: 'tunnel',
  after: 'joining',
  asks: (p) => (!sliceOf(p).declined && mayBuild(p) ? p.actor : -1),
  list(p, out) {
    list(p, out);
    out.push(PASS_CODE);
  },
  pass: {
    rule: RULE,
    play(p) {
      sliceOf(p).declined = 1;
    }
  },
  leave(p) {
    sliceOf(p).declined = 0;
  }
};

const stockOf = (pair: number): Counter => ({
  get: (p, seat) => (pair < pairsEach(p) ? sliceOf(p).left[seat * PAIRS.length + pair] : undefined),
  set(p, seat, n) {
    sliceOf(p).left[seat * PAIRS.length + pair] = n;
  }
});

/** A token of a given position comes out of its seat's stock. */
function giveToken(p: Position, entry: Json): void {
  const [x, y, side, seat, name] = Array.isArray(entry) ? entry : [];
  const slot = slotOf(p, [x, y]);
  const segment = slot < 0 ? -1 : segmentNamed(p, slot, 'road', side);
  const pair = PAIRS.findIndex((id) => id === name);
  const slice = sliceOf(p);
  const isMouthFree = segment >= 0 && isMouth(p, segment) && !isTaken(p, segment);
  if (!isMouthFree || pair < 0 || !isIndex(seat, p.seats) || slice.left[seat * PAIRS.length + pair] <= 0)
    throw new Refusal('BAD_POSITION', `No tunnel token can lie at ${JSON.stringify(entry)}.`);
  slice.left[seat * PAIRS.length + pair]--;
  const token: Token = { segment, seat, pair };
  slice.tokens.push(token);
  const partner = partnerOf(p, token);
  if (partner) joinApart(p, joined(partner, token));
}

const ENTRY: TableEntry = {
  get: (p) => tokenEntries(p),
  give(p, value) {
    for (const entry of Array.isArray(value) ? (value as Json[]) : [null]) giveToken(p, entry);
  }
};

/** A token on a tile that leaves the table goes back to its owner, and the other mouth is open again. */
function takeHome(p: Position, slot: number, log: Log): void {
  const slice = sliceOf(p);
  for (const token of slice.tokens.filter(({ segment }) => p.segmentSlot[segment] === slot)) {
    slice.left[token.seat * PAIRS.length + token.pair]++;
    slice.tokens = slice.tokens.filter((other) => other !== token);
    log?.push({ type: 'tunnelLost', seat: token.seat, rule: RULE });
  }
}

/** The Tunnel: two tokens of a pair join two mouths underground. */
export const tunnel: LandscapeModule = {
  id: 'tunnel',
  tiles: tiles as readonly TileDef[],
  options,
  steps: [TUNNEL],
  verbs: [BUILD],
  readsTile: opened,
  stock: Object.fromEntries(PAIRS.map((id, pair) => [`tunnel${id}`, stockOf(pair)])),
  pieces: { tunnel: ENTRY },
  slice: startTunnels,
  shows: (p) => ({ open: mayBuild(p) }),
  /** A token in hand is worth keeping for a better mouth. */
  estimates(p, worth, turnsLeft) {
    const { left } = sliceOf(p);
    left.forEach((n, at) => {
      if (turnsLeft > 0) worth[Math.trunc(at / PAIRS.length)] += n * IN_HAND;
    });
  },
  offerAside(p, out) {
    if (currentStep(p).id === 'claim' && mayBuild(p)) list(p, out);
  },
  offerJoining(p) {
    const { tokens } = sliceOf(p);
    const found: Joining[] = [];
    for (let i = 1; i < tokens.length; i++)
      for (let j = 0; j < i; j++) if (isPair(tokens[j], tokens[i])) found.push(joined(tokens[j], tokens[i]));
    return found;
  },
  beforeReplacement: takeHome,
  /** A nested turn has a token of its own. */
  suspends: (p) => sliceOf(p).laid === p.turn,
  resumes(p, laid) {
    sliceOf(p).laid = laid === true ? p.turn : 0;
  }
};
