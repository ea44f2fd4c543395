import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Path of the first program on PATH with one of these names (folders first, then names), or null. */
export function onPath(...names) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) {
      const path = join(folder, name);
      try {
        accessSync(path, constants.X_OK);
        return path;
      } catch {
        // Not in this folder.
      }
    }
  }
  return null;
}
