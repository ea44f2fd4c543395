import { expect, test } from 'vitest';
import type { Game } from '../../src/lib/kernel/game.ts';
import { decodeEntry, type Body } from '../../src/lib/table/log/entry.ts';
import { evidenceOf, proofOf } from '../../src/lib/table/fold/evidence.ts';
import { toy } from '../../src/lib/table/testing/toy.ts';
import { Devices, out, Pen, SEAL, stand, vote, type Device } from './support/liars.ts';

/** Entries that liars sign to freeze, undo or delay a table, and the required results. */

async function started(parties: number, rounds = 2): Promise<Devices> {
  const seats = Array.from({ length: parties }, (_, seat) => seat);
  const devices = new Devices({ seats, witness: 'next', options: { rounds, open: true } });
  await devices.sit();
  return devices;
}

const agreed = (devices: readonly Device[]) => new Set(devices.map(stand)).size === 1;

/** Cuts a party that the position awaits, whichever it is; null when it awaits only the voter. */
function votesAt({ table }: Device, voter: number): { body: Body; position: number; hash: string }[] {
  return table.fold.nodes.flatMap(({ ask, position, hash, seating }) => {
    if (ask.kind !== 'choice' || ask.seats.length > 1) return [];
    const party = seating.speakers[ask.seats[0]];
    return party === null || party === voter ? [] : [{ body: vote(out(party)), position, hash }];
  });
}

test('votes at passed positions behind an entry that names a distant one cost time in proportion to their number', async () => {
  let steps = 0;
  const counting: Game = {
    ...(toy as Game),
    advance: (...args) => {
      steps++;
      toy.advance(...(args as Parameters<typeof toy.advance>));
    }
  };
  const devices = new Devices(
    { seats: [0, 1, 2], witness: 'next', options: { rounds: 6, open: true } },
    counting
  );
  await devices.sit();
  await devices.play(30);
  const [honest] = devices.all;
  const pen = new Pen(honest.table, 2);
  const flood = [
    await pen.sign(
      { kind: 'do', seat: 2, action: { do: 'x' } },
      { position: 1_000_000, hash: '77'.repeat(32) }
    )
  ];
  for (const { body, position, hash } of votesAt(honest, 2).slice(0, 12))
    flood.push(await pen.sign(body, { position, hash }));
  expect(flood.length).toBeGreaterThan(9);
  const before = stand(honest);
  steps = 0;
  devices.give(flood.reverse(), [honest]);
  expect(stand(honest)).toBe(before);
  // None of them changes anything, so nothing has to be played again.
  expect(steps).toBeLessThan(flood.length * 4);
});

test('a party voted out long ago cannot make a peer fold the game again', async () => {
  const devices = await started(3, 6);
  const [a, b, c] = devices.all;
  await devices.playToChoiceOf(2);
  for (const { writer } of [a, b]) devices.give([await writer.vote([out(2)])], [a, b]);
  await devices.settle([a, b]);
  expect(a.table.snapshot.seating.parties[2].status).toBe('cut');
  await devices.play(8, [a, b]);
  const pen = new Pen(c.table, 2);
  const flood: Uint8Array[] = [];
  for (const place of [...votesAt(a, 2), ...votesAt(a, 2)]) flood.push(await pen.sign(place.body, place));
  const before = stand(a);
  const { cpuUsage } = process;
  const start = cpuUsage();
  devices.give(flood.reverse(), [a]);
  const { user, system } = cpuUsage(start);
  console.info(`${flood.length} votes of a party voted out: ${Math.round((user + system) / 1_000)} ms`);
  expect(stand(a)).toBe(before);
});

test('a party that built on a branch which lost signs nothing more for the vote it cast before', async () => {
  const devices = await started(4);
  await devices.playToChoiceOf(0);
  const [liar, b, c, d] = devices.all;
  const { position } = b.table.snapshot;
  const pen = new Pen(b.table, 0);
  const [keep, again] = [
    await pen.sign({ kind: 'do', seat: 0, action: { do: 'keep' } }),
    await pen.from(liar.table.fold.logOf(0)!.last).sign({ kind: 'resign', seat: 0 })
  ];
  // The third party votes, receives one answer and withdraws; the others build on another answer.
  await c.writer.vote([out(0)]);
  devices.give([keep], [c]);
  expect(c.writer.due).toBe('withdraw');
  await c.writer.answerDuties();
  devices.give([again], [b, d]);
  for (const { writer } of [b, d]) await writer.withdraw();
  devices.exchange([b, c, d]);
  expect(agreed([b, c, d])).toBe(true);
  expect(c.table.fold.at(position + 1)?.via).toMatchObject({ entries: [{ body: { kind: 'resign' } }] });
  expect(c.writer.due).not.toBe('withdraw');
});

test('a withdrawn vote that is sealed on a second branch much later undoes nothing', async () => {
  const devices = await started(3, 3);
  const [a, b, c] = devices.all;
  await devices.playToChoiceOf(0, 8);
  const { position } = a.table.snapshot;
  // B and C vote on A; B seals, C receives the answer first and withdraws.
  await b.writer.vote([out(0)]);
  const voteC = await c.writer.vote([out(0)]);
  devices.give([voteC], [b]);
  const sealB = await b.writer.answerDuties();
  expect(decodeEntry(sealB[0]).body.kind).toBe('seal');
  const branch = new Pen(c.table, 2, decodeEntry(voteC));
  const place = decodeEntry(voteC);
  devices.give([await a.writer.act(0, { do: 'keep' })]);
  devices.give(await c.writer.answerDuties());
  devices.exchange();
  await devices.play(40);
  const before = stand(a);
  expect(a.table.snapshot.over).toBe(true);
  expect(agreed(devices.all)).toBe(true);
  // Much later C publishes the seal it never signed, right behind its vote.
  devices.give([await branch.sign(SEAL, place)]);
  expect(devices.all.map(stand)).toEqual([before, before, before]);
  expect(a.table.fold.at(position + 1)?.via.kind).toBe('answers');
  expect(evidenceOf(a.table)).toMatchObject([{ kind: 'equivocation', party: 2 }]);
  // A newcomer that receives all of it in another order sees the same game.
  const late = devices.device(
    1,
    a.table
      .entries()
      .map(({ bytes }) => bytes)
      .reverse()
  );
  expect(stand(late)).toBe(before);
});

test('a party that sealed a vote and received the answer signs that the game continued, so that a late seal changes nothing', async () => {
  const devices = await started(3, 3);
  const [a, b, c] = devices.all;
  await devices.playToChoiceOf(0, 8);
  const voteB = await b.writer.vote([out(0)]);
  const voteC = await c.writer.vote([out(0)]);
  devices.give([voteC], [b]);
  const sealB = await b.writer.answerDuties();
  const keep = await a.writer.act(0, { do: 'keep' });
  devices.give([keep], [c]);
  const dropped = await c.writer.answerDuties();
  expect(dropped).toHaveLength(1);
  devices.give([keep, voteB, voteC, ...sealB, ...dropped]);
  const [built] = await b.writer.answerDuties();
  expect(decodeEntry(built).body).toEqual({ kind: 'absent', cuts: [] });
  devices.give([built]);
  // A has built nothing but its answer and goes on; one step is enough.
  devices.give([await a.writer.act(0, { do: 'mark', n: 0 })]);
  const branch = new Pen(c.table, 2, decodeEntry(voteC));
  devices.give([await branch.sign(SEAL, decodeEntry(voteC))]);
  for (const { table } of [a, b]) expect(table.fold.nodes.every(({ via }) => via.kind !== 'cut')).toBe(true);
});

test.each(['before', 'after'])(
  'eight spare entries at one index that come %s the real one keep no party from receiving it',
  async (when) => {
    const devices = await started(3, 3);
    const [a, b] = devices.all;
    await devices.playToChoiceOf(2, 6);
    const liar = devices.all[2];
    const { last } = liar.table.fold.logOf(2)!;
    const spares: Uint8Array[] = [];
    for (let n = 0; n < 9; n++)
      spares.push(await new Pen(liar.table, 2, last).sign({ kind: 'do', seat: 2, action: { do: 'fly', n } }));
    const keep = await liar.writer.act(2, { do: 'keep' });
    // B receives the real one at once; A the spares first.
    devices.give([keep], [b]);
    devices.give(spares, [a]);
    const mark = await liar.writer.act(2, { do: 'mark', n: 1 });
    devices.give([mark], [b]);
    const built = await b.writer.answerDuties();
    for (const bytes of await b.writer.answerDuties()) built.push(bytes);
    if (when === 'before') devices.give([keep, mark, ...built], [a]);
    else devices.give([...built, mark, keep], [a]);
    devices.give(spares, [b]);
    devices.exchange([a, b]);
    expect(stand(a)).toBe(stand(b));
    expect(a.table.snapshot.position).toBeGreaterThan(decodeEntry(keep).position);
    // Also a device that restarts from A's entries.
    expect(
      stand(
        devices.device(
          0,
          a.table.entries().map(({ bytes }) => bytes)
        )
      )
    ).toBe(stand(b));
  }
);

test('a real answer behind a refused spare is received with it', async () => {
  const devices = await started(3, 3);
  const [a, b, liar] = devices.all;
  await devices.playToChoiceOf(2, 6);
  const { last } = liar.table.fold.logOf(2)!;
  const pens = Array.from({ length: 10 }, () => new Pen(liar.table, 2, last));
  const junk: Uint8Array[] = [];
  for (const [n, pen] of pens.entries())
    junk.push(await pen.sign({ kind: 'do', seat: 2, action: { do: 'fly', n } }));
  const more: Uint8Array[] = [];
  for (const [n, pen] of pens.slice(0, 9).entries())
    more.push(await pen.sign({ kind: 'do', seat: 2, action: { do: 'fly', n: 100 + n } }));
  const real = await pens[9].sign({ kind: 'do', seat: 2, action: { do: 'again' } });
  devices.give([junk[9], real], [b]);
  const built = await b.writer.answerDuties();
  const witness =
    built.length > 0
      ? built
      : await (
          await devices.device(
            0,
            b.table.entries().map(({ bytes }) => bytes)
          )
        ).writer.answerDuties();
  expect(witness.length).toBeGreaterThan(0);
  devices.give(witness, [b]);
  devices.give([...junk.slice(0, 9), ...more, junk[9], real, ...witness], [a]);
  devices.exchange([a, b]);
  expect(a.table.snapshot.position).toBe(b.table.snapshot.position);
  expect(a.table.snapshot.hash).toBe(b.table.snapshot.hash);
});

test.each([2, 3])(
  'the party that signed the last entry of a game of %i cannot sign another end',
  async (parties) => {
    const devices = await started(parties, 1);
    await devices.play(60);
    const [a, b] = devices.all;
    expect(a.table.snapshot.phase).toBe('over');
    const over = a.table.fold.at(a.table.snapshot.position - 1)!;
    const [lastEntry] = a.table.fold.tip.via.kind === 'answers' ? a.table.fold.tip.via.entries : [];
    const liar = lastEntry.party;
    const before = devices.all.map(stand);
    const { log } = over.seating.parties[liar];
    const other = await new Pen(a.table, liar, log.get(lastEntry.prev) ?? null).sign(
      lastEntry.body.kind === 'draw'
        ? { kind: 'resign', seat: 0 }
        : { kind: 'resign', seat: 'seat' in lastEntry.body ? lastEntry.body.seat : 0 },
      over
    );
    devices.give([other]);
    expect(devices.all.map(stand)).toEqual(before);
    expect(stand(devices.device(b.party, [other, ...a.table.entries().map(({ bytes }) => bytes)]))).toBe(
      before[1]
    );
  }
);

test('two honest parties can continue when a third voted with one of them and then fell silent', async () => {
  const devices = await started(3, 3);
  const [a, b, c] = devices.all;
  await devices.playToChoiceOf(0, 8);
  const voteC = await c.writer.vote([out(0)]);
  devices.give([voteC], [a, b]);
  devices.give([await b.writer.vote([out(0)])], [a, b]);
  devices.give(await b.writer.answerDuties(), [a, b]);
  // A answers; B sealed and C will never seal.
  await expect(
    a.writer.act(0, { do: 'keep' }).then((bytes) => devices.give([bytes], [a, b]))
  ).resolves.toBeUndefined();
  expect(a.table.snapshot.phase).toBe('held');
  devices.give([await b.writer.withdraw()], [a, b]);
  await devices.settle([a, b]);
  expect(a.table.snapshot.phase).toBe('playing');
  const { position } = a.table.snapshot;
  await devices.play(3, [a, b]);
  expect(a.table.snapshot.position).toBeGreaterThan(position);
  // C seals after all: what more than half built on stays.
  const before = stand(a);
  devices.give([await new Pen(c.table, 2).sign(SEAL, decodeEntry(voteC))], [a, b]);
  expect(stand(a)).toBe(before);
  expect(stand(b)).toBe(before);
});

test('a liar that sealed two votes is voted out with the proof, at any position', async () => {
  const devices = await started(5, 2);
  const [a, b, c] = devices.all;
  await devices.playToChoiceOf(0, 10);
  const { position, hash } = a.table.snapshot;
  const place = { position, hash };
  // A is missing. B sealed one vote, C another, and two liars sealed both on two branches.
  const one = vote(out(0));
  const two = vote({ party: 0, verdict: 'bot', host: 1 });
  const entries: Uint8Array[] = [];
  const seal = async (party: number, body: Body) => {
    const pen = new Pen(a.table, party, a.table.fold.logOf(party)!.last);
    entries.push(await pen.sign(body, place), await pen.sign(SEAL, place));
  };
  await seal(1, one);
  await seal(2, two);
  for (const liar of [3, 4]) for (const body of [one, two]) await seal(liar, body);
  devices.give(entries, [a, b, c]);
  expect(a.table.snapshot.phase).toBe('disputed');
  const proof = (party: number) => {
    const twins = a.table.fold.logOf(party)?.twins;
    if (!twins) throw new Error('no proof');
    return proofOf(twins);
  };
  for (const { writer } of [a, b, c]) devices.give([await writer.vote([out(3)], proof(3))], [a, b, c]);
  await devices.settle([a, b, c]);
  expect(agreed([a, b, c])).toBe(true);
  expect(a.table.snapshot.seating.parties[3].status).toBe('cut');
  // The awaited party answers again, and the game continues.
  const before = a.table.snapshot.position;
  await devices.play(1, [a, b, c]);
  expect(a.table.snapshot.position).toBeGreaterThan(before);
});

test('a second branch gets no second draw: links depend on the draw’s number, whichever party is asked', async () => {
  const devices = await started(3, 3);
  const [a, b, liar] = devices.all;
  await devices.playToChoiceOf(2, 6);
  const number = a.table.snapshot.draw;
  const { last } = liar.table.fold.logOf(2)!;
  const values: string[] = [];
  for (const n of [0, 1]) {
    const view = devices.device(
      2,
      a.table.entries().map(({ bytes }) => bytes)
    );
    const pen = new Pen(view.table, 2, last);
    if (n === 1) view.table.receive(await pen.sign({ kind: 'absent', cuts: [] }));
    view.table.receive(await pen.sign({ kind: 'do', seat: 2, action: { do: 'again' } }));
    const { ask } = view.table.snapshot;
    if (ask.kind !== 'draw') throw new Error('no draw');
    expect(ask.witnesses).toEqual([0]);
    values.push(`${ask.number} ${ask.drawer}`);
  }
  expect(values).toEqual([`${number} 2`, `${number} 2`]);
  expect(b.table.snapshot.draw).toBe(number);
});
