import { expect, it } from 'vitest';
import type { Action } from '../../kernel/game.ts';
import { Circle, headerFor } from '../../table/testing/bench.ts';
import { botMove, botToMove } from './botMove.ts';
import { gameSoFar } from '../table/history.ts';
import type { BotHost } from './botHost.ts';

it('a host answers for a seat voted absent until it is handed back to its owner', async () => {
  const circle = new Circle(headerFor({ seats: [0, 1, 2], first: 0 }));
  await circle.sit();
  await circle.settle();
  const [owner, other, host] = circle.devices;
  expect(circle.devices.map(({ table }, party) => botToMove(table, party))).toEqual([null, null, null]);

  const cuts = [{ party: 0, verdict: 'bot', host: 2 }] as const;
  for (const { writer } of [other, host]) circle.share(await writer.vote(cuts));
  await circle.settle();
  const slot = { party: 2, seat: 0 };
  expect(botToMove(host.table, 2)).toEqual(slot);
  expect(botToMove(other.table, 1)).toBeNull();
  expect(botToMove(owner.table, 0)).toBeNull();

  // The bot's input leads to the table's position, and its choice is legal there.
  const told: Parameters<BotHost['choose']>[0][] = [];
  const bots: Pick<BotHost, 'choose'> = {
    choose(request) {
      told.push(request);
      const { game, snapshot } = host.table;
      return Promise.resolve(game.actions(snapshot.state, request.seat)[0]);
    }
  };
  const action: Action = await botMove(host.table, bots, 0, 'fierce');
  const { game, snapshot } = host.table;
  const state = game.setup(told[0].config);
  for (const input of told[0].inputs) game.advance(state, input);
  expect(game.encode(state)).toEqual(game.encode(snapshot.state));
  expect(told[0]).toMatchObject({ ...gameSoFar(host.table), seat: 0, level: 'fierce' });
  circle.share(await host.writer.act(0, action));
  await circle.settle();
  expect(owner.table.fold.tip.position).toBe(host.table.fold.tip.position);

  const consent = await other.writer.consentToReturn(0);
  circle.share(await host.writer.giveBack(0, 0, [consent]));
  for (let n = 0; n < 6; n++) {
    expect(circle.devices.map(({ table }, party) => botToMove(table, party))).toEqual([null, null, null]);
    if (host.table.snapshot.over) break;
    await circle.play(1);
  }
});
