import type { Action, Game, Seat } from '../kernel/game.ts';

/** A run of choices of one seat until another is asked or something is drawn, and what it leads to. */
export interface Line<S> {
  readonly actions: readonly Action[];
  readonly state: S;
  /** Expected lead over the best other seat, in thousandths of a point. */
  readonly lead: number;
}

/** How far a seat is expected to be ahead of the others. */
export function leadOf<S>(game: Game<S>, state: S, seat: Seat): number {
  const worth = game.estimate?.(state) ?? game.scores(state).map((score) => score * 1000);
  let best = -Infinity;
  let sum = 0;
  worth.forEach((value, i) => {
    if (i === seat) return;
    best = Math.max(best, value);
    sum += value;
  });
  if (worth.length === 1) return worth[0];
  const rest = sum / (worth.length - 1);
  return worth[seat] - (2 * best + rest) / 3;
}

/** Plays on while only this seat is asked: every line, best first. `most` bounds how many are followed. */
export function linesOf<S>(game: Game<S>, state: S, seat: Seat, most: number): Line<S>[] {
  const done: Line<S>[] = [];
  const open: { actions: readonly Action[]; state: S }[] = [{ actions: [], state }];
  let followed = 0;
  for (let next = open.shift(); next; next = open.shift()) {
    const awaits = game.awaits(next.state);
    const mine = awaits.kind === 'choice' && awaits.seats.length === 1 && awaits.seats[0] === seat;
    const canFollow = mine && (next.actions.length === 0 || (next.actions.length < 3 && followed < most));
    if (!canFollow) {
      done.push({ ...next, lead: leadOf(game, next.state, seat) });
      continue;
    }
    for (const action of game.actions(next.state, seat)) {
      const after = game.clone(next.state);
      game.advance(after, { kind: 'choice', choices: [{ seat, action }] });
      open.push({ actions: [...next.actions, action], state: after });
      followed++;
    }
  }
  return done.sort((a, b) => b.lead - a.lead);
}
