import type { Cut, Lab, Nat } from './lab.ts';
import { meetOverStaticSite, playOverStaticSite, type Outcome } from './staticSite.ts';
import { ICE, sleep, TestTable, until, type Guests } from './table.ts';

export interface Case {
  readonly name: string;
  /** Takes a minute or more: only with `--long`. */
  readonly long?: boolean;
  /** Has Chromium for its peers. */
  readonly browsers?: boolean;
  /** Says in a few words what was measured; throws when it went wrong. */
  run(lab: Lab): Promise<string>;
}

/** Processes start, and one attempt may have to fail before the next way is taken. */
const START = 20_000;
const BROWSER_START = 30_000;
/** From when the network is able to until both ends hear each other. */
const RECOVERY = 10_000;

interface Meeting {
  readonly nat: Nat;
  readonly ice: keyof typeof ICE;
  readonly drop?: readonly Cut[];
  readonly kind: 'direct' | 'relayed';
  readonly guests?: Guests;
  /** Whether one home's devices can find each other by name. */
  readonly multicast?: boolean;
}

function meeting(name: string, { nat, ice, drop = [], kind, guests = {}, multicast = true }: Meeting): Case {
  return {
    name,
    browsers: guests.browsers === true,
    run: (lab) =>
      withTable(
        lab,
        nat,
        ice,
        async (table) => {
          lab.multicast(multicast);
          lab.drop(...drop);
          const ms = await table.heard(guests.browsers ? BROWSER_START : START);
          const kinds = [...table.a.state.peers, ...table.b.state.peers];
          if (kinds.some((found) => found !== kind)) throw new Error(`met ${kinds.join()}, not ${kind}`);
          return `${kind} after ${ms} ms`;
        },
        guests
      )
  };
}

function partition(seconds: number, what: 'all' | 'direct', guests: Guests = {}): Case {
  return {
    name: `${guests.browsers ? 'browsers: ' : ''}partition ${what} ${seconds} s`,
    long: seconds >= 60,
    browsers: guests.browsers === true,
    run: (lab) =>
      withTable(
        lab,
        'restricted',
        'stun',
        async (table) => {
          await table.heard(guests.browsers ? BROWSER_START : START);
          lab.drop(what);
          await sleep(seconds * 1_000);
          lab.drop();
          return `whole again after ${await table.heard(RECOVERY)} ms`;
        },
        guests
      )
  };
}

/** A network that lets only part through: they go on another way, and come back to the first. */
function impaired(name: string, what: Cut, seconds: number): Case {
  return {
    name,
    run: (lab) =>
      withTable(lab, 'restricted', 'stun', async (table) => {
        await table.heard(START);
        lab.drop(what);
        const during = await table.heard(RECOVERY);
        await sleep(seconds * 1_000);
        const still = await table.heard(RECOVERY);
        lab.drop();
        return `heard during it after ${during} ms, later after ${still} ms; once healed after ${await table.heard(RECOVERY)} ms`;
      })
  };
}

/** A device that is suspended and resumes, as phones do with pages: it cannot know until it is awake. */
function asleep(seconds: number): Case {
  return {
    name: `a device asleep for ${seconds} s`,
    long: seconds >= 60,
    run: (lab) =>
      withTable(lab, 'restricted', 'stun', async (table) => {
        await table.heard(START);
        table.b.sleep();
        await until(
          () => table.a.state.peers.length === 0,
          START,
          () => 'not noticed'
        );
        await sleep(seconds * 1_000);
        table.b.wake();
        return `whole again after ${await table.heard(RECOVERY)} ms`;
      })
  };
}

/** The built site on a static host, public points and STUN, no server of ours and no TURN. */
function onStaticHost(nats: readonly [Nat, Nat], outcome: Outcome): Case {
  return {
    name: `browsers: static host, ${nats.join(' and ')}`,
    browsers: true,
    run: (lab) => meetOverStaticSite(lab, nats, outcome)
  };
}

async function withTable(
  lab: Lab,
  nat: Nat,
  ice: keyof typeof ICE,
  run: (table: TestTable) => Promise<string>,
  guests: Guests = {}
): Promise<string> {
  lab.drop();
  lab.nat(nat);
  const table = new TestTable(lab, ICE[ice], guests);
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
        { serving: false }
      )
  },
  {
    name: 'signalling killed while they meet',
    run: (lab) =>
      withTable(lab, 'restricted', 'stun', async (table) => {
        await until(
          () => ['notHere', 'trying'].includes(table.a.state.reason),
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
          () => 'not noticed'
        );
        await until(
          () => table.a.state.reason !== 'notHere',
          START,
          () => `says ${table.a.state.reason}`
        );
        return `says ${table.a.state.reason}`;
      })
  },
  {
    name: 'a peer killed and not replaced',
    run: (lab) =>
      withTable(lab, 'restricted', 'stun', async (table) => {
        await table.heard(START);
        table.b.kill();
        const ms = await until(
          () => table.a.state.peers.length === 0,
          START,
          () => 'not noticed'
        );
        return `noticed after ${ms} ms, says ${table.a.state.reason}`;
      })
  },
  impaired('lost one way between them', 'oneWay', 20),
  impaired('two packets of five lost one way', 'lossy', 10),
  asleep(30),
  asleep(600),
  partition(3, 'all'),
  partition(10, 'all'),
  partition(10, 'direct'),
  partition(25, 'all'),
  partition(60, 'all'),
  partition(300, 'all'),
  meeting('browsers: nat port-restricted, STUN', {
    nat: 'restricted',
    ice: 'stun',
    kind: 'direct',
    guests: { browsers: true }
  }),
  meeting('browsers: nat symmetric, TURN over UDP', {
    nat: 'symmetric',
    ice: 'turnUdp',
    kind: 'direct',
    guests: { browsers: true }
  }),
  meeting('browsers: UDP blocked, TURN over TCP', {
    nat: 'restricted',
    ice: 'turnTcp',
    drop: ['udp'],
    kind: 'direct',
    guests: { browsers: true }
  }),
  meeting('browsers: one home, found by name', {
    nat: 'restricted',
    ice: 'none',
    kind: 'direct',
    guests: { browsers: true, second: 'pC' }
  }),
  meeting('browsers: one home, multicast blocked', {
    nat: 'restricted',
    ice: 'none',
    kind: 'relayed',
    guests: { browsers: true, second: 'pC' },
    multicast: false
  }),
  partition(25, 'all', { browsers: true }),
  onStaticHost(['cone', 'cone'], 'direct'),
  onStaticHost(['restricted', 'restricted'], 'direct'),
  onStaticHost(['cone', 'symmetric'], 'direct'),
  onStaticHost(['restricted', 'symmetric'], 'noPath'),
  onStaticHost(['symmetric', 'symmetric'], 'noPath'),
  {
    name: 'browsers: static host, symmetric and symmetric, a whole game by mail',
    browsers: true,
    run: (lab) => playOverStaticSite(lab, ['symmetric', 'symmetric'])
  }
];
