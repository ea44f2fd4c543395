/**
 * Real peers behind real routers: `npm run test:net`, as root on Linux. Everything happens in network namespaces made
 * for it; nothing is sent to any other network. `npm run test:net -- nat` runs the cases whose name holds a word;
 * `-- --long` adds those that take a minute or more.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findHeadless } from '../../scripts/lib/chromium.mjs';
import { installPackages } from '../../scripts/lib/packages.mjs';
import { CASES } from './cases.ts';
import { Lab } from './lab.ts';
import { startPages, startTurn } from './table.ts';

/** Program and the Debian package it is in. */
const TOOLS = { ip: 'iproute2', nft: 'nftables', turnserver: 'coturn', sysctl: 'procps' };

function skip(why: string): never {
  console.log(`SKIPPED: ${why}`);
  process.exit(0);
}

function missing(): string[] {
  return Object.entries(TOOLS).flatMap(([tool, name]) =>
    spawnSync('which', [tool], { stdio: 'ignore' }).status === 0 ? [] : [name]
  );
}

if (process.platform !== 'linux' || process.getuid?.() !== 0)
  skip('network namespaces are made by root on Linux only.');
if (missing().length > 0) installPackages(...missing());
if (missing().length > 0) skip(`these are missing and could not be installed: ${missing().join(', ')}.`);
try {
  execFileSync('unshare', ['-n', 'true'], { stdio: 'ignore' });
} catch {
  skip('this machine forbids network namespaces, even to root.');
}

const words = process.argv.slice(2);
const isLong = words.includes('--long');
const names = words.filter((word) => word !== '--long');
const chosen = CASES.filter(
  ({ name, long }) => (isLong || !long) && (names.length === 0 || names.some((word) => name.includes(word)))
);
const hasBrowser = (await findHeadless()) !== null;

const lab = new Lab();
const folder = mkdtempSync(join(tmpdir(), 'bastide-lab-page-'));
process.on('exit', () => {
  lab.close();
  rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
startTurn(lab);
if (hasBrowser && chosen.some(({ browsers }) => browsers)) await startPages(lab, folder);

let failed = 0;
let skipped = 0;
for (const { name, run, browsers } of chosen) {
  if (browsers && !hasBrowser) {
    skipped++;
    console.log(`SKIP ${name}: no Chromium here`);
    continue;
  }
  // The cases have ten seconds; a starved machine may miss them once, a real fault misses them twice.
  const said = await run(lab)
    .catch(() => run(lab))
    .catch((error: unknown) => {
      failed++;
      console.log(`FAIL ${name}: ${error instanceof Error ? error.message : String(error)}`);
      return null;
    });
  if (said !== null) console.log(`  ok ${name}: ${said}`);
}
console.log(`${chosen.length - failed - skipped} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed > 0 ? 1 : 0);
