import type { Action, Input, Seat } from '../../kernel/game.ts';
import { fromBase64url, toBase64url } from '../../net/link/base64url.ts';

/**
 * A "what if" as other players receive it: the inputs after a position that both sides have, in a link or a
 * message.
 */

/** Longer than any game. */
const MOST_INPUTS = 2_000;
/** Longer than any URL a browser passes on. */
const MOST_TEXT = 60_000;

/** A compact input: a draw is its outcome, a choice a list of seat and action. */
export type ShortInput = string | readonly (readonly [seat: Seat, action: Action])[];

/** Converts inputs to a value that is compact in JSON. */
export function shorten(inputs: readonly Input[]): ShortInput[] {
  return inputs.map((input) =>
    input.kind === 'draw' ? input.outcome : input.choices.map(({ seat, action }) => [seat, action] as const)
  );
}

/** Reads a value made by {@link shorten}; null when malformed. Does not check that a game accepts the inputs. */
export function readShort(value: unknown): Input[] | null {
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST_INPUTS) return null;
  const inputs = value.map(readInput);
  return inputs.includes(null) ? null : (inputs as Input[]);
}

/** Encodes inputs as text for a URL. */
export function writeBranch(inputs: readonly Input[]): string {
  return toBase64url(new TextEncoder().encode(JSON.stringify(shorten(inputs))));
}

/** Decodes text made by {@link writeBranch}; null when malformed. Does not check that a game accepts the inputs. */
export function readBranch(text: string): Input[] | null {
  if (text.length > MOST_TEXT) return null;
  try {
    return readShort(JSON.parse(new TextDecoder().decode(fromBase64url(text) ?? new Uint8Array())));
  } catch {
    return null;
  }
}

function readInput(short: unknown): Input | null {
  if (typeof short === 'string') return { kind: 'draw', outcome: short };
  if (!Array.isArray(short) || short.length === 0) return null;
  const choices = short.map((choice: unknown) => {
    const [seat, action] = Array.isArray(choice) ? (choice as unknown[]) : [];
    const isAction =
      typeof action === 'object' && action !== null && typeof (action as { do?: unknown }).do === 'string';
    return Number.isInteger(seat) && isAction ? { seat: seat as number, action: action as Action } : null;
  });
  return choices.includes(null)
    ? null
    : { kind: 'choice', choices: choices as Exclude<(typeof choices)[number], null>[] };
}
