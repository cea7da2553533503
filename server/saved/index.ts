/** What people keep: views of pages, what others say of them, sets of competitors, members they look for first. */
export { savedHandlers } from './handlers.ts';
export { learnSheets, watchedView } from './watched-view.ts';
