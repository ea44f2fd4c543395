import type { Server } from 'node:http';
import type { Server as SecureServer } from 'node:https';
import type { WebSocket } from 'ws';

export interface Rate {
  burst: number;
  perSecond: number;
}

/** See `server.mjs` for what each limit bounds. */
export interface SignallingOptions {
  path?: string | null;
  others?: readonly string[];
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
  accept(socket: WebSocket): void;
  stats(): { published: number; relayed: number; refused: number; clients: number; topics: number };
  close(): void;
}

export function attachSignalling(server: Server | SecureServer, options?: SignallingOptions): Signalling;
