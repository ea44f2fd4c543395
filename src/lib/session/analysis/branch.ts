import type { Action, Input, Seat } from '../../kernel/game.ts';
import { fromBase64url, toBase64url } from '../../net/link/base64url.ts';

/** "What if" for others: the inputs since a position of a game that both sides keep, in a link or said at a table. */

/** Longer than any game there is. */
const MOST_INPUTS = 2_000;
/** Longer than any address a browser passes on. */
const MOST_TEXT = 60_000;

/** An input in few words: a draw is its outcome, a choice a list of seat and action. */
export type ShortInput = string | readonly (readonly [seat: Seat, action: Action])[];

/** Inputs as a value that is small in JSON. */
export function shorten(inputs: readonly Input[]): ShortInput[] {
  return inputs.map((input) =>
    input.kind === 'draw' ? input.outcome : input.choices.map(({ seat, action }) => [seat, action] as const)
  );
}

/** Reads what {@link shorten} made; null for anything else. Whether a game takes the inputs is not judged. */
export function readShort(value: unknown): Input[] | null {
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST_INPUTS) return null;
  const inputs = value.map(readInput);
  return inputs.includes(null) ? null : (inputs as Input[]);
}

/** Inputs as text for an address. */
export function writeBranch(inputs: readonly Input[]): string {
  return toBase64url(new TextEncoder().encode(JSON.stringify(shorten(inputs))));
}

/** Reads what {@link writeBranch} wrote; null for anything else. Whether a game takes the inputs is not judged. */
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
