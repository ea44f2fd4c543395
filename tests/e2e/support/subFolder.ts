import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Inputs of a build; the rest of the project is left out. */
const SOURCES = ['src', 'static', 'scripts'];

export interface OtherBuild {
  readonly folder: string;
  remove(): void;
}

/** Builds the site for a sub-folder of a host (`/games`) in a copy of the project, so that `build/` stays as it is. */
export function buildBelow(base: string): OtherBuild {
  const copy = mkdtempSync(join(tmpdir(), 'sub-folder-'));
  const files = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  for (const name of [...SOURCES, ...files]) cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const done = spawnSync(process.execPath, [join(copy, 'scripts/build.mjs')], {
    cwd: copy,
    // A test runner says `test` here, and would get a build for developers.
    env: { ...process.env, NODE_ENV: 'production', BASE_PATH: base },
    encoding: 'utf8'
  });
  const remove = () => rmSync(copy, { recursive: true, force: true });
  if (done.status !== 0) {
    remove();
    throw new Error(`The build for ${base} failed:\n${done.stdout}\n${done.stderr}`);
  }
  return { folder: join(copy, 'build'), remove };
}
