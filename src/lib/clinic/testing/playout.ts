import type { Action, Game, Input, Seat } from '../../kernel/game.ts';
import { nth, sizeOf } from '../../kernel/pile.ts';
import type { ClinicState } from '../state.ts';

/** Whole numbers below n, the same sequence for the same seed everywhere. */
export type Random = (n: number) => number;

/** A small generator (mulberry32) for playouts; nothing in a game depends on it. */
export function randomFrom(seed: number): Random {
  let a = seed >>> 0;
  return (n) => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * n);
  };
}

export type Choose = (state: ClinicState, seat: Seat, random: Random) => Action;

/** Any legal action of the list, all alike. */
export function anyAction(game: Game<ClinicState>): Choose {
  return (state, seat, random) => {
    const list = game.actions(state, seat);
    return list[random(list.length)];
  };
}

/** The next input of a playout, or null when the game is over. */
export function nextInput(
  game: Game<ClinicState>,
  state: ClinicState,
  choose: (seat: Seat) => Choose,
  random: Random
): Input | null {
  const awaits = game.awaits(state);
  if (awaits.kind === 'over') return null;
  if (awaits.kind === 'draw') {
    const pile = game.pile(state, awaits.pile);
    return { kind: 'draw', outcome: nth(pile, random(sizeOf(pile))) };
  }
  const choices = awaits.seats.map((seat) => ({ seat, action: choose(seat)(state, seat, random) }));
  return { kind: 'choice', choices };
}

/** Plays on to the end; returns the number of inputs. `watch` sees every state. */
export function playOut(
  game: Game<ClinicState>,
  state: ClinicState,
  choose: (seat: Seat) => Choose,
  random: Random,
  watch?: (state: ClinicState, input: Input) => void
): number {
  for (let inputs = 0; ; inputs++) {
    const input = nextInput(game, state, choose, random);
    if (input === null) return inputs;
    game.advance(state, input);
    watch?.(state, input);
  }
}
