import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { Player } from './players.ts';
import { serve } from './site.ts';

export interface MailSite {
  readonly url: string;
  /** A folder that is removed after the tests of the file. */
  readonly folder: string;
}

/** Serves the built site with a mailbox during the tests of a file. */
export function mailSite(): MailSite {
  let site: Awaited<ReturnType<typeof serve>> | undefined;
  let folder = '';
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'mail-'));
    site = await serve(join(folder, 'mail'));
  });
  afterAll(async () => {
    await site?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    get url() {
      return site!.url;
    },
    get folder() {
      return folder;
    }
  };
}

/** Leaves the page once everything is stored at the server. */
export async function leavePage(player: Player): Promise<void> {
  await stored(player);
  await away(player);
}

export const away = ({ page }: Player) => page.goto('about:blank');

/** Waits until the server has all mail of a device, and none was added for three seconds: puts come two seconds apart. */
export async function stored({ page }: Player): Promise<void> {
  const end = Date.now() + 60_000;
  for (let same = 0, before: string | null = null; same < 3;) {
    const mail = await page.evaluate(mailAtServer);
    same = mail !== null && mail === before ? same + 1 : 0;
    before = mail;
    if (Date.now() > end) throw new Error('The server does not have all mail of this device.');
    await page.waitForTimeout(1_000);
  }
}

/** Runs in the page: the ids of all mail stored there, or null while the server lacks one of them. */
async function mailAtServer(): Promise<string | null> {
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('bastide');
    // Only the page creates stores.
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const rows = await new Promise<{ event: { id: string }; kept: string[] }[]>((resolve, reject) => {
    const request = db.transaction('mail').objectStore('mail').getAll();
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  db.close();
  return rows.every(({ kept }) => kept.length > 0) ? rows.map(({ event }) => event.id).join() : null;
}

/** Plays the turn of a player who is asked. */
export async function playTurn(player: Player): Promise<void> {
  for (let i = 0; i < 10 && (await player.isAsked()); i++) await player.takeTurn((n) => n - 1);
}
