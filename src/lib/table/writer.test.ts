import { describe, expect, it, test } from 'vitest';
import { voteKey } from './consent/vote.ts';
import { Table } from './fold/table.ts';
import { toHex } from './log/bytes.ts';
import { decodeEntry, type Body, type Cut } from './log/entry.ts';
import { Circle, deviceOf, games, headerFor, secretsOf, type TestTable } from './testing/bench.ts';
import { Logs, placeAfter, unsigned } from './testing/logs.ts';
import { Writer } from './writer.ts';

test('what was signed before a duty that could not be stored is sent, and the duty is signed later', async () => {
  const table = Table.open(headerFor({ seats: [0] }), games);
  let room = Infinity;
  const full = new Error('the disk is full');
  const store = () => (room-- > 0 ? Promise.resolve() : Promise.reject(full));
  const writer = new Writer({ table, party: 0, ...secretsOf(0), store });
  await writer.sit();
  const sizes: number[] = [];
  while (!table.snapshot.over) {
    // There is room for one entry at a time.
    room = 1;
    sizes.push((await writer.answerDuties()).length);
    if (writer.due) await expect(writer.answerDuties()).rejects.toBe(full);
    room = Infinity;
    sizes.push((await writer.answerDuties()).length);
    const [action] = table.actions(0);
    if (action) await writer.act(0, action);
  }
  // Somewhere two duties followed one another.
  expect(sizes.some((size, i) => i % 2 === 0 && size === 1 && sizes[i + 1] === 1)).toBe(true);
});

/** A table of three whose first seat is to choose. */
async function started(more: Partial<TestTable> = {}): Promise<Circle> {
  const circle = new Circle(headerFor({ seats: [0, 1, 2], first: 0, ...more }));
  await circle.sit();
  await circle.settle();
  return circle;
}
const code = (name: string) => expect.objectContaining({ code: name });
const kindsOf = (list: readonly Uint8Array[]) => list.map((bytes) => decodeEntry(bytes).body.kind);
const OUT: readonly Cut[] = [{ party: 0, verdict: 'out' }];

describe('a writer', () => {
  it('is of a party of the table, with its own key and its own chain', () => {
    const table = Table.open(headerFor({ seats: [0, 1] }), games);
    const store = () => Promise.resolve();
    const make = (party: number, key: number, chain: number) => () =>
      new Writer({ table, party, signer: secretsOf(key).signer, chain: secretsOf(chain).chain, store });
    expect(make(1, 1, 1)).not.toThrow();
    expect(make(2, 2, 2)).toThrow(code('NOT_SEATED'));
    expect(make(1, 0, 1)).toThrow(code('WRONG_KEY'));
    expect(make(1, 1, 0)).toThrow(code('WRONG_KEY'));
  });

  it('signs the header once', async () => {
    const { devices } = await started();
    await expect(devices[0].writer.sit()).rejects.toEqual(code('NOT_AWAITED'));
  });

  it('from a copy signs nothing until another party has shown as much of its log as it holds', async () => {
    const circle = await started();
    const { header, entries } = circle;
    const own = entries.map(decodeEntry).filter(({ party }) => party === 0);
    /** A copy of the first device that lacks one entry of its log, if any. */
    const copy = (lacks: number | null) => {
      const table = Table.open(header, games);
      const store = () => Promise.resolve();
      for (const bytes of entries) {
        const { party, index } = decodeEntry(bytes);
        if (party !== 0 || index !== lacks) table.receive(bytes);
      }
      return new Writer({ table, party: 0, ...secretsOf(0), store, restored: true });
    };
    const whole = copy(null);
    const isHeld = async (writer: Writer) => {
      await expect(writer.act(0, { do: 'keep' })).rejects.toEqual(code('UNCONFIRMED'));
      await expect(writer.consentToBack(0)).rejects.toEqual(code('UNCONFIRMED'));
      await expect(writer.consentToReturn(1)).rejects.toEqual(code('UNCONFIRMED'));
      await expect(writer.withdraw()).rejects.toEqual(code('UNCONFIRMED'));
    };
    await isHeld(whole);
    whole.confirm(own.length + 1);
    await isHeld(whole);
    whole.confirm(own.length);
    expect((await whole.act(0, { do: 'keep' })).length).toBeGreaterThan(0);
    // What comes after a gap was signed by this key as well.
    const gap = copy(own.length - 2);
    gap.confirm(1);
    await isHeld(gap);
  });

  it('from a copy does nothing that is due before that', async () => {
    const circle = new Circle(headerFor({ seats: [0, 1, 2], first: 0, witness: 'next' }));
    await circle.sit();
    const table = Table.open(circle.header, games);
    for (const bytes of circle.entries) table.receive(bytes);
    const store = () => Promise.resolve();
    const writer = new Writer({ table, party: 1, ...secretsOf(1), store, restored: true });
    expect(writer.due).toBe('witness');
    expect(await writer.answerDuties()).toEqual([]);
    writer.confirm(1);
    expect(kindsOf(await writer.answerDuties())).toEqual(['witness']);
  });

  it('signs nothing more once its key was used elsewhere', async () => {
    const circle = new Circle(headerFor({ seats: [0, 1, 2], first: 0, witness: 'next' }));
    await circle.sit();
    const { table, writer } = circle.devices[1];
    const sit = table.fold.logOf(1)!.last!;
    const place = { position: 0, hash: toHex(table.id) };
    for (const body of [{ kind: 'seal' }, { kind: 'end' }] as const)
      table.take(unsigned(table.id, 1, sit, body, place));
    expect(writer.due).toBe('witness');
    expect(await writer.answerDuties()).toEqual([]);
    await expect(writer.withdraw()).rejects.toEqual(code('UNCONFIRMED'));
  });

  it('signs nothing while a part of its own log is missing', async () => {
    const { header, entries } = await started();
    const { table, writer, stored } = deviceOf(header, 0);
    const own = (bytes: Uint8Array) => decodeEntry(bytes).party === 0 && decodeEntry(bytes).index === 0;
    for (const bytes of entries) if (!own(bytes)) table.receive(bytes);
    await expect(writer.sit()).rejects.toEqual(code('UNCONFIRMED'));
    expect(stored).toEqual([]);
  });

  it('signs choices as long as the table asks for them', async () => {
    const { devices } = await started();
    const [{ writer, table }] = devices;
    const choices = [
      { seat: 0, action: { do: 'keep' } },
      { seat: 0, action: { do: 'mark', n: 1 } }
    ];
    const { position } = table.snapshot;
    expect(kindsOf(await writer.actAll(choices))).toEqual(['do', 'do']);
    expect(table.snapshot.position).toBe(position + 2);
    await expect(writer.actAll(choices)).rejects.toEqual(code('NOT_AWAITED'));
  });

  it('answers for no seat that is not asked', async () => {
    const { devices } = await started();
    const [{ writer: asked }, { writer, stored }] = devices;
    const before = stored.length;
    const refused = [
      writer.act(1, { do: 'keep' }),
      writer.act(0, { do: 'keep' }),
      writer.resign(1),
      writer.resign(0),
      writer.back(1, 0),
      writer.giveBack(1, 2, []),
      asked.resign(1)
    ];
    for (const one of refused) await expect(one).rejects.toEqual(code('NOT_AWAITED'));
    expect(stored.length).toBe(before);
  });

  it('chooses nothing that the rules refuse, or where no choice is awaited', async () => {
    const circle = await started();
    const { devices } = circle;
    const [{ writer, table }] = devices;
    await expect(writer.act(0, { do: 'fly' })).rejects.toEqual(code('ILLEGAL'));
    await writer.act(0, { do: 'again' });
    const isRefused = () => expect(writer.act(0, { do: 'keep' })).rejects.toEqual(code('NOT_AWAITED'));
    expect(table.snapshot.ask).toMatchObject({ kind: 'draw', stage: 'witness' });
    await isRefused();
    for (const bytes of circle.entries) devices[1].table.receive(bytes);
    for (const bytes of await devices[1].writer.answerDuties()) table.receive(bytes);
    expect(table.snapshot.awaited).toEqual([{ party: 0, seat: 0 }]);
    await isRefused();
  });

  it('shows a secret choice, and makes no second one', async () => {
    const circle = await started({ seats: [0, 1], options: { rounds: 1 } });
    const stage = () => {
      const { ask } = circle.devices[0].table.snapshot;
      return ask.kind === 'choice' ? ask.stage : null;
    };
    while (stage() !== 'hide') {
      await circle.choose((actions) => actions.at(-1)!);
      await circle.settle();
    }
    const [a, b] = circle.devices;
    // Nothing that could never be shown.
    await expect(a.writer.act(0, { do: 'fly' })).rejects.toEqual(code('ILLEGAL'));
    for (const [seat, { writer }] of [a, b].entries())
      circle.share(await writer.act(seat, { do: 'bid', n: 1 }));
    expect(stage()).toBe('show');
    await expect(a.writer.act(0, { do: 'bid', n: 2 })).rejects.toEqual(code('NOT_AWAITED'));
    expect(kindsOf(await a.writer.answerDuties())).toEqual(['show']);
    expect(a.writer.due).toBe(null);
  });

  it('answers once for each of its seats that are asked at once', async () => {
    const circle = await started({ seats: [0, 0, 1], options: { rounds: 1, open: true } });
    while (circle.devices[0].table.snapshot.awaited.length < 3) {
      await circle.choose((actions) => actions.at(-1)!);
      await circle.settle();
    }
    const [{ writer, table }] = circle.devices;
    await expect(writer.act(0, { do: 'fly' })).rejects.toEqual(code('ILLEGAL'));
    await writer.act(0, { do: 'bid', n: 1 });
    await expect(writer.act(0, { do: 'bid', n: 2 })).rejects.toEqual(code('NOT_AWAITED'));
    expect(table.snapshot.awaited.map(({ seat }) => seat)).toEqual([1, 2]);
    await writer.act(1, { do: 'bid', n: 2 });
    expect(table.snapshot.awaited.map(({ seat }) => seat)).toEqual([2]);
  });

  it('answers nothing before everybody has sat down', async () => {
    const { header, game } = new Logs(2, '0 1');
    const device = (party: number) =>
      deviceOf(
        header,
        party,
        Table.open(header, () => game)
      );
    const [a, b] = [device(0), device(1)];
    await a.writer.sit();
    await expect(a.writer.act(0, { do: 'say', n: 1 })).rejects.toEqual(code('NOT_AWAITED'));
    a.table.receive(await b.writer.sit());
    expect(kindsOf([await a.writer.act(0, { do: 'say', n: 1 })])).toEqual(['do']);
  });

  it('takes nothing back to where no seat chose', async () => {
    const { devices } = await started();
    await expect(devices[0].writer.back(0, 0)).rejects.toEqual(code('ILLEGAL'));
  });

  it('goes on after what it could not sign, one after the other', async () => {
    const { devices } = await started();
    const [{ writer, table }] = devices;
    const { position } = table.snapshot;
    const [bad, keep, mark] = [
      writer.act(0, { do: 'fly' }),
      writer.act(0, { do: 'keep' }),
      writer.act(0, { do: 'mark', n: 0 })
    ];
    await expect(bad).rejects.toEqual(code('ILLEGAL'));
    expect([await keep, await mark].map((bytes) => decodeEntry(bytes).position)).toEqual([
      position,
      position + 1
    ]);
  });

  it('votes in the order of parties, and not beyond the rules', async () => {
    const circle = await started({ seats: [0, 1, 2], options: { rounds: 1, open: true } });
    while (circle.devices[0].table.snapshot.awaited.length < 3) {
      await circle.choose((actions) => actions.at(-1)!);
      await circle.settle();
    }
    const [{ writer }] = circle.devices;
    for (const cuts of [[], [{ party: 0, verdict: 'out' }], [{ party: 3, verdict: 'out' }]] as Cut[][])
      await expect(writer.vote(cuts)).rejects.toEqual(code('ILLEGAL'));
    const two: Cut[] = [2, 1].map((party) => ({ party, verdict: 'out' }));
    const { body } = decodeEntry(await writer.vote(two));
    expect(body).toEqual({ kind: 'absent', cuts: two.toReversed() });
    expect(two.map(({ party }) => party)).toEqual([2, 1]);
  });

  it('names the witness it is told to, else the next party', async () => {
    const named = async (party: number, chooseWitness?: (list: readonly number[]) => number) => {
      const circle = await started({ first: party, witness: 'named' });
      const store = () => Promise.resolve();
      const { table } = circle.devices[party];
      const options = { table, party, ...secretsOf(party), store };
      const writer = new Writer(chooseWitness ? { ...options, chooseWitness } : options);
      const { body } = decodeEntry(await writer.act(party, { do: 'again' }));
      return body.kind === 'do' ? body.witness : null;
    };
    expect([await named(0), await named(1), await named(2)]).toEqual([1, 2, 0]);
    expect(await named(0, (list) => list.at(-1)!)).toBe(2);
  });

  it('has a party that left sign nothing', async () => {
    const circle = await started();
    circle.share(await circle.devices[0].writer.resign(0));
    expect(circle.devices[0].table.snapshot.seating.parties[0].status).toBe('left');
    for (let n = 0; n < 3; n++) {
      expect(circle.devices[0].writer.due).toBe(null);
      await circle.play(1, 1);
    }
    expect(circle.devices[0].table.snapshot.position).toBeGreaterThan(4);
  });
});

describe('a sealed vote', () => {
  /** Parties of a table after some of them sealed a vote on party 0; the others hold its answer, which they built on. */
  async function sealed(parties: number, by: readonly number[], built: readonly number[]) {
    const seats = Array.from({ length: parties }, (_, seat) => seat);
    const circle = await started({ seats });
    const { table } = circle.devices[by[0]];
    const { fold, snapshot } = table;
    const { position, hash } = snapshot;
    const write = (party: number, body: Body, place: { position: number; hash: string }) => {
      const entry = unsigned(table.id, party, fold.logOf(party)!.last, body, place);
      table.take(entry);
      return entry;
    };
    const keep = write(0, { kind: 'do', seat: 0, action: { do: 'keep' } }, snapshot);
    const after = placeAfter({ position, hash }, keep);
    for (const party of by) {
      write(party, { kind: 'absent', cuts: OUT }, { position, hash });
      write(party, { kind: 'seal' }, { position, hash });
    }
    for (const party of built) write(party, { kind: 'absent', cuts: [] }, after);
    return { fold, position, key: voteKey(OUT) };
  }

  it.each<[string, number, readonly number[], readonly number[], boolean]>([
    ['may carry while the others have not shown that they went on', 5, [1, 2], [], true],
    ['may carry with the last one who has not', 5, [1, 2], [3], true],
    ['cannot carry without it', 5, [1, 2], [3, 4], false],
    ['cannot carry with the party it names alone', 3, [1], [2], false],
    ['may carry with one that sealed it and went on then', 7, [1, 2, 3], [3, 4, 5], true],
    ['cannot carry where more than half went on before', 5, [1, 2, 3], [0, 3, 4], false],
    ['of three may carry with the third', 3, [1], [], true]
  ])('%s', async (_, parties, by, built, may) => {
    const { fold, position, key } = await sealed(parties, by, built);
    expect(fold.canStillCarry(position, key)).toBe(may);
    for (const party of built) expect(fold.builtBy(position, party)).toBe(fold.at(position + 1));
    expect([...by, ...built].some((party) => fold.builtBy(fold.tip.position, party))).toBe(false);
  });

  it('cannot carry where nobody cast it', async () => {
    const { fold, position } = await sealed(5, [1, 2], []);
    expect(fold.canStillCarry(position, voteKey([{ party: 0, verdict: 'bot', host: 1 }]))).toBe(false);
    expect(fold.canStillCarry(position - 1, voteKey(OUT))).toBe(false);
  });

  it('keeps its signer from answering as long, and is dropped on request', async () => {
    const circle = await started({ seats: [0, 1, 2], options: { rounds: 2 } });
    const [mover, a, b] = circle.devices;
    const [voteA, voteB] = [await a.writer.vote(OUT), await b.writer.vote(OUT)];
    a.table.receive(voteB);
    const sealA = await a.writer.answerDuties();
    expect(kindsOf(sealA)).toEqual(['seal']);
    // The third party withdraws: what it voted for is no longer supported by more than half.
    const answers = [
      await mover.writer.act(0, { do: 'keep' }),
      await mover.writer.act(0, { do: 'mark', n: 0 })
    ];
    a.table.receive(await b.writer.withdraw());
    for (const bytes of answers) a.table.receive(bytes);
    expect(a.table.snapshot.ask).toMatchObject({ kind: 'draw', drawer: 1 });
    expect(a.writer.due).toBe(null);
    expect(await a.writer.answerDuties()).toEqual([]);
    await expect(a.writer.resign(1)).rejects.toEqual(code('WAITS'));
    await a.writer.withdraw();
    expect(a.writer.due).not.toBe(null);
    expect(kindsOf([voteA])).toEqual(['absent']);
  });
});
