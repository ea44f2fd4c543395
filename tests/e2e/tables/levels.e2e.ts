import { expect, it } from 'vitest';
import { moveIn, playTable, type KeptTable } from '../support/keptTables.ts';
import { barriers } from '../support/looks.ts';
import { Player, playOn } from '../support/players.ts';
import { phone } from '../support/site.ts';
import { stage } from '../support/stage.ts';

/** The level of a bot: the setup page proposes it by the last games on this device. */

const on = stage();

/** A game against a careful bot, before the last turn of the person. */
async function nearTheEnd(): Promise<KeptTable> {
  let kept: KeptTable | null = null;
  const agreed = { owners: [0, 0], bots: { 1: 'careful' } } as const;
  for await (const { seat, state, game, keep } of playTable(
    44,
    ['Ada', 'Bot 1'],
    [],
    (moment, below) => {
      const actions = moment.game.actions(moment.state, moment.seat);
      return actions.find(({ do: verb }) => verb === 'pass') ?? actions[below(actions.length)];
    },
    agreed
  ))
    if (seat === 0 && game.actions(state, seat).some(({ do: verb }) => verb === 'place')) kept = keep('bot');
  return kept!;
}

it('is proposed by the game that has just ended, and can be changed', () =>
  on.open(phone, async (page) => {
    const level = page.getByLabel('How strong the bot on seat 2 is');
    const hint = page.locator('[data-level-hint]');
    const setUp = async () => {
      await page.goto(`${on.site.url}new/`);
      await page.locator('form:not([inert])').waitFor();
      await page.getByLabel('Who plays seat 2').selectOption('bot');
    };
    await setUp();
    expect(await level.inputValue()).toBe('steady');
    expect(await hint.textContent()).toBe('1 is the easiest level, 8 the hardest.');
    const names = await level.locator('option').allTextContents();
    expect(names.map((name) => Number.parseInt(name, 10))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);

    const kept = await nearTheEnd();
    await moveIn(page.context(), on.site.url, [kept], 0);
    await page.goto(`${on.site.url}table/${kept.fragment}`);
    const player = Player.on('Ada', page.context(), page);
    await player.seesBoard();
    await playOn([player], () => 0, { milliseconds: 60_000 });
    expect((await player.table()).over).toBe(true);

    await setUp();
    await hint.getByText('Proposed: the level of your last game.').waitFor();
    expect(await level.inputValue()).toBe('careful');
    expect(await barriers(page)).toEqual([]);
    await level.selectOption('clever');
    expect(await hint.textContent()).toBe('1 is the easiest level, 8 the hardest.');
  }));
