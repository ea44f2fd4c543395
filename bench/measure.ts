/** Figures of one benchmark: medians with their spread, in one unit. */
export interface Figure {
  readonly name: string;
  readonly unit: string;
  readonly median: number;
  readonly min: number;
  readonly max: number;
  /** Whether more is better. */
  readonly rising: boolean;
  /** True for the worst of many runs, which depends on chance: it is printed but not compared. */
  readonly extreme?: boolean;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** A figure from several runs of the same measurement. */
export function figure(name: string, unit: string, rising: boolean, values: readonly number[]): Figure {
  const round = (n: number) => Number(n.toPrecision(4));
  return {
    name,
    unit,
    rising,
    median: round(median(values)),
    min: round(Math.min(...values)),
    max: round(Math.max(...values))
  };
}

/** A figure for the worst, or nearly the worst, of many: see {@link Figure.extreme}. */
export function extreme(name: string, unit: string, value: number): Figure {
  return { ...figure(name, unit, false, [value]), extreme: true };
}

/** CPU time of this process in ms, which does not include waiting for a busy machine. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** CPU time of some work in ms, for ratios that also hold on a busy machine. */
export function computing(work: () => void): number {
  const began = processorTime();
  work();
  return processorTime() - began;
}

/** Wall-clock time of some work in ms. */
export function time(work: () => void): number {
  const began = process.hrtime.bigint();
  work();
  return Number(process.hrtime.bigint() - began) / 1e6;
}

export async function timeAsync(work: () => Promise<unknown>): Promise<number> {
  const began = process.hrtime.bigint();
  await work();
  return Number(process.hrtime.bigint() - began) / 1e6;
}

/** Repeats a measurement, after one run that is not counted. */
export function repeat(times: number, measure: () => number): number[] {
  measure();
  return Array.from({ length: times }, measure);
}
