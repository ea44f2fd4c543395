/** WebKit by W3C WebDriver: WebKitWebDriver and its MiniBrowser on an X server without a screen. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WebKitPrograms } from '../../scripts/lib/webkit.mjs';
import { happens } from '../e2e/support/happens.ts';

/** CSS pixels of the page, which has no browser around it. */
export interface View {
  readonly width: number;
  readonly height: number;
  /** Device pixels per CSS pixel: 1 unless told. */
  readonly scale?: 1 | 2;
  readonly dark?: boolean;
  /** What the browser says it is; its own words unless told. */
  readonly userAgent?: string;
}

export const PHONE: View = { width: 390, height: 844, scale: 2 };
export const DESKTOP: View = { width: 1440, height: 900 };

/** ms for the programs to start. */
const START = 60_000;
/** ms a step waits for the page unless told otherwise: a starved machine takes seconds for a page. */
const PATIENCE = 60_000;
/** ms between two looks at the page. */
const LOOK = 40;
/** ms for which what is clicked must not have moved: a page still loading shifts under the finger. */
const STEADY = 60;
/** What Safari has and WebKitGTK keeps switched off. */
const FEATURES = '--features=+StorageAPI,+StorageAPIEstimate';
/** The key by which WebDriver names an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** A port of loopback that is free now. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** The display an X server chose, which it writes to its file descriptor 3. */
async function displayOf(server: ChildProcess): Promise<string> {
  const display = new Promise<string>((done, fail) => {
    server.stdio[3]!.once('data', (data: Buffer) => done(data.toString().trim()));
    server.once('error', fail);
    server.once('exit', () => fail(new Error('the X server ended')));
  });
  return display;
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

export class WebKit {
  private session = '';
  private said = '';

  private constructor(
    private readonly children: readonly ChildProcess[],
    private readonly home: string,
    private readonly address: string
  ) {}

  /** A browser of its own, with storage of its own that ends with it. */
  static async start({ driver, screen }: WebKitPrograms, view: View): Promise<WebKit> {
    const home = mkdtempSync(join(tmpdir(), 'bastide-webkit-'));
    mkdirSync(join(home, '.config/gtk-3.0'), { recursive: true });
    mkdirSync(join(home, 'downloads'));
    writeFileSync(join(home, '.config/user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/downloads"\n');
    // What GTK calls animations is prefers-reduced-motion to a page.
    writeFileSync(join(home, '.config/gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');

    const server = spawn(screen, ['-displayfd', '3', '-screen', '0', '3200x2400x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe']
    });
    const display = await displayOf(server);
    const port = await freePort();
    const program = spawn(driver, [`--port=${port}`], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        HOME: home,
        DISPLAY: `:${display}`,
        GDK_BACKEND: 'x11',
        GDK_SCALE: String(view.scale ?? 1),
        GTK_THEME: view.dark ? 'Adwaita:dark' : 'Adwaita',
        LANG: 'C.UTF-8',
        LIBGL_ALWAYS_SOFTWARE: '1',
        NO_AT_BRIDGE: '1'
      }
    });
    const webkit = new WebKit([program, server], home, `http://127.0.0.1:${port}`);
    for (const stream of [program.stdout, program.stderr])
      stream.on('data', (data: Buffer) => (webkit.said += data.toString()));
    try {
      await webkit.open(view);
    } catch (error) {
      await webkit.stop();
      throw new Error(`WebKit did not start: ${String(error)}\n${webkit.said}`, { cause: error });
    }
    return webkit;
  }

  /** What its console was told of errors and warnings so far: JavaScript, network and security alike. */
  get faults(): string[] {
    return this.said.split('\n').filter((line) => /^CONSOLE .*(ERROR|WARN)/.test(line));
  }

  /** The folder its downloads come into. */
  get downloads(): string {
    return join(this.home, 'downloads');
  }

  private async open(view: View): Promise<void> {
    const end = Date.now() + START;
    while (!(await this.command('GET', '/status').catch(() => null))) {
      if (Date.now() > end) throw new Error('the driver does not answer');
      await pause(LOOK);
    }
    const args = [
      '--automation',
      FEATURES,
      '--enable-write-console-messages-to-stdout=true',
      '--javascript-can-open-windows-automatically=true',
      ...(view.userAgent ? [`--user-agent=${view.userAgent}`] : [])
    ];
    const { sessionId } = await this.command<{ sessionId: string }>('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { args } } }
    });
    this.session = `/session/${sessionId}`;
    // The first window has a tool bar that is wider than a phone; one opened like this has nothing but the page.
    const first = await this.ask<string>('GET', '/window');
    await this.read(
      `void open('about:blank', '_blank','toolbar=no,location=no,menubar=no,width=390,height=844,noopener')`
    );
    let handle: string | undefined;
    while (!handle) {
      if (Date.now() > end) throw new Error('no second window');
      handle = (await this.ask<string[]>('GET', '/window/handles')).find((one) => one !== first);
    }
    await this.ask('POST', '/window', { handle });
    await this.resize(view);
  }

  async resize({ width, height }: Pick<View, 'width' | 'height'>): Promise<void> {
    await this.ask('POST', '/window/rect', { width, height });
    await this.until(`innerWidth === ${width} && innerHeight === ${height}`);
  }

  async goto(url: string): Promise<void> {
    await this.ask('POST', '/url', { url });
  }

  async reload(): Promise<void> {
    await this.ask('POST', '/refresh', {});
  }

  /** The value of an expression in the page, which may be a promise. */
  async read<T>(expression: string): Promise<T> {
    const script = `const done = arguments[arguments.length - 1];
      (async () => JSON.stringify({ value: (await (${expression})) ?? null }))()
        .then(done, (error) => done(JSON.stringify({ error: String(error) })));`;
    const { value, error } = JSON.parse(await this.ask('POST', '/execute/async', { script, args: [] })) as {
      value: T;
      error?: string;
    };
    if (error !== undefined) throw new Error(`${error} in ${expression}`);
    return value;
  }

  /** Waits until an expression is true; a page on its way to another one is asked again. */
  async until(expression: string, ms = PATIENCE): Promise<void> {
    let error: unknown;
    for (const end = Date.now() + ms; Date.now() < end; await pause(LOOK))
      try {
        if (await this.read<boolean>(`!!(${expression})`)) return;
      } catch (thrown) {
        error = thrown;
      }
    const shown = await this.read<string>(
      `location.pathname + ': ' + document.body.innerText.slice(0, 200)`
    ).catch(String);
    throw new Error(`WebKit: never came to ${expression}; it shows ${shown}`, { cause: error });
  }

  /** Clicks into the middle of the one thing an expression finds; waits until it is there, enabled and uncovered. */
  async click(expression: string, ms = PATIENCE): Promise<void> {
    let why = '';
    for (const end = Date.now() + ms; Date.now() < end; await pause(LOOK)) {
      const at = await this.read<{ x: number; y: number } | string>(`(async () => {
        const found = ${expression};
        if (!found) return 'not there';
        if (found.disabled || found.closest('[inert]')) return 'disabled';
        // In the middle nothing that sticks to an edge lies over it.
        found.scrollIntoView({ block: '${why.startsWith('covered') ? 'center' : 'nearest'}', inline: 'nearest' });
        const { left, top, width, height } = found.getBoundingClientRect();
        await new Promise((drawn) => setTimeout(drawn, ${STEADY}));
        const later = found.getBoundingClientRect();
        if (later.left !== left || later.top !== top) return 'moving';
        if (width === 0 || height === 0) return 'not shown';
        const at = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
        const hit = document.elementFromPoint(at.x, at.y);
        const label = found.labels?.[0];
        if (hit && (found.contains(hit) || label?.contains(hit))) return at;
        return 'covered by ' + (hit ? hit.tagName + '.' + hit.className : 'nothing');
      })()`);
      if (typeof at !== 'string') return this.tap(at.x, at.y);
      why = at;
    }
    throw new Error(`WebKit: ${expression} is ${why}`);
  }

  /** Whether a click was possible at once: for what may go away under the finger. */
  async clickIfThere(expression: string): Promise<boolean> {
    return happens(this.click(expression, 1));
  }

  async tap(x: number, y: number): Promise<void> {
    await this.ask('POST', '/actions', {
      actions: [
        {
          type: 'pointer',
          id: 'finger',
          actions: [
            { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 }
          ]
        }
      ]
    });
  }

  /** Chooses from a list as its user would; waits while a notice or a bar covers the list. */
  async choose(select: string, value: string): Promise<void> {
    const option = await this.element(`${select} option[value="${value}"]`);
    let refused: unknown;
    for (const end = Date.now() + PATIENCE; Date.now() < end; await pause(LOOK))
      try {
        await this.read(
          `document.querySelector(${JSON.stringify(select)}).scrollIntoView({ block: 'center' })`
        );
        return await this.ask('POST', `/element/${option}/click`, {});
      } catch (error) {
        refused = error;
      }
    throw refused;
  }

  /** Replaces what is written in a field. */
  async fill(css: string, words: string): Promise<void> {
    const field = await this.element(css);
    await this.ask('POST', `/element/${field}/clear`, {});
    await this.ask('POST', `/element/${field}/value`, { text: words });
  }

  /** Sets a file on a file field, as a user's selection does. */
  async pickFile(css: string, path: string): Promise<void> {
    await this.ask('POST', `/element/${await this.element(css)}/value`, { text: path });
  }

  /** The page as PNG, in device pixels. */
  async picture(): Promise<Buffer> {
    return Buffer.from(await this.ask<string>('GET', '/screenshot'), 'base64');
  }

  async stop(): Promise<void> {
    if (this.session) await this.command('DELETE', this.session).catch(() => undefined);
    for (const child of this.children) {
      const gone = new Promise((done) => child.once('exit', done));
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill();
      await gone;
    }
    rmSync(this.home, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }

  private async element(css: string): Promise<string> {
    await this.until(`document.querySelector(${JSON.stringify(css)})`);
    const found = await this.ask<Record<string, string>>('POST', '/element', {
      using: 'css selector',
      value: css
    });
    return found[ELEMENT];
  }

  private ask<T>(method: string, path: string, body?: object): Promise<T> {
    return this.command(method, this.session + path, body);
  }

  private async command<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(this.address + path, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: body ? JSON.stringify(body) : null
    });
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
    return value;
  }
}
