import type { Store } from '../../net/storage/store.ts';
import type { Fragment, TablePlan } from '../contracts.ts';
import { cleanRecord } from '../table/tableInfo.ts';
import type { SharedTable } from './recentPlayers.ts';

/** A new table for people of earlier tables. */
export interface Invitation {
  readonly tables: readonly SharedTable[];
  readonly fragment: Fragment;
  readonly plan: TablePlan;
}

const CHANNEL = 'bastide invitations';
/** How long (ms) other tabs have to answer. */
const ANSWER_WITHIN = 300;

/**
 * Hands an invitation to the tabs of this browser that have a table with the invited people open: they announce it there,
 * as a rematch. Where none has, the last finished table keeps it, and announces it when it is opened again.
 */
export async function deliver(store: Store, invitation: Invitation): Promise<void> {
  if (!(await isTakenByTab(invitation))) await keepWithTable(store, invitation);
}

/** Calls back with invitations of other tabs for the people at this table. Returns how to stop. */
export function onInvitation(room: string, take: (invitation: Invitation) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Invitation | { readonly taken: Fragment }>) => {
    if (!('tables' in data) || !data.tables.some((shared) => shared.room === room)) return;
    take(data);
    channel.postMessage({ taken: data.fragment });
  };
  return () => channel.close();
}

async function isTakenByTab(invitation: Invitation): Promise<boolean> {
  if (typeof BroadcastChannel === 'undefined') return false;
  const channel = new BroadcastChannel(CHANNEL);
  const answer = new Promise<boolean>((resolve) => {
    channel.onmessage = ({ data }: MessageEvent<{ readonly taken?: Fragment }>) => {
      if (data.taken === invitation.fragment) resolve(true);
    };
    setTimeout(() => resolve(false), ANSWER_WITHIN);
  });
  channel.postMessage(invitation);
  return answer.finally(() => channel.close());
}

async function keepWithTable(store: Store, { tables, fragment, plan }: Invitation): Promise<void> {
  for (const { room, party } of tables) {
    const record = await store.table(room);
    const info = cleanRecord(record?.info);
    if (!record || !info || info.phase !== 'over' || info.next) continue;
    return store.putTable({ ...record, info: { ...info, next: { party, fragment, plan } } });
  }
}
