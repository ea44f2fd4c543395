/** One element of a tile's drawing: the few that {@link tileArt} writes, and nothing else. */
export interface Shape {
  readonly tag: 'g' | 'path' | 'rect' | 'use';
  /** Class without its `a-`, or empty. */
  readonly ink: string;
  readonly transform: readonly Transform[];
  /** Of a path or rectangle, as path data. */
  readonly outline: string;
  /** Of a use: the id it shows, without its `a-`. */
  readonly shows: string;
  readonly id: string;
  readonly children: Shape[];
}

export type Transform =
  | { readonly kind: 'matrix'; readonly values: readonly [number, number, number, number, number, number] }
  /** Degrees, about a point. */
  | { readonly kind: 'rotate'; readonly angle: number; readonly about: readonly [number, number] };

const numbers = (text: string): number[] => text.split(/[\s,]+/).map(Number);

function readTransform(text: string): Transform[] {
  return [...text.matchAll(/(\w+)\(([^)]*)\)/g)].map(([, name, values]) => {
    const [a = 0, b, c = 0, d = 1, e = 0, f = 0] = numbers(values);
    switch (name) {
      case 'rotate':
        return { kind: 'rotate', angle: a, about: [b ?? 0, c] };
      case 'translate':
        return { kind: 'matrix', values: [1, 0, 0, 1, a, b ?? 0] };
      case 'scale':
        return { kind: 'matrix', values: [a, 0, 0, b ?? a, 0, 0] };
      case 'matrix':
        return { kind: 'matrix', values: [a, b ?? 0, c, d, e, f] };
      default:
        throw new Error(`A drawing uses ${name}(), which is not supported.`);
    }
  });
}

const KNOWN = new Set(['class', 'd', 'height', 'href', 'id', 'transform', 'width', 'x', 'y']);

function readShape(tag: string, text: string): Shape {
  const said = Object.fromEntries(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value])
  );
  const strange = Object.keys(said).find((name) => !KNOWN.has(name));
  if (strange !== undefined) throw new Error(`A drawing uses ${strange}=, which is not supported.`);
  if (tag !== 'g' && tag !== 'path' && tag !== 'rect' && tag !== 'use')
    throw new Error(`A drawing contains <${tag}>, which is not supported.`);
  const { d = '', x = '0', y = '0', width = '0', height = '0' } = said;
  const transform = readTransform(said.transform ?? '');
  if (tag === 'use') transform.push({ kind: 'matrix', values: [1, 0, 0, 1, Number(x), Number(y)] });
  return {
    tag,
    ink: (said.class ?? '').replace(/^a-/, ''),
    transform,
    outline: tag === 'rect' ? `M${x} ${y}h${width}v${height}h-${width}Z` : d,
    shows: (said.href ?? '').replace(/^#a-/, ''),
    id: (said.id ?? '').replace(/^a-/, ''),
    children: []
  };
}

/** Reads markup of our own drawings; throws an Error for anything that cannot be painted on a canvas. */
export function readMarkup(markup: string): Shape[] {
  const top: Shape[] = [];
  const open: Shape[] = [];
  for (const [, close, tag, said, alone] of markup.matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>/g)) {
    if (close) {
      if (open.pop()?.tag !== tag) throw new Error(`A drawing closes <${tag}> where it is not open.`);
      continue;
    }
    const shape = readShape(tag, said);
    (open.at(-1)?.children ?? top).push(shape);
    if (!alone) open.push(shape);
  }
  return top;
}
