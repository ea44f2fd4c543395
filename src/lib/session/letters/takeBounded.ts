import { roomIn, takeWithRoom } from '../../net/document/allowance.ts';
import { Table } from '../../table/fold/table.ts';
import { takeLetter, type Letter, type Taken } from '../../table/record/letter.ts';

/** Accepts a letter's entries within the limits that apply to entries of a peer. */
export async function takeBounded(table: Table, letter: Letter): Promise<Taken> {
  const held = new Set(table.entries());
  let taken = takeLetter(table, letter, roomIn(table));
  if (taken.full.length > 0) {
    // Later entries of the letter may show that an entry beyond the limits is needed, but only a table
    // without limits can read them all.
    const whole = Table.open(table.header, () => table.game);
    await whole.receiveAll([...held].map(({ bytes }) => bytes));
    taken = takeLetter(whole, letter);
    await takeWithRoom(
      table,
      taken.accepted.map(({ bytes }) => bytes)
    );
  }
  return { ...taken, accepted: table.entries().filter((entry) => !held.has(entry)) };
}
