/** The parts of our own server as readers of what strangers send, without a network. */
import { EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { IncomingMessage, ServerResponse, type Server } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WebSocket } from 'ws';
import { attachMail } from '../../../scripts/mail/server.mjs';
import { siteHandler } from '../../../scripts/serve.mjs';
import { attachSignalling } from '../../../scripts/signal/server.mjs';
import { event, keyOf } from './mailClient.ts';
import type { Decoder } from './decoders.ts';

const utf8 = new TextEncoder();
const latin = new TextDecoder('latin1');
const FREE = { burst: 1e9, perSecond: 1e9 };

/** A WebSocket that ends nowhere. */
class FakeSocket extends EventEmitter {
  readyState = 1;
  bufferedAmount = 0;
  readonly sent: string[] = [];

  send(text: string, done?: () => void): void {
    this.sent.push(text);
    done?.();
  }

  close(): void {
    this.terminate();
  }

  terminate(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.emit('close');
  }

  ping(): void {}

  hear(text: string): void {
    this.emit('message', Buffer.from(text, 'utf8'), false);
  }

  get asSocket(): WebSocket {
    return this as unknown as WebSocket;
  }
}

const lines = (...messages: unknown[]): Uint8Array =>
  utf8.encode(messages.map((message, n) => `${n % 3}${JSON.stringify(message)}`).join('\n'));

/** Lines of text; the first character of each says which of three clients sends the rest. */
function send(bytes: Uint8Array, clients: readonly FakeSocket[]): void {
  for (const line of latin.decode(bytes).split('\n'))
    clients[line.charCodeAt(0) % 3 || 0].hear(line.slice(1));
}

const KNOWN: Readonly<Record<string, string>> = {
  publish: 'clients,data,topic,type',
  relay: 'data,topic,type',
  hello: 'relay,type',
  pong: 'type'
};

function signalling(): Decoder {
  const join = { type: 'subscribe', topics: ['r'], peer: 'a', token: 't' };
  return {
    samples: [
      lines(join, { ...join, peer: 'b' }, { type: 'publish', topic: 'r', data: 'sealed' }),
      lines(
        { type: 'ping' },
        join,
        { type: 'relay', topic: 'r', to: 'a', data: 'x' },
        { type: 'unsubscribe', topics: ['r'] }
      )
    ],
    read(bytes) {
      const server = attachSignalling(new EventEmitter() as unknown as Server);
      const clients = [new FakeSocket(), new FakeSocket(), new FakeSocket()];
      for (const client of clients) {
        server.accept(client.asSocket);
        client.hear('{"type":"subscribe","topics":["r"]}');
      }
      send(bytes, clients);
      for (const { sent } of clients)
        for (const text of sent) {
          const message = JSON.parse(text) as Record<string, unknown>;
          if (Object.keys(message).sort().join() !== KNOWN[String(message.type)])
            throw new Error(`passed on ${text}`);
        }
      for (const client of clients) client.terminate();
      if (server.stats().clients + server.stats().topics > 0) throw new Error('a client is left behind');
      server.close();
    },
    errors: []
  };
}

async function mailbox(folder: string): Promise<Decoder> {
  const server = await attachMail(new EventEmitter() as unknown as Server, {
    folder,
    messages: FREE,
    puts: FREE,
    answerBytes: FREE,
    connectionsPerAddress: 1e9,
    places: 2,
    newcomers: 1e6
  });
  const authors = [keyOf(1)];
  return {
    samples: [
      lines(['REQ', 'q', { kinds: [30_078], authors, '#d': ['0'.repeat(32)], limit: 5 }], ['CLOSE', 'q']),
      lines(
        ['EVENT', event(1, 0)],
        [
          'EVENT',
          event(2, 0, {
            tags: [
              ['d', '0'.repeat(32)],
              ['expiration', '1']
            ]
          })
        ]
      )
    ],
    read(bytes) {
      const clients = [new FakeSocket(), new FakeSocket(), new FakeSocket()];
      for (const client of clients) server.accept(client.asSocket, 'x');
      send(bytes, clients);
      for (const { sent } of clients) for (const text of sent) JSON.parse(text);
      for (const client of clients) client.terminate();
      if (server.stats().clients > 0) throw new Error('a client is left behind');
    },
    errors: []
  };
}

/** The first line is a path, the second a range, the third an entity tag. */
function site(folder: string): Decoder {
  mkdirSync(join(folder, 'table'), { recursive: true });
  for (const name of ['index.html', '404.html', 'table/index.html', 'a.js'])
    writeFileSync(join(folder, name), name);
  writeFileSync(join(folder, '../secret.txt'), 'secret');
  const answer = siteHandler(folder, true);
  return {
    samples: ['/', '/table/?x=1', '/a.js\nbytes=0-1\nW/"1-1"', '/%2e%2e/secret.txt', '/signal'].map((text) =>
      utf8.encode(text)
    ),
    read(bytes) {
      const [url, range, tag] = latin.decode(bytes).split('\n');
      const request = new IncomingMessage(new Socket());
      Object.assign(request, { method: 'GET', url });
      if (range !== undefined) request.headers.range = range;
      if (tag !== undefined) request.headers['if-none-match'] = tag;
      const response = new ServerResponse(request);
      answer(request, response);
      if (Number(response.getHeader('content-length')) === 'secret'.length)
        throw new Error(`served the secret for ${url}`);
    },
    errors: []
  };
}

/** Everything of our server that reads what a stranger sends, by name. */
export async function serverParts(): Promise<Record<string, Decoder>> {
  const root = mkdtempSync(join(tmpdir(), 'bastide-parts-'));
  process.on('exit', () => rmSync(root, { recursive: true, force: true }));
  return {
    signalling: signalling(),
    mailbox: await mailbox(join(root, 'mail')),
    site: site(join(root, 'site'))
  };
}
