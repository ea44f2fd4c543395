import { num, type Point } from './geometry.ts';

/** A shared drawing put at a place; `tint` names a colour class. */
export function put(id: string, [x, y]: Point, tint = ''): string {
  return `<use href="#a-${id}" x="${num(x)}" y="${num(y)}"${tint && ` class="a-${tint}"`}/>`;
}

/** A shared drawing turned with the tile: `angle` in degrees. */
export function putTurned(id: string, [x, y]: Point, angle: number, tint = ''): string {
  const place = `translate(${num(x)} ${num(y)})rotate(${Math.round(angle)})`;
  return `<use href="#a-${id}" transform="${place}"${tint && ` class="a-${tint}"`}/>`;
}
