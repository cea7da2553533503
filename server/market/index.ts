/** The market: what is asked of it, its calls, its model, and its store for those who write releases. */
export { marketHandlers } from './handlers.ts';
export { enumeratedMembers, monthNumber, monthText, newEnergyFuels, sources } from './model/index.ts';
export { type Market, openMarket } from './service.ts';
export {
  createRelease,
  listReleases,
  type NewRelease,
  publishRelease,
  type ReleaseInfo,
  readCurrent,
  releaseFile,
  rollbackRelease,
  sourceNumbers,
} from './store/index.ts';
