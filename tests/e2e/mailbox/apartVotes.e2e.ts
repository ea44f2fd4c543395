import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromHex } from '../../../src/lib/table/log/bytes.ts';
import { decodeEntry, placeMessage, type Entry } from '../../../src/lib/table/log/entry.ts';
import { holds } from '../../../src/lib/table/log/curve.ts';
import { moveIn, playTable, type KeptTable, type Moment } from '../support/keptTables.ts';
import { agree, chooser, playOn, settled, type Player } from '../support/players.ts';
import { regulars } from '../support/regulars.ts';
import { desktop, phone, serve } from '../support/site.ts';

let site: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  site = await serve();
});
afterAll(() => site?.close());
const arrive = regulars();

const NAMES = ['Ada', 'Bo', 'Cy'];
/** The party of the witness who does not answer. */
const GONE = 1;
const firstOf = ({ game, state, seat }: Moment) => game.actions(state, seat)[0];

const press = ({ page }: Player, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();
const says = ({ page }: Player, text: string) => page.getByText(text, { exact: false }).first().waitFor();

/** A person who opens a table that the device has kept, in this state, as this party. */
async function opens(table: KeptTable, party: number, options: typeof desktop): Promise<Player> {
  const player = await arrive(NAMES[party], options);
  await moveIn(player.context, site.url, [table], party);
  await player.page.goto(`${site.url}table/${table.fragment}`);
  return player;
}

/** The same, with the board visible. */
async function comesTo(table: KeptTable, party: number, options: typeof desktop): Promise<Player> {
  const player = await opens(table, party, options);
  await player.seesBoard();
  return player;
}

/** A table where the first seat has signed two answers to one question: one reached Bo, the other Cy. */
async function lie(): Promise<{ toBo: KeptTable; toCy: KeptTable; key: Uint8Array }> {
  let count = 0;
  for await (const moment of playTable(41, NAMES, [], firstOf)) {
    const { seat, game, state } = moment;
    const places = game.actions(state, seat);
    if (seat !== 0 || count++ < 4 || !('at' in places[0]) || places.length < 2) continue;
    const tell = async (at: number): Promise<readonly Entry[]> => {
      const { table, writers } = moment.copy();
      await writers[0].act(0, places.at(at)!);
      return table.entries();
    };
    const [one, other] = [await tell(0), await tell(-1)];
    const toBo = moment.keep('lie', one);
    return { toBo, toCy: moment.keep('lie', other), key: toBo.devices[0].publicKey };
  }
  throw new Error('The first seat never had a choice.');
}

it('two players who received different moves are notified, keep the proof, and continue without the one who signed both', async () => {
  const { toBo, toCy, key } = await lie();
  const [bo, cy] = await Promise.all([comesTo(toBo, 1, desktop), comesTo(toCy, 2, phone)]);
  const both = [bo, cy];
  await Promise.all(both.map((player) => says(player, 'Ada sent two different moves for one turn.')));

  await press(bo, 'People and connection');
  await says(bo, 'Ada sent two different moves for one turn.');
  const download = bo.page.waitForEvent('download');
  await press(bo, 'Save the proof');
  const proof = JSON.parse(readFileSync((await (await download).path()) ?? '', 'utf8'));
  const [{ kind, party, key: named, entries }] = proof.items;
  expect({ kind, party, named }).toEqual({
    kind: 'equivocation',
    party: 0,
    named: Buffer.from(key).toString('hex')
  });
  const signed = (entries as string[]).map((hex) => decodeEntry(fromHex(hex)));
  expect(new Set(signed.map(({ id }) => id)).size).toBe(2);
  for (const { index, id, signature } of signed) {
    const message = placeMessage(fromHex(proof.table), 0, index, fromHex(id));
    expect(holds({ key, message, signature })).toBe(true);
  }
  await bo.page.keyboard.press('Escape');

  await press(bo, 'What can we do?');
  await press(bo, 'Go on without');
  await press(cy, 'What can we do?');
  await says(cy, '1 of 2 needed: Bo');
  await press(cy, 'Agree');
  await expect.poll(async () => (await bo.isAsked()) || (await cy.isAsked()), { timeout: 20_000 }).toBe(true);
  await agree(both);
  const { position } = await bo.table();
  await playOn(both, chooser(2), { position: position + 6, milliseconds: 60_000 });
  await agree(both);
  await press(bo, 'People and connection');
  await says(bo, 'no longer plays');
  for (const player of both) expect(player.faults, player.name).toEqual([]);
}, 180_000);

/** A table where Ada, who has two seats, is to draw for the second, and has named a witness who then is gone. */
async function unwitnessed(): Promise<KeptTable> {
  let count = 0;
  for await (const moment of playTable(42, ['Ada', 'Eve', 'Bo', 'Cy'], [], firstOf, {
    owners: [0, 0, 1, 2]
  })) {
    if (count++ < 6 || moment.seat !== 0) continue;
    const { table, writers } = moment.copy();
    await writers[0].act(0, firstOf(moment));
    const { ask, awaited } = table.snapshot;
    if (ask.kind !== 'draw') continue;
    expect(awaited).toEqual([{ party: GONE, seat: null }]);
    return moment.keep('witness', table.entries());
  }
  throw new Error('Ada never drew for herself.');
}

it('a witness who is gone is passed over by vote, and keeps the seat', async () => {
  const table = await unwitnessed();
  const players = await Promise.all([0, 2].map((seat) => comesTo(table, seat, desktop)));
  const [one, two] = players;
  await one.page
    .getByText(`The table waits for ${NAMES[GONE]} to take part in a draw.`)
    .waitFor({ timeout: 60_000 });
  await press(one, 'What can we do?');
  await press(one, 'Ask another player');
  await press(two, 'What can we do?');
  await says(two, `Another player takes part in the draw instead of ${NAMES[GONE]}`);
  await press(two, 'Agree');
  await expect
    .poll(async () => (await one.isAsked()) || (await two.isAsked()), { timeout: 20_000 })
    .toBe(true);
  await agree(players);

  // The seat is still its own: its device returns and plays.
  const back = await comesTo(table, GONE, desktop);
  const all = [...players, back];
  await agree(all);
  const choose = chooser(5);
  let played = false;
  for (let turn = 0; turn < 30 && !played; turn++) {
    played = await back.isAsked();
    const { position } = await one.table();
    await playOn(all, choose, { position: position + 1, milliseconds: 30_000 });
  }
  expect(played).toBe(true);
  await agree(all);
  for (const player of all) expect(player.faults, player.name).toEqual([]);
}, 240_000);

/** A table that is begun and whose first draw has come as far as these entries. */
async function begun(name: string, has: (entry: Entry) => boolean): Promise<KeptTable> {
  for await (const moment of playTable(43, NAMES, [], firstOf))
    return moment.keep(name, moment.copy().table.entries().filter(has));
  throw new Error('The game never began.');
}

describe('before the first draw', () => {
  const MISSING = 60_000;
  const waitsFor = ({ page }: Player, words: string) => page.getByText(words).waitFor({ timeout: MISSING });

  it('a witness who is gone is passed over by vote, and plays when it comes', async () => {
    const table = await begun('witness', ({ body }) => body.kind === 'sit' || body.kind === 'ask');
    const [ada, cy] = await Promise.all([opens(table, 0, desktop), opens(table, 2, phone)]);
    const both = [ada, cy];
    await Promise.all(
      both.map((player) => waitsFor(player, 'The table waits for Bo to take part in a draw.'))
    );
    await says(cy, 'Not seen since you opened the table.');
    await says(cy, 'Anyone who opens this link can watch, or return to their own seat.');
    await press(ada, 'What can we do?');
    await press(ada, 'Ask another player');
    await press(cy, 'What can we do?');
    await says(cy, 'Another player takes part in the draw instead of Bo');
    await press(cy, 'Agree');
    await Promise.all(both.map((player) => player.seesBoard()));
    const all = [...both, await comesTo(table, GONE, desktop)];
    await agree(all);
    await playOn(all, chooser(3), { position: (await ada.table()).position + 6, milliseconds: 60_000 });
    for (const player of all) expect(player.faults, player.name).toEqual([]);
  }, 180_000);

  it('an inviter who is gone is replaced by vote', async () => {
    const table = await begun('host', ({ body }) => body.kind === 'sit');
    const [bo, cy] = await Promise.all([opens(table, 1, desktop), opens(table, 2, phone)]);
    const both = [bo, cy];
    await Promise.all(both.map((player) => waitsFor(player, 'The table waits for Ada to draw.')));
    await press(bo, 'What can we do?');
    await press(bo, 'Let a bot play');
    await press(cy, 'What can we do?');
    await says(cy, 'A bot on the device of Bo plays for Ada');
    await press(cy, 'Agree');
    await Promise.all(both.map((player) => player.seesBoard()));
    await settled(both);
    for (const player of both) expect(player.faults, player.name).toEqual([]);
  }, 180_000);

  it('a player who never signed is named, cannot be voted out, and begins the game by coming', async () => {
    const table = await begun('unsigned', ({ body, party }) => body.kind === 'sit' && party !== 2);
    const [ada, bo] = await Promise.all([opens(table, 0, phone), opens(table, 1, desktop)]);
    await Promise.all(
      [ada, bo].map((player) => waitsFor(player, 'To begin, the table waits for Cy to open it.'))
    );
    await press(ada, 'What can we do?');
    await says(ada, 'Nobody can be left out yet');
    expect(await ada.page.getByRole('button', { name: 'Go on without' }).count()).toBe(0);
    await press(ada, 'Wait');
    const cy = await comesTo(table, 2, desktop);
    await Promise.all([ada, bo].map((player) => player.seesBoard()));
    await agree([ada, bo, cy]);

    // For a player who only closes the page the networks are not named as the reason.
    await cy.page.close();
    await press(bo, 'People and connection');
    await says(bo, 'Closed the table.');
    expect(await bo.page.getByText('The two networks block the connection').count()).toBe(0);
    for (const player of [ada, bo, cy]) expect(player.faults, player.name).toEqual([]);
  }, 180_000);
});
