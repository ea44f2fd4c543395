import type { Seat } from './game.ts';

/** How a game ends, or would end now. */
export type Outcome =
  /**
   * Competitive: groups of seats from first to last, equal ones together. `by` names what separated the first group
   * from the second (points or a tie-break), null when nothing did; an i18n key of the game.
   */
  | { readonly kind: 'ranking'; readonly places: readonly (readonly Seat[])[]; readonly by: string | null }
  /** Solo against a goal; `medal` is the highest of the game's goals reached, 0 for none. */
  | { readonly kind: 'goal'; readonly won: boolean; readonly goal: number; readonly medal: number }
  /** Cooperative; `reasons` are i18n keys with the numbers that decided. */
  | {
      readonly kind: 'together';
      readonly won: boolean;
      readonly reasons: readonly { readonly label: string; readonly have: number; readonly need: number }[];
    };

/** Whether a cooperative game was won; undefined where seats compete. */
export function wonTogether(outcome: Outcome | undefined): boolean | undefined {
  return outcome?.kind === 'together' ? outcome.won : undefined;
}
