/** Firefox by WebDriver BiDi: only what a person can do with a page, and reading it. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';

const NAMES = ['firefox-esr', 'firefox'];
/** ms for the program to start. */
const START = 60_000;
/** ms between two looks at where a thing is that will be clicked. */
const STEADY = 60;

/** Nothing may call home, and pages meet over loopback as they would over a home network. */
const PREFERENCES: Record<string, boolean | number | string> = {
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.aboutConfig.showWarning': false,
  'browser.region.update.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'intl.accept_languages': 'en-GB',
  'media.gmp-manager.updateEnabled': false,
  'media.peerconnection.ice.loopback': true,
  'media.peerconnection.ice.obfuscate_host_addresses': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.dns.disablePrefetch': true,
  'network.trr.mode': 5,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
  'ui.prefersReducedMotion': 1
};

interface Answer {
  readonly id?: number;
  readonly type: string;
  readonly method?: string;
  readonly params?: { readonly level?: string; readonly text?: string };
  readonly error?: string;
  readonly message?: string;
  readonly result?: unknown;
}

/** Why Firefox's tests do not run here, in one sentence. */
export const NO_FIREFOX = 'no Firefox on this machine (Debian: apt-get install firefox-esr).';

/** Name of a Firefox on this machine, or null. */
export function findFirefox(): string | null {
  return NAMES.find((name) => spawnSync('which', [name], { stdio: 'ignore' }).status === 0) ?? null;
}

export class Firefox {
  /** What the console complained of. */
  readonly faults: string[] = [];
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private commands = 0;
  private context = '';

  private constructor(
    private readonly child: ChildProcess,
    private readonly socket: WebSocket,
    private readonly profile: string
  ) {
    socket.on('message', (data: Buffer) => {
      const answer = JSON.parse(data.toString()) as Answer;
      if (answer.id !== undefined) this.waiting.get(answer.id)?.(answer);
      const { level, text = '' } = answer.params ?? {};
      if (answer.method === 'log.entryAdded' && (level === 'error' || level === 'warn'))
        this.faults.push(text);
    });
  }

  static async start(program: string): Promise<Firefox> {
    const profile = mkdtempSync(join(tmpdir(), 'bastide-firefox-'));
    const lines = Object.entries(PREFERENCES).map(
      ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`
    );
    writeFileSync(join(profile, 'user.js'), lines.join('\n'));
    // Port 0: it takes a free one and says which.
    const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
    const child = spawn(program, [...args, 'about:blank'], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, HOME: profile, MOZ_DISABLE_CONTENT_SANDBOX: '1' }
    });
    const address = await new Promise<string>((done, fail) => {
      const timer = setTimeout(() => fail(new Error('Firefox did not start')), START);
      let said = '';
      child.stderr.on('data', (data: Buffer) => {
        said += data.toString();
        const [, found] = /WebDriver BiDi listening on (\S+)/.exec(said) ?? [];
        if (!found) return;
        clearTimeout(timer);
        done(found);
      });
      child.once('error', fail);
    });
    const socket = new WebSocket(`${address}/session`);
    await new Promise((done, fail) => socket.once('open', done).once('error', fail));
    const firefox = new Firefox(child, socket, profile);
    await firefox.command('session.new', { capabilities: {} });
    const { contexts } = (await firefox.command('browsingContext.getTree', {})) as {
      contexts: { context: string }[];
    };
    firefox.context = contexts[0].context;
    await firefox.command('session.subscribe', { events: ['log.entryAdded'] });
    return firefox;
  }

  /** Gives the page this size in CSS pixels. */
  async resize(width: number, height: number): Promise<void> {
    await this.command('browsingContext.setViewport', {
      context: this.context,
      viewport: { width, height }
    });
  }

  async goto(url: string): Promise<void> {
    await this.command('browsingContext.navigate', { context: this.context, url, wait: 'complete' });
  }

  /** The value of an expression in the page, which may be a promise. */
  async read<T>(expression: string): Promise<T> {
    const { result, exceptionDetails } = (await this.command('script.evaluate', {
      expression: `(async () => JSON.stringify((await (${expression})) ?? null))()`,
      target: { context: this.context },
      awaitPromise: true
    })) as { result?: { value: string }; exceptionDetails?: { text: string } };
    if (!result) throw new Error(exceptionDetails?.text ?? 'the page did not answer');
    return JSON.parse(result.value) as T;
  }

  /** Waits until an expression is true. */
  async until(expression: string, ms = 40_000): Promise<void> {
    for (const end = Date.now() + ms; !(await this.read<boolean>(`!!(${expression})`));) {
      if (Date.now() > end) throw new Error(`Firefox: never came to ${expression}`);
      await new Promise((done) => setTimeout(done, 50));
    }
  }

  /** Clicks into the middle of what an expression finds; false when there is nothing to click. */
  async click(expression: string): Promise<boolean> {
    const at = await this.read<{ x: number; y: number } | null>(`(async () => {
      const found = ${expression};
      if (!found || found.disabled) return null;
      found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      // What moves would be missed.
      for (let last = null; ; await new Promise((drawn) => setTimeout(drawn, ${STEADY}))) {
        const { left, top } = found.getBoundingClientRect();
        if (last === left + ' ' + top) break;
        last = left + ' ' + top;
      }
      if (!found.isConnected) return null;
      const { left, top, width, height } = found.getBoundingClientRect();
      return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    })()`);
    if (!at) return false;
    await this.command('input.performActions', {
      context: this.context,
      actions: [
        {
          type: 'pointer',
          id: 'mouse',
          actions: [
            { type: 'pointerMove', x: at.x, y: at.y },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 }
          ]
        }
      ]
    });
    return true;
  }

  /** Types into the focused element. */
  async type(text: string): Promise<void> {
    const keys = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value }
    ]);
    await this.command('input.performActions', {
      context: this.context,
      actions: [{ type: 'key', id: 'keys', actions: keys }]
    });
  }

  async stop(): Promise<void> {
    this.socket.close();
    const gone = new Promise((done) => this.child.once('exit', done));
    this.child.kill();
    await gone;
    // Its helpers may still be writing their last.
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }

  private async command(method: string, params: object): Promise<unknown> {
    const id = ++this.commands;
    const answer = await new Promise<Answer>((done) => {
      this.waiting.set(id, done);
      this.socket.send(JSON.stringify({ id, method, params }));
    });
    this.waiting.delete(id);
    if (answer.type === 'error') throw new Error(`${method}: ${answer.error ?? ''} ${answer.message ?? ''}`);
    return answer.result;
  }
}
