import type { CodeError } from '../../net/codes/connectionCode.ts';
import type { Invitation, invite, reply, Reply } from '../../net/codes/handshake.ts';
import type { Mesh } from '../../net/mesh/mesh.ts';

/** State of a first contact by two codes. */
export type CodesState =
  | 'idle'
  /** The browser gathers its own addresses: up to three seconds. */
  | 'making'
  /** Inviting: the link is shown, the answer is awaited. */
  | 'offered'
  /** Invited: the answer has to be carried back. */
  | 'answered'
  /** Both codes are entered. */
  | 'connecting'
  | 'connected'
  | 'failed';

/** The part of `net` it uses, loaded on first need. */
interface Handshake {
  readonly invite: typeof invite;
  readonly reply: typeof reply;
}

/** Once the answer is entered, the connection must open within this time (ms). */
const CONNECT = 30_000;

/** A first contact without a server, from either side: a link out, an answer back. One at a time. */
export class Codes {
  state = $state<CodesState>('idle');
  /** This device was opened with a link that contains a code. */
  invited = $state(false);
  /** The link with the code in it (inviting), or the answer to bring back (invited). */
  text = $state('');
  /** The error of the last code entered, or of creating one. */
  error = $state.raw<unknown>(null);
  private invitation: Invitation | null = null;
  private given: Reply | null = null;
  /** Increased when a contact is cancelled, since its code may still be in the making. */
  private cancelled = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly stop: () => void;

  constructor(
    private readonly mesh: Mesh,
    private readonly linkWith: (offer: string) => string
  ) {
    this.stop = mesh.onPeer(({ type }) => {
      if (type === 'open' && (this.state === 'connecting' || this.state === 'answered'))
        this.settle('connected');
    });
  }

  /** Creates a link with a new code for one guest. */
  invite(): Promise<void> {
    return this.attempt(
      ({ invite }) => invite(this.mesh),
      (invitation) => {
        this.invitation = invitation;
        this.text = this.linkWith(invitation.code);
        this.state = 'offered';
      }
    );
  }

  /** Enters the guest's answer. After a wrong one, another can be entered. */
  async finish(answer: string): Promise<void> {
    const { invitation } = this;
    if (!invitation) return;
    this.error = null;
    try {
      // A guest may connect by another way before the answer is entered.
      this.state = 'connecting';
      // Set before the wait below: the peer may connect during it, and `settle` must find the timer.
      this.timer = setTimeout(() => this.settle('failed'), CONNECT);
      await invitation.finish(answer);
    } catch (error) {
      clearTimeout(this.timer);
      // An expired code accepts no answer: the contact starts again.
      if ((error as Partial<CodeError>).code === 'EXPIRED') this.settle('failed');
      else this.state = 'offered';
      this.error = error;
    }
  }

  /** Answers an inviter's code. */
  answer(offer: string): Promise<void> {
    this.invited = true;
    return this.attempt(
      ({ reply }) => reply(this.mesh, offer),
      (given) => {
        this.given = given;
        this.text = given.code;
        this.state = 'answered';
      }
    );
  }

  /** Call when the guest says that the answer was entered on the other side: retries at once. */
  entered(): void {
    this.given?.entered();
  }

  /** Cancels the contact and resets to the start. */
  cancel(): void {
    this.cancelled++;
    this.invitation?.cancel();
    this.given?.cancel();
    this.settle('idle');
    this.error = null;
  }

  destroy(): void {
    this.stop();
    this.cancel();
  }

  private async attempt<T extends Invitation | Reply>(
    make: (net: Handshake) => Promise<T>,
    show: (made: T) => void
  ): Promise<void> {
    this.cancel();
    const { cancelled } = this;
    const isCurrent = () => this.cancelled === cancelled;
    this.state = 'making';
    try {
      const made = await make(await import('../../net/codes/handshake.ts'));
      if (isCurrent()) show(made);
      else made.cancel();
    } catch (error) {
      if (!isCurrent()) return;
      this.settle('failed');
      this.error = error;
    }
  }

  private settle(state: CodesState): void {
    clearTimeout(this.timer);
    this.state = state;
    this.text = '';
    this.invitation = null;
    this.given = null;
  }
}
