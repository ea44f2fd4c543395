import { describe, expect, it } from 'vitest';
import { ELEMENTS, isHub } from '../../../clinic/buildings/elements.ts';
import { NUMBERS } from '../../../clinic/numbers.ts';
import { PERSON_KINDS } from '../../../clinic/people.ts';
import { FIGURES, figureOf } from './figures.ts';
import { FURNITURE, SERVICE_SIGNS, cars, roomShell } from './furniture.ts';
import { cellCentre, floorBox, places, stackFloors } from './iso.ts';

describe('drawings of the clinic', () => {
  it('exist for every element, service and kind of person', () => {
    for (const { id, code } of ELEMENTS.slice(1))
      expect(FURNITURE[isHub(code) ? 'hub' : id], id).toBeTruthy();
    for (const service of NUMBERS.services) expect(SERVICE_SIGNS[service], service).toBeTruthy();
    for (const kind of PERSON_KINDS) expect(FIGURES[figureOf(kind)], kind).toBeTruthy();
  });

  it('tell every kind of person from every other', () => {
    const drawn = PERSON_KINDS.filter((kind) => figureOf(kind) === kind).map((kind) => FIGURES[kind]);
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(drawn.length).toBeGreaterThanOrEqual(7);
  });

  it('hold no broken number and carry no colour of their own', () => {
    const all = [
      ...Object.values(FURNITURE),
      ...Object.values(FIGURES),
      roomShell({ row: true, column: true }),
      cars(4, true, 1)
    ];
    for (const drawing of all) {
      expect(drawing).not.toMatch(/NaN|undefined/);
      expect(drawing).not.toMatch(/fill="|stroke="|style="/);
    }
  });
});

describe('a floor at an angle', () => {
  it('keeps every cell inside what a floor covers', () => {
    const box = floorBox(3, 4);
    for (let row = 0; row < 3; row++)
      for (let column = 0; column < 4; column++) {
        const [x, y] = cellCentre(row, column);
        expect(x).toBeGreaterThan(box.x);
        expect(x).toBeLessThan(box.x + box.width);
        expect(y).toBeGreaterThan(box.y);
        expect(y).toBeLessThan(box.y + box.height);
      }
  });

  it('puts the lowest floor at the bottom', () => {
    const { origins, box } = stackFloors(3, 3, 4, 1);
    expect(origins[0][1]).toBeGreaterThan(origins[2][1]);
    expect(stackFloors(4, 3, 4, 2).box.height).toBeLessThan(box.height);
  });

  it('puts the odd floor of two columns in the middle', () => {
    const [[left], [right], [top]] = stackFloors(3, 3, 4, 2).origins;
    expect(top).toBe((left + right) / 2);
    expect(stackFloors(4, 3, 4, 2).origins[2][0]).toBe(left);
  });

  it('gives everyone in a full room a place of their own', () => {
    const crowd = [
      ...[1, 2].map(() => ({ lies: true })),
      ...Array.from({ length: 12 }, () => ({ lies: false }))
    ];
    for (const beds of [0, 2]) {
      const feet = places(crowd, beds).map(String);
      expect(new Set(feet).size).toBe(crowd.length);
    }
  });
});
