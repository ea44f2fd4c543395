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

/** Leaves the page until everything is stored at the server: puts come two seconds apart. */
export async function leavePage(player: Player): Promise<void> {
  await stored(player);
  await away(player);
}

export const away = ({ page }: Player) => page.goto('about:blank');

export const stored = ({ page }: Player) => page.waitForTimeout(4_000);

/** Plays the turn of a player who is asked. */
export async function playTurn(player: Player): Promise<void> {
  for (let i = 0; i < 10 && (await player.isAsked()); i++) await player.takeTurn((n) => n - 1);
}
