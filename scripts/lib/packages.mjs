import { spawnSync } from 'node:child_process';

/** Milliseconds one command may take, on a machine without a network too. */
const LIMIT = 180_000;

/** Installs Debian packages as root. Does nothing elsewhere, and never fails: look for the programs afterwards. */
export function installPackages(...packages) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  console.log(`Installing ${packages.join(', ')} (apt-get) …`);
  const apt = (...words) =>
    spawnSync('apt-get', words, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: LIMIT
    }).status === 0;
  const install = () => apt('install', '-y', '-q', '--no-install-recommends', ...packages);
  if (install()) return;
  // The lists of a fresh machine are missing or old.
  apt('update', '-q');
  install();
}
