/** Part of the service worker: reads and sends mail while no page is open, where the browser lets it. */
import { loadSite } from '../../../net/site/loadSite.ts';
import { siteTime } from '../../../net/site/siteTime.ts';
import { openStore } from '../../../net/storage/store.ts';
import { isReminderText, LOOK, REMINDER_TEXT, SEND, textFor } from './tags.ts';
import { lookForTurns, sendLeft } from './remind.ts';

interface TaggedEvent extends Event {
  readonly tag: string;
  waitUntil(work: Promise<unknown>): void;
}

interface ClickEvent extends Event {
  readonly notification: Notification & { readonly data: unknown };
  waitUntil(work: Promise<unknown>): void;
}

/** An open page of the app. */
interface Page {
  readonly url: string;
  focus(): Promise<unknown>;
}

/** The parts of a service worker used here; the types of the page have none of them. */
interface Worker {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: { readonly type: 'window' }): Promise<readonly Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly navigator: { setAppBadge?(count: number): Promise<void>; clearAppBadge?(): Promise<void> };
  addEventListener(type: 'sync' | 'periodicsync', listener: (event: TaggedEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void;
}

const worker = self as unknown as Worker;

worker.addEventListener('periodicsync', (event) => {
  if (event.tag === LOOK) event.waitUntil(remind());
});

worker.addEventListener('sync', (event) => {
  if (event.tag === SEND) event.waitUntil(send());
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { data, tag } = event.notification;
  if (typeof data === 'string') event.waitUntil(show(data, tag));
});

/** Shows the page that has the table open, or opens it: in a second page the table would only be said to be open elsewhere. */
async function show(address: string, room: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window' });
  const { pathname } = new URL(address);
  const open = pages
    .map((page) => ({ page, at: new URL(page.url) }))
    .find(({ at }) => at.pathname === pathname && new URLSearchParams(at.hash.slice(1)).get('r') === room);
  await (open ? open.page.focus() : worker.clients.openWindow(address));
}

async function remind(): Promise<void> {
  const store = await openStore();
  try {
    const text = await store.setting(REMINDER_TEXT);
    if (!isReminderText(text)) return;
    const { fresh, waiting } = await lookForTurns(store);
    for (const { room, fragment, name } of fresh)
      await worker.registration.showNotification(text.title, {
        body: textFor(text, name),
        tag: room,
        icon: new URL('icons/icon-192.png', worker.registration.scope).href,
        data: new URL(`table/${fragment}`, worker.registration.scope).href
      });
    // A browser may refuse because it has no place for a badge.
    await worker.navigator.setAppBadge?.(waiting).catch(() => undefined);
  } finally {
    store.close();
  }
}

async function send(): Promise<void> {
  // The date of the answer corrects the time.
  await loadSite({ url: new URL('bastide.json', worker.registration.scope).href, storage: null });
  const store = await openStore();
  try {
    // A rejection makes the browser try again later.
    if ((await sendLeft(store, () => siteTime.now() / 1_000)) !== 'sent')
      throw new Error('mail not sent yet');
  } finally {
    store.close();
  }
}
