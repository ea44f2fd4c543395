/** How much of the code has run, as V8 counts it: what a fuzzer needs to know that an input did something new. */
import { Session, type Profiler } from 'node:inspector';

/** Code outside these folders does not count. */
const OWN = /\/src\/lib\/(table|net|kernel|session)\/|\/scripts\/|\/node_modules\/(lib0|yjs|sirv)\//;

export class Coverage {
  private readonly session = new Session();
  private seen = new Set<string>();

  start(): void {
    this.session.connect();
    this.session.post('Profiler.enable');
    this.session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  /** From now on what ran is compared with `seen`, and what runs is learnt there. */
  continue(seen: Set<string>): void {
    this.take();
    this.seen = seen;
  }

  /** Blocks (with how often they ran, in powers of two) that ran since the last call and were never learnt. */
  fresh(): string[] {
    const blocks = new Set<string>();
    for (const { url, functions } of this.take())
      if (OWN.test(url))
        for (const { ranges } of functions)
          for (const { startOffset, endOffset, count } of ranges) {
            const block = `${url} ${startOffset} ${endOffset} ${Math.floor(Math.log2(count))}`;
            if (count > 0 && !this.seen.has(block)) blocks.add(block);
          }
    return [...blocks];
  }

  learn(blocks: readonly string[]): void {
    for (const block of blocks) this.seen.add(block);
  }

  stop(): void {
    this.session.disconnect();
  }

  private take(): readonly Profiler.ScriptCoverage[] {
    let result: readonly Profiler.ScriptCoverage[] = [];
    // Posts to the own thread are answered before `post` returns.
    this.session.post('Profiler.takePreciseCoverage', (error, answer) => {
      if (error) throw error;
      result = answer.result;
    });
    return result;
  }
}
