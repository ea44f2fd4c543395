import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const SCOPE = 'https://play.example/app/';
const TABLE = `${SCOPE}table/#r=room&k=key`;

type Listen = (event: object) => void;
let listeners: Map<string, Listen>;
let pages: { url: string; focus: ReturnType<typeof vi.fn> }[];
const openWindow = vi.fn(() => Promise.resolve());

beforeEach(async () => {
  listeners = new Map();
  pages = [];
  openWindow.mockClear();
  vi.stubGlobal('self', {
    registration: { scope: SCOPE },
    clients: { matchAll: () => Promise.resolve(pages), openWindow },
    addEventListener: (type: string, listen: Listen) => listeners.set(type, listen)
  });
  vi.resetModules();
  await import('./worker.ts');
});
afterEach(() => vi.unstubAllGlobals());

/** Presses the notification of a table while pages with these addresses are open. */
async function press(...addresses: string[]): Promise<void> {
  pages = addresses.map((address) => ({ url: SCOPE + address, focus: vi.fn(() => Promise.resolve()) }));
  const notification = { close: vi.fn(), data: TABLE, tag: 'room' };
  let work: Promise<unknown> | undefined;
  listeners.get('notificationclick')?.({ notification, waitUntil: (end: Promise<unknown>) => (work = end) });
  await work;
  expect(notification.close).toHaveBeenCalledOnce();
}

it.each(['table/#r=room', 'table/#r=room&k=key', 'table/?x#k=key&r=room'])(
  'a notification shows the page that has its table open, at %s',
  async (address) => {
    await press('', 'table/#r=other', address);
    expect(pages.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 0, 1]);
    expect(openWindow).not.toHaveBeenCalled();
  }
);

it.each(['', 'table/#r=rooms', 'replay/#r=room', 'table/#k=room'])(
  'a notification opens its table where only another page is open, at %s',
  async (address) => {
    await press(address);
    expect(openWindow).toHaveBeenCalledExactlyOnceWith(TABLE);
    expect(pages[0].focus).not.toHaveBeenCalled();
  }
);
