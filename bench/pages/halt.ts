import type { Player } from '../../tests/e2e/support/players.ts';

/** Ids of all processes of a player's browser. */
async function processesOf({ browser }: Player): Promise<number[]> {
  if (!browser) throw new Error('Only a browser that this process opened can be stopped.');
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  await devtools.detach();
  return processInfo.map(({ id }) => id);
}

/** Suspends the browsers of these players until the returned function is called; nothing is lost. */
export async function halt(players: readonly Player[]): Promise<() => void> {
  const processes = (await Promise.all(players.map(processesOf))).flat();
  const tell = (signal: NodeJS.Signals) => {
    for (const id of processes)
      try {
        process.kill(id, signal);
      } catch {
        // Child processes of a browser may have ended meanwhile.
      }
  };
  tell('SIGSTOP');
  return () => tell('SIGCONT');
}
