/** The face of the store for those who write releases: the demonstration market, the importer, the data command. */
export { type Former, formerName } from './copy-former.ts';
export { createRelease, discardUnsealed, type NewRelease, type ReleaseWriter } from './create-release.ts';
export { type Delivery, type DeliveryKind, deliveryKinds } from './delivery.ts';
export { deliveryFile } from './delivery-rows.ts';
export { sealOfFile } from './file-seal.ts';
export { type InspectedRelease, inspectReleases } from './inspect-releases.ts';
export { type ListedRelease, listReleases } from './list-releases.ts';
export { type NextRelease, readNextRelease, writeNextRelease } from './next-release.ts';
export { type Anyway, type Publication, type RuleResult, readPublication } from './publication.ts';
export { publishLine, removeRelease } from './publish-line.ts';
export { type Elsewhere, publishRelease, rollbackRelease } from './publish-release.ts';
export { type Current, type ReleaseInfo, readCurrent, readRelease, releaseFile, releaseFolder } from './release.ts';
export { createTables } from './tables.ts';
export { needRelease, verifyRelease } from './verify-release.ts';
