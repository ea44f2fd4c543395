/** A client of a mailbox with no manners, and events signed for it. */
import { schnorr } from '@noble/curves/secp256k1.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { WebSocket } from 'ws';

export interface MailEvent {
  id: string;
  pubkey: string;
  created_at: number;
  kind: number;
  tags: string[][];
  content: string;
  sig: string;
}

const secretOf = (author: number): Uint8Array => sha256(utf8ToBytes(`author ${author}`));
const keys = new Map<number, string>();

export function keyOf(author: number): string {
  let key = keys.get(author);
  if (!key) keys.set(author, (key = bytesToHex(schnorr.getPublicKey(secretOf(author)))));
  return key;
}

export const placeName = (place: number): string => place.toString(16).padStart(32, '0');

/** An event of an author at one of its places, with anything changed before it is signed. */
export function event(author: number, place: number, change: Partial<MailEvent> = {}): MailEvent {
  const parts = {
    pubkey: keyOf(author),
    created_at: 1_800_000_000,
    kind: 30_078,
    tags: [['d', placeName(place)]],
    content: 'sealed',
    ...change
  };
  const { pubkey, created_at, kind, tags, content } = parts;
  const id = bytesToHex(sha256(utf8ToBytes(JSON.stringify([0, pubkey, created_at, kind, tags, content]))));
  return { ...parts, id, sig: bytesToHex(schnorr.sign(hexToBytes(id), secretOf(author))) };
}

export class MailClient {
  readonly heard: unknown[][] = [];
  code: number | null = null;
  private count = 0;

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => this.heard.push(JSON.parse(data.toString()) as unknown[]));
    socket.on('close', (code) => (this.code = code));
    socket.on('error', () => undefined);
  }

  /** `url` of the site; `headers` of the request. */
  static async open(url: string, headers: Record<string, string> = {}): Promise<MailClient> {
    const address = `${url.replace('http', 'ws').replace('localhost', '127.0.0.1')}mail`;
    const socket = new WebSocket(address, { headers });
    const client = new MailClient(socket);
    await new Promise((resolve, reject) => {
      socket.on('open', resolve);
      socket.on('error', reject);
    });
    return client;
  }

  say(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Puts an event; the server's reason, or true when it is kept. */
  async put(value: unknown): Promise<true | string> {
    const id = (value as MailEvent | null)?.id ?? '';
    const from = this.heard.length;
    this.say(['EVENT', value]);
    const answer = await this.next(from, ([type, of]) => type === 'OK' && (of === id || of === ''));
    return answer[2] === true ? true : String(answer[3]);
  }

  /** All that fits, or the reason why the question was refused. */
  async ask(...filters: unknown[]): Promise<MailEvent[] | string> {
    const name = `q${this.count++}`;
    const from = this.heard.length;
    this.say(['REQ', name, ...filters]);
    const [type, , reason] = await this.next(
      from,
      ([kind, of]) => ['EOSE', 'CLOSED'].includes(String(kind)) && of === name
    );
    this.say(['CLOSE', name]);
    if (type === 'CLOSED') return String(reason);
    return this.heard
      .slice(from)
      .filter(([kind, of]) => kind === 'EVENT' && of === name)
      .map((message) => message[2] as MailEvent);
  }

  /** The first message after `from` that fits. */
  async next(from: number, fits: (message: unknown[]) => boolean): Promise<unknown[]> {
    for (let tries = 0; tries < 3_000; tries++) {
      const found = this.heard.slice(from).find(fits);
      if (found) return found;
      if (this.code !== null) throw new Error(`closed with ${this.code}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    throw new Error('no answer');
  }

  close(): void {
    this.socket.terminate();
  }
}
