import type { Phone } from '../../bench/pages/rig.ts';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** In microseconds: the beginning, the duration, and the CPU time. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string; readonly data?: { readonly type?: string } };
}

/** One task of the main thread, in ms on the processor, with the longest things done in it. */
export interface Task {
  readonly time: number;
  readonly within: string;
}

export interface Trace {
  /** Of the main thread, the longest first. */
  readonly tasks: readonly Task[];
  /** CPU time in ms: of all these tasks, and of drawing pixels outside the main thread. */
  readonly main: number;
  readonly raster: number;
}

const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];
const NAMED = 3;

const time = ({ tdur, dur = 0 }: TraceEvent) => (tdur ?? dur) / 1000;

function taskOf(task: TraceEvent, events: readonly TraceEvent[]): Task {
  const end = task.ts + (task.dur ?? 0);
  const inside = events
    .filter((e) => e !== task && e.ph === 'X' && e.ts >= task.ts && e.ts + (e.dur ?? 0) <= end)
    .filter(({ name }) => !/RunTask|ThreadControllerImpl|SimpleWatcher|^Receive |^v8\./.test(name))
    .sort((a, b) => time(b) - time(a))
    .slice(0, NAMED)
    .map((e) => `${e.args.data?.type ?? e.name} ${time(e).toFixed(1)}`);
  return { time: time(task), within: inside.join(', ') };
}

/**
 * What the page's main thread did during some work, in CPU time, since other programs may use the processor
 * too.
 */
export async function trace({ page, devtools }: Phone, work: () => Promise<void>): Promise<Trace> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
  devtools.on('Tracing.dataCollected', collect);
  await devtools.send('Tracing.start', {
    traceConfig: { includedCategories: CATEGORIES },
    transferMode: 'ReportEvents'
  });
  await work();
  await page.waitForTimeout(300);
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await complete;
  devtools.off('Tracing.dataCollected', collect);

  // Other pages of the same browser have main threads too: ours is the one that was busiest.
  const ofThread = (thread: TraceEvent) =>
    events.filter(({ pid, tid }) => pid === thread.pid && tid === thread.tid);
  const busy = (list: readonly TraceEvent[]) => {
    const tasks = list.filter(({ name, ph }) => name === 'RunTask' && ph === 'X');
    return { tasks, list, sum: tasks.reduce((sum, task) => sum + time(task), 0) };
  };
  const threads = events
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map((thread) => ({ ...busy(ofThread(thread)), pid: thread.pid }))
    .sort((a, b) => b.sum - a.sum);
  if (threads.length === 0) throw new Error('The trace shows no page.');
  const [{ tasks, list, sum, pid }] = threads;
  const rasters = events.filter((event) => event.pid === pid && event.name === 'RasterTask');
  return {
    tasks: tasks.sort((a, b) => time(b) - time(a)).map((task) => taskOf(task, list)),
    main: sum,
    raster: rasters.reduce((total, event) => total + time(event), 0)
  };
}
