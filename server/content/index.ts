import type { importContent as bringIn } from './import/import-content.ts';
import type { importFolder as bringFolder } from './marketplace/folder/import-folder.ts';

/** News, policies, public reports, pictures of models and the marketplace: their calls and routes, and what brings them in. */
export { dayBegin } from './days.ts';
export {
  type BroughtKind,
  type ContentKind,
  contentKinds,
  demonstration,
  noteCounts,
  recordDelivery,
  wasDelivered,
} from './deliveries.ts';
export { contentHandlers } from './handlers.ts';
export { type CarMarket, type ListedCar, readCars } from './image/car-list.ts';
export { type CarDrawing, extentOf } from './image/drawing/car-drawing.ts';
export { imageProduct } from './image/image-handlers.ts';
export type { ImageRecord } from './image/image-record.ts';
export { imageRoutes } from './image/image-routes.ts';
export { imageFolder } from './image/image-store.ts';
export { writeImages } from './image/write-images.ts';
export { type ContentReport, contentImportsOf, formerContent, readContentReport } from './import/report-store.ts';
export { unpackFolder } from './import/unpack-folder.ts';
export { documentRoute } from './marketplace/document/document-route.ts';
export { documentOf, storeDocument } from './marketplace/document/document-store.ts';
export { archiveRoute } from './marketplace/folder/archive-route.ts';
export { decisionLetter } from './marketplace/orders/decision-letter.ts';
export {
  type Decision,
  decideOrder,
  endRight,
  findOrders,
  listOrders,
  type NamedOrder,
} from './marketplace/orders/order-store.ts';
export { stateOf } from './marketplace/orders/shown-order.ts';
export type { MarketReportRecord } from './marketplace/record.ts';
export { writeMarketReports } from './marketplace/write-market-reports.ts';
export { imageTitle } from './names.ts';
export type { ModelBrands } from './news/model-brands.ts';
export { writeNews } from './news/write-news.ts';
export { type Follower, followersToTell, takeNewPolicies } from './policy/follow/new-policies.ts';
export { policyLetter } from './policy/follow/policy-letter.ts';
export { type FormerPolicy, writeFormer } from './policy/write-former.ts';
export { writePolicies } from './policy/write-policies.ts';
export type { NewsRecord, PolicyRecord, ReportRecord } from './records.ts';
export type { Block } from './report/block.ts';
export { reportRoutes } from './report/report-routes.ts';
export { writeReports } from './report/write-reports.ts';
export { listSources } from './sources/list-sources.ts';
export { hideSource, removeSource } from './sources/manage-content.ts';
export { checkSourceName, isSourceName } from './sources/source-names.ts';

/** Brings a delivery in, as import/import-content.ts says. What reads files is loaded for it, and by no start of the server. */
export const importContent: typeof bringIn = async (options) =>
  (await import('./import/import-content.ts')).importContent(options);

/** Brings reports of the marketplace in, as marketplace/folder/import-folder.ts says; loaded for it alone, too. */
export const importFolder: typeof bringFolder = async (options) =>
  (await import('./marketplace/folder/import-folder.ts')).importFolder(options);
