/** What people keep: views of pages, what others say of them, sets of competitors. */
export { keptHandlers } from './handlers.ts';
