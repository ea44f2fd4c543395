/** A host that gives one seat back twice, to two new keys: both returns at one place, each with a consent. */
import { returnMessage } from '../../../src/lib/table/consent/consent.ts';
import { decodeEntry, placeMessage, seal, type Entry } from '../../../src/lib/table/log/entry.ts';
import { fromHex } from '../../../src/lib/table/log/bytes.ts';
import { dice, secretsOf } from '../../../src/lib/table/testing/bench.ts';
import { Writer } from '../../../src/lib/table/writer.ts';
import { Devices, Pen, vote, type Device, type Place } from './liars.ts';
import { quickSigner } from './quick.ts';

/** The number a return gives at a table of four. */
export const RETURNED = 4;
/** Whose secrets the returned parties have. */
export const KEYS = [10, 11] as const;

export interface Twice {
  readonly devices: Devices;
  /** What all hold before the returns. */
  readonly before: readonly Uint8Array[];
  readonly returns: readonly Uint8Array[];
  /** Where each return leads. */
  readonly places: readonly Place[];
  /** What each key signed on its branch: `sit`, and choices. */
  readonly logs: readonly (readonly Uint8Array[])[];
  /** A party's word that it has seen one of the returns. */
  seen(party: number, branch: number): Promise<Uint8Array>;
  /** A device of party 1 with the entries of before and these. */
  given(entries: Iterable<Uint8Array>): Device;
}

/** Party 3 was voted out, party 0 hosts its bot; parties 1 and 2 consent to one return each. */
export async function returnedTwice(): Promise<Twice> {
  const devices = new Devices({ seats: [0, 1, 2, 3], witness: 'next', options: { rounds: 2, open: true } });
  await devices.sit();
  await devices.playToChoiceOf(3);
  const all = devices.all.slice(0, 3);
  for (const { writer } of all)
    devices.give([await writer.vote([{ party: 3, verdict: 'bot', host: 0 }])], all);
  await devices.settle(all);
  const [{ table }] = all;
  const before = bytesOf(table.entries());
  const given = (entries: Iterable<Uint8Array>) => devices.device(1, [...before, ...entries]);
  const host = table.fold.logOf(0)!.last;
  const returns: Uint8Array[] = [];
  for (const [n, key] of KEYS.entries()) {
    const { signer, chain } = secretsOf(key);
    const fresh = { key: signer.publicKey, tip: chain.tip };
    const party = n + 1;
    const message = returnMessage(table.id, table.snapshot.hash, 3, fresh);
    const consents = [{ party, signature: await quickSigner(party).sign(message) }];
    returns.push(await new Pen(table, 0, host).sign({ kind: 'return', seat: 3, party: 3, consents, fresh }));
  }
  const views = returns.map((entry) => given([entry]).table);
  const places = views.map(({ snapshot: { position, hash } }) => ({ position, hash }));
  const logs: Uint8Array[][] = [];
  for (const [n, view] of views.entries()) {
    const store = () => Promise.resolve();
    const { chain } = secretsOf(KEYS[n]);
    const writer = new Writer({ table: view, party: RETURNED, signer: quickSigner(KEYS[n]), chain, store });
    const sit = await writer.sit();
    const keep = await writer.act(3, { do: 'keep' });
    logs.push([sit, keep, await writer.act(3, { do: 'mark', n })]);
  }
  const lasts = all.map(({ table: own }, party) => own.fold.logOf(party)!.last);
  const seen = (party: number, branch: number) =>
    new Pen(table, party, lasts[party]).sign(vote(), places[branch]);
  return { devices, before, returns, places, logs, seen, given };
}

/** An entry signed again with the key of another: it has the same id. */
export async function copied(bytes: Uint8Array, key: number): Promise<Uint8Array> {
  const { table, party, index, id, signature } = decodeEntry(bytes);
  const message = placeMessage(table, party, index, fromHex(id));
  return seal(await quickSigner(key).sign(message), bytes.subarray(signature.length));
}

export const bytesOf = (entries: readonly Entry[]): Uint8Array[] => entries.map(({ bytes }) => bytes);

/** All orders of a few lists, and as many random ones of all their items. */
export function ordersOf(lists: readonly (readonly Uint8Array[])[], seed: number): Uint8Array[][] {
  const whole = permutations(lists).map((order) => order.flat());
  const roll = dice(seed);
  return [...whole, ...whole.map((items) => shuffled(items, roll))];
}

function permutations<T>(list: readonly T[]): T[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((first, n) =>
    permutations(list.filter((_, other) => other !== n)).map((rest) => [first, ...rest])
  );
}

function shuffled<T>(list: readonly T[], roll: (below: number) => number): T[] {
  const rest = [...list];
  return list.map(() => rest.splice(roll(rest.length), 1)[0]);
}
