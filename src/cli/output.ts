/** Prints a result as one line of compact JSON. */
export function print(result: unknown): void {
  process.stdout.write(`${JSON.stringify(result)}\n`);
}

/** Says what is wrong with a call; the exit code for it is 2. */
export function complain(sentence: string): number {
  console.error(sentence);
  return 2;
}
