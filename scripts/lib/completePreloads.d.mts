/** What Vite's manifest says of one built file, as far as it is read. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

export function completePreloads(folder: string, manifest: Readonly<Record<string, Chunk>>): void;
