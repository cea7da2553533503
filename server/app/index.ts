/** The server as a whole: what prepares it, what puts its parts together, and what is said of it on the terminal. */
export type { DataFolder } from './data-folder.ts';
export { type RunningServer, startServer } from './start.ts';
export { interrupted, welcome } from './welcome.ts';
