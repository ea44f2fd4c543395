import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { fromBase64url, toBase64url } from '../link/base64url.ts';
import { mayDial, type Point } from './point.ts';
import type { PointPipe } from './pointPipe.ts';

export interface PipeOptions {
  /** Name of the room and the key of the link (22 characters): together they name the place at each point. */
  readonly room: string;
  readonly key: string;
  /** Address of this page. */
  readonly page: string;
  /** Now, in ms since 1970, with a clock that is wrong on this device corrected. */
  readonly wallClock: () => number;
  readonly WebSocket?: typeof WebSocket;
}

/** Makes pipes to meeting points; the code for a kind of point comes with its first pipe. */
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

/** What a point knows the room by: without the link it tells nothing, and two kinds of points cannot compare. */
function placeOf(kind: string, room: string, key: string): Uint8Array {
  return hmac(sha256, fromBase64url(key) ?? new Uint8Array(), utf8ToBytes(`bastide ${kind} ${room}`));
}

/** A point that this page is not allowed to dial. */
const refused: PointPipe = {
  up: false,
  problem: 'insecure',
  open: ({ changed }) => changed(),
  send: () => undefined,
  refresh: () => undefined,
  close: () => undefined
};
