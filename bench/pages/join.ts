import { agree } from '../../tests/e2e/support/players.ts';
import { desktop, withWorker } from '../../tests/e2e/support/site.ts';
import type { RunningServer } from '../../scripts/serve.mjs';
import { figure, type Figure } from '../measure.ts';
import { arrive, circle, playFast, readProbe } from './circle.ts';

/** Tiles on the board: the start tile and one per turn. */
const TURNS = 70;
const JOINS = 5;
const WITHIN = 120_000;

/**
 * Time from following the link of a game 70 turns old to the painted board, for a new guest: with the app already stored
 * by the browser, and with nothing stored.
 */
export async function benchJoin(site: RunningServer): Promise<Figure[]> {
  const { players, link } = await circle(site.url, 2);
  await playFast(players, 1 + TURNS, WITHIN);
  const { position } = await players[0].table();
  const figures: Figure[] = [];
  for (const kept of [true, false]) {
    const times: number[] = [];
    for (let i = 0; i < JOINS; i++) {
      const late = await arrive('Late', withWorker(desktop));
      if (kept) {
        await late.page.goto(site.url);
        await late.page.evaluate(() => navigator.serviceWorker.ready);
        await late.page.goto('about:blank');
      }
      await late.page.goto(link);
      await agree([...players, late]);
      const began = await late.page.evaluate(() => performance.timeOrigin);
      const { painted } = await readProbe(late);
      const shown = painted[position];
      if (shown === undefined) throw new Error(`The newcomer was never shown position ${position}.`);
      times.push(shown - began);
      await late.leave();
    }
    const where = kept ? 'app kept' : 'first visit';
    figures.push(figure(`link to board, ${TURNS} turns, ${where}`, 'ms', false, times));
  }
  await Promise.all(players.map((player) => player.leave()));
  return figures;
}
