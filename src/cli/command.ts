/** A command of the command line. */
export interface Command {
  /** What follows the command's name, as `[--trace] FILE…`. */
  readonly synopsis: string;
  readonly summary: string;
  /** Options, output and exit codes, in lines of at most 100 characters. */
  readonly details?: string;
  /** Runs it with the words that follow its name. Returns the exit code: 0, 1 for a failed check, 2 for a wrong call. */
  run(args: readonly string[]): Promise<number>;
}
