/** Numbers that each command of a path takes. */
const TAKES: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0
};

/** The paths of some markup in which a command has too few numbers: a browser draws them to that point, and reports an error. */
export function brokenPaths(markup: string): string[] {
  return [...markup.matchAll(/ d="([^"]*)"/g)]
    .map(([, path]) => path)
    .filter((path) =>
      [...path.matchAll(/([a-z])([^a-z]*)/gi)].some(([, command, rest]) => {
        const n = rest.match(/-?(?:\d+\.?\d*|\.\d+)/g)?.length ?? 0;
        const takes = TAKES[command.toLowerCase()];
        return takes === 0 ? n > 0 : n === 0 || n % takes !== 0;
      })
    );
}
