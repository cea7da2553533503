import type { Door } from '../../administration/index.ts';
import type { Terminal } from '../run-line.ts';

/** Where the account command reads and says what it does, and as whom. */
export interface AccountTerminal extends Terminal, Pick<Door, 'readInput'> {
  /** The present instant in milliseconds since 1970. */
  clock(): number;
}

/** How the trail names who runs a command. @param user of the machine */
export const actorOf = (user: string) => `operator ${user}`;
