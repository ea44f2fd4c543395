import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from '../lib/chromium.mjs';
import { openHotseat } from '../lib/hotseat.mjs';

/** Scores that must be 100 wherever it runs. */
const EXACT = ['accessibility', 'best-practices', 'seo'];
const PERFORMANCE = { bar: 95, least: 60 };

/** What we read of Lighthouse's report. */
interface Report {
  readonly categories: Readonly<
    Record<string, { score: number | null; auditRefs: readonly { id: string; weight: number }[] }>
  >;
  readonly audits: Readonly<Record<string, { title: string; score: number | null; numericValue?: number }>>;
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

function audit(url: string, port: number, file: string): Promise<Report> {
  const program = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'));
  const categories = ['performance', ...EXACT].join(',');
  const args = [program, url, `--port=${port}`, '--disable-storage-reset', '--quiet'];
  args.push('--no-enable-error-reporting', '--max-wait-for-load=60000', `--only-categories=${categories}`);
  args.push('--output=json', `--output-path=${file}`);
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (data) => (said += data));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(JSON.parse(readFileSync(file, 'utf8')) as Report) : reject(new Error(said))
    );
  });
}

/** Prints the report of a page; returns the scores below their bars. */
function judge(name: string, { categories, audits }: Report): string[] {
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const value = (id: string) => audits[id]?.numericValue ?? 0;
  const shift = value('cumulative-layout-shift');
  console.log(
    `${name}: performance ${score('performance')} (bar: ${PERFORMANCE.bar}), ` +
      `${EXACT.map((id) => `${id} ${score(id)}`).join(', ')}; largest paint ` +
      `${(value('largest-contentful-paint') / 1000).toFixed(1)} s, blocked ` +
      `${value('total-blocking-time').toFixed(0)} ms, shift ${shift.toFixed(3)}`
  );
  const faults = EXACT.filter((id) => score(id) < 100).map((id) => {
    const why = categories[id].auditRefs.filter((ref) => ref.weight > 0 && (audits[ref.id].score ?? 1) < 1);
    return `${name}: ${id} ${score(id)} (${why.map((ref) => audits[ref.id].title).join('; ')})`;
  });
  if (score('performance') < PERFORMANCE.least) faults.push(`${name}: performance ${score('performance')}`);
  if (shift > 0) faults.push(`${name}: layout shift ${shift.toFixed(4)}`);
  return faults;
}

/** Lighthouse, as a phone, on pages of a running site. */
export async function auditPages(site: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bastide-lighthouse-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: (await findChromium()) ?? '',
    args: [...chromiumFlags, `--remote-debugging-port=${port}`]
  });
  const faults: string[] = [];
  try {
    const [page] = context.pages();
    const table = await openHotseat(page, site);
    // Pages are measured as they come from the service worker. Until it has stored the site they come from the network.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    // Leaves the table, since it can be open in one tab only.
    await page.goto('about:blank');
    for (const [name, url] of [
      ['home', site],
      ['new table', `${site}new/`],
      ['practice', `${site}practice/`],
      ['help', `${site}help/`],
      ['a table', table]
    ])
      faults.push(...judge(name, await audit(url, port, join(folder, 'report.json'))));
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return faults;
}
