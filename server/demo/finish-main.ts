import { constants, setPriority } from 'node:os';
import { finishDemo } from './finish.ts';

/** Finishes the demonstration of a market folder in a process of its own, which gives way to the server's. */
const [folder] = process.argv.slice(2);
try {
  setPriority(constants.priority.PRIORITY_LOW);
} catch {
  // A system that knows no priorities lets both run alike.
}
if (folder) await finishDemo(folder);
