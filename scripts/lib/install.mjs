import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** True when every package the lock file asks for lies in node_modules at that version. */
function installed() {
  try {
    const wanted = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')).packages;
    const found = JSON.parse(readFileSync(`${root}node_modules/.package-lock.json`, 'utf8')).packages;
    return Object.entries(wanted).every(
      ([path, { version, optional }]) => path === '' || optional || found[path]?.version === version
    );
  } catch {
    return false;
  }
}

/** Runs `npm ci` when dependencies are missing or stale. Uses nothing but Node, so a fresh clone can call it. */
export function ensureInstalled() {
  if (installed()) return;
  console.log('Installing dependencies (npm ci) …');
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32'
  });
  if (status !== 0) {
    console.error('Dependencies could not be installed: run `npm ci` to see the reason.');
    process.exit(1);
  }
}
