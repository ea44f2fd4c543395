import type { WebKit } from './webkit.ts';

/** The first element of a kind whose text, or else accessible name, is this. */
export const labelled = (kind: string, name: string): string =>
  `[...document.querySelectorAll(${JSON.stringify(kind)})].find((e) => e.checkVisibility() && (e.textContent.trim() === ${JSON.stringify(name)} || e.ariaLabel === ${JSON.stringify(name)}))`;

/** A person with WebKit: what a finger can do on the page. */
export class WebKitPlayer {
  constructor(
    readonly name: string,
    readonly webkit: WebKit
  ) {}

  /** Opens a table with these kinds of seats after the own one; resolves to its link. */
  async openTable(
    url: string,
    seats: readonly ('friend' | 'device' | 'bot')[],
    game: 'Landscape' | 'Clinic' = 'Landscape'
  ): Promise<string> {
    const { webkit } = this;
    await webkit.goto(`${url}new/`);
    await webkit.until(`document.querySelector('form:not([inert])')`);
    await webkit.click(
      `[...document.querySelectorAll('label')].find((e) => e.textContent.trim().startsWith('${game}'))`
    );
    await webkit.fill('[aria-label="Name on seat 1"]', this.name);
    for (const [i, kind] of seats.entries()) {
      const select = `[aria-label="Who plays seat ${i + 2}"]`;
      if (!(await webkit.read(`document.querySelector('${select}')`)))
        await webkit.click(labelled('button', 'Add a seat'));
      await webkit.choose(select, kind);
      if (kind === 'device')
        await webkit.fill(`[aria-label="Name on seat ${i + 2}"]`, `${this.name} ${i + 2}`);
    }
    await webkit.click(labelled('button', 'Open the table'));
    await webkit.until(`location.pathname.includes('/table/')`);
    return webkit.read('location.href');
  }

  async seesBoard(): Promise<void> {
    await this.webkit.until(`document.querySelector('[data-hash]')`);
  }

  /** What the page knows of the table: transcript hash, position, and whether it is over. */
  table(): Promise<{ hash: string; position: number; over: boolean }> {
    return this.webkit
      .read(`(({ hash, position, over }) => ({ hash, position: Number(position), over: over === 'true' }))
      (document.querySelector('[data-hash]').dataset)`);
  }

  isAsked(): Promise<boolean> {
    return this.webkit.read(`document.querySelector('button[data-hand], .dock button.chip') !== null`);
  }

  /** Touches a lit square, sometimes a place for a figure, and the large button. `choose(n)` is below n. */
  async takeTurn(choose: (n: number) => number): Promise<void> {
    const { webkit } = this;
    const { hash } = await this.table();
    const squares = await webkit.read<{ x: number; y: number }[]>(SQUARES_IN_SIGHT);
    if (squares.length > 0) {
      const { x, y } = squares[choose(squares.length)];
      await webkit.tap(x, y);
    }
    const chips = await webkit.read<number>(`document.querySelectorAll('.dock button.chip').length`);
    if (chips > 0 && choose(3) > 0)
      await webkit.clickIfThere(`document.querySelectorAll('.dock button.chip')[${choose(chips)}]`);
    if (await webkit.clickIfThere(`document.querySelector('.decide button')`))
      // Signed means folded: the page shows another transcript. It stays where the press only chose a place.
      await webkit
        .until(`document.querySelector('[data-hash]')?.dataset.hash !== '${hash}'`, 1_500)
        .catch(() => undefined);
  }

  /**
   * Plays on until the game is over, a position is reached, or no player of this page is asked; throws when the time is
   * up.
   */
  async playOn(
    choose: (n: number) => number,
    until: { position?: number; milliseconds: number }
  ): Promise<void> {
    for (const end = Date.now() + until.milliseconds; Date.now() < end;) {
      const { over, position } = await this.table();
      if (over || (until.position !== undefined && position >= until.position)) return;
      if (await this.isAsked()) await this.takeTurn(choose);
    }
    throw new Error(`The game stands at ${JSON.stringify(await this.table())}: out of time.`);
  }
}

/** Middles of the lit squares that a finger can reach. */
const SQUARES_IN_SIGHT = `(() => {
  const board = document.querySelector('[data-board]')?.getBoundingClientRect();
  if (!board) return [];
  return [...document.querySelectorAll('g.square rect')]
    .map((one) => one.getBoundingClientRect())
    .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
    .filter(({ x, y }) => x > board.left && x < board.right && y > board.top && y < board.bottom);
})()`;
