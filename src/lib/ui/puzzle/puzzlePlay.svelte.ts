import type { Puzzle } from '../../bots/puzzle.ts';
import type { Action, Game } from '../../kernel/game.ts';
import { PracticePlay } from '../../session/analysis/practice.svelte.ts';

/** A puzzle on the real table: one move, then nothing more is drawn or asked. */
export class PuzzlePlay extends PracticePlay {
  /** The move made, once it is confirmed. */
  answer = $state.raw<readonly Action[] | null>(null);

  constructor(game: Game<unknown>, puzzle: Puzzle, names: readonly string[]) {
    super(game, puzzle.config, names, () => 0, puzzle.inputs);
  }

  override async confirm(): Promise<void> {
    const made = this.staged.map(({ action }) => action);
    await super.confirm();
    this.answer = made;
  }

  /** The tile in hand is the last one of the puzzle. */
  protected override draw(): void {}
}
