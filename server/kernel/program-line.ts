import { fileURLToPath } from 'node:url';

/** What runs as a process or a thread of its own, by its name in dist/server. */
export type Program =
  | 'main'
  | 'pdf-work'
  | 'finish-demo'
  | 'work-off'
  | 'work-upload'
  | 'work-content'
  | 'account'
  | 'content'
  | 'data'
  | 'usage';

/** Where the build has put a program of the server. */
export const programFile = (name: Program): URL => new URL(`../../dist/server/${name}.mjs`, import.meta.url);

/**
 * What Node is told to run a program of the server, as the build has bundled it; what fails there names its source.
 * @returns arguments, before those of the program
 */
export const programLine = (name: Program): string[] => ['--enable-source-maps', fileURLToPath(programFile(name))];
