import { agree, chooser, Player, playOn, settled } from '../tests/e2e/players.ts';
import { desktop, serve } from '../tests/e2e/site.ts';
import { figure, type Figure } from './measure.ts';

/** Time from touching the button to the board of another browser showing the move, over some moves. */
async function latencies(players: readonly Player[], moves: number): Promise<number[]> {
  const found: number[] = [];
  const choose = chooser(3);
  for (let i = 0; i < moves; i++) {
    await settled(players);
    const asked = await Promise.all(players.map((player) => player.isAsked()));
    const mover = players[asked.indexOf(true)];
    const other = players.find((player) => player !== mover) as Player;
    const { hash } = await other.table();
    // Both clocks are this machine's: the pages' own marks need no correction for the way to them.
    const seen = other.page.evaluate(
      (old) =>
        new Promise<number>((resolve) => {
          const look = () => {
            const now = document.querySelector<HTMLElement>('[data-hash]')?.dataset.hash;
            if (now !== old) resolve(performance.timeOrigin + performance.now());
            else requestAnimationFrame(look);
          };
          look();
        }),
      hash
    );
    await mover.page.evaluate(() => {
      document.addEventListener(
        'click',
        () => (document.body.dataset.touched = String(performance.timeOrigin + performance.now())),
        { capture: true }
      );
    });
    await mover.takeTurn(choose);
    const touched = Number(await mover.page.evaluate(() => document.body.dataset.touched));
    found.push((await seen) - touched);
  }
  return found;
}

/** Joining a running game by its link, and how fast a move is seen elsewhere. Needs the built site. */
export async function benchPages(): Promise<Figure[]> {
  const site = await serve();
  const figures: Figure[] = [];
  for (const count of [2, 4]) {
    const players = await Promise.all(
      Array.from({ length: count }, (_, i) => Player.arrive(`P${i}`, desktop))
    );
    const link = await players[0].openTable(site.url, new Array<'friend'>(count - 1).fill('friend'));
    for (const player of players.slice(1)) await player.sitDown(link);
    await players[0].begin();
    await Promise.all(players.map((player) => player.seesBoard()));
    const sorted = (await latencies(players, 16)).sort((a, b) => a - b);
    figures.push(
      figure(`move seen elsewhere, ${count} peers, p50`, 'ms', false, [
        sorted[Math.trunc(sorted.length / 2)]
      ]),
      figure(`move seen elsewhere, ${count} peers, p95`, 'ms', false, [
        sorted[Math.trunc(sorted.length * 0.95)]
      ])
    );
    if (count === 2) {
      await playOn(players, chooser(1), { position: 120, milliseconds: 240_000 });
      await settled(players);
      const joins: number[] = [];
      for (let i = 0; i < 3; i++) {
        const late = await Player.arrive('Late', desktop);
        await late.page.goto(site.url);
        const began = Date.now();
        await late.page.goto(link);
        await late.seesBoard();
        await agree([...players, late]);
        joins.push(Date.now() - began);
        await late.leave();
      }
      figures.push(figure('link opened to board shown, 60 turns played', 'ms', false, joins));
    }
    await Promise.all(players.map((player) => player.leave()));
  }
  await site.close();
  return figures;
}
