import type { Seat } from '../../../kernel/game.ts';
import type { Json } from '../../../kernel/json.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { isWhole } from '../../../kernel/whole.ts';
import { raiseInterrupt } from '../../flow.ts';
import type { LandscapeModule, PileSource, Step, Verb } from '../../contract/module.ts';
import { moveCode } from '../../moves.ts';
import { namedFigure, nameOf } from '../../notation/named.ts';
import { MOST_POINTS, type Position } from '../../position.ts';
import { verbReader } from '../../contract/slices.ts';
import { act, actsAlone, named, RULE, takePoints } from './effects.ts';
import { options } from './options.ts';
import {
  ADVANCE_STEP,
  addPending,
  CARDS,
  FIGURES,
  lessPending,
  markersOf,
  MESSAGE_STEP,
  MessagesSlice,
  sliceOf
} from './slice.ts';

/** Every fifth space of the track is dark; the track has fifty. */
const DARK = 5;
const TRACK = 50;
/** Expected points of a message, in thousandths of a point. */
const A_MESSAGE = 3000;
const PAY = 0;
const ACT = 1;
const NAMED = 2;

/** Whether all points of a turn go to one figure at its end. */
const isByTurn = (p: Position) => p.rules.options.messageRound === 'turn';

/**
 * Whether the turn is in its scoring, whose points are one round, looked at together when it is over (2). What other sets
 * give just before the features belongs to it.
 */
function isScoring(p: Position): boolean {
  const { stepIndex } = p.rules;
  const from = isByTurn(p) ? 0 : (stepIndex.get('resolve') as number);
  return p.step >= from && p.step < (stepIndex.get(ROUND) as number);
}

/** Whether a field counts for a message: dark, and not blocked by a figure of another seat. */
function isDark(p: Position, seat: Seat, field: number): boolean {
  if (field % DARK !== 0) return false;
  if (p.rules.options.messageBlocked !== true) return true;
  const { marker, messenger } = sliceOf(p);
  return !marker.some(
    (other, n) => n !== seat && [other, messenger[n]].some((at) => at % TRACK === field % TRACK)
  );
}

/** Moves one of a seat's two figures by the points it has just got (1). */
const ADVANCE: Verb = {
  id: 'advance',
  toAction: (_p, payload) => ({ do: 'advance', piece: FIGURES[payload] }),
  parse: (_p, action) => FIGURES.findIndex((id) => id === action.piece),
  play(p, payload, log) {
    const slice = sliceOf(p);
    const [{ seat, points }, ...rest] = slice.pending;
    slice.pending = rest;
    const figures = payload === 0 ? slice.marker : slice.messenger;
    figures[seat] += points;
    log?.push({ type: 'advanced', seat, piece: FIGURES[payload], field: figures[seat], rule: RULE });
    if (seat !== p.actor) return;
    // A figure that is moved on within the round has only passed over.
    slice.dark &= ~(1 << payload);
    if (!isDark(p, seat, figures[seat])) return;
    slice.dark |= 1 << payload;
    raiseInterrupt(p, MESSAGE_STEP);
  }
};

const advanceVerb = verbReader(() => ADVANCE);

const ADVANCING: Step = {
  id: ADVANCE_STEP,
  after: 'begin',
  interrupts: true,
  waits: (p) => sliceOf(p).pending.length > 0,
  asks(p) {
    const { pending } = sliceOf(p);
    return pending.length === 0 || (isByTurn(p) && isScoring(p)) ? -1 : pending[0].seat;
  },
  list(p, out) {
    const verb = advanceVerb(p);
    FIGURES.forEach((_, n) => out.push(moveCode(verb, n)));
  }
};

const messageVerb = verbReader(() => MESSAGE);

const isDue = (p: Position) => sliceOf(p).dark !== 0 && sliceOf(p).pending.length === 0 && !isScoring(p);

/** A message for the active seat that has come to a dark space: drawn, then used for its action or for 2 points (2, 3). */
const DELIVERING: Step = {
  id: MESSAGE_STEP,
  after: 'begin',
  interrupts: true,
  waits: (p) => sliceOf(p).dark !== 0,
  draws: (p) => (sliceOf(p).card < 0 && isDue(p) ? { pile: 'messages', seat: p.actor } : null),
  asks: (p) => (sliceOf(p).card >= 0 ? p.actor : -1),
  list(p, out) {
    const verb = messageVerb(p);
    out.push(moveCode(verb, PAY));
    if (actsAlone(p)) out.push(moveCode(verb, ACT));
    for (const figure of named(p)) out.push(moveCode(verb, NAMED + figure));
  }
};

const MESSAGE: Verb = {
  id: 'message',
  toAction(p, payload) {
    if (payload === PAY) return { do: 'message', choice: 'points' };
    return { do: 'message', choice: 'action', ...(payload < NAMED ? {} : nameOf(p, payload - NAMED)) };
  },
  parse(p, action) {
    if (action.choice === 'points') return PAY;
    if (action.choice !== 'action') return -1;
    const figures = named(p);
    // Where only one feature or figure fits it needs no name.
    if (action.on === undefined) return figures.length === 1 ? NAMED + figures[0] : ACT;
    if (action.figure !== undefined) return NAMED + namedFigure(p, action, p.actor, figures);
    const found = figures.map((f) => namedFigure(p, { ...action, ...kindNamed(p, f) }, p.actor, [f]));
    return NAMED + (found.find((f) => f >= 0) ?? -NAMED - 1);
  },
  play(p, payload, log) {
    const slice = sliceOf(p);
    slice.dark = 0;
    if (payload === PAY) takePoints(p, log);
    else act(p, payload - NAMED, log);
    slice.card = -1;
  }
};

const kindNamed = (p: Position, figure: number) => ({ figure: nameOf(p, figure).figure });

/** The pile: what was drawn goes under it, so that after the eighth message the order is known. */
const PILE: PileSource = {
  contents(p) {
    const { under } = sliceOf(p);
    if (under.length === CARDS.length) return [[CARDS[under[0]], 1]];
    return CARDS.flatMap((id, n) => (under.includes(n) ? [] : [[id, 1] as const]));
  },
  take(p, id, log) {
    const slice = sliceOf(p);
    if (!PILE.contents(p).some(([known]) => known === id))
      throw new Refusal('NOT_IN_PILE', `The message ${id} is not on top of the pile.`);
    const card = CARDS.findIndex((known) => known === id);
    slice.under = [...slice.under.filter((other) => other !== card), card];
    slice.card = card;
    log?.push({ type: 'drewMessage', seat: p.actor, card: id, reveals: true, rule: RULE });
  }
};

/** Ends the round of scoring. */
const ROUND = 'messageRound';
const CLOSE: Step = { id: ROUND, after: 'round', enter: () => undefined };

function readMarkers(p: Position, value: Json): void {
  const rows = Array.isArray(value) ? (value as Json[]) : [];
  const isField = (n: Json) => isWhole(n, 0, MOST_POINTS);
  if (
    rows.length !== p.seats ||
    !rows.every((row) => Array.isArray(row) && row.length === 2 && row.every(isField))
  )
    throw new Refusal(
      'BAD_POSITION',
      `markers must be a pair of fields for each seat, up to ${MOST_POINTS}.`
    );
  rows.forEach((row, seat) => {
    const [marker, messenger] = row as number[];
    sliceOf(p).messenger[seat] = messenger;
    p.scores[seat] = marker + messenger;
  });
}

/** The Messages: two figures on the scoring track, and messages on its dark spaces. */
export const messages: LandscapeModule = {
  id: 'messages',
  options,
  steps: [ADVANCING, DELIVERING, CLOSE],
  verbs: [ADVANCE, MESSAGE],
  piles: { messages: PILE },
  slice: (p) => new MessagesSlice(p.seats),
  /** A turn with a further tile, nested in the one that drew it. */
  followUps: [
    {
      id: 'messageTurn',
      order: 5,
      nested: true,
      next(p) {
        const slice = sliceOf(p);
        if (slice.extra === 0) return -1;
        slice.extra--;
        return p.actor;
      }
    }
  ],
  suspends(p) {
    const { extra } = sliceOf(p);
    sliceOf(p).extra = 0;
    return extra;
  },
  resumes(p, extra) {
    sliceOf(p).extra = Number(extra);
  },
  afterPoints(p, seat, points) {
    const slice = sliceOf(p);
    // The final scoring only adds up.
    if (p.last) slice.marker[seat] += points;
    else if (points > 0) addPending(p, seat, points, isByTurn(p) && isScoring(p));
    else pay(slice, seat, -points);
  },
  /** The points to be moved now, and the fields of the two figures they may move. */
  shows(p) {
    const { pending, marker, messenger } = sliceOf(p);
    const [next] = pending;
    return { due: next ? [next.points, marker[next.seat], messenger[next.seat]] : null };
  },
  /** A message that is due or drawn brings its points. */
  estimates(p, worth) {
    const { dark, card, extra } = sliceOf(p);
    worth[p.actor] += A_MESSAGE * (Number(dark !== 0 || card >= 0) + extra);
  },
  insteadOfTrack(p, out) {
    const { marker, messenger } = sliceOf(p);
    for (let seat = 0; seat < p.seats; seat++) {
      out[2 * seat] = marker[seat];
      out[2 * seat + 1] = messenger[seat];
    }
    return 2 * p.seats;
  },
  given(p, field, value) {
    if (field !== 'markers') return false;
    readMarkers(p, value);
    return true;
  },
  afterGiven(p) {
    const slice = sliceOf(p);
    slice.marker = slice.messenger.map((field, seat) => p.scores[seat] - field);
  },
  expect(p, field, wanted) {
    if (field !== 'markers') return undefined;
    const told = JSON.stringify(markersOf(sliceOf(p)));
    return told === JSON.stringify(wanted) ? null : `the markers are ${told}, not ${JSON.stringify(wanted)}`;
  }
};

/** What is paid comes off the score figure, then off the messenger, then off points that are still to be moved. */
function pay(slice: MessagesSlice, seat: Seat, points: number): void {
  const byMarker = Math.min(points, slice.marker[seat]);
  slice.marker[seat] -= byMarker;
  const due = slice.pending.find((other) => other.seat === seat)?.points ?? 0;
  const byDue = Math.min(due, Math.max(0, points - byMarker - slice.messenger[seat]));
  slice.messenger[seat] -= points - byMarker - byDue;
  if (byDue > 0) lessPending(slice, seat, byDue);
}
