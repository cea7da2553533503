import { constants, setPriority } from 'node:os';

/**
 * Lets the server and whoever reads go first: beside a busy one this process has a tenth of a processor. The lowest
 * priority of all would give it nearly nothing there, for minutes, also while it keeps others from writing to the state.
 */
export function giveWay(): void {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // A system that knows no priorities lets both run alike.
  }
}
