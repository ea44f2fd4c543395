/** The id within a name: names of entries with the same id differ after a dot. */
const idIn = (name: string): string => name.split('.', 1)[0];

/** Verified entries by name, in the order they became known. */
export class HeldEntries {
  readonly byName = new Map<string, Uint8Array>();
  /** One entry for each id that is not a name itself. */
  private readonly byId = new Map<string, Uint8Array>();

  add(name: string, entry: Uint8Array): void {
    this.byName.set(name, entry);
    if (idIn(name) !== name) this.byId.set(idIn(name), entry);
  }

  /** An entry with this id. */
  withId(id: string): Uint8Array | undefined {
    return this.byName.get(id) ?? this.byId.get(id);
  }

  /** All entries, each with its id. */
  *withIds(): Generator<readonly [id: string, entry: Uint8Array]> {
    for (const [name, entry] of this.byName) yield [idIn(name), entry];
  }
}
