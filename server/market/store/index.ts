/** The face of the store for those who write releases: the demonstration market, the importer, the data command. */
export { createRelease, discardUnsealed, type NewRelease, type ReleaseWriter } from './create-release.ts';
export { type ListedRelease, listReleases, publishRelease, rollbackRelease } from './publish-release.ts';
export { type Current, type ReleaseInfo, readCurrent, readRelease, releaseFile } from './release.ts';
export { createTables } from './tables.ts';
