import type { Command } from './command.ts';

const CALL = 'npm run -s cli --';

/** All commands with a line each. */
export function overview(commands: ReadonlyMap<string, Command>): string {
  const width = Math.max(...[...commands.keys()].map((name) => name.length));
  const lines = [...commands].map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`);
  return `Usage: ${CALL} COMMAND [ARGUMENT…]

${lines.join('\n')}

"${CALL} COMMAND --help" explains a command. Results are lines of JSON on standard output.`;
}

/** How one command is called. */
export function helpOf(name: string, { synopsis, summary, details }: Command): string {
  const call = `Usage: ${`${CALL} ${name} ${synopsis}`.trimEnd()}\n\n${summary}`;
  return details === undefined ? call : `${call}\n\n${details}`;
}
