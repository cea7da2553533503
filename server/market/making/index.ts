/** The face of the store for those who write releases: the demonstration market, the importer, the data command. */
export { type Former, formerName } from './copy-former.ts';
export { createRelease, discardUnsealed, type NewRelease, type ReleaseWriter } from './create-release.ts';
export { type Delivery, type DeliveryKind, deliveryKinds } from '../releases/delivery.ts';
export { deliveryFile } from '../releases/delivery-rows.ts';
export { sealOfFile } from '../releases/file-seal.ts';
export { type InspectedRelease, inspectReleases } from '../releases/inspect-releases.ts';
export { type ListedRelease, listReleases } from '../releases/list-releases.ts';
export { type NextRelease, readNextRelease, writeNextRelease } from '../releases/next-release.ts';
export { type Anyway, type Publication, type RuleResult, readPublication } from '../releases/publication.ts';
export { publishLine, removeRelease } from '../releases/publish-line.ts';
export { type Elsewhere, publishRelease, rollbackRelease } from '../releases/publish-release.ts';
export { type Current, type ReleaseInfo, readCurrent, readRelease, releaseFile, releaseFolder } from '../releases/release.ts';
export { createTables } from '../tables/tables.ts';
export { needRelease, verifyRelease } from '../releases/verify-release.ts';
