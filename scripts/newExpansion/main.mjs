/**
 * `npm run new-expansion -- <id> ["Name"]`: makes the folder of a new set of the tile game from the template,
 * with two scenarios, and adds it to the list of sets that are not offered yet. The template can be played at
 * once. Change it step by step into the rules of the set (docs/new-set.md).
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../..');
const sets = join(root, 'src/lib/landscape/expansions');
const list = join(root, 'src/lib/games/unlisted.ts');

function refuse(sentence) {
  console.error(sentence);
  process.exit(2);
}

function filesIn(folder) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });
}

/**
 * Copies a folder of the template with the set's names inserted, and formats it, since line breaks depend on
 * their length.
 */
async function copy(from, to, fill) {
  for (const path of filesIn(from)) {
    const target = join(to, relative(from, path).replace(/\.txt$/, ''));
    mkdirSync(dirname(target), { recursive: true });
    const text = fill(readFileSync(path, 'utf8'));
    const style = { ...(await resolveConfig(target)), filepath: target };
    writeFileSync(target, target.endsWith('.ts') ? await format(text, style) : text);
    console.log(relative(root, target));
  }
}

/** Languages of the interface except English, by their folders. */
const languages = () =>
  readdirSync(join(root, 'src/lib/i18n'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'en')
    .map(({ name }) => name);

const [id = '', given] = process.argv.slice(2);
if (!/^[a-z][a-zA-Z0-9]{2,30}$/.test(id))
  refuse(
    'Usage: npm run new-expansion -- <id> ["Name"]. The id is a word in camelCase, such as "kingRobber".'
  );
const taken = ['landscape', 'clinic'].some((game) =>
  existsSync(join(root, `src/lib/${game}/expansions`, id))
);
if (taken || id === 'core' || id === 'base') refuse(`There is a set called ${id} already.`);

const name = given ?? id.replace(/([A-Z]|\d+)/g, ' $1').replace(/^./, (first) => first.toUpperCase());
const fill = (text) =>
  text
    .replaceAll('__ID__', id)
    .replaceAll('__NAME__', name.replaceAll("'", '’'))
    .replaceAll('__LANGUAGES__', languages().join(', '));

await copy(join(here, 'template'), join(sets, id), fill);
await copy(join(here, 'scenarios'), join(root, 'tests/scenarios/landscape', id), fill);

const line = `export { manifest as ${id} } from '../landscape/expansions/${id}/manifest.ts';`;
const lines = readFileSync(list, 'utf8').trimEnd().split('\n');
const next = lines.findIndex((other) => other.startsWith('export') && other > line);
lines.splice(next < 0 ? lines.length : next, 0, line);
writeFileSync(list, `${lines.join('\n')}\n`);
console.log(`${relative(root, list)}: one line

Next:
  npm run -s cli -- replay tests/scenarios/landscape/${id}/*.jsonl
  npm run -s cli -- tiles ${id}
  npx vitest run tests/unit/sets.test.ts -t ${id}`);
