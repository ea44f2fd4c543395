import type { Server } from 'node:http';
import type { Server as SecureServer } from 'node:https';

export interface Rate {
  burst: number;
  perSecond: number;
}

/** See `server.mjs` for what each limit bounds. */
export interface SignallingOptions {
  path?: string | null;
  origins?: readonly string[] | null;
  maxMessage?: number;
  maxRelay?: number;
  maxTopics?: number;
  maxPeers?: number;
  maxConnections?: number;
  messages?: Rate;
  relayBytes?: Rate;
  pingEvery?: number;
}

export interface Signalling {
  stats(): { published: number; relayed: number; refused: number; clients: number; topics: number };
  close(): void;
}

export function attachSignalling(server: Server | SecureServer, options?: SignallingOptions): Signalling;
