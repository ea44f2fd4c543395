/** What a page needs, as its browser tells it: computing without waiting for other programs, and memory. */
import type { CDPSession, Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Thread time in µs, where the browser measured it. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

export class Strain {
  private events: TraceEvent[] = [];

  private constructor(
    private readonly page: CDPSession,
    private readonly browser: CDPSession
  ) {
    browser.on('Tracing.dataCollected', ({ value }) => {
      this.events.push(...(value as unknown as TraceEvent[]));
    });
  }

  static async of(page: Page): Promise<Strain> {
    const browser = page.context().browser();
    if (!browser) throw new Error('a page without a browser');
    return new Strain(await page.context().newCDPSession(page), await browser.newBrowserCDPSession());
  }

  /** Bytes of objects and buffers that are still needed. */
  async memory(): Promise<number> {
    for (let i = 0; i < 3; i++) await this.page.send('HeapProfiler.collectGarbage');
    const usage = (await this.page.send('Runtime.getHeapUsage')) as {
      usedSize: number;
      backingStorageSize?: number;
    };
    return usage.usedSize + (usage.backingStorageSize ?? 0);
  }

  async watch(): Promise<void> {
    this.events = [];
    await this.browser.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: ['toplevel', '__metadata'], excludedCategories: ['*'] }
    });
  }

  /** Ends what `watch` began: the longest tasks of the page's main thread in ms of computing, longest first. */
  async longest(): Promise<number[]> {
    const done = new Promise((resolve) => this.browser.once('Tracing.tracingComplete', resolve));
    await this.browser.send('Tracing.end');
    await done;
    const threads = new Set(
      this.events.flatMap(({ name, args, pid, tid }) =>
        name === 'thread_name' && args?.name === 'CrRendererMain' ? [`${pid} ${tid}`] : []
      )
    );
    const tasks = this.events.filter(
      ({ name, ph, pid, tid }) => ph === 'X' && name.endsWith('RunTask') && threads.has(`${pid} ${tid}`)
    );
    if (tasks.length === 0) throw new Error('the browser traced nothing');
    return tasks.map(({ tdur, dur }) => (tdur ?? dur ?? 0) / 1_000).sort((a, b) => b - a);
  }
}
