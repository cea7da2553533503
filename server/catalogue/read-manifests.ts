import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AreaManifest } from '@portal/contract';
import { AreaManifest as schema } from '@portal/contract/schemas';
import { Ajv } from 'ajv';
import { OperatorError } from '../kernel/operator-error.ts';
import { categories } from './categories.ts';

const check = new Ajv({ strict: false }).compile<AreaManifest>(schema);
const project = fileURLToPath(new URL('../..', import.meta.url));

/** Where the areas and parcels of the portal itself lie. */
export const ownFolders: readonly string[] = ['areas', 'parcels'].map((folder) => join(project, folder));

/** Areas for developers: part of a build for development, and of no other. */
export const exampleFolder = join(project, 'examples');

/** A folder with a manifest, and what it says. */
export interface FoundManifest {
  file: string;
  manifest: AreaManifest;
}

/**
 * The manifests of the modules below some folders, in the order of their names.
 * @param folders that hold one folder for each module; one that is not there holds none
 * @throws OperatorError that names the file and the field when a manifest cannot be read or does not fit
 */
export function readManifests(folders: readonly string[]): FoundManifest[] {
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { withFileTypes: true }).map(({ name }) => join(folder, name)))
    .sort()
    .map((folder) => join(folder, 'manifest.json'))
    .filter((file) => existsSync(file))
    .map((file) => ({ file, manifest: readManifest(file) }));
}

function readManifest(file: string): AreaManifest {
  const manifest = parse(file);
  if (!check(manifest)) {
    const [first] = check.errors ?? [];
    const extra: unknown = first?.params.additionalProperty;
    const field = [...(first?.instancePath ?? '').split('/').slice(1), ...(extra ? [String(extra)] : [])].join('.');
    throw refused(file, field, first?.message ?? 'does not fit');
  }
  if (!categories.some(({ key }) => key === manifest.category))
    throw refused(file, 'category', `must be one of ${categories.map(({ key }) => key).join(', ')}`);
  const strays = manifest.menu?.pages.filter(({ path }) => !path.startsWith(`${manifest.path}/`)) ?? [];
  if (strays[0]) throw refused(file, 'menu.pages', `${strays[0].path} does not lie below ${manifest.path}`);
  // S2.046: the module of an area is found by the first segment of its addresses.
  const folder = basename(join(file, '..'));
  if (manifest.path !== `/${folder}`) throw refused(file, 'path', `must be /${folder}, as the folder is called`);
  return manifest;
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw refused(file, '', (error as Error).message);
  }
}

const refused = (file: string, field: string, what: string) =>
  new OperatorError({
    zh_CN: `模块说明 ${file} 无法使用${field ? `，字段“${field}”` : ''}：${what}。请改正后重新启动。`,
    en: `The manifest ${file} cannot be used${field ? `, field '${field}'` : ''}: ${what}. Correct it, then start again.`,
  });
