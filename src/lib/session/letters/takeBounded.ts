import { roomIn, takeWithRoom } from '../../net/document/allowance.ts';
import { Table } from '../../table/fold/table.ts';
import { takeLetter, type Letter, type Taken } from '../../table/record/letter.ts';

/** Takes a letter's entries as far as there is room for them, like those of a peer. */
export async function takeBounded(table: Table, letter: Letter): Promise<Taken> {
  const held = new Set(table.entries());
  let taken = takeLetter(table, letter, roomIn(table));
  if (taken.full.length > 0) {
    // Later entries of the letter may show that one without room is needed, and are complete only where it was taken.
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
