import { digest } from '../log/bytes.ts';

/** Length of a room's name and of salts, in bytes. */
export const ROOM_LENGTH = 16;

/** The name of a room: commits to its inviter's key and chain, so that no one else can be the inviter. */
export function roomOf(key: Uint8Array, tip: Uint8Array, salt: Uint8Array): Uint8Array {
  return digest('room', key, tip, salt).slice(0, ROOM_LENGTH);
}
