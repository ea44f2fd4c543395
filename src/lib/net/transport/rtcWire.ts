import type { Fingerprints } from './wire.ts';
import { BaseWire } from './wire.ts';

/** The browser's RTCPeerConnection, or a compatible class (tests in Node inject theirs). */
export type PeerConnectionConstructor = new (config?: RTCConfiguration) => RTCPeerConnection;

/** Buffered bytes below which the channel asks for more. */
const LOW_WATER = 64 * 1024;

/** One data channel on its own RTCPeerConnection. */
export class RtcWire extends BaseWire {
  readonly kind = 'direct';
  /** Called with each local candidate. */
  onCandidate: (candidate: RTCIceCandidateInit) => void = () => undefined;
  /** While people carry codes, a failed check is not final, since candidates may still be added. */
  patient = false;
  /** Its codes are carried by hand: no way may lead to that peer again. */
  byHand = false;
  private readonly pc: RTCPeerConnection;
  private channel: RTCDataChannel | null = null;
  private remoteSet = false;
  private early: RTCIceCandidateInit[] = [];

  constructor(Connection: PeerConnectionConstructor, config: RTCConfiguration) {
    super();
    this.pc = new Connection(config);
    this.pc.onicecandidate = ({ candidate }) => {
      if (candidate?.candidate) this.onCandidate(candidate.toJSON?.() ?? candidate);
    };
    this.pc.onconnectionstatechange = () => {
      const state = this.pc.connectionState;
      if ((state === 'failed' && !this.patient) || state === 'closed') this.ended(true);
    };
    this.pc.ondatachannel = ({ channel }) => this.use(channel);
  }

  get buffered(): number {
    return this.channel?.bufferedAmount ?? 0;
  }

  get fingerprints(): Fingerprints {
    return {
      local: fingerprint(this.pc.localDescription?.sdp),
      remote: fingerprint(this.pc.remoteDescription?.sdp)
    };
  }

  /** It sent an offer that is not answered yet. */
  get awaitsAnswer(): boolean {
    return this.pc.signalingState === 'have-local-offer';
  }

  get localSdp(): string {
    return this.pc.localDescription?.sdp ?? '';
  }

  async offer(): Promise<string> {
    this.use(this.pc.createDataChannel('bastide'));
    await this.pc.setLocalDescription(await this.pc.createOffer());
    return this.localSdp;
  }

  async answer(sdp: string): Promise<string> {
    await this.pc.setRemoteDescription({ type: 'offer', sdp });
    await this.flush();
    await this.pc.setLocalDescription(await this.pc.createAnswer());
    return this.localSdp;
  }

  /** Accepts the answer to our offer; ignores a second one. */
  async accept(sdp: string): Promise<void> {
    if (this.pc.signalingState !== 'have-local-offer') return;
    await this.pc.setRemoteDescription({ type: 'answer', sdp });
    await this.flush();
  }

  /** Adds a remote candidate, now or once the remote description is known. */
  async addCandidate(candidate: RTCIceCandidateInit): Promise<void> {
    if (this.closed) return;
    if (!this.remoteSet) {
      if (this.early.length < 64) this.early.push(candidate);
      return;
    }
    // A candidate this browser cannot use does not affect the others.
    await this.pc.addIceCandidate(candidate).catch(() => undefined);
  }

  /** Resolves when all local candidates are known, at the latest after `ms`. */
  async gathered(ms: number): Promise<void> {
    if (this.pc.iceGatheringState === 'complete') return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.pc.onicegatheringstatechange = () => {
        if (this.pc.iceGatheringState !== 'complete') return;
        clearTimeout(timer);
        resolve();
      };
    });
  }

  send(frame: Uint8Array): void {
    if (!this.channel) throw new Error('channel not open');
    this.channel.send(frame as Uint8Array<ArrayBuffer>);
  }

  protected release(): void {
    const { channel, pc } = this;
    if (channel) channel.onopen = channel.onmessage = channel.onclose = channel.onbufferedamountlow = null;
    pc.onicecandidate = pc.onconnectionstatechange = pc.ondatachannel = pc.onicegatheringstatechange = null;
    // Not inside one of its own callbacks, since some implementations crash then. The delay also lets the
    // goodbye be sent.
    setTimeout(() => {
      channel?.close();
      pc.close();
    }, 0);
  }

  private use(channel: RTCDataChannel): void {
    // We never open a second channel.
    if (this.channel || this.closed) return channel.close();
    this.channel = channel;
    channel.binaryType = 'arraybuffer';
    channel.bufferedAmountLowThreshold = LOW_WATER;
    channel.onopen = () => this.onOpen();
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data instanceof ArrayBuffer) this.onFrame(new Uint8Array(data));
      else if (ArrayBuffer.isView(data))
        this.onFrame(new Uint8Array(data.buffer, data.byteOffset, data.byteLength));
    };
    channel.onclose = () => this.ended(false);
    channel.onbufferedamountlow = () => this.onDrain();
    if (channel.readyState === 'open') this.onOpen();
  }

  private async flush(): Promise<void> {
    this.remoteSet = true;
    const early = this.early;
    this.early = [];
    for (const candidate of early) await this.addCandidate(candidate);
  }
}

/** All certificates that a description names: Firefox accepts any of them, and keeps all in the description. */
function fingerprint(sdp = ''): string {
  const all = sdp.toLowerCase().matchAll(/fingerprint:([^\r\n]*)/g);
  return [...new Set([...all].map(([, print]) => print))].join();
}
