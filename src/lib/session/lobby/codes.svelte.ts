import type { Invitation, invite, reply, Reply } from '../../net/codes/handshake.ts';
import type { Mesh } from '../../net/mesh/mesh.ts';

/** Where a first contact by two codes stands. */
export type CodesState =
  | 'idle'
  /** The browser finds out its own addresses: up to three seconds. */
  | 'making'
  /** Inviting: the link is out, the answer is awaited. */
  | 'offered'
  /** Invited: the answer is to be brought back. */
  | 'answered'
  /** Both codes are entered. */
  | 'connecting'
  | 'connected'
  | 'failed';

/** The net room's part in it, loaded when it is first needed. */
interface Handshake {
  readonly invite: typeof invite;
  readonly reply: typeof reply;
}

/** After the answer was entered the connection stands within this time (ms) or never. */
const CONNECT = 30_000;

/** A first contact without any server, from either side: a link out, an answer back. One at a time. */
export class Codes {
  state = $state<CodesState>('idle');
  /** This device came by such a link. */
  invited = $state(false);
  /** The link with the code in it (inviting), or the answer to bring back (invited). */
  text = $state('');
  /** What was wrong with the code entered last, or why there is none. */
  error = $state.raw<unknown>(null);
  private invitation: Invitation | null = null;
  private given: Reply | null = null;
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

  /** Makes a link with a fresh code for one guest. */
  invite(): Promise<void> {
    return this.attempt(async ({ invite }) => {
      this.invitation = await invite(this.mesh);
      this.text = this.linkWith(this.invitation.code);
      this.state = 'offered';
    });
  }

  /** Enters the guest's answer. A wrong one can be entered again. */
  async finish(answer: string): Promise<void> {
    const { invitation } = this;
    if (!invitation) return;
    this.error = null;
    try {
      // A guest may connect by another way while the answer is on its way.
      this.state = 'connecting';
      await invitation.finish(answer);
      this.timer = setTimeout(() => this.settle('failed'), CONNECT);
    } catch (error) {
      this.state = 'offered';
      this.error = error;
    }
  }

  /** Answers the code of somebody who invites. */
  answer(offer: string): Promise<void> {
    this.invited = true;
    return this.attempt(async ({ reply }) => {
      this.given = await reply(this.mesh, offer);
      this.text = this.given.code;
      this.state = 'answered';
    });
  }

  /** The guest says that the answer was entered on the other side: try at once. */
  entered(): void {
    this.given?.entered();
  }

  /** Back to the beginning; what was under way is given up. */
  cancel(): void {
    this.invitation?.cancel();
    this.given?.cancel();
    this.settle('idle');
    this.error = null;
  }

  destroy(): void {
    this.stop();
    this.cancel();
  }

  private async attempt(work: (net: Handshake) => Promise<void>): Promise<void> {
    this.cancel();
    this.state = 'making';
    try {
      await work(await import('../../net/codes/handshake.ts'));
    } catch (error) {
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
