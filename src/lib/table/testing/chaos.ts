import { decodeEntry, type Cut, type Entry } from '../log/entry.ts';
import type { Header, PartyId } from '../header.ts';
import { TableError } from '../errors.ts';
import type { Table } from '../fold/table.ts';
import { deviceOf, dice, type Device } from './bench.ts';

interface Post {
  readonly to: number;
  readonly bytes: Uint8Array;
}

export interface ChaosOptions {
  readonly header: Header;
  readonly seed: number;
  readonly steps: number;
  /** A party that plays on two devices at once and so signs two logs. */
  readonly liar?: PartyId;
  /** One in how many decisions is a vote, a resignation or a takeback; 0 for never. */
  readonly unrest?: number;
}

/**
 * Devices that play at random while messages are delayed, reordered, lost and repeated. Returns the devices after all
 * messages have been delivered.
 */
export async function chaos({ header, seed, steps, liar, unrest = 0 }: ChaosOptions): Promise<Device[]> {
  const roll = dice(seed);
  const devices = header.parties.map((_, party) => deviceOf(header, party));
  if (liar !== undefined) devices.push(deviceOf(header, liar));
  const post: Post[] = [];
  const send = (from: number, list: readonly Uint8Array[]) => {
    for (const bytes of list)
      devices.forEach((device, to) => {
        // The liar's two devices never exchange their logs, since they would then stop signing.
        if (device.writer.party === devices[from].writer.party) return;
        // Messages lost here are delivered again at the end.
        if (roll(8) > 0) post.push({ to, bytes });
        if (roll(8) === 0) post.push({ to, bytes });
      });
  };
  for (let i = 0; i < header.parties.length; i++) {
    const bytes = await devices[i].writer.sit();
    for (const { table } of devices) take(table, bytes);
  }
  for (let step = 0; step < steps; step++) {
    if (post.length > 0 && roll(3) > 0) {
      const [{ to, bytes }] = post.splice(roll(post.length), 1);
      take(devices[to].table, bytes);
      continue;
    }
    const from = roll(devices.length);
    const signed = await act(devices[from], roll, unrest);
    send(from, signed);
  }
  exchange(devices);
  return devices;
}

/** `receive` without the signature check, which is slow and known to succeed here. */
function take(table: Table, bytes: Uint8Array): void {
  const entry = decodeEntry(bytes);
  table.take(entry);
}

/** Delivers every entry of any device to all devices. */
export function exchange(devices: readonly Device[]): void {
  const all = new Map<string, Entry>();
  for (const { table } of devices) for (const entry of table.entries()) all.set(entry.id, entry);
  for (const { table } of devices) for (const { bytes } of all.values()) take(table, bytes);
}

async function act(device: Device, roll: (below: number) => number, unrest: number): Promise<Uint8Array[]> {
  const { table, writer } = device;
  try {
    const signed = await writer.answerDuties();
    if (unrest > 0 && roll(unrest) === 0) signed.push(await stir(device, roll));
    const slot = table.snapshot.awaited.find(({ party, seat }) => party === writer.party && seat !== null);
    if (slot && slot.seat !== null) {
      const actions = table.actions(slot.seat);
      if (actions.length > 0) signed.push(await writer.act(slot.seat, actions[roll(actions.length)]));
    }
    return signed;
  } catch (error) {
    if (error instanceof TableError) return [];
    throw error;
  }
}

function stir({ table, writer }: Device, roll: (below: number) => number): Promise<Uint8Array> {
  const { awaited, position, ask, seating } = table.snapshot;
  const own = awaited.find(({ party, seat }) => party === writer.party && seat !== null);
  if (own && own.seat !== null) {
    return roll(4) === 0
      ? writer.resign(own.seat)
      : writer.back(own.seat, Math.max(0, position - 1 - roll(2)));
  }
  const missing = [...new Set(awaited.map(({ party }) => party))].filter((party) => party !== writer.party);
  const isWitness = ask.kind === 'draw' && ask.stage === 'witness';
  const cuts = missing.map((party): Cut => {
    const verdict = roll(3);
    if (isWitness && verdict === 0) return { party, verdict: 'other' };
    const hosts = seating.parties.flatMap((state, id) =>
      state.status === 'seated' && !missing.includes(id) ? [id] : []
    );
    return verdict === 1
      ? { party, verdict: 'out' }
      : { party, verdict: 'bot', host: hosts[0] ?? writer.party };
  });
  return writer.vote(cuts);
}
