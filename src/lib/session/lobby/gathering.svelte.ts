import { fromBase64url, sameBytes, toBase64url } from '../../net/link/base64url.ts';
import { buildLink, type Invite } from '../../net/link/link.ts';
import type { LobbyOption } from '../../net/room/lobby.ts';
import { encodeHeader, parseHeader, readHeader, type Header } from '../../table/header.ts';
import { verifySignatures } from '../../table/log/keys.ts';
import { Codes } from './codes.svelte.ts';
import { Company } from '../parties/company.svelte.ts';
import { connect, type Connection } from './connect.ts';
import type { SeatBotLevel, ChatLine, LobbyActions, LobbyView, TablePlan } from '../contracts.ts';
import { isAgreed } from './agreed.ts';
import { headerFor } from './header.ts';
import { keyOfParty, type PendingIdentity, type Identity } from '../storage/identity.ts';
import { chatLines, lobbyView, seatsOf } from './lobbyView.ts';
import type { RoomMail } from '../mailbox/roomMail.ts';
import type { OpenTable, OpenTableOptions } from '../table/openTable.svelte.ts';
import { planOf, readPlan, writePlan } from './plan.ts';
import type { Reach } from './reach.ts';
import { assertSameRules } from '../table/rulesHash.ts';
import { SingleFlight } from '../async/singleFlight.ts';
import { systemClock } from '../../net/transport/clock.ts';
import { Meter } from '../../net/transport/meter.ts';
import type { TransportStatus } from '../../net/transport/transport.ts';
import type { TableInfo } from '../table/tableInfo.ts';

/** What the gathering needs of the room. */
export interface GatheringOptions {
  readonly invite: Invite;
  readonly page: string;
  /** What to dial. */
  readonly reach: Reach;
  /** Name for claiming the first free seat once the plan is known; null for no claim. */
  readonly wish: string | null;
  readonly identity: Identity;
  /** This device joined by a spectator link, and has no seat. */
  readonly watching: boolean;
  readonly link: string;
  /** The last name this person gave. */
  readonly name: () => string;
  readonly info: () => TableInfo | null;
  readonly keep: (info: TableInfo) => Promise<void>;
  /** The header being opened or open: a room has at most one. */
  readonly header: () => Header | null;
  readonly table: () => OpenTable | null;
  readonly openTable: (header: Header) => Promise<void>;
  /** Shows the lobby, unless the game is shown. */
  readonly shown: () => void;
  readonly failed: (error: unknown) => void;
  readonly leave: () => void;
  /** The mailbox of the room, where it has one. */
  readonly mail: () => RoomMail | null;
}

/**
 * What others replaced in the lobby is written again, and a header of theirs that may be the game is judged, which takes
 * long: a few times at once, then at this interval (ms).
 */
const REPAIR_EVERY = 5_000;
const REPAIRS = { burst: 4, perSecond: 1_000 / REPAIR_EVERY };

/**
 * The people who came by the link of one table: connects to them, agrees on plan and seats in the lobby until the
 * header is signed, and reads turns from the link. Loaded with the network; a table of this device alone has none.
 */
export class Gathering {
  lobby = $state.raw<LobbyView | null>(null);
  /** The ways in use and the peers heard on them. */
  search = $state.raw<TransportStatus>({ state: 'searching', ways: [], waiting: [], direct: true });
  chat = $state.raw<readonly ChatLine[]>([]);
  /** Result of turns in the link: `early` when the game is unknown here and the letter does not contain it. */
  letter = $state<'none' | 'reading' | 'read' | 'early'>('none');
  /** First contacts without a server. */
  readonly codes: Codes;
  readonly actions: LobbyActions;
  private known: { readonly header: Header; readonly text: string } | null = null;
  /** What this device wrote into the lobby last. */
  private readonly stated = new Map<LobbyOption, string>();
  private readonly repairs = new Meter(REPAIRS, systemClock.now());
  private repairing: ReturnType<typeof setTimeout> | undefined;
  /** Stores the plan in the lobby, one at a time: anyone with the link can write another one while one is stored. */
  private readonly learning = new SingleFlight(
    () => this.learnPlan(),
    (error) => this.options.failed(error)
  );
  /** Set once the wished seat was claimed. */
  private wished = false;
  /** Headers of a game that has begun which are being opened. */
  private adopting = 0;
  private destroyed = false;
  private readonly stops: (() => void)[];

  /** Connects by every way the link names. */
  static async open(
    options: Omit<GatheringOptions, 'identity'>,
    { signer, whole }: PendingIdentity
  ): Promise<Gathering> {
    const { invite, reach, page, watching } = options;
    let opened: Gathering | null = null;
    const connection = await connect({
      invite,
      auth: watching
        ? null
        : {
            publicKey: signer.publicKey,
            scope: () => invite.room,
            accepts: (scope) => scope === invite.room,
            isSeated: (key) => options.header()?.parties.some((party) => sameBytes(party.key, key)) ?? false,
            sign: (bytes) => signer.sign(bytes),
            verify: async (key, message, signature) =>
              (await verifySignatures([{ key, message, signature }]))[0]
          },
      reach,
      page,
      missing: () => opened?.isShort ?? true
    });
    try {
      // The rest of the identity is computed while the search for others runs.
      return (opened = new Gathering(connection, { ...options, identity: await whole }));
    } catch (error) {
      connection.destroy();
      throw error;
    }
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
      agree: () => this.agree(),
      sendAway: (key) => this.byMail((mail) => mail.sendAway(key)),
      letIn: (key) => this.byMail((mail) => mail.letIn(key)),
      choose: (keys) => this.byMail((mail) => mail.choose(keys)),
      seatBot: (seat, level) => this.seatBot(seat, level),
      start: () => this.orTell(this.start()),
      say: (text) => void chat.say(options.info()?.claim?.name ?? name(), this.key, text),
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
    this.search = mesh.status;
  }

  /** Creates the company of parties for the table. */
  readonly company: OpenTableOptions['company'] = (options) =>
    new Company(this.connection, this.options.identity, options);

  /** Builds the lobby view; null before the plan is known. */
  show(): void {
    const { info, identity, link, header, watching } = this.options;
    const known = info();
    // A newcomer to a running game is shown the game, without a lobby before it.
    if (this.adopting > 0 && !this.lobby) return;
    this.lobby =
      known &&
      lobbyView({
        info: known,
        party: identity.party,
        connection: this.connection,
        link,
        starting: header() !== null,
        watching,
        mail: this.options.mail()
      });
  }

  /** Call when the plan or a claim may have changed, here or elsewhere. */
  lobbyChanged(): void {
    const { identity, shown } = this.options;
    const { lobby } = this.connection;
    const info = this.options.info();
    if (info?.opener) {
      this.state('plan', writePlan(info.plan));
      this.state('opener', identity.party);
      if (!this.options.header()) this.byMail((mail) => mail.invite(info.plan, this.options.name()));
    } else this.learning.go();
    const stated = this.options.mail()?.plan;
    if (stated && !this.options.info() && !this.options.header()) this.orTell(this.keepPlan(stated));
    this.takeSeat();
    const { claim } = this.options.info() ?? {};
    if (claim && !this.options.header() && !lobby.seats.has(claim.seat)) this.claim(claim.seat, claim.name);
    const shared = lobby.options.get('header');
    const header = this.options.header();
    if (header) this.state('header', this.textOf(header));
    else if (shared) void this.adopt(shared);
    shown();
  }

  /** Reads turns from the link. Learns an unknown game from the letter, if it contains the header. */
  async takeLetter(text: string): Promise<void> {
    const { info, header, table, failed } = this.options;
    this.letter = 'reading';
    try {
      if (!header()) {
        const { readLetter } = await import('../../table/record/letter.ts');
        const letter = readLetter(fromBase64url(text) ?? new Uint8Array());
        if (letter.header && !info()) await this.keepPlan(planOf(letter.header));
        if (letter.header) await this.adopt(toBase64url(encodeHeader(letter.header)), true);
      }
      await table()?.company?.letters.take(text);
      this.letter = table() ? 'read' : 'early';
    } catch (error) {
      failed(error);
      this.letter = 'read';
    }
  }

  destroy(): void {
    this.destroyed = true;
    clearTimeout(this.repairing);
    this.codes.destroy();
    this.connection.destroy();
    for (const stop of this.stops.splice(0)) stop();
  }

  /** Searches for the others again, as after opening the page. */
  lookAgain(): void {
    this.connection.mesh.rejoin();
  }

  /** Claims the first free seat for a person who tapped "Sit down" before the plan was known. */
  private takeSeat(): void {
    const { info, header, wish } = this.options;
    const known = info();
    if (wish === null || this.wished || !known || known.opener || known.claim || header()) return;
    const { seats } = this.connection.lobby;
    const free = known.plan.seats.findIndex(({ kind }, seat) => kind === 'friend' && !seats.has(seat));
    this.wished = true;
    if (free >= 0) this.sit(free, wish);
  }

  /** Public key of this device at the table, as text. */
  private get key(): string {
    return keyOfParty(this.options.identity.party);
  }

  /** Whether a member of the table is not connected, or a guest may still join. */
  private get isShort(): boolean {
    if (this.connection.mesh.peers.size === 0) return true;
    const table = this.options.table();
    if (table) return table.people.people.some(({ state }) => state === 'gone');
    return this.lobby?.seats.some(({ presence }) => presence === 'open' || presence === 'away') ?? true;
  }

  private peopleChanged(): void {
    this.options.table()?.peopleChanged();
    this.chat = chatLines(this.connection, this.key, this.options.header());
    this.search = this.connection.mesh.status;
    this.options.shown();
  }

  /** Takes the plan that the device that invites wrote into the lobby. */
  private async learnPlan(): Promise<void> {
    if (this.options.header() || this.destroyed) return;
    const info = this.options.info();
    const plan = readPlan(this.connection.lobby.options.get('plan') ?? '');
    if (plan && writePlan(plan) !== (info && writePlan(info.plan))) await this.keepPlan(plan);
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
    this.byMail((mail) => mail.sit(seat, as));
  }

  private agree(): void {
    const claim = this.options.info()?.claim;
    if (claim && !this.options.header()) this.byMail((mail) => mail.sit(claim.seat, claim.name));
  }

  private stand(): void {
    const { info, header, keep, identity } = this.options;
    const known = info();
    if (!known?.claim || header()) return;
    const { claim, ...rest } = known;
    this.orTell(keep(rest));
    this.connection.lobby.release(claim.seat, identity.party);
    this.byMail((mail) => mail.stand());
  }

  private seatBot(seat: number, level: SeatBotLevel | null): void {
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

  /** Builds the header from plan and claims, signs it and sends it to the others. Only the opener does. */
  private async start(): Promise<void> {
    const { info, identity, openTable } = this.options;
    const known = info();
    if (!known?.opener || this.options.header()) return;
    // On a device with a moved seat, the game continues as soon as a peer sends its header.
    if (known.copied && known.phase !== 'lobby') return;
    // With more claims than seats the inviter chooses first: a header for some would leave the others waiting.
    if (this.options.mail()?.isCrowded) return;
    // A header the guests composed while this device was away takes precedence over the current claims.
    const header =
      this.options.mail()?.headerToBegin() ??
      headerFor(known.plan, identity.party, seatsOf(this.connection, this.options.mail()));
    if (!header) return;
    await openTable(header);
    this.state('header', this.textOf(header));
  }

  /** Writes a value into the lobby. Anyone with the link can replace it: it is written again then, at a limited rate. */
  private state(option: LobbyOption, value: string): void {
    const { lobby } = this.connection;
    if (lobby.options.get(option) === value) return;
    const isRepair = this.stated.get(option) === value;
    if (isRepair && !this.mayRepair()) return;
    this.stated.set(option, value);
    lobby.setOption(option, value);
  }

  /** Where the limit is reached, the lobby is looked at again later. */
  private mayRepair(): boolean {
    if (this.repairs.take(1, systemClock.now())) return true;
    this.repairing ??= setTimeout(() => {
      this.repairing = undefined;
      this.lobbyChanged();
    }, REPAIR_EVERY);
    return false;
  }

  /** A header as the lobby holds it. */
  private textOf(header: Header): string {
    if (this.known?.header !== header) this.known = { header, text: toBase64url(encodeHeader(header)) };
    return this.known.text;
  }

  /**
   * Accepts the opener's header if it is the game that was shown and gives this device its seat. `isJudged` says that its keys
   * are good.
   */
  private async adopt(text: string, isJudged = false): Promise<void> {
    const { info, identity, openTable, failed } = this.options;
    const known = info();
    if (!known || this.options.header()) return;
    this.adopting++;
    try {
      const bytes = fromBase64url(text) ?? new Uint8Array();
      const header = parseHeader(bytes);
      assertSameRules(header);
      const { plan, claim } = known;
      const own = { key: identity.signer.publicKey, tip: identity.chain.tip };
      const mail = this.options.mail();
      const inviter = mail?.inviter ?? null;
      const isComposed = mail?.isComposed(header) ?? false;
      // A moved seat does not begin the game: the device it came from may have done so.
      const isInviting = known.opener && !known.copied;
      const isMeant = isAgreed(header, { plan, claim, own, inviter, isInviting }, isComposed);
      if (isMeant && (isJudged || this.mayRepair())) await openTable(await readHeader(bytes));
    } catch (error) {
      failed(error);
    }
    this.adopting--;
    if (!this.destroyed) this.options.shown();
  }

  private byMail(work: (mail: RoomMail) => Promise<void>): void {
    const mail = this.options.mail();
    if (mail) this.orTell(work(mail));
  }

  /** A storage failure is reported, and does not end the table. */
  private orTell(work: Promise<void>): void {
    work.catch(this.options.failed);
  }
}
