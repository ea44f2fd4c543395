import type { RequestListener } from 'node:http';
import type { Mail, MailOptions } from './mail/server.d.mts';
import type { Signalling } from './signal/server.d.mts';

export interface ServeOptions {
  folder?: string;
  host?: string;
  port?: number;
  cert?: string | Buffer;
  key?: string | Buffer;
  origins?: readonly string[];
  /** With it the server keeps a mailbox at `/mail`. */
  mail?: MailOptions;
  /** ms until the headers of a request are in. */
  headersWithin?: number;
  /** ms until a whole request is in. */
  requestWithin?: number;
  /** ms a connection may be silent, signalling aside. */
  idle?: number;
  /** ms between two looks for requests that take too long. */
  checkEvery?: number;
  maxConnections?: number;
  /** Connections of one address, and of the network around it. */
  perAddress?: number;
  perPrefix?: number;
}

export interface RunningServer {
  /** Address on this machine. */
  url: string;
  /** Addresses for other devices in the same network. */
  addresses: string[];
  signalling: Signalling;
  /** Null where none was asked for. */
  mailbox: Mail | null;
  close(): Promise<void>;
}

export function siteHandler(folder: string, hasMail?: boolean): RequestListener;
export function startServer(options?: ServeOptions): Promise<RunningServer>;
