/** Figures and views that people are told of by mail, by their own rights at that moment. */
export { watchHandlers } from './handlers.ts';
export { keepWatching } from './keep-watching.ts';
export { passingSent } from './sent-store.ts';
export { watchAccountLimit } from './watch-limits.ts';
export { watchRoutes } from './watch-routes.ts';
