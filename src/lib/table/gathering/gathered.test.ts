import { expect, it } from 'vitest';
import { concat, digest, fromHex, toHex } from '../log/bytes.ts';
import { decodeValue, encodeValue, type Value } from '../log/codec.ts';
import { signerFromSeed } from '../log/curve.ts';
import { secretsOf } from '../testing/bench.ts';
import { cardOf, claimBy, dealFor, gatheredFrom, roomFor, signedBy } from '../testing/gatherers.ts';
import { roomOf } from './roomName.ts';
import { encodeStatement, readStatement, signStatement, type Card } from './statement.ts';

/** What holders of the link can fill a gathering with, and what counts of it. */

const deal = dealFor(2);
const keyOf = (n: number) => secretsOf(n).signer.publicKey;

it('keeps the sixteen newest claims of a device, in whatever order they come', async () => {
  const claims = await Promise.all(
    Array.from({ length: 20 }, (_, seq) => signedBy(1, claimBy(1, deal, { seq })))
  );
  for (const order of [claims, [...claims].reverse()]) {
    const gathered = gatheredFrom(order);
    expect(gathered.versionsOf(keyOf(1)).map(({ body }) => body.seq)).toEqual(
      Array.from({ length: 16 }, (_, n) => 19 - n)
    );
    // An older one is nothing new, whenever it comes.
    expect(gathered.take(claims[0])).toBe(false);
  }
});

it('takes a statement once, and passes on the card and the newest claim of each device', async () => {
  const [card, old, claim, other] = await Promise.all([
    signedBy(0, cardOf(deal)),
    signedBy(1, claimBy(1, deal)),
    signedBy(1, claimBy(1, deal, { seq: 1 })),
    signedBy(2, claimBy(2, deal, { seat: 2 }))
  ]);
  const gathered = gatheredFrom([]);
  for (const bytes of [card, old, claim, other]) {
    expect(gathered.take(bytes)).toBe(true);
    expect(gathered.take(bytes)).toBe(false);
  }
  expect(gathered.current).toEqual([card, claim, other]);
  const ids = gathered.standing.map(({ id }) => id);
  expect(ids).toEqual([...ids].sort());
  expect(gatheredFrom([card, other, claim]).standing.map(({ id }) => id)).toEqual(ids);
});

it('drops what is no statement of its room, and keeps nothing of it', async () => {
  const claim = await signedBy(1, claimBy(1, deal));
  const gathered = gatheredFrom([await signedBy(0, cardOf(deal))]);
  for (const bytes of [
    new Uint8Array(),
    claim.slice(0, -1),
    claim.with(0, claim[0] ^ 1),
    await signedBy(2, claimBy(1, deal)),
    await signedBy(1, claimBy(1, deal, { room: roomFor(2) }))
  ])
    expect(gathered.take(bytes)).toBe(false);
  expect(gathered.newestClaims).toEqual([]);
  expect(gathered.take(claim)).toBe(true);
});

it('keeps the claims of 256 devices', async () => {
  const gathered = gatheredFrom([await signedBy(0, cardOf(deal))]);
  const taken: boolean[] = [];
  for (let n = 0; n < 257; n++) {
    const signer = signerFromSeed(digest('one of many', n));
    taken.push(
      gathered.take(await signStatement(claimBy(1, deal, { key: signer.publicKey, name: `${n}` }), signer))
    );
  }
  expect(taken.lastIndexOf(true)).toBe(255);
  expect(gathered.standing).toHaveLength(256);
});

it('counts of more claims than seats only the one that the inviter chose', async () => {
  const claims = await Promise.all([1, 2, 3].map((n) => signedBy(n, claimBy(n, dealFor(1)))));
  const seatingWith = async (seated: readonly Uint8Array[]) => {
    const { counting, crowded, seats } = gatheredFrom([
      await signedBy(0, cardOf(dealFor(1), { seated })),
      ...claims
    ]).seating;
    return { counting: counting.map(({ body }) => toHex(body.key)), crowded, seats };
  };
  expect(await seatingWith([])).toMatchObject({ counting: { length: 3 }, crowded: true, seats: 1 });
  const chosen = readStatement(claims[1], roomFor()).id;
  expect(await seatingWith([fromHex(chosen)])).toEqual({
    counting: [toHex(keyOf(2))],
    crowded: false,
    seats: 1
  });
});

it('counts of two claims with one number the same one on every device', async () => {
  const two = await Promise.all([1, 2].map((seat) => signedBy(1, claimBy(1, deal, { seat, seq: 5 }))));
  const [one, other] = [two, [...two].reverse()].map((order) => gatheredFrom(order).claimOf(keyOf(1)));
  expect(one!.id).toBe(other!.id);
  const ids = two.map((bytes) => readStatement(bytes, roomFor()).id);
  expect(one!.id).toBe(ids.sort()[0]);
});

it('counts no claim of another deal, of the inviter, or of a device that was refused', async () => {
  const claims = [
    await signedBy(1, claimBy(1, deal)),
    await signedBy(2, claimBy(2, dealFor(3))),
    await signedBy(0, claimBy(0, deal)),
    await signedBy(3, claimBy(3, deal))
  ];
  const standing = (card: Uint8Array) =>
    gatheredFrom([card, ...claims]).standing.map(({ body }) => toHex(body.key));
  expect(standing(await signedBy(0, cardOf(deal))).sort()).toEqual([1, 3].map((n) => toHex(keyOf(n))).sort());
  expect(standing(await signedBy(0, cardOf(deal, { without: [keyOf(3)] })))).toEqual([toHex(keyOf(1))]);
});

it('reads statements of its room alone, and a card of its inviter alone', async () => {
  const room = roomFor();
  expect(readStatement(await signedBy(0, cardOf(deal)), room).body.kind).toBe('card');
  await expect(
    signedBy(1, claimBy(1, deal, { room: roomFor(2) })).then((b) => readStatement(b, room))
  ).rejects.toMatchObject({
    code: 'MALFORMED'
  });
  // Whoever knows the link can sign a card for its room with another key.
  const { signer, chain } = secretsOf(1);
  for (const more of [{}, { tip: chain.tip }, { salt: digest('other').slice(0, 16) }])
    await expect(
      signedBy(1, cardOf(deal, { key: signer.publicKey, ...more })).then((bytes) =>
        readStatement(bytes, room)
      )
    ).rejects.toMatchObject({ code: 'WRONG_KEY' });
  for (const more of [{ tip: chain.tip }, { salt: digest('other').slice(0, 16) }])
    await expect(
      signedBy(0, cardOf(deal, more)).then((bytes) => readStatement(bytes, room))
    ).rejects.toMatchObject({ code: 'WRONG_KEY' });
  const { signer: ada, chain: beads } = secretsOf(0);
  const salt = cardOf(deal).salt;
  const rooms = [
    roomOf(ada.publicKey, beads.tip, salt),
    roomOf(ada.publicKey, chain.tip, salt),
    roomOf(ada.publicKey, beads.tip, digest('other').slice(0, 16)),
    roomOf(signer.publicKey, beads.tip, salt)
  ];
  expect(new Set(rooms.map(toHex)).size).toBe(4);
});

it('reads no statement beyond the bounds of ours', async () => {
  const { signer } = secretsOf(1);
  const list = decodeValue(encodeStatement(claimBy(1, deal)), {
    bytes: 4_096,
    depth: 12
  }) as readonly Value[];
  const read = async (changed: readonly Value[]) => {
    const canonical = encodeValue(changed);
    return readStatement(concat(await signer.sign(digest('claim', canonical)), canonical), roomFor());
  };
  expect((await read(list)).body).toMatchObject({ kind: 'claim', seat: 1 });
  for (const [at, value] of [
    [0, 2],
    [1, 'wish'],
    [7, 'x'.repeat(65)],
    [8, 16],
    [8, -1],
    [10, -1],
    [10, 2 ** 31],
    [11, 0]
  ] as const)
    await expect(read(list.with(at, value))).rejects.toMatchObject({ code: 'MALFORMED' });
  await expect(read([...list, 0])).rejects.toMatchObject({ code: 'MALFORMED' });
  const many = (count: number) => Array.from({ length: count }, (_, n) => digest('key', n));
  await expect(signedBy(0, cardOf(deal, { without: many(64) }))).resolves.toBeInstanceOf(Uint8Array);
  await expect(signedBy(0, cardOf(deal, { without: many(65) }))).rejects.toMatchObject({ code: 'MALFORMED' });
  await expect(signedBy(0, cardOf(deal, { without: many(64), seated: many(64) }))).rejects.toMatchObject({
    code: 'MALFORMED'
  });
  for (const entry of ['key', new Uint8Array(31), null])
    for (const field of ['without', 'seated'])
      await expect(
        signedBy(0, cardOf(deal, { [field]: [entry] } as unknown as Partial<Card>))
      ).rejects.toMatchObject({ code: 'MALFORMED' });
  expect(() => readStatement(new Uint8Array(64), roomFor())).toThrow(
    expect.objectContaining({ code: 'MALFORMED' })
  );
});
