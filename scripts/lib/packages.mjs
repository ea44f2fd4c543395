import { spawnSync } from 'node:child_process';

/** Time limit (ms) of one command, so that it also ends on a machine without a network. */
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
  // On a new machine the package lists are missing or old.
  apt('update', '-q');
  install();
}
