import { vi } from 'vitest';
import { readSite } from '../../net/site/siteFile.ts';

/** Tests only. What a page has besides its code; `vi.unstubAllGlobals` removes it. */

/** A page that is visible, on a device without a network. */
export function stubPage(): void {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  const document = Object.assign(new EventTarget(), { hidden: false, visibilityState: 'visible' });
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { document }));
}

/**
 * Sockets that never open. Returns the list of dialled addresses; `onclose` is called for each socket that is
 * closed.
 */
export function stubSockets(onclose = () => {}): string[] {
  const dialled: string[] = [];
  class DeafSocket extends EventTarget {
    static readonly OPEN = 1;
    readonly readyState = 0;
    constructor(url: string) {
      super();
      dialled.push(url);
    }
    send = () => undefined;
    close = onclose;
  }
  vi.stubGlobal('WebSocket', DeafSocket);
  return dialled;
}

/** A site with its own server, and a relay and a tracker of third parties. */
export const siteWithStrangers = readSite(
  JSON.stringify({
    signalling: ['own'],
    points: [
      { id: 'n1', kind: 'nostr', url: 'wss://n.example', mail: true },
      { id: 't1', kind: 'tracker', url: 'wss://t.example' }
    ],
    stun: ['stun:s.example:3478']
  })
);
