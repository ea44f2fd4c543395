import type { Seat } from '../../../kernel/game.ts';
import type { LogItem } from '../../../session/table/play.ts';

/**
 * What the others did since the last turn of this device's seats: everything after that turn and before its
 * current turn. Empty if all seats belong to this device, or none.
 */
export function sinceOwnTurn(
  log: readonly LogItem[],
  own: readonly Seat[],
  seats: number
): readonly LogItem[] {
  if (own.length === 0 || own.length === seats) return [];
  const isOwn = ({ event }: LogItem) => own.includes(event.seat as Seat);
  const turns = log.flatMap((item, i) => (item.event.type === 'turn' ? [i] : []));
  const last = turns.at(-1);
  if (last === undefined) return [];
  const end = isOwn(log[last]) ? last : log.length;
  const before = turns.filter((i) => i < end);
  const mine = before.findLastIndex((i) => isOwn(log[i]));
  const from = before[mine + 1];
  return from === undefined ? [] : log.slice(from, end);
}
