import type { BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach } from 'vitest';
import { forgetting } from './forgetting.ts';
import { Player } from './players.ts';
import { desktop } from './site.ts';

/**
 * Players who stay for all tests of a file. Answers with a function that finds the player of this name and these
 * options, who stands on an empty page, has nothing stored and has seen no fault. Call it after the hooks that close
 * sites at the end of a test: a page that is still there would miss them.
 */
export function regulars(): (name: string, options?: BrowserContextOptions) => Promise<Player> {
  const here = new Map<string, { readonly player: Player; readonly forget: () => Promise<void> }>();
  const dismiss = async () => {
    const all = [...here.values()];
    here.clear();
    await Promise.allSettled(all.map(({ player }) => player.leave()));
  };
  afterEach(async ({ task }) => {
    // What a failed test left behind is not known: its next attempt gets new browsers.
    if (task.result?.state === 'fail') return dismiss();
    const left = [...here.values()].filter(({ player }) => !player.page.isClosed());
    await Promise.all(left.map(({ forget }) => forget()));
  });
  afterAll(dismiss);
  return async (name, options = desktop) => {
    const key = JSON.stringify([name, options]);
    let one = here.get(key);
    if (!one || one.player.page.isClosed()) {
      await one?.player.leave();
      const player = await Player.arrive(name, options);
      player.stays = true;
      one = { player, forget: forgetting(player.page) };
      here.set(key, one);
    }
    one.player.faults.length = 0;
    return one.player;
  };
}
