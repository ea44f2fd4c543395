import { describe, expect, it } from 'vitest';
import { digest, fromHex } from '../log/bytes.ts';
import { Chain } from '../log/chain.ts';
import { signerFromSeed } from '../log/curve.ts';
import { encodeDraft, idOf, placeMessage, seal, type Body, type Consent, type Proof } from '../log/entry.ts';
import type { Node, PartyState } from '../fold/node.ts';
import { Circle, headerFor, secretsOf } from '../testing/bench.ts';
import { areGood, backMessage, isProof, returnMessage } from './consent.ts';
import { consentsNeeded, isTarget } from './takeback.ts';

const table = digest('a table');
const other = digest('another');
const hash = 'ab'.repeat(32);
const parties = [0, 1, 2].map((n) => ({ key: secretsOf(n).signer.publicKey })) as unknown as PartyState[];
const by = async (party: number, message: Uint8Array, signer = party): Promise<Consent> => ({
  party,
  signature: await secretsOf(signer).signer.sign(message)
});

describe('what a consent is for', () => {
  const fresh = { key: digest('key'), tip: digest('tip') };
  it.each<[string, Uint8Array, Uint8Array]>([
    ['table, back', backMessage(table, hash, 3), backMessage(other, hash, 3)],
    ['transcript, back', backMessage(table, hash, 3), backMessage(table, 'cd'.repeat(32), 3)],
    ['position, back', backMessage(table, hash, 3), backMessage(table, hash, 2)],
    ['table, return', returnMessage(table, hash, 1), returnMessage(other, hash, 1)],
    ['transcript, return', returnMessage(table, hash, 1), returnMessage(table, 'cd'.repeat(32), 1)],
    ['party', returnMessage(table, hash, 1), returnMessage(table, hash, 2)],
    ['a new key', returnMessage(table, hash, 1), returnMessage(table, hash, 1, fresh)],
    ['key', returnMessage(table, hash, 1, fresh), returnMessage(table, hash, 1, { ...fresh, key: other })],
    ['chain', returnMessage(table, hash, 1, fresh), returnMessage(table, hash, 1, { ...fresh, tip: other })],
    ['kind', backMessage(table, hash, 1), returnMessage(table, hash, 1)]
  ])('is fixed by what is signed: %s', (_, one, two) => {
    expect(one).not.toEqual(two);
  });
});

describe('consents', () => {
  const message = backMessage(table, hash, 3);

  it('are good with a signature of each, ascending, of parties that may consent', async () => {
    const [zero, one, two] = await Promise.all([0, 1, 2].map((party) => by(party, message)));
    const good = (...consents: Consent[]) => areGood(consents, [1, 2], parties, message);
    expect([good(), good(one), good(one, two)]).toEqual([true, true, true]);
    expect(good(two, one)).toBe(false);
    expect(good(one, one)).toBe(false);
    expect(good(zero, one)).toBe(false);
    expect(good({ party: 7, signature: one.signature })).toBe(false);
    expect(good(one, await by(2, message, 1))).toBe(false);
    expect(good(one, await by(2, backMessage(table, hash, 2)))).toBe(false);
    expect(good(one, { party: 2, signature: new Uint8Array(64) })).toBe(false);
  });
});

describe('a proof', () => {
  it('has a signature of the party for each of two ids at the place it names', async () => {
    const { signer } = secretsOf(1);
    const ids = [digest('one'), digest('two')] as const;
    const sign = (id: Uint8Array, index = 4) => signer.sign(placeMessage(table, 1, index, id));
    const signatures = [await sign(ids[0]), await sign(ids[1])] as const;
    const proof: Proof = { party: 1, index: 4, ids, signatures };
    const holds = (change: Partial<Proof>, key = signer.publicKey) =>
      isProof(table, { ...proof, ...change }, key);
    expect(holds({})).toBe(true);
    expect(holds({ signatures: [signatures[0], signatures[0]] })).toBe(false);
    expect(holds({ signatures: [signatures[1], signatures[1]] })).toBe(false);
    expect(holds({ signatures: [signatures[0], await sign(ids[1], 5)] })).toBe(false);
    expect(holds({ index: 5 })).toBe(false);
    expect(holds({ party: 2 })).toBe(false);
    expect(holds({}, secretsOf(2).signer.publicKey)).toBe(false);
    expect(isProof(other, proof, signer.publicKey)).toBe(false);
  });
});

/** Devices of a table where seat 0 is to move; the lot has been drawn. */
async function started(): Promise<Circle> {
  const circle = new Circle(headerFor({ seats: [0, 1, 2], first: 0 }));
  await circle.sit();
  await circle.settle();
  return circle;
}

/** Gives all devices an entry as a modified client would sign it; whether the game went on with it. */
async function goesOn(circle: Circle, party: number, body: Body): Promise<boolean> {
  const { id, snapshot, fold } = circle.devices[1].table;
  const { signer } = secretsOf(party);
  const last = fold.logOf(party)!.last!;
  const canonical = encodeDraft({
    table: id,
    party,
    index: last.index + 1,
    prev: fromHex(last.id),
    position: snapshot.position,
    hash: fromHex(snapshot.hash),
    body
  });
  circle.share(seal(await signer.sign(placeMessage(id, party, last.index + 1, idOf(canonical))), canonical));
  return circle.devices[1].table.snapshot.position > snapshot.position;
}

describe('a takeback past a reveal', () => {
  it('counts with a valid consent of each other party for just this, and with nothing less', async () => {
    const circle = await started();
    const { table: view } = circle.devices[0];
    const to = view.snapshot.position;
    const before = view.snapshot.hash;
    circle.share(await circle.devices[0].writer.act(0, { do: 'again' }));
    await circle.settle();
    const back = (seat: number, consents: readonly Consent[], at = to) =>
      goesOn(circle, 0, { kind: 'back', seat, to: at, consents });
    const message = backMessage(view.id, view.snapshot.hash, to);
    const [one, two] = [await by(1, message), await by(2, message)];
    const old = backMessage(view.id, before, to);
    for (const consents of [
      [],
      [one],
      [two],
      [one, one],
      [two, one],
      [await by(0, message), one],
      [one, await by(2, message, 0)],
      [one, await by(2, old)],
      [one, two, two]
    ])
      expect(await back(0, consents)).toBe(false);
    // Under another seat the consents of others would be needed, and that of its own party not.
    expect(await back(1, [one, two])).toBe(false);
    expect(await back(1, [await by(0, message), two])).toBe(false);
    const now = view.snapshot.position;
    const later = backMessage(view.id, view.snapshot.hash, now);
    expect(await back(0, [await by(1, later), await by(2, later)], now)).toBe(false);
    expect(await back(0, [one, two])).toBe(true);
    expect(view.actions(0)).toContainEqual({ do: 'again' });
  });

  it('asks for consent also where one of several decisions since was revealing, or another seat decided', async () => {
    const circle = await started();
    const { table: view, writer } = circle.devices[0];
    const to = view.snapshot.position;
    circle.share(await writer.act(0, { do: 'keep' }));
    expect(await goesOn(circle, 0, { kind: 'back', seat: 0, to, consents: [] })).toBe(true);
    circle.share(await writer.act(0, { do: 'keep' }));
    circle.share(await writer.act(0, { do: 'mark', n: 0 }));
    await circle.settle();
    // Seat 1 may not take back what seat 0 decided.
    expect(view.snapshot.awaited).toEqual([{ party: 1, seat: 1 }]);
    for (const target of [to, view.snapshot.position - 1])
      expect(await goesOn(circle, 1, { kind: 'back', seat: 1, to: target, consents: [] })).toBe(false);
  });
});

describe('what can be taken back', () => {
  it('is a choice of one seat that was made before, where one seat is to choose', async () => {
    const circle = new Circle(headerFor({ seats: [0, 1], first: 0, options: { rounds: 1, open: true } }));
    const { table: view } = circle.devices[0];
    await circle.sit();
    const isChoice = (at: number) => view.fold.at(at)?.ask.kind === 'choice';
    await circle.settle();
    const first = view.snapshot.position;
    await circle.choose(() => ({ do: 'again' }));
    expect(view.snapshot.ask.kind).toBe('draw');
    expect(isTarget(view.fold.tip, first)).toBe(false);
    await circle.settle();
    const { tip } = view.fold;
    expect([first, tip.position, tip.position + 1, -1].map((to) => isTarget(tip, to))).toEqual([
      true,
      false,
      false,
      false
    ]);
    for (let to = 0; to < tip.position; to++) expect(isTarget(tip, to)).toBe(isChoice(to));
    while (view.snapshot.ask.kind !== 'choice' || view.snapshot.ask.seats.length < 2) {
      await circle.choose((actions) => actions.at(-1)!);
      await circle.settle();
    }
    expect(isTarget(view.fold.tip, first)).toBe(false);
  });
});

describe('who has to consent to a takeback', () => {
  const seating = { parties: parties.map(() => ({ status: 'seated' })), speakers: [0, 1, 2] };
  const start = { position: 1, parent: null, seating };
  const choice = { kind: 'do', seat: 0, action: { do: 'keep' } };
  /** A position reached by the answers with these bodies. */
  const after = (parent: object, bodies: readonly object[], change: object = {}) => ({
    position: (parent as Node).position + 1,
    parent,
    seating,
    via: { kind: 'answers', entries: bodies.map((body) => ({ body })) },
    drawn: [],
    events: [{ type: 'kept' }],
    ...change
  });
  const needed = (node: object, to = 1) => consentsNeeded(node as Node, 0, to);
  const own = after(start, [choice]);

  it('is nobody for decisions of its seat alone', () => {
    expect(needed(own)).toEqual([]);
    expect(needed(after(own, [choice]))).toEqual([]);
  });

  it.each<[string, object]>([
    ['a decision of another seat', after(start, [{ ...choice, seat: 1 }])],
    ['answers of several', after(start, [choice, { ...choice, seat: 1 }])],
    ['something else than an open choice', after(start, [{ kind: 'show', seat: 0 }])],
    ['a cut', after(start, [], { via: { kind: 'cut', cuts: [], vote: '' } })],
    ['a draw', after(start, [choice], { drawn: [{}] })],
    ['a reveal', after(start, [choice], { events: [{ type: 'seen', reveals: true }] })]
  ])('is each other party after %s, also where own decisions follow', (_, node) => {
    expect(needed(node)).toEqual([1, 2]);
    expect(needed(after(node, [choice]))).toEqual([1, 2]);
    // What lies before the position stays.
    expect(needed(after(node, [choice]), 2)).toEqual([]);
  });
});

describe('a return', () => {
  /** The others after they voted the first of them out and a bot in, which the next one hosts. */
  async function replaced({ header, devices: [first, ...others] }: Circle): Promise<Circle> {
    const rest = new Circle(header);
    rest.devices.splice(0, rest.devices.length, ...others);
    const { party } = first.writer;
    for (const { writer } of others)
      rest.share(await writer.vote([{ party, verdict: 'bot', host: party + 1 }]));
    await rest.settle();
    return rest;
  }

  it('brings back no seat that was resigned', async () => {
    const circle = new Circle(headerFor({ seats: [0, 0, 1, 2, 3], first: 0 }));
    await circle.sit();
    await circle.settle();
    circle.share(await circle.devices[0].writer.resign(0));
    await circle.settle();
    const rest = await replaced(circle);
    const { table: view, writer } = rest.devices[0];
    expect(view.snapshot.awaited).toEqual([{ party: 1, seat: 1 }]);
    rest.share(await writer.giveBack(1, 0, [await rest.devices[1].writer.consentToReturn(0)]));
    expect(view.snapshot.seating.speakers).toEqual([null, 0, 1, 2, 3]);
  });

  it('is signed by the host of the bot, also by one that took it over from a host that was cut', async () => {
    const circle = new Circle(headerFor({ seats: [0, 1, 2, 3, 4], first: 0, witness: 'next' }));
    await circle.sit();
    await circle.settle();
    const rest = await replaced(await replaced(circle));
    const [{ table: view, writer }, ...others] = rest.devices;
    expect(view.snapshot.awaited).toEqual([{ party: 2, seat: 0 }]);
    expect(view.snapshot.seating.parties.map(({ host }) => host)).toEqual([2, 2, null, null, null]);
    const consents = await Promise.all(others.map((other) => other.writer.consentToReturn(0)));
    rest.share(await writer.giveBack(0, 0, consents));
    expect(view.snapshot.seating.speakers).toEqual([0, 2, 2, 3, 4]);
  });

  it('counts with valid consents of more than half for just this key, and with nothing less', async () => {
    const circle = new Circle(headerFor({ seats: [0, 1, 2, 3], first: 0, witness: 'next' }));
    await circle.sit();
    await circle.settle();
    const rest = await replaced(circle);
    const { table: view } = rest.devices[0];
    expect(view.snapshot.awaited).toEqual([{ party: 1, seat: 0 }]);
    const signer = signerFromSeed(digest('test-key', 78));
    const fresh = { key: signer.publicKey, tip: new Chain(digest('test-chain', 78), signer.publicKey).tip };
    const back = (consents: readonly Consent[], party = 0) =>
      goesOn(rest, 1, { kind: 'return', seat: 0, party, fresh, consents });
    const message = returnMessage(view.id, view.snapshot.hash, 0, fresh);
    const good = await by(2, message);
    for (const consents of [
      [],
      [await by(1, message)],
      [await by(2, message, 1)],
      [await by(2, returnMessage(view.id, view.snapshot.hash, 0))],
      [await by(2, returnMessage(view.id, view.snapshot.hash, 0, { ...fresh, tip: other }))],
      [await by(3, message), good],
      [good, good]
    ])
      expect(await back(consents)).toBe(false);
    // A party that was not cut gets nothing back.
    const seated = returnMessage(view.id, view.snapshot.hash, 3, fresh);
    expect(await back([await by(2, seated), await by(3, seated)], 3)).toBe(false);
    expect(await goesOn(rest, 1, { kind: 'return', seat: 1, party: 0, fresh, consents: [good] })).toBe(false);
    expect(await back([good])).toBe(true);
    expect(view.snapshot.seating.speakers[0]).toBe(4);
    expect(view.snapshot.seating.parties[0]).toMatchObject({ status: 'cut', host: null });
  });
});
