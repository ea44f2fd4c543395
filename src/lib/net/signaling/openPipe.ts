import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { fromBase64url, toBase64url } from '../link/base64url.ts';
import { mayDial, type Point } from './point.ts';
import type { PointPipe } from './pointPipe.ts';

export interface PipeOptions {
  /** Name of the room and key of the link (22 characters): the place at each point is derived from both. */
  readonly room: string;
  readonly key: string;
  /** Address of this page. */
  readonly page: string;
  /** Wall time in ms since 1970, corrected for a wrong clock on this device. */
  readonly wallClock: () => number;
  readonly WebSocket?: typeof WebSocket;
}

/** Opens pipes to meeting points; the code for a kind of point is loaded with its first pipe. */
export function pipesFor({
  room,
  key,
  page,
  ...platform
}: PipeOptions): (point: Point) => Promise<PointPipe> {
  return async ({ kind, url }) => {
    if (!mayDial(url, page)) return refused;
    if (kind === 'nostr') {
      const { nostrPipe } = await import('./nostr/nostrPipe.ts');
      return nostrPipe({ ...platform, url, place: bytesToHex(placeOf(kind, room, key).subarray(0, 16)) });
    }
    const { trackerPipe } = await import('./tracker/trackerPipe.ts');
    return trackerPipe({ ...platform, url, place: toBase64url(placeOf(kind, room, key).subarray(0, 15)) });
  };
}

/** The room's name at a point: reveals nothing without the link, and differs between kinds of points. */
function placeOf(kind: string, room: string, key: string): Uint8Array {
  return hmac(sha256, fromBase64url(key) ?? new Uint8Array(), utf8ToBytes(`bastide ${kind} ${room}`));
}

/** A point that this page cannot connect to. */
const refused: PointPipe = {
  up: false,
  problem: 'insecure',
  open: ({ changed }) => changed(),
  send: () => undefined,
  refresh: () => undefined,
  close: () => undefined
};
