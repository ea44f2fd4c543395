/** Removes an id so that it can be added again at the end, and the oldest id when `most` others are known. */
export function makeRoom(known: Map<string, unknown> | Set<string>, id: string, most: number): void {
  known.delete(id);
  const [oldest] = known.keys();
  if (known.size >= most) known.delete(oldest);
}
