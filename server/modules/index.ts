/** Areas that teams elsewhere publish: versions, what of them stands, and the way back. */
export { audienceNamed, namesOfAudience } from './audience.ts';
export { moduleHandlers, publishedModule } from './handlers.ts';
export { type ListedModule, listModules } from './list.ts';
export { moduleOutcomes } from './outcomes.ts';
export { readFolder } from './package/read-folder.ts';
export { readPackage } from './package/read-package.ts';
export { packageRoute } from './package-route.ts';
export { moduleRefusals } from './refusals.ts';
export { countVisits, passingReports, readHealth, type VersionHealth } from './reports.ts';
export { serveVersions } from './serve-versions.ts';
export { type AreasNow, type Modules, openModules } from './standing.ts';
export { activate, confirm, rollBack, rollBackFrom } from './store/activate.ts';
export { publish } from './store/publish.ts';
export { removeModule, removeVersion } from './store/remove.ts';
export { manifestOfVersion } from './store/rows.ts';
