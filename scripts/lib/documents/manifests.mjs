import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../project.mjs';

/**
 * What the areas and parcels of this project say of themselves, in the order in which the portal shows them.
 * @returns {{ folder: string, manifest: import('@portal/contract').AreaManifest }[]} each with its folder: areas/sales
 */
export function ownManifests() {
  return ['areas', 'parcels']
    .flatMap((top) => readdirSync(join(project, top)).map((name) => `${top}/${name}`))
    .filter((folder) => existsSync(join(project, folder, 'manifest.json')))
    .map((folder) => ({ folder, manifest: readJson(folder, 'manifest.json') }))
    .sort((one, other) => one.manifest.place - other.manifest.place || one.manifest.id - other.manifest.id);
}

/**
 * The areas whose pages say what stands in their manifests.
 * @returns {string[]} their folders: areas/sales
 */
export const declaredAreas = () =>
  ['areas', 'examples']
    .flatMap((top) => readdirSync(join(project, top)).map((name) => `${top}/${name}`))
    .filter((folder) => existsSync(join(project, folder, 'area.ts')));

/** The content of a JSON file of a module; what is wrong with it is thrown. */
export const readJson = (folder, name) => JSON.parse(readFileSync(join(project, folder, name), 'utf8'));
