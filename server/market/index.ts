/** The market: what is asked of it, its calls, its model, and its store for those who write releases. */
export type { Facts } from './datasets/dataset.ts';
export type { MemberTable } from './datasets/dimension.ts';
export type { FigureField, FileDeclaration, FileField, FileLevel } from './datasets/file.ts';
export {
  type Dataset,
  datasets,
  enumeratedMembers,
  type FactChain,
  isNameOf,
  newEnergyFuels,
  productsOfDataset,
  remainderKey,
} from './datasets/index.ts';
export { grainOf, memberTablesOf } from './datasets/tables.ts';
export { type MarketDatabase, openMarketDatabase } from './engine/database.ts';
export { checkRelease, publishChecked } from './gate/publish-checked.ts';
export type { FoundRow } from './gate/rule.ts';
export { rulesOf } from './gate/rules.ts';
export type { GateReport, RuleOutcome, RuleState } from './gate/run-rules.ts';
export type { SetRule } from './gate/settings.ts';
export { marketHandlers } from './handlers.ts';
export type { EngineWatch } from './limits/ask-engine.ts';
export type { DescribedOtherwise } from './lineage/described-otherwise.ts';
export {
  type DiffGroup,
  type DiffHead,
  type DiffLine,
  diffReleases,
  type ReleaseDiff,
} from './lineage/diff-releases.ts';
export { figureTitle, tablesOf, titleOf } from './changes/fact-members.ts';
export { type Figures, type TraceStep, traceFigure } from './lineage/trace-figure.ts';
export {
  builtInSources,
  isBuiltIn,
  monthNumber,
  monthsText,
  monthText,
  preliminaryAfter,
  type ReleasedSource,
  saidTogether,
  sourceIn,
  sourceNames,
  sourceNumber,
} from './model/index.ts';
export type { Questions } from './questions/questions.ts';
export { type Market, openMarket } from './service.ts';
export { formerShapesOf } from './tables/former-shapes.ts';
export {
  createRelease,
  type Delivery,
  type DeliveryKind,
  deliveryKinds,
  discardUnsealed,
  formerName,
  type InspectedRelease,
  inspectReleases,
  listReleases,
  type NewRelease,
  type NextRelease,
  needRelease,
  publishLine,
  publishRelease,
  type ReleaseInfo,
  type ReleaseWriter,
  readCurrent,
  readNextRelease,
  readRelease,
  releaseFile,
  removeRelease,
  rollbackRelease,
  sealOfFile,
  writeNextRelease,
} from './making/index.ts';
export { allDatasets } from './tables/tables.ts';
