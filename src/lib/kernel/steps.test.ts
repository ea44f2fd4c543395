import { describe, expect, it } from 'vitest';
import { arrange, type Insertion, type Named } from './steps.ts';

const named = (...ids: string[]): Named[] => ids.map((id) => ({ id }));
const ids = (base: string[], insertions: Insertion<Named>[]) =>
  arrange(named(...base), insertions).map((s) => s.id);

describe('arrange', () => {
  it('keeps the base list when nothing is inserted', () => {
    expect(ids(['c', 'a', 'b'], [])).toEqual(['c', 'a', 'b']);
  });

  it('puts a step right after or right before its neighbour', () => {
    expect(ids(['a', 'b', 'c'], [{ step: { id: 'x' }, after: 'a' }])).toEqual(['a', 'x', 'b', 'c']);
    expect(ids(['a', 'b'], [{ step: { id: 'x' }, after: 'b' }])).toEqual(['a', 'b', 'x']);
    expect(ids(['a', 'b', 'c'], [{ step: { id: 'x' }, before: 'c' }])).toEqual(['a', 'b', 'x', 'c']);
  });

  it('chains insertions and breaks ties by id, whatever the order they come in', () => {
    const insertions = [
      { step: { id: 'z' }, after: 'a' },
      { step: { id: 'y' }, after: 'a' },
      { step: { id: 'x' }, after: 'y', before: 'b' }
    ];
    expect(ids(['a', 'b'], insertions)).toEqual(['a', 'y', 'x', 'z', 'b']);
    expect(ids(['a', 'b'], [...insertions].reverse())).toEqual(['a', 'y', 'x', 'z', 'b']);
  });

  it('refuses cycles, duplicate names and unknown neighbours', () => {
    expect(() => ids(['a', 'b'], [{ step: { id: 'x' }, after: 'b', before: 'a' }])).toThrow(
      /wait for each other/
    );
    expect(() => ids(['a'], [{ step: { id: 'a' }, after: 'a' }])).toThrow(/Two steps/);
    expect(() => ids(['a'], [{ step: { id: 'x' }, after: 'q' }])).toThrow(/does not exist/);
    expect(() => ids(['a'], [{ step: { id: 'x' } }])).toThrow(/where it belongs/);
  });
});
