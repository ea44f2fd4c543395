import type { Cut, Lab, Nat } from './lab.ts';
import { ICE, sleep, TestTable, until } from './table.ts';

export interface Case {
  readonly name: string;
  /** Takes more than a quarter of a minute of waiting. */
  readonly long?: boolean;
  /** Says in a few words what was measured; throws when it went wrong. */
  run(lab: Lab): Promise<string>;
}

/** Processes start, and one attempt may have to fail before the next way is taken. */
const START = 20_000;
/** From when the network is able to until both ends hear each other. */
const RECOVERY = 10_000;

interface Meeting {
  readonly nat: Nat;
  readonly ice: keyof typeof ICE;
  readonly drop?: readonly Cut[];
  readonly kind: 'direct' | 'relayed';
}

function meeting(name: string, { nat, ice, drop = [], kind }: Meeting): Case {
  return {
    name,
    run: (lab) =>
      withTable(lab, nat, ice, async (table) => {
        lab.drop(...drop);
        const ms = await table.heard(START);
        const kinds = [...table.a.state.peers, ...table.b.state.peers];
        if (kinds.some((found) => found !== kind)) throw new Error(`met ${kinds.join()}, not ${kind}`);
        return `${kind} after ${ms} ms`;
      })
  };
}

function partition(seconds: number, what: 'all' | 'direct'): Case {
  return {
    name: `partition ${what} ${seconds} s`,
    long: seconds > 10,
    run: (lab) =>
      withTable(lab, 'restricted', 'stun', async (table) => {
        await table.heard(START);
        lab.drop(what);
        await sleep(seconds * 1_000);
        lab.drop();
        return `whole again after ${await table.heard(RECOVERY)} ms`;
      })
  };
}

async function withTable(
  lab: Lab,
  nat: Nat,
  ice: keyof typeof ICE,
  run: (table: TestTable) => Promise<string>,
  serving = true
): Promise<string> {
  lab.drop();
  lab.nat(nat);
  const table = new TestTable(lab, ICE[ice], { serving });
  try {
    return await run(table);
  } finally {
    table.close();
    lab.drop();
  }
}

export const CASES: readonly Case[] = [
  meeting('nat full cone, STUN', { nat: 'cone', ice: 'stun', kind: 'direct' }),
  meeting('nat port-restricted, STUN', { nat: 'restricted', ice: 'stun', kind: 'direct' }),
  meeting('nat symmetric, TURN over UDP', { nat: 'symmetric', ice: 'turnUdp', kind: 'direct' }),
  meeting('nat symmetric, no TURN', { nat: 'symmetric', ice: 'stun', kind: 'relayed' }),
  meeting('UDP blocked, TURN over TCP', { nat: 'restricted', ice: 'turnTcp', drop: ['udp'], kind: 'direct' }),
  meeting('UDP blocked, no TURN', { nat: 'restricted', ice: 'stun', drop: ['udp'], kind: 'relayed' }),
  {
    name: 'signalling down before they come',
    run: (lab) =>
      withTable(
        lab,
        'restricted',
        'stun',
        async (table) => {
          await until(
            () => table.a.state.reason === 'serverDown',
            START,
            () => `says ${table.a.state.reason}`
          );
          await sleep(5_000);
          table.serve();
          return `said so; met ${await table.heard(RECOVERY)} ms after it came up`;
        },
        false
      )
  },
  {
    name: 'signalling killed while they meet',
    run: (lab) =>
      withTable(lab, 'restricted', 'stun', async (table) => {
        await until(
          () => table.a.state.reason === 'notHere',
          START,
          () => `says ${table.a.state.reason}`
        );
        table.stopServing();
        await sleep(3_000);
        table.serve();
        return `met ${await table.heard(RECOVERY)} ms after it came back`;
      })
  },
  {
    name: 'signalling killed once they have met',
    run: (lab) =>
      withTable(lab, 'restricted', 'stun', async (table) => {
        await table.heard(START);
        table.stopServing();
        await sleep(10_000);
        return `still heard each other, after ${await table.heard(1_000)} ms`;
      })
  },
  {
    name: 'a peer killed and another in its place',
    run: (lab) =>
      withTable(lab, 'restricted', 'stun', async (table) => {
        await table.heard(START);
        table.replace();
        await until(
          () => 'w0' in table.b.state.words,
          START,
          () => 'the newcomer knows nothing'
        );
        return `the newcomer heard and was heard after ${await table.heard(RECOVERY)} ms`;
      })
  },
  {
    name: 'no way at all',
    run: (lab) =>
      withTable(lab, 'symmetric', 'none', async (table) => {
        await until(
          () => table.a.state.peers.length > 0,
          START,
          () => 'they never met'
        );
        table.stopServing();
        lab.drop('direct');
        await until(
          () => table.a.state.peers.length === 0,
          START,
          () => 'nobody noticed'
        );
        await until(
          () => table.a.state.reason !== 'notHere',
          START,
          () => `says ${table.a.state.reason}`
        );
        return `says ${table.a.state.reason}`;
      })
  },
  partition(3, 'all'),
  partition(10, 'all'),
  partition(10, 'direct'),
  partition(25, 'all'),
  partition(60, 'all')
];
