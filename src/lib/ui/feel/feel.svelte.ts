import type { GameEvent } from '../../kernel/game.ts';
import type { Play } from '../../session/table/play.ts';
import { settings } from '../settings/settings.svelte.ts';
import type { Sound } from './sounds.ts';

/** Vibration in ms; several numbers alternate between vibration and pause. */
const BUZZ = { taken: 12, refused: [18, 40, 18], turn: [30, 60, 30] } as const;

const BY_EVENT: Readonly<Record<string, Sound>> = {
  placed: 'tile',
  built: 'tile',
  bonusTaken: 'tile',
  deployed: 'figure',
  hired: 'figure',
  admitted: 'figure',
  recalled: 'figure',
  dropped: 'figure',
  scored: 'points',
  treated: 'points',
  bought: 'points'
};
/** Of simultaneous events only the last of these plays its sound. */
const ORDER: readonly Sound[] = ['tile', 'figure', 'points'];

/** The one sound for simultaneous events; null for events without a sound. */
export function soundOf(events: readonly GameEvent[]): Sound | null {
  const heard = events.flatMap(({ type }) => BY_EVENT[type] ?? []);
  return ORDER.findLast((sound) => heard.includes(sound)) ?? null;
}

/** Plays a sound if sounds are on; loads it only then. */
export function hear(sound: Sound): void {
  // If the sounds cannot be loaded now, the device stays silent.
  if (settings.sounds)
    void import('./sounds.ts').then(
      (sounds) => sounds.hear(sound),
      () => undefined
    );
}

/** Vibrates where the device can and its person has allowed it. */
function buzz(what: keyof typeof BUZZ): void {
  // A page without user activation may not vibrate, and the browser logs a warning for trying.
  if (settings.haptics && navigator.userActivation?.hasBeenActive)
    navigator.vibrate?.(BUZZ[what] as VibratePattern);
}

/** A choice was taken, or was refused. */
export function feelChoice(refused: boolean): void {
  buzz(refused ? 'refused' : 'taken');
  if (refused) hear('error');
}

/**
 * Plays sounds for a table's events, and vibrates when the turn comes to this person. Call it where effects can be
 * created.
 */
export function watchTable(play: () => Play): void {
  let told = play().log.length;
  $effect(() => {
    const { log } = play();
    const news = log.slice(told).map(({ event }) => event);
    told = log.length;
    const sound = soundOf(news);
    if (sound) hear(sound);
  });

  let before = play().asked;
  $effect(() => {
    const { asked, seats } = play();
    const isMine = asked !== null && before === null && seats.some(({ mine }) => !mine);
    before = asked;
    if (!isMine) return;
    hear('turn');
    buzz('turn');
  });
}
