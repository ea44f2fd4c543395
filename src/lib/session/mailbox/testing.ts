import { loadGame } from '../../games/index.ts';
import { toBase64url } from '../../net/link/base64url.ts';
import { authorFrom } from '../../net/nostr/event.ts';
import { openStore, type Store } from '../../net/storage/store.ts';
import type { Game } from '../../kernel/game.ts';
import { Table } from '../../table/fold/table.ts';
import type { Deal } from '../../table/gathering/deal.ts';
import { roomOf } from '../../table/gathering/roomName.ts';
import { signStatement } from '../../table/gathering/statement.ts';
import { encodeHeader, readHeader, type Header } from '../../table/header.ts';
import { fromHex, sameBytes } from '../../table/log/bytes.ts';
import { Chain } from '../../table/log/chain.ts';
import { decodeEntry } from '../../table/log/entry.ts';
import { digest } from '../../table/log/bytes.ts';
import { dice, games as toys, secretsOf } from '../../table/testing/bench.ts';
import { Writer } from '../../table/writer.ts';
import type { Identity } from '../storage/identity.ts';
import { Post } from './post.ts';
import { TableMail, type Brought } from './tableMail.ts';

const SALT = new Uint8Array(16).fill(5);
export const KEY = toBase64url(new Uint8Array(16).fill(9));

let run = 0;

/** Record of one opening of a person's page. */
export interface Opening {
  readonly who: number;
  /** Choices this person made, and entries signed without a tap. */
  readonly choices: number;
  readonly duties: number;
  readonly position: number;
  readonly over: boolean;
  readonly sent: string;
  readonly brought: Brought | null;
}

export interface ApartOptions {
  readonly deal: Deal;
  readonly people: number;
  readonly relays: () => readonly { readonly url: string; readonly own: boolean }[];
  readonly seed?: number;
  /** Ends a person's page after signing and before publishing. */
  readonly dies?: (who: number) => boolean;
  readonly now?: (who: number) => number;
}

/** A person whose page is opened at times, and never while another page is open. */
export class Person {
  copied = false;
  /** What this person's head says besides the game. */
  words = '';
  /** The person whose mail author this one names in its claim as its own; null for an honest person. */
  feigns: number | null = null;
  /** Words of the others' heads, as of the last opening. */
  heard: readonly string[] = [];
  header: Header | null = null;
  private readonly roll: (below: number) => number;
  private store!: Store;

  constructor(
    readonly n: number,
    private readonly apart: Apart,
    readonly name = `apart-${run}-${n}`
  ) {
    this.roll = dice(100 * (apart.options.seed ?? 1) + n);
  }

  get identity(): Identity {
    const { signer } = secretsOf(this.n);
    return { signer, chain: this.apart.chainOf(this.n), party: '' };
  }

  async keep(): Promise<Store> {
    return (this.store ??= await openStore(this.name));
  }

  /** Opens the page, lets it work and this person choose while asked, and closes it. */
  async open(): Promise<Opening> {
    const { apart, identity } = this;
    const { options, room } = apart;
    const store = await this.keep();
    const post = await Post.open({
      room,
      key: KEY,
      relays: options.relays(),
      store,
      identity,
      changed: () => undefined,
      pace: 0,
      ...(options.now ? { now: () => options.now!(this.n) } : {})
    });
    try {
      const kept = await store.header(room);
      if (kept) return await this.play(post, store, await readHeader(kept));
      await post.look();
      const header = await this.gather(post);
      if (header) return await this.play(post, store, header);
      const sent = await post.settled();
      return { who: this.n, choices: 0, duties: 0, position: 0, over: false, sent, brought: null };
    } finally {
      post.close();
    }
  }

  private async gather(post: Post): Promise<Header | null> {
    const { n, apart } = this;
    if (n === 0 && !post.gathered.card) await post.own.invite(apart.options.deal, 'Ada', SALT);
    if (post.step.kind === 'open') await post.own.claim(n, `Guest ${n}`);
    if (this.feigns !== null) await this.feign(post, this.feigns);
    await post.answer();
    const { step } = post;
    if (step.kind === 'settled') return step.header;
    return n === 0 ? post.headerToBegin() : null;
  }

  /** Replaces this person's claim by one that names another's mail author. */
  private async feign(post: Post, other: number): Promise<void> {
    const { signer } = this.identity;
    const { body } = post.gathered.claimOf(signer.publicKey)!;
    const author = fromHex(authorFrom(this.apart.chainOf(other).mailSecret, 'mail-author').key);
    if (sameBytes(body.author, author)) return;
    await post.hear([await signStatement({ ...body, author, seq: body.seq + 1 }, signer)]);
    await post.look();
  }

  private async play(post: Post, store: Store, header: Header): Promise<Opening> {
    const { apart, identity, n } = this;
    const { room } = apart;
    this.header = header;
    await store.putHeader(room, encodeHeader(header));
    const sits = post.sitsOf(header).map((bytes) => ({ id: decodeEntry(bytes).id, bytes }));
    await store.putEntries(room, sits);
    const table = Table.open(header, () => apart.game);
    await table.receiveAll((await store.entries(room)).map(({ bytes }) => bytes));
    const party = header.parties.findIndex(({ key }) => sameBytes(key, identity.signer.publicKey));
    const writer = new Writer({
      table,
      party,
      signer: identity.signer,
      chain: identity.chain,
      store: (bytes) => store.putEntries(room, [{ id: decodeEntry(bytes).id, bytes }]),
      restored: this.copied
    });
    const mail = new TableMail({
      post,
      table,
      party,
      store,
      room,
      keep: (entries) => store.putEntries(room, entries),
      isCopied: () => this.copied,
      words: () => this.words,
      confirmed: (length) => {
        writer.confirm(length);
        const { log } = table.fold.tip.seating.parties[party];
        this.copied &&= log.size < length;
      }
    });
    const brought = await mail.read();
    this.heard = [...mail.heads.values()].map(({ words }) => words).filter(Boolean);
    let choices = 0;
    let duties = 0;
    if (!this.copied) {
      if (!table.fold.tip.seating.parties[party].log.seated) await writer.sit();
      for (;;) {
        duties += (await writer.answerDuties()).length;
        const { awaited, ask } = table.snapshot;
        const slot = awaited.find((other) => other.party === party && other.seat !== null);
        if (!slot || ask.kind !== 'choice' || slot.seat === null) break;
        const actions = table.actions(slot.seat);
        await writer.act(slot.seat, actions[this.roll(actions.length)]);
        choices++;
      }
    }
    apart.last = table;
    const { position, over } = table.snapshot;
    if (apart.options.dies?.(n)) return { who: n, choices, duties, position, over, sent: 'died', brought };
    await mail.write();
    const sent = await post.settled();
    return { who: n, choices, duties, position, over, sent, brought };
  }
}

/** People who are never online at the same time. */
export class Apart {
  readonly people: Person[];
  readonly room: string;
  /** The table as of the last opened page. */
  last: Table | null = null;
  readonly openings: Opening[] = [];
  private readonly chains = new Map<number, Chain>();

  private constructor(
    readonly options: ApartOptions,
    readonly game: Game
  ) {
    run++;
    const { signer } = secretsOf(0);
    this.room = toBase64url(roomOf(signer.publicKey, this.chainOf(0).tip, SALT));
    this.people = Array.from({ length: options.people }, (_, n) => new Person(n, this));
  }

  static async gather(options: ApartOptions): Promise<Apart> {
    const { game, expansions } = options.deal;
    return new Apart(options, toys(game) ?? (await loadGame(game, expansions)));
  }

  /** Chains from one seed, so that another seed gives other draws. */
  chainOf(n: number): Chain {
    let chain = this.chains.get(n);
    if (!chain) {
      const secret = digest('apart-chain', this.options.seed ?? 1, n);
      this.chains.set(n, (chain = new Chain(secret, secretsOf(n).signer.publicKey)));
    }
    return chain;
  }

  async open(n: number): Promise<Opening> {
    const opening = await this.people[n].open();
    this.openings.push(opening);
    return opening;
  }

  /** Opens the pages of inviter and guests in turn until the first tile is placed. */
  async begin(): Promise<Opening[]> {
    for (let round = 0; round < 4; round++)
      for (const { n } of this.people) {
        const opening = await this.open(n);
        if (opening.choices > 0) return this.openings;
      }
    throw new Error(`this game does not begin ${JSON.stringify(this.openings)}`);
  }

  /** Opens the page of the awaited person until the game is over. */
  async playOn(until = Infinity): Promise<void> {
    for (let i = 0; i < 2_000; i++) {
      const { snapshot } = this.last!;
      if (snapshot.over || snapshot.position >= until) return;
      const [slot] = snapshot.awaited;
      await this.open(this.personOf(slot.party));
    }
    throw new Error('this game does not end');
  }

  personOf(party: number): number {
    const { key } = this.last!.header.parties[party];
    return this.people.find(({ n }) => sameBytes(secretsOf(n).signer.publicKey, key))!.n;
  }
}
