import type { Seat } from '../../kernel/game.ts';
import { cleanText, MAX_NAME } from '../../net/link/text.ts';
import type { Store } from '../../net/storage/store.ts';
import type { PartyId } from '../../table/header.ts';
import type { Table } from '../../table/fold/table.ts';
import type { TablePlan } from '../contracts.ts';
import { readPlan, writePlan } from '../lobby/plan.ts';
import { keyOf } from '../parties/people.ts';
import { rematchPlan } from '../rematch/rematchPlan.ts';
import { seatNames } from '../table/names.ts';

/** A table shared with recent players. Keys differ from table to table, so they identify a person only there. */
export interface SharedTable {
  readonly room: string;
  /** The party of this device there. */
  readonly party: PartyId;
  /** Public keys of the other people's parties, as base64url. */
  readonly keys: readonly string[];
}

/** The other people of one or more tables of this device. */
export interface RecentPlayers {
  /** Names with the seats that gave them their colours, in seat order. */
  readonly people: readonly { readonly seat: Seat; readonly name: string }[];
  /** When a game with them last began here, in ms since 1970. */
  readonly played: number;
  /** The plan of the last table, with the same seats, names, bots and options; the first player is drawn. */
  readonly plan: TablePlan;
  /** The last one first. */
  readonly tables: readonly SharedTable[];
}

const SETTING = 'recentPlayers';
const MAX_GROUPS = 12;
const MAX_TABLES = 8;

/** The people of a group, whatever their seats. */
const nameOf = ({ people }: Pick<RecentPlayers, 'people'>): string =>
  JSON.stringify(people.map(({ name }) => name).sort());

/** Everybody this device played with lately, the last first. */
export async function recentPlayers(store: Store): Promise<RecentPlayers[]> {
  const stored = await store.setting(SETTING);
  return Array.isArray(stored) ? stored.flatMap((one) => readGroup(one) ?? []) : [];
}

export async function forgetPlayers(store: Store): Promise<void> {
  await store.putSetting(SETTING, []);
}

/** Stores the other people of a game that has begun. `known` is this device's plan of it. */
export async function rememberPlayers(
  store: Store,
  at: { readonly table: Table; readonly room: string; readonly party: PartyId; readonly known: TablePlan }
): Promise<void> {
  const { table, room, party, known } = at;
  const names = seatNames(table.header);
  const others = table.header.seats.flatMap(({ kind, party: speaker }, seat) =>
    kind === 'person' && speaker !== party ? [{ seat, name: names[seat], speaker }] : []
  );
  if (others.length === 0) return;
  const all = await recentPlayers(store);
  // Opening a table again is not a new game.
  if (all.some(({ tables }) => tables.some((shared) => shared.room === room))) return;
  const people = others.map(({ seat, name }) => ({ seat, name }));
  const name = nameOf({ people });
  const keys = [...new Set(others.map(({ speaker }) => keyOf(table, speaker)))];
  const earlier = all.find((group) => nameOf(group) === name)?.tables ?? [];
  const { first: _, ...plan } = rematchPlan(table, party, known);
  const group: RecentPlayers = {
    people,
    played: Date.now(),
    plan,
    tables: [{ room, party, keys }, ...earlier].slice(0, MAX_TABLES)
  };
  const rest = all.filter((one) => nameOf(one) !== name);
  await store.putSetting(SETTING, [group, ...rest].slice(0, MAX_GROUPS));
}

function readGroup(value: unknown): RecentPlayers | null {
  if (typeof value !== 'object' || value === null) return null;
  const { people, played, plan, tables } = value as Partial<Record<keyof RecentPlayers, unknown>>;
  const read = readPlan(writePlan(plan as TablePlan));
  if (!read || !Array.isArray(people) || people.length === 0 || !Array.isArray(tables)) return null;
  return {
    people: (people as RecentPlayers['people']).map(({ seat, name }) => ({
      seat,
      name: cleanText(name, MAX_NAME)
    })),
    played: Number(played),
    plan: read,
    tables: tables as SharedTable[]
  };
}
