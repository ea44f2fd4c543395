import { digest } from '../log/bytes.ts';
import { dealHash, type Deal } from '../gathering/deal.ts';
import { Gathered } from '../gathering/gathered.ts';
import { roomOf } from '../gathering/roomName.ts';
import { signStatement, type Card, type Claim } from '../gathering/statement.ts';
import { secretsOf } from './bench.ts';

const SALT = digest('salt').slice(0, 16);

/** A deal of the toy game: the inviter's seat first, then `friends` seats to be claimed. */
export function dealFor(friends: number, more: Partial<Deal> = {}): Deal {
  return {
    game: 'toy',
    expansions: [],
    options: {},
    rules: digest('rules'),
    aids: [],
    witness: 'next',
    pace: 'days',
    seats: [
      { kind: 'person', name: 'Ada' },
      ...Array.from({ length: friends }, () => ({ kind: 'friend', name: '' }) as const)
    ],
    ...more
  };
}

/** The room that test person number n opens. */
export function roomFor(n = 0): Uint8Array {
  const { signer, chain } = secretsOf(n);
  return roomOf(signer.publicKey, chain.tip, SALT);
}

export function cardOf(deal: Deal, more: Partial<Card> = {}): Card {
  const { signer, chain } = secretsOf(0);
  return {
    kind: 'card',
    room: roomFor(),
    key: signer.publicKey,
    tip: chain.tip,
    salt: SALT,
    author: digest('author', 0),
    name: 'Ada',
    seq: 0,
    deal,
    without: [],
    seated: [],
    ...more
  };
}

export function claimBy(n: number, deal: Deal, more: Partial<Claim> = {}): Claim {
  const { signer, chain } = secretsOf(n);
  return {
    kind: 'claim',
    room: roomFor(),
    deal: dealHash(deal),
    key: signer.publicKey,
    tip: chain.tip,
    author: digest('author', n),
    name: `Guest ${n}`,
    seat: 1,
    salt: digest('claim-salt', n).slice(0, 16),
    seq: 0,
    leaves: false,
    ...more
  };
}

export const signedBy = (n: number, body: Card | Claim) => signStatement(body, secretsOf(n).signer);

/** All statements, as held by one device that read them. */
export function gatheredFrom(statements: readonly Uint8Array[]): Gathered {
  const gathered = new Gathered(roomFor());
  for (const bytes of statements) gathered.take(bytes);
  return gathered;
}
