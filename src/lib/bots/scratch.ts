import type { FastLane, Game } from '../kernel/game.ts';

/** States to try choices on: allocated when first used, then copied into. */
export class Scratch<S> {
  private readonly states: S[] = [];

  constructor(
    private readonly game: Game<S>,
    private readonly fast: FastLane<S>
  ) {}

  /** A copy of a state; valid until the next call with the same `slot`. */
  copy(slot: number, from: S): S {
    const known = this.states[slot];
    if (known === undefined) return (this.states[slot] = this.game.clone(from));
    this.fast.copy(known, from);
    return known;
  }
}

/**
 * The legal choices as codes, written to `list` first; a tile that looks the same in two turns is listed
 * once.
 */
export function unlikeChoices<S>(fast: FastLane<S>, state: S, list: Int32Array): number[] {
  const count = fast.list(state, list);
  const seen = new Set<number>();
  const codes: number[] = [];
  for (let i = 0; i < count; i++) {
    const likeness = fast.likeness?.(state, list[i]) ?? 0;
    if (likeness !== 0 && seen.has(likeness)) continue;
    seen.add(likeness);
    codes.push(list[i]);
  }
  return codes;
}
