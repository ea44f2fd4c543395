import type { Server } from 'node:http';
import type { Server as SecureServer } from 'node:https';
import type { WebSocket } from 'ws';
import type { Rate } from '../signal/server.d.mts';

/** See `server.mjs` for what each limit bounds. */
export interface MailOptions {
  folder: string;
  path?: string;
  trustProxy?: boolean;
  places?: number;
  addresses?: number;
  newAuthors?: number;
  bytesPerDay?: number;
  puts?: Rate;
  kept?: number;
  bytes?: number;
  newcomers?: number;
  ahead?: number;
  maxConnections?: number;
  connectionsPerAddress?: number;
  connectionsPerPrefix?: number;
  messages?: Rate;
  answerBytes?: Rate;
  pingEvery?: number;
  now?: () => number;
}

export interface Mail {
  readonly path: string;
  accept(socket: WebSocket, network: string): void;
  stats(): {
    puts: number;
    refused: number;
    questions: number;
    sent: number;
    authors: number;
    places: number;
    bytes: number;
    clients: number;
  };
  sweep(): Promise<void>;
  close(): Promise<void>;
}

export const ABOUT: Readonly<Record<string, unknown>>;
export function attachMail(server: Server | SecureServer, options: MailOptions): Promise<Mail>;
