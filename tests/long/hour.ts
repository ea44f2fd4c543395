/** The hour of computing that all decoders together are fuzzed for, and how much of it is gone. */

/** Seconds each of `count` decoders gets when all together get `minutes`; `SECONDS` in the environment overrides it. */
export function secondsEach(minutes: number, count: number): number {
  return Number(process.env.SECONDS ?? (minutes * 60) / count);
}

/** Seconds this process has computed since `start`: on a busy machine far less than has passed. */
export function spent(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000_000;
}
