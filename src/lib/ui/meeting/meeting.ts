import type { Proposal } from '../../session/contracts.ts';
import { proposalOf } from '../../session/lobby/reach.ts';
import { netChoices } from './netChoices.ts';
import { settings } from '../settings/settings.svelte.ts';
import { siteProposal } from './siteProposal.ts';

/** How a new table of this device is to be found; `strangers` is null where that was not asked. */
export async function proposalHere(strangers: boolean | null): Promise<Proposal> {
  const { site } = await siteProposal();
  const { servers, points } = proposalOf(site, netChoices());
  // A person who declines third-party servers does not send friends to them.
  const isShy = strangers === false || settings.strangers === 'never';
  return { servers, points: isShy ? [] : points, strangers };
}
