import { describe, expect, it, vi } from 'vitest';
import { toBase64url } from '../../net/link/base64url.ts';
import { FakeClock } from '../../net/transport/clock.ts';
import { Circle, digestOf, headerFor, secretsOf, type Device } from '../../table/testing/bench.ts';
import { HandBack, type HandBackOptions } from '../parties/handBack.svelte.ts';
import { partyWith } from '../parties/people.ts';
import { Takebacks } from '../takeback/takebacks.svelte.ts';
import { takebackChance } from '../takeback/takeback.ts';
import { isTarget } from '../../table/consent/takeback.ts';
import type { Speaker, Talk, TalkMessage } from '../parties/messages.ts';

type Listener = (from: Speaker, message: TalkMessage) => void;

/** Short messages between the devices of one circle, in order and at once. */
class Room {
  private readonly listeners: Listener[][] = [];

  talkOf(device: Device, party: number): Talk {
    return this.talkOfKey(toBase64url(device.table.header.parties[party].key), party);
  }

  talkOfKey(key: string, party: number): Talk {
    this.listeners[party] = [];
    const from = { peer: String(party), key };
    const send = (message: TalkMessage, to?: string) =>
      this.listeners.forEach((list, other) => {
        if (other !== party && (to === undefined || to === String(other)))
          for (const listener of list) listener(from, message);
      });
    const onMessage = (listener: Listener) => {
      this.listeners[party].push(listener);
      return () => undefined;
    };
    return { send, onMessage, onArrival: () => () => undefined } as unknown as Talk;
  }
}

/** Waits until all pending signatures are done. */
const quiet = () => new Promise((resolve) => setTimeout(resolve, 60));

async function started(seats: readonly number[]): Promise<Circle> {
  const circle = new Circle(headerFor({ seats, first: 0 }));
  await circle.sit();
  await circle.settle();
  return circle;
}

function takebacksOf(circle: Circle, clock = new FakeClock()) {
  const room = new Room();
  const refusals: number[] = [];
  const errors: unknown[] = [];
  const all = circle.devices.map(
    (device, party) =>
      new Takebacks({
        table: device.table,
        writer: device.writer,
        talk: room.talkOf(device, party),
        send: (entries) => Promise.resolve(circle.share(entries)),
        partyOf: (key) => partyWith(device.table, key),
        shown: () => undefined,
        refused: (by) => refusals.push(by),
        failed: (error) => errors.push(error),
        clock
      })
  );
  return { all, refusals, errors, room };
}

/** Plays until another party is asked and this party's takeback, to a position after `past`, needs consent. */
async function untilAsking(circle: Circle, party = 0, past = -1): Promise<number> {
  const { table } = circle.devices[0];
  for (let i = 0; i < 40; i++) {
    const chance = takebackChance(table.fold.tip, party, () => true);
    if (chance.can === 'ask' && chance.to > past) return chance.to;
    await circle.choose((actions) => actions.at(-1)!);
    await circle.settle();
  }
  throw new Error('There was never anything to ask for.');
}

describe('asking for a takeback', () => {
  it('goes back once all have consented, and not before', async () => {
    const circle = await started([0, 1, 2]);
    const to = await untilAsking(circle);
    const { all, errors } = takebacksOf(circle);
    const { position } = circle.devices[0].table.snapshot;
    await all[0].ask(to);
    expect(all.map(({ view }) => view?.mine)).toEqual([true, false, false]);
    expect(all[0].view?.open).toEqual([1, 2]);
    await all[1].agree();
    await quiet();
    expect(all[2].view?.open).toEqual([2]);
    expect(circle.devices[0].table.snapshot.position).toBe(position);
    await all[2].agree();
    await quiet();
    await Promise.all(all.map((one) => one.changed()));
    const { tip } = circle.devices[0].table.fold;
    expect(errors).toEqual([]);
    expect(tip.change.base).toEqual({ back: to });
    expect(all.map(({ view }) => view)).toEqual([null, null, null]);
    expect(new Set(circle.devices.map(({ table }) => digestOf(table))).size).toBe(1);
  });

  it('ends with one refusal, with its withdrawal, and when the game advances', async () => {
    const circle = await started([0, 1, 2]);
    const to = await untilAsking(circle);
    const { all, refusals } = takebacksOf(circle);
    await all[0].ask(to);
    all[1].drop();
    expect(refusals).toEqual([1]);
    expect(all.map(({ view }) => view)).toEqual([null, null, null]);
    await all[0].ask(to);
    all[0].drop();
    expect(all.map(({ view }) => view)).toEqual([null, null, null]);
    await all[0].ask(to);
    await circle.choose((actions) => actions.at(-1)!);
    await circle.settle();
    await Promise.all(all.map((one) => one.changed()));
    expect(all.map(({ view }) => view)).toEqual([null, null, null]);
  });

  it('holds against the request of another party until it ends', async () => {
    const circle = await started([0, 1, 2]);
    const theirs = await untilAsking(circle, 1);
    const { all, room } = takebacksOf(circle);
    const { tip } = circle.devices[0].table.fold;
    const own = takebackChance(tip, 0, () => true);
    if (own.can !== 'ask') return expect.fail('The first party has no move to take back.');
    await all[0].ask(own.to);
    await all[2].agree();
    liarAs(circle, room, 1).send({ say: 'wish', hash: tip.hash, to: theirs });
    expect(all[2].view).toMatchObject({ from: 0, agreed: true });
  });

  it('is ignored at another transcript or for a position that cannot be returned to', async () => {
    const circle = await started([0, 1, 2]);
    await untilAsking(circle);
    const { all } = takebacksOf(circle);
    await all[0].ask(circle.devices[0].table.snapshot.position + 3);
    expect(all[1].view).toBeNull();
  });
});

/** Short messages of a liar who holds the key of a party. */
const liarAs = (circle: Circle, room: Room, party: number): Talk =>
  room.talkOfKey(toBase64url(circle.header.parties[party].key), 9);

it('a takeback is nothing that a stranger asks for or refuses', async () => {
  const circle = await started([0, 1, 2]);
  const to = await untilAsking(circle);
  const { all, room } = takebacksOf(circle);
  const { hash } = circle.devices[0].table.snapshot;
  const stranger = room.talkOfKey(toBase64url(secretsOf(9).signer.publicKey), 9);
  stranger.send({ say: 'wish', hash, to });
  expect(all.map(({ view }) => view)).toEqual([null, null, null]);
  await all[0].ask(to);
  stranger.send({ say: 'refuse', hash });
  expect(all.map(({ view }) => view?.from)).toEqual([0, 0, 0]);
});

it('a device that opens the table while a takeback is asked for is told who asks and who has consented', async () => {
  const circle = await started([0, 1, 2]);
  const to = await untilAsking(circle);
  const { all, room } = takebacksOf(circle);
  const heard: TalkMessage[] = [];
  const late = room.talkOfKey(toBase64url(circle.header.parties[2].key), 8);
  late.onMessage((_, message) => heard.push(message));
  await all[0].ask(to);
  await all[1].agree();
  heard.length = 0;
  late.send({ say: 'heads', heads: [], ask: false });
  expect(heard).toEqual([]);
  late.send({ say: 'heads', heads: [], ask: true });
  expect(heard.map(({ say }) => say)).toEqual(['wish', 'agree', 'agree']);
});

it('without a pending request there is nothing to consent to or to refuse', async () => {
  const circle = await started([0, 1, 2]);
  await untilAsking(circle);
  const { all, errors, room } = takebacksOf(circle);
  const heard: TalkMessage[] = [];
  liarAs(circle, room, 2).onMessage((_, message) => heard.push(message));
  await all[0].agree();
  all[0].drop();
  expect([heard, errors]).toEqual([[], []]);
});

it.each(['back', 'consentToBack'] as const)(
  'a takeback that fails at %s is reported and stays asked for',
  async (step) => {
    const circle = await started([0, 1, 2]);
    const to = await untilAsking(circle);
    const { all, errors } = takebacksOf(circle);
    await all[0].ask(to);
    const refusal = new Error('full');
    for (const { writer } of circle.devices) Object.assign(writer, { [step]: () => Promise.reject(refusal) });
    await all[1].agree();
    await all[2].agree();
    await quiet();
    expect(new Set(errors)).toEqual(new Set([refusal]));
    expect(all[1].view).toMatchObject({ from: 0 });
  }
);

describe('a party that lies about a takeback', () => {
  it('cannot ask for more than its last move, which is all that the others are told', async () => {
    const circle = await started([0, 1, 2]);
    const first = await untilAsking(circle);
    const last = await untilAsking(circle, 0, first);
    const { all, room } = takebacksOf(circle);
    const { tip } = circle.devices[0].table.fold;
    const others = Array.from({ length: tip.position }, (_, at) => at).filter(
      (at) => at !== last && isTarget(tip, at)
    );
    expect(others).toContain(first);
    const liar = liarAs(circle, room, 0);
    for (const to of others) {
      liar.send({ say: 'wish', hash: tip.hash, to });
      expect(all[1].view).toBeNull();
    }
    liar.send({ say: 'wish', hash: tip.hash, to: last });
    expect(all[1].view).toMatchObject({ from: 0 });
  });

  it('gets for a new request no consent that was given to the one before', async () => {
    const circle = await started([0, 1, 2]);
    const to = await untilAsking(circle, 2);
    const { all, room } = takebacksOf(circle);
    const { hash } = circle.devices[0].table.snapshot;
    const liar = liarAs(circle, room, 2);
    liar.send({ say: 'wish', hash, to });
    const agreed = all[0].agree();
    // While the consent is being signed.
    liar.send({ say: 'wish', hash, to: null });
    liar.send({ say: 'wish', hash, to });
    await agreed;
    expect(all[0].view).toMatchObject({ from: 2, agreed: false });
  });

  it('consents for nobody with a signature that is none, and the others can consent after it', async () => {
    const circle = await started([0, 1, 2]);
    const to = await untilAsking(circle);
    const { all, errors, room } = takebacksOf(circle);
    const { hash } = circle.devices[0].table.snapshot;
    await all[0].ask(to);
    const signature = toBase64url(new Uint8Array(64));
    liarAs(circle, room, 2).send({ say: 'agree', hash, to, signature });
    await all[1].agree();
    await quiet();
    expect(all[0].view?.open).toEqual([2]);
    expect(errors).toEqual([]);
    await all[2].agree();
    await quiet();
    expect(circle.devices[0].table.fold.tip.change.base).toEqual({ back: to });
  });

  it('cannot hold up the bots by asking again after each refusal', async () => {
    const circle = await started([0, 1, 2]);
    const to = await untilAsking(circle, 2);
    const clock = new FakeClock();
    const { all, room } = takebacksOf(circle, clock);
    const { hash } = circle.devices[0].table.snapshot;
    const liar = liarAs(circle, room, 2);
    let shown = 0;
    for (let i = 0; i < 100; i++) {
      liar.send({ say: 'wish', hash, to });
      if (!all[0].view) continue;
      shown++;
      all[0].drop();
    }
    expect(shown).toBe(4);
    const honest = takebackChance(circle.devices[1].table.fold.tip, 1, () => true);
    if (honest.can !== 'ask') return expect.fail('The other party has nothing to take back.');
    await all[1].ask(honest.to);
    expect(all[0].view).toMatchObject({ from: 1 });
    all[0].drop();
    clock.advance(60_000);
    liar.send({ say: 'wish', hash, to });
    expect(all[0].view).toMatchObject({ from: 2 });
  });
});

/** A table of three on which a bot of the second party plays for the first; `share` delivers to the `rest` of them. */
async function replaced() {
  const circle = await started([0, 1, 2]);
  const rest = circle.devices.slice(1);
  const share = (list: readonly Uint8Array[]) => {
    for (const { table } of rest) for (const bytes of list) table.receive(bytes);
  };
  for (const { writer } of rest) share([await writer.vote([{ party: 0, verdict: 'bot', host: 1 }])]);
  for (let i = 0; i < 4; i++) for (const { writer } of rest) share(await writer.answerDuties());
  return { circle, rest, share };
}

it('a party that was voted out neither asks for a takeback nor refuses one', async () => {
  const { circle, rest } = await replaced();
  circle.share(rest[0].table.entries().map(({ bytes }) => bytes));
  const to = await untilAsking(circle, 2);
  const { all, room } = takebacksOf(circle);
  const { hash, position } = rest[0].table.snapshot;
  const liar = liarAs(circle, room, 0);
  for (let at = 0; at <= position; at++) liar.send({ say: 'wish', hash, to: at });
  expect(all[1].view).toBeNull();
  await all[2].ask(to);
  liar.send({ say: 'refuse', hash });
  expect(all[1].view).toMatchObject({ from: 2 });
});

const handBacksOf = (
  rest: readonly Device[],
  room: Room,
  presence: Pick<HandBackOptions, 'isHere' | 'isHereWith'>
) =>
  rest.map(
    (device, i) =>
      new HandBack({
        ...presence,
        table: device.table,
        writer: device.writer,
        talk: room.talkOf(device, i + 1),
        partyOf: (key) => partyWith(device.table, key),
        now: () => 0
      })
  );

describe('handing a seat back', () => {
  it('happens on the seat’s next turn, with the consent of more than half', async () => {
    const { circle, rest, share } = await replaced();
    const [a] = rest;
    const room = new Room();
    room.talkOf(circle.devices[0], 0);
    const [host, other] = handBacksOf(rest, room, { isHere: () => true, isHereWith: () => true });
    host.show();
    other.show();
    expect(host.views).toEqual([{ party: 0, host: true, decided: false, fresh: false }]);
    expect(other.views).toEqual([]);
    const slot = { party: 1, seat: 0 };
    expect(await host.answer(slot)).toBeNull();
    host.agree(0);
    expect(other.views).toEqual([{ party: 0, host: false, decided: false, fresh: false }]);
    expect(await host.answer(slot)).toBe('wait');
    other.agree(0);
    await quiet();
    const signed = await host.answer(slot);
    expect(signed).toBeInstanceOf(Uint8Array);
    share([signed as Uint8Array]);
    expect(a.table.snapshot.awaited).toEqual([{ party: 0, seat: 0 }]);
    host.show();
    expect(host.views).toEqual([]);
  });
});

/** The slot of the first seat, for which its host answers. */
const HOSTED = { party: 1, seat: 0 };

/** A table with a replaced player, and the devices that decide on the return. */
interface Deciding extends Pick<Awaited<ReturnType<typeof replaced>>, 'rest' | 'share'> {
  readonly host: HandBack;
  readonly other: HandBack;
}

/** With the consent of the other party the host gives the first seat back to its owner. */
async function expectReturn({ rest, share, host, other }: Deciding): Promise<void> {
  other.agree(0);
  await quiet();
  share([(await host.answer(HOSTED)) as Uint8Array]);
  expect(rest[0].table.snapshot.awaited).toEqual([{ party: 0, seat: 0 }]);
}

/** A host that waits for consent receives a signature from a device of a party, which changes nothing. */
async function expectNoConsent(
  party: number,
  sign: (host: Device) => Promise<Uint8Array> | Uint8Array
): Promise<void> {
  const { circle, rest, share } = await replaced();
  const room = new Room();
  const [host, other] = handBacksOf(rest, room, { isHere: () => true, isHereWith: () => true });
  host.agree(0);
  expect(await host.answer(HOSTED)).toBe('wait');
  const { hash } = rest[0].table.snapshot;
  const signature = toBase64url(await sign(rest[0]));
  liarAs(circle, room, party).send({ say: 'consent', hash, party: 0, signature });
  expect(await host.answer(HOSTED)).toBe('wait');
  await expectReturn({ rest, share, host, other });
}

it('a false consent neither counts nor stops the bot of the seat', () =>
  expectNoConsent(2, () => new Uint8Array(64)));

it('the consent of the host’s other device, which has its key, adds nothing to the host’s own', () =>
  expectNoConsent(1, async ({ writer }) => (await writer.consentToReturn(0)).signature));

it('nobody but the host of a seat asks others to consent to its return', async () => {
  const { circle, rest } = await replaced();
  const room = new Room();
  const owner = room.talkOf(circle.devices[0], 0);
  const [, other] = handBacksOf(rest, room, { isHere: () => true, isHereWith: () => true });
  const { hash } = rest[1].table.snapshot;
  const { signer, chain } = secretsOf(9);
  owner.send({ say: 'return', hash, party: 0 });
  owner.send({
    say: 'return',
    hash,
    party: 0,
    key: toBase64url(signer.publicKey),
    tip: toBase64url(chain.tip)
  });
  expect(other.views).toEqual([]);
});

describe('coming back with a new key', () => {
  it('asks the host, then the others, and gives the seat to that key alone', async () => {
    const { rest, share } = await replaced();
    const [a, b] = rest;
    const room = new Room();
    const { signer, chain } = secretsOf(9);
    const stranger = room.talkOfKey(toBase64url(signer.publicKey), 0);
    const [host, other] = handBacksOf(rest, room, {
      isHere: () => false,
      isHereWith: (key) => key === toBase64url(signer.publicKey)
    });
    // A seat whose party was not cut cannot be asked for.
    stranger.send({ say: 'plea', party: 2, tip: toBase64url(chain.tip) });
    expect(host.views).toEqual([]);
    stranger.send({ say: 'plea', party: 0, tip: toBase64url(chain.tip) });
    expect(host.views).toEqual([{ party: 0, host: true, decided: false, fresh: true }]);
    host.agree(0);
    expect(other.views).toEqual([{ party: 0, host: false, decided: false, fresh: true }]);
    expect(await host.answer({ party: 1, seat: 0 })).toBe('wait');
    other.agree(0);
    await quiet();
    share([(await host.answer({ party: 1, seat: 0 })) as Uint8Array]);
    const fresh = partyWith(a.table, toBase64url(signer.publicKey));
    expect(fresh).toBe(3);
    expect(a.table.snapshot.awaited).toEqual([{ party: 3, seat: 0 }]);
    expect(digestOf(a.table)).toBe(digestOf(b.table));
  });
});

/** A cut party, the host of its seat, and a stranger who pleads for it. */
async function pleaded() {
  const { rest, share } = await replaced();
  const room = new Room();
  const { signer, chain } = secretsOf(9);
  const key = toBase64url(signer.publicKey);
  const stranger = room.talkOfKey(key, 0);
  const there = { owner: false, stranger: true };
  const [host, other] = handBacksOf(rest, room, {
    isHere: () => there.owner,
    isHereWith: (one) => one === key && there.stranger
  });
  const plead = () => stranger.send({ say: 'plea', party: 0, tip: toBase64url(chain.tip) });
  plead();
  expect(host.views).toMatchObject([{ party: 0, fresh: true }]);
  return { rest, share, host, other, there, plead };
}

describe('a stranger who pleads for a seat', () => {
  const OWNER = [{ party: 0, host: true, decided: false, fresh: false }];

  it('and leaves does not keep the seat from its owner, who comes back with its key', async () => {
    const { host, there } = await pleaded();
    there.stranger = false;
    host.show();
    expect(host.views).toEqual([]);
    there.owner = true;
    host.show();
    expect(host.views).toEqual(OWNER);
  });

  it('and stays gets nothing while the owner is there with its key, also where the host had agreed', async () => {
    const { host, other, there, plead, share, rest } = await pleaded();
    host.agree(0);
    expect(await host.answer(HOSTED)).toBe('wait');
    other.agree(0);
    await quiet();
    there.owner = true;
    host.show();
    expect(host.views).toEqual(OWNER);
    plead();
    expect(host.views).toEqual(OWNER);
    host.agree(0);
    // The consent that was given to the stranger's key counts for nothing.
    expect(other.views).toEqual([{ party: 0, host: false, decided: false, fresh: false }]);
    expect(await host.answer(HOSTED)).toBe('wait');
    await expectReturn({ rest, share, host, other });
  });

  it('is whom the others are asked about, until the host knows that the owner is there', async () => {
    const { host, other, there } = await pleaded();
    host.agree(0);
    there.owner = true;
    other.show();
    expect(other.views).toEqual([{ party: 0, host: false, decided: false, fresh: true }]);
  });

  it('with a key that no table accepts, or that another party has by now, is not shown', async () => {
    const { rest } = await replaced();
    const room = new Room();
    const [host] = handBacksOf(rest, room, { isHere: () => false, isHereWith: () => true });
    // The point of order one: a signature of it proves nothing.
    const weak = toBase64url(Uint8Array.of(1, ...new Array<number>(31).fill(0)));
    const tip = toBase64url(secretsOf(9).chain.tip);
    room.talkOfKey(weak, 0).send({ say: 'plea', party: 0, tip });
    expect(host.views).toEqual([]);
    const { signer } = secretsOf(9);
    const key = toBase64url(signer.publicKey);
    room.talkOfKey(key, 0).send({ say: 'plea', party: 0, tip });
    expect(host.views).toMatchObject([{ party: 0, fresh: true }]);
    host.agree(0);
    const { parties } = rest[0].table.snapshot.seating;
    const spy = vi.spyOn(rest[0].table, 'snapshot', 'get').mockReturnValue({
      ...rest[0].table.snapshot,
      seating: {
        ...rest[0].table.snapshot.seating,
        parties: [...parties, { ...parties[2], key: signer.publicKey }]
      }
    });
    host.show();
    expect(host.views).toEqual([]);
    expect(await host.answer({ party: 1, seat: 0 })).toBeNull();
    spy.mockRestore();
  });

  it('and is refused takes nothing from the owner', async () => {
    const { host, there, plead } = await pleaded();
    host.refuse(0);
    plead();
    expect(host.views).toEqual([]);
    there.owner = true;
    host.show();
    expect(host.views).toEqual(OWNER);
    host.refuse(0);
    expect(host.views).toEqual([]);
  });
});
