import { fromBase64url, toBase64url } from '../net/bytes.ts';
import { buildLink, type Invite } from '../net/link.ts';
import { encodeHeader, readHeader, type Header } from '../table/header.ts';
import { verifySignature } from '../table/keys.ts';
import { Codes } from './codes.svelte.ts';
import { Company } from './company.svelte.ts';
import { connect, type Connection, type NetSettings } from './connect.ts';
import type { BotLevel, ChatLine, LobbyActions, LobbyView, TablePlan } from './contracts.ts';
import { headerFor, partyOf } from './header.ts';
import type { Identity } from './identity.ts';
import { chatLines, lobbyView } from './lobbyView.ts';
import type { OpenTable, OpenTableOptions } from './openTable.svelte.ts';
import { planOf, readPlan, writePlan } from './plan.ts';
import { assertSameRules } from './rules.ts';
import type { TableInfo } from './tableInfo.ts';

/** The room people gather in, as its gathering needs it. */
export interface GatheringOptions {
  readonly invite: Invite;
  readonly page: string;
  readonly settings: NetSettings;
  readonly identity: Identity;
  /** Came by a link for those who only look on, and has no seat here. */
  readonly watching: boolean;
  readonly link: string;
  /** Name of this person, as it was given last. */
  readonly name: () => string;
  readonly info: () => TableInfo | null;
  readonly keep: (info: TableInfo) => Promise<void>;
  /** The header being opened or open: there is never a second one. */
  readonly header: () => Header | null;
  readonly table: () => OpenTable | null;
  readonly openTable: (header: Header) => Promise<void>;
  /** The lobby is to be shown, unless the game is. */
  readonly shown: () => void;
  readonly failed: (error: unknown) => void;
  readonly leave: () => void;
}

/**
 * Those who came by the link of one table, before the game and beside it: finds them, agrees with them on plan and
 * seats in the lobby until the header is signed, and brings turns that came in the link. Loaded with the network; a
 * table of this device alone has none.
 */
export class Gathering {
  lobby = $state.raw<LobbyView | null>(null);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** What became of turns in the link: `early` when the game is not known here and the letter does not tell it. */
  letter = $state<'none' | 'reading' | 'read' | 'early'>('none');
  /** First contacts without any server. */
  readonly codes: Codes;
  readonly actions: LobbyActions;
  private readonly stops: (() => void)[];

  /** Looks for the others on every way the link names. */
  static async open(options: GatheringOptions): Promise<Gathering> {
    const { invite, identity, settings, page, watching } = options;
    const { signer } = identity;
    let opened: Gathering | null = null;
    const connection = await connect({
      invite,
      auth: watching
        ? null
        : {
            publicKey: signer.publicKey,
            scope: () => invite.room,
            accepts: (scope) => scope === invite.room,
            sign: (bytes) => signer.sign(bytes),
            verify: (key, message, signature) => verifySignature({ key, message, signature })
          },
      settings,
      page,
      missing: () => opened?.isShort ?? true
    });
    return (opened = new Gathering(connection, options));
  }

  private constructor(
    private readonly connection: Connection,
    private readonly options: GatheringOptions
  ) {
    const { invite, page, name } = options;
    const { lobby, chat, presence, mesh } = connection;
    this.actions = {
      sit: (seat, as) => this.sit(seat, as),
      stand: () => this.stand(),
      seatBot: (seat, level) => this.seatBot(seat, level),
      start: () => this.orTell(this.start()),
      say: (text) => void chat.say(options.info()?.claim?.name ?? name(), text),
      leave: options.leave
    };
    this.codes = new Codes(mesh, (offer) => buildLink({ ...invite, offer }, page));
    if (invite.offer) void this.codes.answer(invite.offer);
    const peopleChanged = () => this.peopleChanged();
    this.stops = [
      lobby.onChange(() => this.lobbyChanged()),
      chat.onChange(peopleChanged),
      presence.onChange(peopleChanged),
      mesh.onStatus(peopleChanged)
    ];
  }

  /** Those at the table, for the table itself. */
  readonly company: OpenTableOptions['company'] = (options) =>
    new Company(this.connection, this.options.identity, options);

  /** Shows the lobby as it stands; null before its plan is known. */
  show(): void {
    const { info, identity, link, header, watching } = this.options;
    const known = info();
    this.lobby =
      known &&
      lobbyView({
        info: known,
        party: identity.party,
        connection: this.connection,
        link,
        starting: header() !== null,
        watching
      });
  }

  /** What was agreed on may have changed, here or elsewhere. */
  lobbyChanged(): void {
    const { identity, shown } = this.options;
    const { lobby } = this.connection;
    const info = this.options.info();
    if (info?.opener) {
      if (lobby.options.get('plan') !== writePlan(info.plan)) lobby.setOption('plan', writePlan(info.plan));
      if (lobby.options.get('opener') !== identity.party) lobby.setOption('opener', identity.party);
    } else if (!this.options.header()) {
      const plan = readPlan(lobby.options.get('plan') ?? '');
      if (plan && writePlan(plan) !== (info && writePlan(info.plan))) this.orTell(this.keepPlan(plan));
    }
    const { claim } = this.options.info() ?? {};
    if (claim && !this.options.header() && !lobby.seats.has(claim.seat)) this.claim(claim.seat, claim.name);
    const shared = lobby.options.get('header');
    const header = this.options.header();
    if (shared && !header) void this.adopt(shared);
    else if (header && shared === undefined) this.share(header);
    shown();
  }

  /** Turns that came in the link. A game that is not known here yet is learned from the letter, if that tells. */
  async takeLetter(text: string): Promise<void> {
    const { info, header, table, failed } = this.options;
    this.letter = 'reading';
    try {
      if (!header()) {
        const { readLetter } = await import('../table/letter.ts');
        const letter = readLetter(fromBase64url(text) ?? new Uint8Array());
        if (letter.header && !info()) await this.keepPlan(planOf(letter.header));
        if (letter.header) await this.adopt(toBase64url(encodeHeader(letter.header)));
      }
      await table()?.company?.letters.take(text);
      this.letter = table() ? 'read' : 'early';
    } catch (error) {
      failed(error);
      this.letter = 'read';
    }
  }

  destroy(): void {
    this.codes.destroy();
    this.connection.destroy();
    for (const stop of this.stops.splice(0)) stop();
  }

  /** Whether somebody who belongs here is not connected, or may still come. */
  private get isShort(): boolean {
    if (this.connection.mesh.peers.size === 0) return true;
    const table = this.options.table();
    if (table) return table.people.people.some(({ state }) => state === 'gone');
    return this.lobby?.seats.some(({ presence }) => presence === 'open' || presence === 'away') ?? true;
  }

  private peopleChanged(): void {
    this.options.table()?.peopleChanged();
    this.chat = chatLines(this.connection);
    this.options.shown();
  }

  private async keepPlan(plan: TablePlan): Promise<void> {
    const { info, keep, link, shown } = this.options;
    await keep({
      ...(info() ?? { opener: false, phase: 'lobby', awaited: [], mine: false }),
      fragment: new URL(link).hash as `#${string}`,
      plan
    });
    shown();
  }

  private claim(seat: number, as: string): void {
    const { party } = this.options.identity;
    this.connection.lobby.claim(seat, { party, name: as, kind: 'person', ready: true });
  }

  private sit(seat: number, as: string): void {
    const { info, header, keep } = this.options;
    if (!info() || header()) return;
    this.stand();
    this.orTell(keep({ ...info()!, claim: { seat, name: as } }));
    this.claim(seat, as);
  }

  private stand(): void {
    const { info, header, keep, identity } = this.options;
    const known = info();
    if (!known?.claim || header()) return;
    const { claim, ...rest } = known;
    this.orTell(keep(rest));
    this.connection.lobby.release(claim.seat, identity.party);
  }

  private seatBot(seat: number, level: BotLevel | null): void {
    const { info, header, keep } = this.options;
    const known = info();
    if (!known?.opener || header()) return;
    const seats = known.plan.seats.map((plan, i) =>
      i === seat
        ? level
          ? ({ kind: 'bot', name: plan.name, bot: level } as const)
          : ({ kind: 'friend', name: '' } as const)
        : plan
    );
    const kept = keep({ ...known, plan: { ...known.plan, seats } });
    this.orTell(kept.then(() => this.lobbyChanged()));
  }

  /** Builds the header from the plan and the claims, signs it and shows it to the others. Only the opener does. */
  private async start(): Promise<void> {
    const { info, identity, openTable } = this.options;
    const known = info();
    if (!known?.opener || this.options.header()) return;
    // On a device the seat was moved to, the game goes on as soon as somebody brings its header.
    if (known.copied && known.phase !== 'lobby') return;
    const header = headerFor(known.plan, identity.party, this.connection.lobby.seats);
    if (!header) return;
    await openTable(header);
    this.share(header);
  }

  private share(header: Header): void {
    this.connection.lobby.setOption('header', toBase64url(encodeHeader(header)));
  }

  /** Takes the header the opener wrote, if it is the game that was shown and gives this device its seat. */
  private async adopt(text: string): Promise<void> {
    const { info, identity, openTable, failed } = this.options;
    const known = info();
    if (!known || this.options.header()) return;
    try {
      const header = await readHeader(fromBase64url(text) ?? new Uint8Array());
      assertSameRules(header);
      const { plan, claim } = known;
      const agrees =
        header.game === plan.game &&
        JSON.stringify(header.expansions) === JSON.stringify(plan.expansions) &&
        JSON.stringify(header.options) === JSON.stringify(plan.options) &&
        header.seats.length === plan.seats.length;
      const party = partyOf(header, identity.signer.publicKey);
      const seated = claim === undefined || header.seats[claim.seat]?.party === party;
      if (agrees && seated) await openTable(header);
    } catch (error) {
      failed(error);
    }
  }

  /** What cannot be kept on this device is said, and does not end the table. */
  private orTell(work: Promise<void>): void {
    work.catch(this.options.failed);
  }
}
