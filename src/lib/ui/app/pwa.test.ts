import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchForUpdates } from './pwa.ts';

vi.mock('$app/environment', () => ({ dev: false }));
vi.mock('$app/paths', () => ({ base: '' }));

/** A service worker of a version, with what was posted to it. */
class Worker extends EventTarget {
  readonly posted: unknown[] = [];
  constructor(public state: string) {
    super();
  }
  postMessage(message: unknown): void {
    this.posted.push(message);
  }
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class Registration extends EventTarget {
  active: Worker | null = null;
  waiting: Worker | null = null;
  installing: Worker | null = null;
  find(worker: Worker): void {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
}

class Container extends EventTarget {
  controller: Worker | null = null;
  readonly registration = new Registration();
  register = () => Promise.resolve(this.registration);
  control(worker: Worker): void {
    this.controller = worker;
    this.dispatchEvent(new Event('controllerchange'));
  }
}

const old = new Worker('activated');
let container: Container;
let offers: (() => void)[];
const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  container = new Container();
  offers = [];
  reload.mockClear();
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page that has registered its worker, in a browser that has one already or not. */
async function page(active: Worker | null): Promise<void> {
  container.controller = container.registration.active = active;
  watchForUpdates((run) => offers.push(run));
  await vi.runAllTimersAsync();
}

test('the first version of a browser is not offered', async () => {
  await page(null);
  const first = new Worker('installing');
  container.registration.find(first);
  first.become('installed');
  container.control(first);
  expect(offers).toEqual([]);
});

test('a new version waits for the player, and then the page is loaded again', async () => {
  await page(old);
  const next = new Worker('installing');
  container.registration.find(next);
  expect(offers).toEqual([]);
  next.become('installed');
  expect([offers.length, next.posted]).toEqual([1, []]);
  offers[0]();
  expect([next.posted, reload.mock.calls.length]).toEqual([[{ type: 'SKIP_WAITING' }], 0]);
  container.control(next);
  expect([offers.length, reload.mock.calls.length]).toEqual([1, 1]);
});

test('a version that waited before the page came is offered', async () => {
  container.registration.waiting = new Worker('installed');
  await page(old);
  expect(offers).toHaveLength(1);
});

test('a version that another page has activated is offered, and the page is not loaded again by itself', async () => {
  await page(old);
  container.control(new Worker('activated'));
  expect([offers.length, reload.mock.calls.length]).toEqual([1, 0]);
  offers[0]();
  expect(reload).toHaveBeenCalledOnce();
});

test('an update that another page activates right after the first version is offered too', async () => {
  await page(null);
  container.control(new Worker('activated'));
  container.control(new Worker('activated'));
  expect(offers).toHaveLength(1);
});
