import { describe, expect, it } from 'vitest';
import { linesOf, sharesOf } from './chart.ts';

describe('curves of points', () => {
  it('rise in steps to the top, and pass over what does not change', () => {
    const scores = [
      [0, 0],
      [0, 0],
      [4, 0],
      [4, 0],
      [4, 8]
    ];
    expect(linesOf(scores, 100, 40)).toEqual(['M0 40H50V20H100V20', 'M0 40H50V40H100V0']);
  });

  it('keep points below nothing in the picture', () => {
    expect(linesOf([[0], [-5], [5]], 10, 100)).toEqual(['M0 50H5V100H10V0']);
  });

  it('share all there is, evenly at first', () => {
    const scores = [
      [0, 0],
      [3, 1],
      [3, -2]
    ];
    expect(sharesOf(scores, 10, 8)).toEqual(['M0 0L5 0L10 0L10 8L5 6L0 4Z', 'M0 4L5 6L10 8L10 8L5 8L0 8Z']);
  });

  it('are flat before the first move', () => {
    expect(linesOf([[0, 0]], 10, 10)).toEqual(['M0 10', 'M0 10']);
  });
});
