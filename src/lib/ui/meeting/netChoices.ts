import type { NetChoices } from '../../session/lobby/reach.ts';
import { settings } from '../settings/settings.svelte.ts';

/** The network settings of this person. */
export function netChoices(): NetChoices {
  const { signalling, stun, turn, points, forbidden, strangers } = settings;
  const iceServers = [
    ...stun.map((urls) => ({ urls })),
    ...turn.map(({ urls, username, credential }) => ({ urls, username, credential }))
  ];
  return { signalling, iceServers, points, forbidden, strangers };
}
