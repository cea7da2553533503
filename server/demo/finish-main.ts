import { giveWay } from '../kernel/give-way.ts';
import { finishDemo } from './finish.ts';

/** Finishes the demonstration of a market folder in a process of its own, which gives way to the server's. */
const [folder] = process.argv.slice(2);
giveWay();
if (folder) await finishDemo(folder);
