/** The market: what is asked of it, its calls, its model, and its store for those who write releases. */

export { storedCoverage } from './answer/covered.ts';
export type { WholeAnswer } from './answer/whole-answer.ts';
export { figureTitle, rowsIn, type Shape, shapeOf, tablesOf, titleOf } from './changes/fact-members.ts';
export { benefitFacts } from './datasets/benefit/file.ts';
export type { Facts } from './datasets/dataset.ts';
export { type EnumeratedMember, goesBy, type MemberTable } from './datasets/dimension.ts';
export { featureStates, isAvailable } from './datasets/feature/kinds.ts';
export type {
  ChoiceField,
  FigureField,
  FileDeclaration,
  FileFault,
  FileField,
  FileLevel,
  RowValues,
  TimeField,
} from './datasets/file.ts';
export { indicatorOf } from './datasets/find.ts';
export {
  type Dataset,
  datasets,
  enumeratedMembers,
  type FactChain,
  isNameOf,
  isUnspecified,
  newEnergyFuels,
  productsOfDataset,
  remainderKey,
} from './datasets/index.ts';
export { oldestCar } from './datasets/members/car-age.ts';
export { offerFacts } from './datasets/offer/file.ts';
export { unlistedOutlets } from './datasets/outlet/stores.ts';
export { carsInUse, wholeYears } from './datasets/parc/cars-in-use.ts';
export { type CarCode, type CarName, salesFile } from './datasets/sales/file.ts';
export { grainOf, memberTablesOf, sourceOf } from './datasets/tables.ts';
export { decisionSheet } from './decision/decision.ts';
export { decisionDatasets } from './decision/open-parts.ts';
export { type MarketDatabase, openMarketDatabase } from './engine/database.ts';
export { type ParquetColumn, writeParquet } from './files/write-parquet.ts';
export { acceptFindings } from './gate/accept-findings.ts';
export { readAccepted } from './gate/accepted.ts';
export { explanationText, findingText, thresholdText } from './gate/finding-text.ts';
export { checkRelease, publishChecked } from './gate/publish-checked.ts';
export { rulesOf } from './gate/rules.ts';
export type { GateReport, RuleOutcome, RuleState } from './gate/run-rules.ts';
export { marketHandlers } from './handlers.ts';
export { type Insights, openInsights } from './insights/insights.ts';
export type { EngineWatch } from './limits/ask-engine.ts';
export type { DescribedOtherwise } from './lineage/described-otherwise.ts';
export {
  type DiffGroup,
  type DiffHead,
  type DiffLine,
  diffReleases,
  type ReleaseDiff,
} from './lineage/diff-releases.ts';
export { type Figures, type TraceStep, traceFigure } from './lineage/trace-figure.ts';
export { successionText, unitedText } from './lineage/united-words.ts';
export { formerName } from './making/copy-former.ts';
export { createRelease, discardUnsealed, type NewRelease, type ReleaseWriter } from './making/create-release.ts';
export {
  builtInSources,
  isBuiltIn,
  monthNumber,
  monthsText,
  monthText,
  preliminaryAfter,
  type ReleasedSource,
  sourceIn,
  sourceNames,
  sourceNumber,
  togetherText,
} from './model/index.ts';
export type { Questions } from './questions/questions.ts';
export { type Delivery, type DeliveryKind, deliveryKinds } from './releases/delivery.ts';
export { sealOfFile } from './releases/file-seal.ts';
export { type InspectedRelease, inspectReleases } from './releases/inspect-releases.ts';
export { listReleases } from './releases/list-releases.ts';
export { type NextRelease, readNextRelease, writeNextRelease } from './releases/next-release.ts';
export { readPublication } from './releases/publication.ts';
export { publishLine, removeRelease } from './releases/publish-line.ts';
export { publishRelease, rollbackRelease } from './releases/publish-release.ts';
export { type ReleaseInfo, readCurrent, readRelease, releaseFile } from './releases/release.ts';
export { needRelease } from './releases/verify-release.ts';
export { type Market, openMarket } from './service.ts';
export { successionTable } from './tables/succession.ts';
export { allDatasets } from './tables/tables.ts';
export { unitedTable } from './tables/united-members.ts';
export { type ApartPair, decideApart, forgetApart, listApart } from './uniting/apart.ts';
export type { Candidate, Reason } from './uniting/choose-candidates.ts';
export { findCandidates } from './uniting/find-candidates.ts';
export {
  type JudgedSuccession,
  judgeSuccessions,
  type ListedSuccession,
  succeedByList,
} from './uniting/succeed-list.ts';
export { listSuccessions, type SucceedOrder, succeedMembers } from './uniting/succeed-members.ts';
export { type UnitedRelease, uniteMembers } from './uniting/unite-members.ts';
