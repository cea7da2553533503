/** The server as a whole: what prepares it, what puts its parts together, and what is said of it on the terminal. */

export { type RunningServer, startServer } from './start.ts';
export type { DataFolder } from './stores/data-folder.ts';
export { interrupted, welcome } from './welcome.ts';
