/** How much bots may compute: `gentle` spares the battery. */
export type BotThinking = 'full' | 'gentle';

/** The resources of this device that one choice of a bot may use. */
export interface Effort {
  /** Workers besides the first. */
  readonly helpers: number;
  /** Share of the usual time. */
  readonly share: number;
}

/** The parts of `navigator` used here; not every browser reports a battery. */
export interface Device {
  readonly hardwareConcurrency?: number;
  getBattery?(): Promise<{ readonly charging: boolean; readonly level: number }>;
}

/** Workers for one choice at most: each holds the game in memory. */
const MOST_WORKERS = 4;
/** At this level or below, a discharging battery is spared. */
const LOW = 0.2;
const GENTLE: Effort = { helpers: 0, share: 0.5 };

/**
 * The effort according to the person's setting, the battery and the number of cores; one core is left to the
 * page.
 */
export async function effortFor(thinking: BotThinking, device: Device = navigator): Promise<Effort> {
  if (thinking === 'gentle' || (await isLow(device))) return GENTLE;
  const workers = Math.min(MOST_WORKERS, (device.hardwareConcurrency ?? 1) - 1);
  return { helpers: Math.max(0, workers - 1), share: 1 };
}

async function isLow(device: Device): Promise<boolean> {
  try {
    const battery = await device.getBattery?.();
    return battery !== undefined && !battery.charging && battery.level <= LOW;
  } catch {
    // A browser may refuse to report its battery.
    return false;
  }
}
