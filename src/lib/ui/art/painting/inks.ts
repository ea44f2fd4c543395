export type ArtTheme = 'light' | 'dark' | 'contrast';

/** How the shapes of one class are painted; lengths in tile units. */
export interface Ink {
  readonly fill: string | null;
  readonly evenOdd: boolean;
  readonly stroke: string | null;
  readonly width: number;
  readonly dash: readonly number[];
  readonly dashOffset: number;
  readonly cap: 'butt' | 'round';
  readonly join: 'miter' | 'round';
  readonly opacity: number;
  /** Moved before it is painted, so that light comes from the same side in every turn of the tile. */
  readonly shift: readonly [number, number];
  /** Radians it is turned back by, to stand upright. */
  readonly up: number;
}

type Values = Readonly<Record<string, string>>;

interface Rule {
  readonly selector: string;
  readonly classes: readonly string[];
  readonly values: Values;
}

/** The rules of a style sheet in order, without those that depend on the page (`@media`). */
function readRules(css: string): Rule[] {
  const bare = css.replace(/\/\*[^]*?\*\/|@import[^;]*;|@media[^{]*\{[^{}]*\{[^}]*\}\s*\}/g, '');
  return [...bare.matchAll(/([^{}]+)\{([^}]*)\}/g)].map(([, selector, body]) => ({
    selector: selector.trim(),
    classes: [...selector.matchAll(/\.a-([\w-]+)/g)].map(([, name]) => name),
    values: Object.fromEntries(
      body
        .split(';')
        .filter((line) => line.includes(':'))
        .map((line) => [
          line.slice(0, line.indexOf(':')).trim(),
          line
            .slice(line.indexOf(':') + 1)
            .trim()
            .replace(/\s+/g, ' ')
        ])
    )
  }));
}

/** A sum of products of plain lengths and numbers, which is all that the art's `calc()` uses. */
function calculate(sum: string): number {
  return sum
    .trim()
    .replace(/ - /g, ' + -1 * ')
    .split(' + ')
    .reduce(
      (total, product) => total + product.split('*').reduce((value, one) => value * parseFloat(one), 1),
      0
    );
}

/** The colours of the art's style sheets for a canvas, for one theme and one turn of the tile. */
export class Inks {
  private readonly values: Values;
  private readonly rules: readonly Rule[];
  private readonly known = new Map<string, Ink>();

  /** `turn`: clockwise quarter turns. */
  constructor(
    css: string,
    private readonly theme: ArtTheme,
    turn: number
  ) {
    this.rules = readRules(css);
    this.values = this.gather(
      ({ selector, classes }) =>
        selector === ':root' || selector === `[data-theme='${theme}']` || classes.includes(`turn${turn}`)
    );
  }

  /** The ink of a class (empty: none) inside a colour class, or outside any. */
  of(name: string, tint: string): Ink {
    const key = `${name} ${tint}`;
    const ink = this.known.get(key) ?? this.mix(name, tint);
    this.known.set(key, ink);
    return ink;
  }

  private gather(applies: (rule: Rule) => boolean): Values {
    return Object.assign({}, ...this.rules.filter(applies).map(({ values }) => values)) as Values;
  }

  private mix(name: string, tint: string): Ink {
    const said = this.gather(({ classes }) => classes.includes(name));
    const around = tint
      ? { ...this.values, ...this.gather(({ classes }) => classes.includes(tint)) }
      : this.values;
    const value = (property: string) => this.resolve(said[property] ?? '', around);
    const number = (property: string, usual: number) =>
      property in said ? parseFloat(value(property)) : usual;
    const colour = (property: string, usual: string | null) => {
      const text = value(property) || usual;
      return text === 'none' ? null : text;
    };
    const [, move = '', by = ''] = /^(\w+)\((.*)\)$/.exec(value('transform')) ?? [];
    const [dx = 0, dy = 0] = move === 'translate' ? by.split(',').map(parseFloat) : [];
    return {
      fill: colour('fill', '#000'),
      evenOdd: value('fill-rule') === 'evenodd',
      stroke: colour('stroke', null),
      width: number('stroke-width', 1),
      dash: value('stroke-dasharray').split(' ').filter(Boolean).map(Number),
      dashOffset: number('stroke-dashoffset', 0),
      cap: value('stroke-linecap') === 'round' ? 'round' : 'butt',
      join: value('stroke-linejoin') === 'round' ? 'round' : 'miter',
      opacity: number('opacity', 1),
      shift: [dx, dy],
      up: move === 'rotate' ? (parseFloat(by) * Math.PI) / 180 : 0
    };
  }

  /** A value without variables, themes and sums. */
  private resolve(text: string, around: Values): string {
    const dark = this.theme === 'dark';
    for (let before = ''; before !== text;) {
      before = text;
      text = text
        .replace(
          /var\((--[\w-]+)(?:, ([^()]*))?\)/g,
          (_, name: string, other?: string) => around[name] ?? other ?? ''
        )
        .replace(/light-dark\(([^(),]+), ([^(),]+)\)/g, dark ? '$2' : '$1')
        .replace(/calc\(([^()]*)\)/g, (_, sum: string) => String(calculate(sum)));
    }
    return text;
  }
}
