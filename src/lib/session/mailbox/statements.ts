import { MAX_NAME } from '../../net/link/text.ts';
import type { MailKeys } from '../../net/mailbox/envelope.ts';
import type { Mail } from '../../net/mailbox/mailbox.ts';
import type { Gathered } from '../../table/gathering/gathered.ts';
import { readStatement } from '../../table/gathering/statement.ts';
import { TableError } from '../../table/errors.ts';
import { isFitName } from './fitName.ts';

/** Adds the statements at the door to a gathering; true if one is new. */
export function takeStatements(gathered: Gathered, keys: MailKeys, mails: readonly Mail[]): boolean {
  let isNew = false;
  for (const { plain, author } of mails)
    if (author === keys.door.key && isFit(plain, gathered.room) && gathered.take(plain)) isNew = true;
  return isNew;
}

/** Rejects names that no client signs: every client composes from the same bytes. */
export function isFit(bytes: Uint8Array, room: Uint8Array): boolean {
  try {
    const { body } = readStatement(bytes, room);
    const names =
      body.kind === 'card' ? [body.name, ...body.deal.seats.map(({ name }) => name)] : [body.name];
    return names.every((name) => isFitName(name, MAX_NAME));
  } catch (error) {
    if (error instanceof TableError) return false;
    throw error;
  }
}
