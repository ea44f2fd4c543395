import { isIndex } from '../../kernel/whole.ts';
import { parseLink } from '../../net/link/link.ts';
import { cleanText, MAX_NAME } from '../../net/link/text.ts';
import { cleanRecord, type TableInfo } from '../table/tableInfo.ts';

type Unchecked = { readonly [field in keyof TableInfo]?: unknown };

const isText = (value: unknown) => typeof value === 'string';
const isBoolean = (value: unknown) => typeof value === 'boolean';
const isOptional = (value: unknown, fits: (value: unknown) => boolean) => value === undefined || fits(value);
const isList = (value: unknown, fits: (value: unknown) => boolean) =>
  Array.isArray(value) && value.every(fits);

/** The record of a table in a key file, which anyone may have written; null unless every field is one of ours. */
export function readMovedInfo(value: unknown, room: string): TableInfo | null {
  const info = cleanRecord(value);
  if (!info || roomOfLink(info.fragment) !== room || !isWellFormed(info, info.plan.seats.length)) return null;
  const { names, claim } = info;
  const clean = (name: string) => cleanText(name, MAX_NAME);
  return {
    ...info,
    ...(names && { names: names.map(clean) }),
    ...(claim && { claim: { seat: claim.seat, name: clean(claim.name) } })
  };
}

function isWellFormed(info: Unchecked, seats: number): boolean {
  const isSeat = (seat: unknown) => isIndex(seat, seats);
  return (
    ['lobby', 'playing', 'over'].includes(info.phase as string) &&
    isList(info.awaited, isSeat) &&
    isBoolean(info.opener) &&
    isBoolean(info.mine) &&
    isOptional(info.names, (names) => isList(names, isText)) &&
    isOptional(info.claim, (claim) => {
      const { seat, name } = (claim ?? {}) as Record<string, unknown>;
      return isSeat(seat) && isText(name);
    }) &&
    isOptional(info.file, isBoolean) &&
    isOptional(info.strangers, isBoolean) &&
    isOptional(info.letters, (letters) => isList(letters, isText)) &&
    isOptional(info.next, (next) => isNext(next, isSeat)) &&
    isOptional(info.clock, (clock) => isClock(clock, isSeat))
  );
}

/** A table has at most as many parties as seats. */
function isNext(value: unknown, isSeat: (seat: unknown) => boolean): boolean {
  const { party } = (value ?? {}) as Record<string, unknown>;
  return isSeat(party) && roomOfLink(cleanRecord(value)?.fragment) !== null;
}

function isClock(value: unknown, isSeat: (seat: unknown) => boolean): boolean {
  const { spent, running } = (value ?? {}) as Record<string, unknown>;
  return (
    isList(spent, Number.isFinite) &&
    isList(
      running,
      (one) => Array.isArray(one) && one.length === 2 && isSeat(one[0]) && Number.isFinite(one[1])
    )
  );
}

/** The room of a table's address; null where it is no address of a table. */
function roomOfLink(fragment: unknown): string | null {
  if (typeof fragment !== 'string' || !fragment.startsWith('#')) return null;
  try {
    return parseLink(fragment).room;
  } catch {
    return null;
  }
}
