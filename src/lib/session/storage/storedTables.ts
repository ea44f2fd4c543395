import type { Fragment, SeatView, StoredTables, TableSummary } from '../contracts.ts';
import { deviceStore } from './device.ts';
import { cleanRecord, type TableInfo } from '../table/tableInfo.ts';

const listeners = new Set<() => void>();

/** Notifies every list of tables of a change on this device. */
export function tablesChanged(): void {
  for (const listener of listeners) listener();
}

function summary(id: string, touched: number, info: TableInfo): TableSummary {
  const { plan } = info;
  const seats: SeatView[] = plan.seats.map(({ kind, name }, seat) => ({
    seat,
    name: info.names?.[seat] ?? name,
    kind,
    presence: kind === 'friend' && !info.names?.[seat] ? 'open' : 'here'
  }));
  return {
    id,
    fragment: info.fragment,
    game: plan.game,
    expansions: plan.expansions,
    seats,
    phase: info.phase,
    awaited: info.awaited,
    mine: info.mine,
    touched
  };
}

async function tables(): Promise<TableSummary[]> {
  const store = await deviceStore();
  return (await store.tables()).flatMap(({ id, touched, info }) => {
    const known = cleanRecord(info);
    return known ? [summary(id, touched, known)] : [];
  });
}

const watch: StoredTables['watch'] = (show, failed) => {
  let stopped = false;
  const report = () =>
    void tables().then(
      (list) => stopped || show(list),
      (error: unknown) => stopped || failed(error)
    );
  listeners.add(report);
  report();
  return () => {
    stopped = true;
    listeners.delete(report);
  };
};

const create: StoredTables['create'] = async (plan, { servers, points, strangers }) => {
  const [{ newInvite, buildLink }, { cardOf }, store] = await Promise.all([
    import('../../net/link/link.ts'),
    import('../lobby/card.ts'),
    deviceStore()
  ]);
  // A table of this device alone needs no opener's name.
  const isShared = plan.seats.some(({ kind }) => kind === 'friend');
  const room = isShared ? await (await import('./identity.ts')).newRoom(store) : null;
  const invite = {
    ...newInvite(servers, points),
    card: cardOf(plan),
    ...(room === null ? {} : { room })
  };
  const fragment = new URL(buildLink(invite, 'https://table.invalid/')).hash as Fragment;
  const info: TableInfo = {
    fragment,
    plan,
    opener: true,
    phase: 'lobby',
    awaited: [],
    mine: true,
    ...(strangers === null ? {} : { strangers })
  };
  await store.putTable({ id: invite.room, touched: Date.now(), info });
  tablesChanged();
  return fragment;
};

const join: StoredTables['join'] = async (fragment, plan, claim) => {
  const [{ parseLink }, store] = await Promise.all([import('../../net/link/link.ts'), deviceStore()]);
  const { room } = parseLink(fragment);
  if (!(await store.table(room))) {
    const info: TableInfo = {
      fragment,
      plan,
      claim,
      opener: false,
      phase: 'lobby',
      awaited: [],
      mine: false
    };
    await store.putTable({ id: room, touched: Date.now(), info });
    tablesChanged();
  }
  return fragment;
};

const open: StoredTables['open'] = async (file) => {
  const { importFile, MAX_FILE } = await import('./records.ts');
  // One byte over the limit is enough to refuse it; the rest is never read.
  const bytes = new Uint8Array(await file.slice(0, MAX_FILE + 1).arrayBuffer());
  const fragment = await importFile(await deviceStore(), bytes);
  tablesChanged();
  return fragment;
};

/** The tables in this device’s store. */
export function deviceTables(): StoredTables {
  return {
    watch,
    create,
    join,
    open,
    async save(id) {
      const { exportRecord } = await import('./records.ts');
      return exportRecord(await deviceStore(), id);
    },
    async remove(id) {
      const [{ lockTable }, store] = await Promise.all([
        import('../../net/storage/tableLock.ts'),
        deviceStore()
      ]);
      // A tab that has the table open would go on storing parts of it.
      const lock = await lockTable(id, { takeOver: true });
      await store.deleteTable(id).finally(() => lock.held && lock.release());
      tablesChanged();
    },
    async exportKeys() {
      const { exportKeys } = await import('./seatKeys.ts');
      return exportKeys(await deviceStore());
    },
    async importKeys(file) {
      const { importKeys } = await import('./seatKeys.ts');
      const imported = await importKeys(await deviceStore(), file);
      tablesChanged();
      return imported;
    }
  };
}
