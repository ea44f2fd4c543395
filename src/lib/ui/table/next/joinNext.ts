import { goto } from '$app/navigation';
import { resolve } from '$app/paths';
import type { OpenTable } from '../../../session/table/openTable.svelte.ts';
import type { StoredTables } from '../../../session/contracts.ts';
import { seatNames } from '../../../session/table/names.ts';

type NextGame = NonNullable<NonNullable<OpenTable['company']>['rematch']['next']>;

/** Goes to the next game that another party opened, to the seat this party had. Rejects when the seat cannot be kept. */
export async function joinNext(
  { header }: OpenTable['table'],
  party: number | null,
  { fragment, plan }: NextGame,
  storedTables: StoredTables
): Promise<void> {
  const seat = header.seats.findIndex((held) => held.party === party && held.kind === 'person');
  if (seat >= 0) await storedTables.join(fragment, plan, { seat, name: seatNames(header)[seat] });
  await goto(resolve(`/table/${fragment}`));
}
