/** The server of `npm start` in a separate process, which an attack may crash, and raw connections to it. */
import { spawn, type ChildProcess } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync
} from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';

const serve = new URL('../../../scripts/serve.mjs', import.meta.url).href;

/** The test's site; `big.bin` is larger than the buffers of a socket. */
function site(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bastide-attacked-'));
  mkdirSync(join(folder, 'table'));
  writeFileSync(join(folder, 'index.html'), 'home');
  writeFileSync(join(folder, '404.html'), 'nothing here');
  writeFileSync(join(folder, 'table/index.html'), 'table');
  writeFileSync(join(folder, 'empty.txt'), '');
  writeFileSync(join(folder, 'big.bin'), Buffer.alloc(8_000_000));
  return folder;
}

export class ServerProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly port: number,
    readonly folder: string
  ) {}

  /** `options` are those of `startServer`; `files` bounds the files the process may have open. */
  static async start(options: object = {}, files?: number): Promise<ServerProcess> {
    const folder = site();
    const given = JSON.stringify({ folder, host: '127.0.0.1', port: 0, ...options });
    const script =
      `const { startServer } = await import(${JSON.stringify(serve)});` +
      `const server = await startServer(${given});` +
      `console.log('port ' + new URL(server.url).port);`;
    const node = [process.execPath, '--input-type=module', '-e', script];
    const [command, ...rest] = files ? ['sh', '-c', `ulimit -n ${files}; exec "$@"`, 'sh', ...node] : node;
    const child = spawn(command, rest, { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    let wrong = '';
    child.stderr.on('data', (chunk: Buffer) => (wrong += chunk.toString()));
    const port = await new Promise<number>((resolve, reject) => {
      child.stdout.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const match = /port (\d+)/.exec(said);
        if (match) resolve(Number(match[1]));
      });
      child.on('exit', () => reject(new Error(`the server did not start: ${wrong}`)));
    });
    return new ServerProcess(child, port, folder);
  }

  stop(): void {
    this.child.kill('SIGKILL');
    rmSync(this.folder, { recursive: true });
  }

  /** Null while it runs, else its exit code or signal. */
  get ended(): number | string | null {
    return this.child.exitCode ?? this.child.signalCode;
  }

  /** Number of open files of the process (Linux), or null elsewhere. */
  get openFiles(): number | null {
    const folder = `/proc/${this.child.pid}/fd`;
    return existsSync(folder) ? readdirSync(folder).length : null;
  }

  /** Megabytes of memory of the process (Linux), or null elsewhere. */
  get memory(): number | null {
    const file = `/proc/${this.child.pid}/status`;
    const kilobytes = existsSync(file) ? /VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8')) : null;
    return kilobytes && Number(kilobytes[1]) / 1_024;
  }

  open(): Socket {
    return connect(this.port, '127.0.0.1').on('error', () => undefined);
  }

  /** Sends bytes exactly as given and resolves with all that came back until the end or `wait` ms of silence. */
  send(bytes: string | Uint8Array, wait = 1_000): Promise<string> {
    const socket = this.open();
    let answer = '';
    return new Promise((resolve) => {
      socket.setTimeout(wait, () => socket.destroy());
      socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')));
      socket.on('close', () => resolve(answer));
      socket.write(bytes);
    });
  }

  get(path: string, ...headers: string[]): Promise<string> {
    const lines = [`GET ${path} HTTP/1.1`, 'Host: x', 'Connection: close', ...headers];
    return this.send(`${lines.join('\r\n')}\r\n\r\n`, 5_000);
  }

  /** A signalling client in the rooms given, once it is heard. */
  async join(topics: readonly string[], more: object = {}): Promise<Client> {
    const client = new Client(new WebSocket(`ws://127.0.0.1:${this.port}/signal`));
    await client.opened;
    client.say({ type: 'subscribe', topics, ...more });
    await client.ping();
    return client;
  }
}

export class Client {
  readonly heard: Record<string, unknown>[] = [];
  readonly opened: Promise<void>;
  code: number | null = null;
  private pongs = 0;

  constructor(readonly socket: WebSocket) {
    this.opened = new Promise((resolve, reject) => {
      socket.on('open', resolve);
      socket.on('error', reject);
    });
    socket.on('close', (code) => (this.code = code));
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as Record<string, unknown>;
      if (message.type === 'pong') this.pongs++;
      else this.heard.push(message);
    });
  }

  say(message: string | object): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Resolves when the server has handled all that was said before, or closed. */
  async ping(): Promise<void> {
    const before = this.pongs;
    if (this.socket.readyState === WebSocket.OPEN) this.say({ type: 'ping' });
    for (let tries = 0; tries < 500 && this.pongs === before && this.code === null; tries++)
      await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
