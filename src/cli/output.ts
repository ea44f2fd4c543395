// A reader such as `head` may have seen enough before everything is printed.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

/** Prints a result as one line of compact JSON. */
export function print(result: unknown): void {
  process.stdout.write(`${JSON.stringify(result)}\n`);
}

/** Prints what is wrong with a call; returns the exit code for it, 2. */
export function complain(sentence: string): number {
  console.error(sentence);
  return 2;
}

/** Why a file could not be read, in a sentence. */
export function unreadable(file: string, error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return `There is no file ${file}.`;
  if (code === 'EISDIR') return `${file} is a folder.`;
  return `${file} cannot be read: ${message}`;
}
