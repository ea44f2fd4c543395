import { BOARD_CELLS, CELLS, type BoardSide, type Floors } from './board.ts';
import { buildingsOf, doorsOf, placementFault, roomService, type Buildings } from './building.ts';
import { TREATMENT, WAITING, isHub } from './elements.ts';
import { hoursFrom } from './paths.ts';

/** Data derived from a clinic's tiles and conveyors alone, cached until the next build. */
export class Layout {
  readonly buildings: Buildings;
  readonly doors: readonly number[];
  readonly hubs: readonly number[];
  /** Where walks of people from pre-admissions begin: doors and Waiting Rooms. */
  readonly starts: readonly number[];
  /** Service treated per cell of a treatment room, else -1. */
  readonly services: readonly number[];
  private readonly cells: (readonly number[] | undefined)[] = [];
  private readonly hours: (readonly number[] | undefined)[] = new Array<undefined>(CELLS).fill(undefined);

  constructor(
    private readonly side: BoardSide,
    private readonly clinic: Floors
  ) {
    const { tiles } = clinic;
    this.buildings = buildingsOf(side, tiles);
    this.doors = doorsOf(clinic);
    this.hubs = tiles.flatMap((code, cell) => (isHub(code) ? [cell] : []));
    this.starts = [...this.doors, ...tiles.flatMap((code, cell) => (code === WAITING ? [cell] : []))];
    this.services = tiles.map((code, cell) =>
      code === TREATMENT ? roomService(side, tiles, this.buildings, cell) : -1
    );
  }

  /** Cells where building rules allow an element, ascending. */
  cellsFor(code: number): readonly number[] {
    return (this.cells[code] ??= BOARD_CELLS[this.side].filter(
      (cell) => placementFault(this.side, this.clinic.tiles, this.buildings, code, cell) === null
    ));
  }

  /** Hours between a cell and every other. */
  hoursTo(cell: number): readonly number[] {
    return (this.hours[cell] ??= hoursFrom(this.side, this.clinic, [cell]));
  }
}

/** The current layout of a clinic. It keeps a copy of the tiles, so that clones may share it. */
export function layoutOf(
  side: BoardSide,
  clinic: { tiles: number[]; conveyors: number[]; layout: Layout | null }
): Layout {
  return (clinic.layout ??= new Layout(side, {
    tiles: clinic.tiles.slice(),
    conveyors: clinic.conveyors.slice()
  }));
}
