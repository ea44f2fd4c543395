/** Sounds of a table. */
export type Sound = 'tile' | 'figure' | 'points' | 'turn' | 'chat' | 'error';

/** One struck tone: a pitch that glides from `from` to `to` (Hz) and dies away within `length` seconds. */
interface Tone {
  readonly wave: OscillatorType;
  readonly from: number;
  readonly to: number;
  /** Seconds after the sound begins. */
  readonly at: number;
  readonly length: number;
  /** 0 to 1; several tones at once add up. */
  readonly loud: number;
}

const tone = (
  wave: OscillatorType,
  from: number,
  to: number,
  at: number,
  length: number,
  loud: number
): Tone => ({
  wave,
  from,
  to,
  at,
  length,
  loud
});

/** Wood on wood, a peg, two rising notes, a bell with its fifth, a dull knock. */
export const SOUNDS: Readonly<Record<Sound, readonly Tone[]>> = {
  tile: [tone('sine', 190, 70, 0, 0.12, 0.5), tone('triangle', 1250, 500, 0, 0.035, 0.12)],
  figure: [tone('triangle', 620, 480, 0, 0.06, 0.25), tone('triangle', 820, 640, 0.055, 0.07, 0.18)],
  points: [tone('sine', 659.3, 659.3, 0, 0.22, 0.22), tone('sine', 987.8, 987.8, 0.09, 0.34, 0.2)],
  turn: [
    tone('sine', 784, 784, 0, 0.9, 0.25),
    tone('sine', 1176, 1176, 0, 0.6, 0.1),
    tone('sine', 2350, 2350, 0, 0.25, 0.04)
  ],
  chat: [tone('sine', 880, 880, 0, 0.12, 0.16), tone('sine', 1318, 1318, 0.08, 0.16, 0.12)],
  error: [tone('triangle', 170, 120, 0, 0.14, 0.4), tone('triangle', 150, 105, 0.11, 0.16, 0.35)]
};

/** The exponential fade never reaches zero; below this it is inaudible. */
const SILENT = 0.0001;

/** Schedules the tones of a sound from now on. */
export function strike(context: AudioContext, sound: Sound): void {
  const now = context.currentTime;
  for (const { wave, from, to, at, length, loud } of SOUNDS[sound]) {
    const start = now + at;
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.type = wave;
    oscillator.frequency.setValueAtTime(from, start);
    oscillator.frequency.exponentialRampToValueAtTime(to, start + length);
    gain.gain.setValueAtTime(SILENT, start);
    gain.gain.exponentialRampToValueAtTime(loud, start + 0.006);
    gain.gain.exponentialRampToValueAtTime(SILENT, start + length);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + length);
  }
}

let context: AudioContext | null = null;

/** Audio waits for user activation; sounds later than this are dropped. */
const LATE_MS = 250;

/** Plays a sound made on the spot. Silent where the browser has no sound, or none before the page was touched. */
export async function hear(sound: Sound): Promise<void> {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended')
    await Promise.race([
      context.resume().catch(() => undefined),
      new Promise<void>((done) => setTimeout(done, LATE_MS))
    ]);
  if (context.state === 'running') strike(context, sound);
}
