/** The market: what is asked of it, its calls, its model, and its store for those who write releases. */
export { enumeratedMembers, newEnergyFuels, productOfDataset } from './datasets/index.ts';
export { marketHandlers } from './handlers.ts';
export type { EngineWatch } from './limits/ask-engine.ts';
export { monthNumber, monthText, sourceNumbers, sources } from './model/index.ts';
export { type Market, openMarket } from './service.ts';
export {
  createRelease,
  discardUnsealed,
  listReleases,
  type NewRelease,
  publishRelease,
  type ReleaseInfo,
  readCurrent,
  releaseFile,
  rollbackRelease,
} from './store/index.ts';
