import { offeredActions, type Action, type Game, type Input, type Seat } from '../../kernel/game.ts';
import { nth, sizeOf } from '../../kernel/pile.ts';
import { Random, type Below } from '../../kernel/random.ts';
import type { ClinicState } from '../state.ts';

/** A seeded generator for playouts. */
export function randomFrom(seed: number): Below {
  const random = new Random(seed);
  return (n) => random.below(n);
}

export type Choose = (state: ClinicState, seat: Seat, random: Below) => Action;

/** A random legal action of the list, uniformly distributed. */
export function anyAction(game: Game<ClinicState>): Choose {
  return (state, seat, random) => {
    const list = offeredActions(game, state, seat);
    return list[random(list.length)];
  };
}

/** The next input of a playout, or null when the game is over. */
export function nextInput(
  game: Game<ClinicState>,
  state: ClinicState,
  choose: (seat: Seat) => Choose,
  random: Below
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
  random: Below,
  watch?: (state: ClinicState, input: Input) => void
): number {
  for (let inputs = 0; ; inputs++) {
    const input = nextInput(game, state, choose, random);
    if (input === null) return inputs;
    game.advance(state, input);
    watch?.(state, input);
  }
}
