import type { Proposal } from '../session/contracts.ts';
import { proposalOf, type NetChoices } from '../session/lobby/reach.ts';
import { settings } from './settings.svelte.ts';
import { siteProposal } from './siteProposal.ts';

/** The network settings of this person. */
export function netChoices(): NetChoices {
  const { signalling, stun, turn, points, forbidden, strangers } = settings;
  const iceServers = [
    ...stun.map((urls) => ({ urls })),
    ...turn.map(({ urls, username, credential }) => ({ urls, username, credential }))
  ];
  return { signalling, iceServers, points, forbidden, strangers };
}

/** How a new table of this device is to be found; `strangers` is null where that was not asked. */
export async function proposalHere(strangers: boolean | null): Promise<Proposal> {
  const { site } = await siteProposal();
  const { servers, points } = proposalOf(site, netChoices());
  // A person who declines third-party servers does not send friends to them.
  const isShy = strangers === false || settings.strangers === 'never';
  return { servers, points: isShy ? [] : points, strangers };
}
