/** Figures and views that people are told of by mail, by their own rights at that moment. */
export { watchHandlers } from './calls/handlers.ts';
export { watchAccountLimit } from './calls/watch-limits.ts';
export { watchRoutes } from './calls/watch-routes.ts';
export { keepWatching } from './keep-watching.ts';
export { addressOf } from './stored/address.ts';
export { passingSent } from './stored/sent-store.ts';
