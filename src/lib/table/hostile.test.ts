import { beforeAll, describe, expect, it } from 'vitest';
import { digest, fromHex } from './log/bytes.ts';
import {
  decodeEntry,
  encodeDraft,
  idOf,
  placeMessage,
  seal,
  type Body,
  type Cut,
  type Draft
} from './log/entry.ts';
import { isProof } from './consent/consent.ts';
import type { Table } from './fold/table.ts';
import { Circle, digestOf, deviceOf, headerFor, secretsOf } from './testing/bench.ts';
import { evidenceOf } from './fold/evidence.ts';

async function forge(draft: Draft, signer = secretsOf(draft.party).signer): Promise<Uint8Array> {
  const canonical = encodeDraft(draft);
  return seal(
    await signer.sign(placeMessage(draft.table, draft.party, draft.index, idOf(canonical))),
    canonical
  );
}

/** The correct next entry of a party's log, with any change applied. */
function nextDraft(table: Table, party: number, body: Body, change: Partial<Draft> = {}): Draft {
  const last = table.fold.logOf(party)!.last!;
  const { position, hash } = table.snapshot;
  return {
    table: table.id,
    party,
    index: last.index + 1,
    prev: fromHex(last.id),
    position,
    hash: fromHex(hash),
    body,
    ...change
  };
}

describe('a hostile peer', () => {
  const circle = new Circle(headerFor({ seats: [0, 1, 2], first: 0, options: { rounds: 1 } }));
  const [{ table }] = circle.devices;

  const next = (party: number, body: Body, change?: Partial<Draft>) => nextDraft(table, party, body, change);

  beforeAll(async () => {
    await circle.sit();
    await circle.settle();
  });

  it('cannot forge, replay, truncate or carry entries over from another table', async () => {
    const before = digestOf(table);
    const keep: Body = { kind: 'do', seat: 0, action: { do: 'keep' } };
    const good = await forge(next(0, keep));
    expect(table.receive(await forge(next(0, keep), secretsOf(1).signer))).toMatchObject({
      reason: 'signature'
    });
    for (let at = 0; at < good.length; at += 7) {
      const bent = good.slice();
      bent[at] ^= 4;
      expect(table.receive(bent).status).not.toBe('accepted');
    }
    for (let length = 0; length < good.length; length += 13)
      expect(table.receive(good.slice(0, length)).status).toBe('ignored');
    const other = new Circle(headerFor({ seats: [0, 1, 2], first: 0, seed: 9 }));
    await other.sit();
    for (const bytes of other.entries) expect(table.receive(bytes)).toMatchObject({ reason: 'foreign' });
    for (const bytes of circle.entries) expect(table.receive(bytes).status).toBe('known');
    expect(digestOf(table)).toBe(before);
  });

  it('that signs illegal, stale or out-of-turn entries is named, and the entries are skipped', async () => {
    const apart = new Circle(circle.header);
    for (const bytes of circle.entries) apart.share(bytes);
    const [{ table: own }] = apart.devices;
    const before = digestOf(own);
    const bodies: [number, Body][] = [
      [1, { kind: 'do', seat: 1, action: { do: 'keep' } }],
      [1, { kind: 'do', seat: 0, action: { do: 'keep' } }],
      [2, { kind: 'witness', link: secretsOf(2).chain.link(own.snapshot.draw) }],
      [0, { kind: 'do', seat: 0, action: { do: 'fly', deep: [[[['x']]]] } }]
    ];
    const used = new Map<number, Uint8Array>();
    for (const [party, body] of bodies) {
      const last = own.fold.logOf(party)!.last!;
      const prev = used.get(party) ?? fromHex(last.id);
      const bytes = await forge(next(party, body, { index: last.index + 1, prev }));
      used.set(party, idOf(bytes.subarray(64)));
      expect(own.receive(bytes).status).toBe('accepted');
    }
    expect(digestOf(own)).toBe(before);
    expect(
      evidenceOf(own)
        .map(({ kind, party }) => `${kind} ${party}`)
        .sort()
    ).toEqual(['illegal 0', 'illegal 1', 'illegal 1', 'illegal 2']);
    // None of it blocks the log: the first legal answer still counts.
    for (const bytes of own.entries().map((entry) => entry.bytes)) apart.devices[0].table.receive(bytes);
    await apart.devices[0].writer.act(0, { do: 'keep' });
    expect(own.snapshot.position).toBe(Number(before.split(' ')[0]) + 1);
  });

  it('that signs many entries for one place has eight of them kept', async () => {
    const apart = new Circle(circle.header);
    for (const bytes of circle.entries) apart.share(bytes);
    const [{ table: own }] = apart.devices;
    const receipts = [];
    for (let n = 0; n < 12; n++) {
      const body: Body = { kind: 'do', seat: 0, action: { do: 'fly', n } };
      receipts.push(own.receive(await forge(next(0, body))));
    }
    expect(receipts.map(({ status }) => status)).toEqual(
      Array.from({ length: 12 }, (_, n) => (n < 8 ? 'accepted' : 'ignored'))
    );
    expect(receipts[8]).toMatchObject({ reason: 'full' });
  });

  it.each([
    [63, 1],
    [64, 0]
  ])(
    'that signs %i more entries than there is room for leaves the one others need: %i',
    async (more, found) => {
      const apart = new Circle(circle.header);
      for (const bytes of circle.entries) apart.share(bytes);
      const [{ table: own }] = apart.devices;
      const fly = (n: number): Draft => next(0, { kind: 'do', seat: 0, action: { do: 'fly', n } });
      const receive = async (draft: Draft) => own.receive(await forge(draft));
      for (let n = 0; n < 8; n++) await receive(fly(n));
      const needed = fly(8);
      for (let n = 0; n <= more; n++)
        expect(await receive(fly(8 + n))).toEqual({ status: 'ignored', reason: 'full' });
      expect(own.needs(decodeEntry(await forge(needed)))).toBe(false);
      // The next entry of the log shows which of them its signer went on from.
      await receive({ ...fly(0), index: needed.index + 1, prev: idOf(encodeDraft(needed)) });
      expect(own.needs(decodeEntry(await forge(needed)))).toBe(true);
      expect(own.reopened).toBe(found);
    }
  );

  it.each<[string, Partial<Draft>, namedBy: number, needed: boolean]>([
    ['a legal answer that another party went on from', {}, 1, true],
    ['one that only its own party went on from', {}, 0, false],
    ['an illegal one', { body: { kind: 'do', seat: 0, action: { do: 'fly' } } }, 1, false],
    ['one for another position', { position: 1 }, 1, false],
    [
      'one of a party that is not asked',
      { party: 2, body: { kind: 'do', seat: 2, action: { do: 'keep' } } },
      1,
      false
    ]
  ])('has room beyond its limit only for what others need: %s', async (_, change, namedBy, needed) => {
    const apart = new Circle(circle.header);
    for (const bytes of circle.entries) apart.share(bytes);
    const [{ table: own }] = apart.devices;
    const { position, hash } = own.snapshot;
    const keep: Body = { kind: 'do', seat: 0, action: { do: 'keep' } };
    const entry = decodeEntry(await forge(next(0, keep, change)));
    const after = digest('transcript', fromHex(hash), fromHex(entry.id));
    const naming = next(namedBy, { kind: 'resign', seat: namedBy }, { position: position + 1, hash: after });
    expect(own.receive(await forge(naming)).status).toBe('accepted');
    expect(own.needs(entry)).toBe(needed);
  });

  it.each([false, true])(
    'that answers twice has its first legal answer count, the later received first: %s',
    async (later) => {
      const apart = new Circle(circle.header);
      for (const bytes of circle.entries) apart.share(bytes);
      const [{ table: own }] = apart.devices;
      const { position } = own.snapshot;
      const drafts: Draft[] = [];
      for (const action of [{ do: 'fly' }, { do: 'keep' }, { do: 'keep' }]) {
        const last = drafts.at(-1);
        const after = last ? { index: last.index + 1, prev: idOf(encodeDraft(last)) } : {};
        drafts.push(next(0, { kind: 'do', seat: 0, action }, after));
      }
      const entries = await Promise.all(drafts.map((draft) => forge(draft)));
      for (const bytes of later ? entries.toReversed() : entries) own.receive(bytes);
      expect(own.snapshot.phase).toBe('playing');
      const [played] = own.playedSince(position);
      expect(played.entries.map(({ id }) => id)).toEqual([decodeEntry(entries[1]).id]);
    }
  );

  it('has no room for an answer that was never asked for, where the game has gone on since', async () => {
    const apart = new Circle(circle.header);
    for (const bytes of circle.entries) apart.share(bytes);
    const [{ table: own }] = apart.devices;
    const { position, hash } = own.snapshot;
    await apart.play(1, 2);
    const late = next(2, { kind: 'do', seat: 2, action: { do: 'keep' } }, { position, hash: fromHex(hash) });
    expect(own.needs(decodeEntry(await forge(late)))).toBe(false);
  });

  it.each([
    ['with a good signature is received once another entry needs it', 0, true],
    ['with a bad signature is never received', 1, false]
  ])('whose entry was set aside: one %s', async (_, by, found) => {
    const apart = new Circle(circle.header);
    for (const bytes of circle.entries) apart.share(bytes);
    const [{ table: own }] = apart.devices;
    const draft = next(0, { kind: 'do', seat: 0, action: { do: 'fly', n: 1 } });
    const entry = decodeEntry(await forge(draft, secretsOf(by).signer));
    own.setAside(entry);
    await own.receiveAll([await forge(next(1, { kind: 'do', seat: 1, action: { do: 'fly' } }))]);
    expect(own.entries().some(({ id }) => id === entry.id)).toBe(false);
    await own.receiveAll([await forge({ ...draft, index: draft.index + 1, prev: fromHex(entry.id) })]);
    expect(own.entries().some(({ id }) => id === entry.id)).toBe(found);
  });

  it('that is not at the table has entries wait, and they are of no use', async () => {
    const stranger = decodeEntry(await forge({ ...next(0, { kind: 'sit' }), party: 7 }, secretsOf(0).signer));
    expect(table.receive(stranger)).toEqual({ status: 'waiting' });
    expect(table.needs(stranger)).toBe(false);
  });

  it.each([false, true])('that names one position again and again, forked: %s', async (forked) => {
    const apart = new Circle(circle.header);
    for (const bytes of circle.entries) apart.share(bytes);
    const [{ table: own }] = apart.devices;
    const fly = (n: number): Body => ({ kind: 'do', seat: 0, action: { do: 'fly', n } });
    let accepted = 0;
    const take = async (draft: Draft) => {
      if (own.receive(await forge(draft)).status === 'accepted') accepted++;
    };
    const start = next(0, fly(0));
    if (forked) await take({ ...start, body: fly(99) });
    await take(start);
    let draft = start;
    for (let n = 1; n < 30; n++) {
      draft = { ...draft, index: draft.index + 1, prev: idOf(encodeDraft(draft)), body: fly(n) };
      await take(draft);
    }
    // Each could be an answer on a branch of its own; a log with one branch has one answer.
    expect(accepted).toBe(forked ? 16 : 30);
  });

  it('that sends a wrong link, an unrequested link, or none where one is due gives no valid answer', async () => {
    const apart = new Circle(circle.header);
    for (const bytes of circle.entries) apart.share(bytes);
    await apart.choose((actions) => actions.find((action) => action.do === 'keep')!);
    const [{ table: own, writer }] = apart.devices;
    const { position, hash, draw } = own.snapshot;
    const { chain } = secretsOf(0);
    const action = { do: 'mark', n: 1 };
    const last = own.fold.logOf(0)!.last!;
    let prev: Uint8Array = fromHex(last.id);
    let index = last.index;
    for (const link of [undefined, chain.link(draw + 1), chain.link(draw - 1)]) {
      const body: Body = { kind: 'do', seat: 0, action, ...(link ? { link } : {}) };
      const bytes = await forge({
        table: own.id,
        party: 0,
        index: ++index,
        prev,
        position,
        hash: fromHex(hash),
        body
      });
      prev = idOf(bytes.subarray(64));
      own.receive(bytes);
      expect(own.snapshot.position).toBe(position);
    }
    expect(evidenceOf(own).every((item) => item.kind === 'illegal' && item.fault === 'link')).toBe(true);
    await writer.act(0, action);
    expect(own.snapshot.position).toBe(position + 1);
  });

  it('that signs two entries at one index leaves a proof, and the fold follows the one others built on', async () => {
    const { header } = circle;
    const twin = deviceOf(header, 0);
    const apart = new Circle(header);
    for (const bytes of circle.entries) {
      twin.table.receive(bytes);
      apart.share(bytes);
    }
    const [liar, honest, third] = apart.devices;
    const keep = await liar.writer.act(0, { do: 'keep' });
    const mark = await liar.writer.act(0, { do: 'mark', n: 1 });
    const again = await twin.writer.act(0, { do: 'again' });
    for (const bytes of [keep, mark]) honest.table.receive(bytes);
    const built = await honest.writer.answerDuties();
    expect(built.length).toBeGreaterThan(0);
    third.table.receive(again);
    for (const { table: own } of [honest, third])
      for (const bytes of [again, keep, mark, ...built]) own.receive(bytes);
    expect(digestOf(third.table)).toBe(digestOf(honest.table));
    expect(third.table.fold.nodes.some((node) => node.hash === honest.table.snapshot.hash)).toBe(true);
    expect(third.table.snapshot.phase).toBe('playing');
    const [proof] = evidenceOf(third.table);
    expect(proof).toMatchObject({ kind: 'equivocation', party: 0 });
    if (proof.kind !== 'equivocation') throw new Error('no proof');
    expect(isProof(third.table.id, proof.proof, header.parties[0].key)).toBe(true);
    expect(isProof(third.table.id, proof.proof, header.parties[1].key)).toBe(false);
  });
});

describe('a party at its own turn', () => {
  /** Three parties at the first choice of seat 0, and the next entry of a party's log there. */
  async function started() {
    const circle = new Circle(headerFor({ seats: [0, 1, 2], first: 0 }));
    await circle.sit();
    await circle.settle();
    const [{ table }] = circle.devices;
    const sign = async (party: number, ...bodies: readonly Body[]): Promise<void> => {
      const { position, hash } = table.snapshot;
      for (const body of bodies) {
        const draft = nextDraft(table, party, body, { position, hash: fromHex(hash) });
        table.receive(await forge(draft));
      }
    };
    return { table, sign };
  }

  it('cannot name itself as the witness of its draw', async () => {
    for (const witness of [0, 1]) {
      const { table, sign } = await started();
      const { hash } = table.snapshot;
      await sign(0, { kind: 'do', seat: 0, action: { do: 'again' }, witness });
      expect(table.snapshot.hash === hash).toBe(witness === 0);
    }
  });

  it('cannot be voted out by itself, nor for a host that is voted out too', async () => {
    const cuts = (...list: readonly Cut[]): readonly Body[] => [
      { kind: 'absent', cuts: list },
      { kind: 'seal' }
    ];
    const own = await started();
    const out = cuts({ party: 0, verdict: 'out' });
    await own.sign(0, ...out);
    await own.sign(1, ...out);
    expect(own.table.fold.votes().ballots.map(({ sealed }) => [...sealed])).toEqual([[1]]);
    expect(own.table.snapshot.seating.parties[0].status).toBe('seated');
    const hosted = await started();
    for (const party of [1, 2]) await hosted.sign(party, ...cuts({ party: 0, verdict: 'bot', host: 0 }));
    expect(hosted.table.snapshot.seating.parties[0].status).toBe('seated');
    for (const party of [1, 2]) await hosted.sign(party, ...cuts({ party: 0, verdict: 'bot', host: 2 }));
    expect(hosted.table.snapshot.seating.parties[0]).toMatchObject({ status: 'cut', host: 2 });
  });
});

it('a drawing party cannot name itself, or a party that is not there, as the witness of the first draw', async () => {
  const circle = new Circle(headerFor({ seats: [0, 1, 2] }));
  await circle.sit();
  const { table } = circle.devices[0];
  expect(table.snapshot.ask).toMatchObject({ kind: 'draw', stage: 'ask' });
  const [slot] = table.snapshot.awaited;
  const last = table.fold.logOf(slot.party)!.last!;
  const { position, hash } = table.snapshot;
  const fault = async (witness: number) => {
    const body: Body = { kind: 'ask', witness };
    const place = { index: last.index + 1, prev: fromHex(last.id), position, hash: fromHex(hash) };
    const entry = decodeEntry(await forge({ table: table.id, party: slot.party, ...place, body }));
    return table.fold.faultAtTip(slot, entry);
  };
  expect(await fault(slot.party)).toBe('witness');
  expect(await fault(7)).toBe('witness');
  expect(await fault((slot.party + 1) % 3)).toBeNull();
});

describe.each([false, true])('an answer where several are asked, with open choices: %s', (open) => {
  it('counts only with the right link, the choice that was committed, and a legal choice', async () => {
    const header = headerFor({ seats: [0, 1, 2], first: 0, witness: 'all', options: { rounds: 1, open } });
    const circle = new Circle(header);
    await circle.sit();
    const { table } = circle.devices[0];
    const seen = new Set<string>();
    /** What the fold says of an answer with this content, by whoever is asked first. */
    const fault = async (party: number, seat: number | null, body: Body) => {
      const draft = nextDraft(table, party, body);
      return table.fold.faultAtTip({ party, seat }, decodeEntry(await forge(draft)));
    };
    for (let step = 0; step < 200 && !table.snapshot.over; step++) {
      const { ask, awaited } = table.snapshot;
      const [{ party, seat }] = awaited;
      if (ask.kind === 'draw' && ask.stage !== 'ask') {
        const { chain } = secretsOf(party);
        const answer = (k: number): Body => ({ kind: ask.stage as 'draw', link: chain.link(k) });
        expect(await fault(party, seat, answer(ask.number))).toBeNull();
        expect(await fault(party, seat, answer(ask.number + 1))).toBe('link');
        seen.add('link');
      } else if (ask.kind === 'choice' && ask.stage === 'show') {
        const { body } = decodeEntry((await circle.devices[party].writer.answerDuties())[0]);
        if (body.kind !== 'show') throw new Error('not shown');
        expect(await fault(party, seat, { ...body, salt: new Uint8Array(32) })).toBe('hidden');
        seen.add('hidden');
        circle.share(circle.devices[party].table.entries().map(({ bytes }) => bytes));
        continue;
      } else if (ask.kind === 'choice' && ask.pending.length > 1 && ask.stage === 'do') {
        const fly: Body = { kind: 'do', seat: seat!, action: { do: 'fly' } };
        expect(await fault(party, seat, fly)).toBe('illegal');
        seen.add('illegal');
      }
      const signed = await circle.devices[party].writer.answerDuties();
      circle.share(signed);
      if (signed.length === 0) await circle.choose((actions) => actions.at(-1)!);
    }
    expect([...seen].sort()).toEqual(open ? ['illegal', 'link'] : ['hidden', 'link']);
  });
});
