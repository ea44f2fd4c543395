import type { Signalling } from './signal/server.d.mts';

export interface ServeOptions {
  folder?: string;
  host?: string;
  port?: number;
  cert?: string | Buffer;
  key?: string | Buffer;
  origins?: readonly string[];
}

export interface RunningServer {
  /** Address on this machine. */
  url: string;
  /** Addresses for other devices in the same network. */
  addresses: string[];
  signalling: Signalling;
  close(): Promise<void>;
}

export function startServer(options?: ServeOptions): Promise<RunningServer>;
