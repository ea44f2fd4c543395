import type { Action, Seat } from '../../kernel/game.ts';
import { digest, fromHex, toHex } from '../log/bytes.ts';
import { encodeValue } from '../log/codec.ts';

/** The commitment in a `hide` entry: binds seat, action and salt to the table and the transcript hash it answers. */
export function commitment(
  table: Uint8Array,
  hash: string,
  seat: Seat,
  action: Action,
  salt: Uint8Array
): Uint8Array {
  return digest('hide', table, fromHex(hash), seat, salt, encodeValue(action));
}

/** Hex of {@link commitment}, as nodes keep it. */
export function commitmentHex(...parts: Parameters<typeof commitment>): string {
  return toHex(commitment(...parts));
}
