import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const top = fileURLToPath(new URL('../..', import.meta.url));

/** The commands of a guide, in their order: the lines of its blocks of the shell, a line that goes on in the next one whole. */
export const commandsOf = (guide: string): string[] =>
  [...readFileSync(join(top, 'docs/module-teams', guide), 'utf8').matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap(
    ([, block = '']) => block.replaceAll('\\\n', ' ').split('\n').filter(Boolean),
  );

/** What stands behind a command, such as `npm run module --`, in each line that begins with it. */
export const argumentsOf = (command: string, lines: readonly string[]): string[][] =>
  lines.filter((line) => line.startsWith(`${command} `)).map((line) => line.slice(command.length + 1).split(/\s+/));
