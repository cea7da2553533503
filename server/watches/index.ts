/** Figures and views that people are told of by mail, by their own rights at that moment. */
export { watchFeedRoute } from './calls/feed-route.ts';
export { watchHandlers } from './calls/handlers.ts';
export { watchAccountLimit } from './calls/watch-limits.ts';
export { watchRoutes } from './calls/watch-routes.ts';
export { keepWatching } from './keep-watching.ts';
export { addressOf } from './stored/address.ts';
export { pauseFor, readAllWatches } from './stored/all-watches.ts';
export { passingFindings } from './stored/finding-store.ts';
export { passingSent } from './stored/sent-store.ts';
