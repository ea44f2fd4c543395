/**
 * Verified entries by name, in the order they became known. A name is the id of its entry, or belongs to one of several
 * entries with one id.
 */
export class HeldEntries {
  readonly byName = new Map<string, Uint8Array>();
  /** Ids of the entries whose name is another, and an entry for each of these ids. */
  private readonly ids = new Map<string, string>();
  private readonly byId = new Map<string, Uint8Array>();

  add(name: string, entry: Uint8Array, id: string): void {
    this.byName.set(name, entry);
    if (name === id) return;
    this.ids.set(name, id);
    if (!this.byId.has(id)) this.byId.set(id, entry);
  }

  has(name: string): boolean {
    return this.byName.has(name);
  }

  /** An entry with this id. */
  withId(id: string): Uint8Array | undefined {
    return this.byName.get(id) ?? this.byId.get(id);
  }

  /** All entries, each with its id. */
  *withIds(): Generator<readonly [id: string, entry: Uint8Array]> {
    for (const [name, entry] of this.byName) yield [this.ids.get(name) ?? name, entry];
  }
}
