import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../net/storage/store.ts';
import type { PartyId } from '../../table/header.ts';
import { Circle, headerFor } from '../../table/testing/bench.ts';
import type { SeatBotLevel, TablePlan } from '../contracts.ts';
import { planOf } from '../lobby/plan.ts';
import { botGames, proposedLevel, rememberBotGame, type BotGame } from './botGames.ts';

let stores = 0;

/** A finished game of seats that are of these parties, or bots of these levels. */
async function finished(seats: readonly (PartyId | SeatBotLevel)[], seed = 1) {
  const isBot = (seat: PartyId | SeatBotLevel) => typeof seat === 'string';
  const plain = headerFor({
    seats: seats.map((seat) => (isBot(seat) ? 0 : (seat as PartyId))),
    first: 0,
    seed
  });
  const header = {
    ...plain,
    seats: plain.seats.map((seat, n) => ({ ...seat, kind: isBot(seats[n]) ? ('bot' as const) : seat.kind }))
  };
  const circle = new Circle(header);
  await circle.sit();
  await circle.play(seed);
  const { table } = circle.devices[0];
  expect(table.snapshot.over).toBe(true);
  const plan = planOf(header);
  const known: TablePlan = {
    ...plan,
    game: 'landscape',
    seats: plan.seats.map((seat, n) => ({
      ...seat,
      ...(isBot(seats[n]) ? { bot: seats[n] } : {})
    })) as TablePlan['seats']
  };
  return { at: { table, party: 0, known }, scores: table.snapshot.scores };
}

describe('results against bots', () => {
  it('tell the level, and of how many bots the person was ahead', async () => {
    const store = await openStore(`bots-${stores++}`);
    for (const seed of [1, 2, 3]) {
      const { at, scores } = await finished([0, 'careful', 'careful'], seed);
      await rememberBotGame(store, at);
      const [own, ...bots] = scores;
      const points: number[] = bots.map((score) => (own > score ? 1 : own === score ? 0.5 : 0));
      const [last] = await botGames(store);
      expect(last).toEqual({ game: 'landscape', level: 'careful', ahead: (points[0] + points[1]) / 2 });
    }
  });

  it('are the last three of each game, the last one first', async () => {
    const store = await openStore(`bots-${stores++}`);
    const { at } = await finished([0, 'clever']);
    const clinic = { ...at, known: { ...at.known, game: 'clinic' } as TablePlan };
    for (const one of [clinic, at, at, at, at]) await rememberBotGame(store, one);
    expect((await botGames(store)).map(({ game }) => game)).toEqual([
      'landscape',
      'landscape',
      'landscape',
      'clinic'
    ]);
  });

  it.each([
    ['another person played', [0, 1, 'steady'] as const],
    ['another person of this device played', [0, 0, 'steady'] as const],
    ['the bots had several levels', [0, 'steady', 'gentle'] as const],
    ['nobody else played', [0] as const]
  ])('are not stored where %s', async (_why, seats) => {
    const store = await openStore(`bots-${stores++}`);
    await rememberBotGame(store, (await finished(seats)).at);
    expect(await botGames(store)).toEqual([]);
  });

  it('are not stored of a game that all win or lose together', async () => {
    const store = await openStore(`bots-${stores++}`);
    const { at } = await finished([0, 'steady']);
    const game = { ...at.table.game, outcome: () => ({ kind: 'together', won: true, reasons: [] }) };
    const table = { header: at.table.header, snapshot: at.table.snapshot, game };
    await rememberBotGame(store, { ...at, table: table as unknown as typeof at.table });
    expect(await botGames(store)).toEqual([]);
  });

  it('of an unknown shape or level are left out', async () => {
    const store = await openStore(`bots-${stores++}`);
    const whole = { game: 'landscape', level: 'strong', ahead: 1 };
    const broken = [
      null,
      1,
      { ...whole, level: 'fiercest' },
      { ...whole, ahead: 2 },
      { ...whole, ahead: NaN }
    ];
    await store.putSetting('botGames', [...broken, whole]);
    expect(await botGames(store)).toEqual([whole]);
    await store.putSetting('botGames', 'nothing');
    expect(await botGames(store)).toEqual([]);
  });
});

/** Games of the tile game, the last one first: a level, and wins (1), ties and losses (0) at it. */
const played = (...runs: readonly (readonly [SeatBotLevel, ...number[]])[]): BotGame[] =>
  runs.flatMap(([level, ...points]) => points.map((ahead) => ({ game: 'landscape' as const, level, ahead })));

describe('the proposed level', () => {
  it.each([
    ['one up after two games won', played(['careful', 1, 1]), 'steady', 'well'],
    ['one up after two won of three', played(['careful', 1, 0, 1]), 'steady', 'well'],
    ['the same after one won of three', played(['careful', 1, 0, 0]), 'careful', null],
    ['the same after two lost', played(['careful', 0, 0]), 'careful', null],
    ['one down after three lost', played(['careful', 0, 0, 0]), 'casual', 'badly'],
    ['one down after two lost and a tie', played(['careful', 0, 0.5, 0]), 'casual', 'badly'],
    [
      'the same after a win at a level just reached',
      played(['steady', 1], ['careful', 1, 1]),
      'steady',
      null
    ],
    ['by no game before a change of level', played(['steady', 0, 0], ['careful', 0]), 'steady', null],
    ['by the last three games only', played(['careful', 0, 0, 0, 1, 1]), 'casual', 'badly'],
    ['not above the highest', played(['fierce', 1, 1]), 'fierce', 'well'],
    ['not below the lowest', played(['gentle', 0, 0, 0]), 'gentle', 'badly']
  ] as const)('is %s', (_what, games, level, went) => {
    expect(proposedLevel(games, 'landscape')).toEqual({ level, played: games[0].level, went });
  });

  it('is of the same game', () => {
    expect(proposedLevel(played(['careful', 1, 1]), 'clinic')).toBeNull();
    const clinic: BotGame = { game: 'clinic', level: 'gentle', ahead: 1 };
    expect(proposedLevel([clinic, ...played(['careful', 1, 1])], 'landscape')?.level).toBe('steady');
  });
});
