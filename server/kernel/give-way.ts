import { constants, setPriority } from 'node:os';

/** Lets the server and whoever reads go first: what this process does takes what they leave of the processors. */
export function giveWay(): void {
  try {
    setPriority(constants.priority.PRIORITY_LOW);
  } catch {
    // A system that knows no priorities lets both run alike.
  }
}
