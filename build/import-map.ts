import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from './project.ts';
import { buildMode } from './webpack/webpack-parts.ts';

/** import-map.json: which names modules of the page may import from each other. */
export interface ImportMap {
  /** File of build/shared -> the names it answers to. */
  shared: Record<string, string[]>;
  /** A name that means another one, so that a library is on the page once. */
  aliases: Record<string, string>;
  /** Names that are fetched at the moment of use; 'everywhere' or by the module that imports them. */
  lazy: Record<string, string[]>;
  /** Names that every page needs: they come in one file. */
  packed: string[];
  /** Own module -> its entry file. */
  modules: Record<string, string>;
}

/** One own module of the page. */
export interface PortalModule {
  /** Name in the import map, such as @portal/area-sales. */
  name: string;
  /** Absolute path of its entry file. */
  entry: string;
}

export const importMap = JSON.parse(readFileSync(join(project, 'import-map.json'), 'utf8')) as ImportMap;

/** Where areas lie; the gallery of components is for developers alone. */
const areaFolders = buildMode === 'development' ? ['areas', 'examples'] : ['areas'];

/** Every folder of areas/ is a module of its own. */
const listAreas = (): PortalModule[] =>
  areaFolders.flatMap((folder) =>
    readdirSync(join(project, folder), { withFileTypes: true })
      .filter((item) => item.isDirectory())
      .map(({ name }) => ({ name: `@portal/area-${name}`, entry: join(project, folder, name, 'index.ts') })),
  );

/**
 * The own modules that can be built.
 *
 * @returns found: those with an entry file; missing: names whose entry file does not exist
 */
export function listModules(): { found: PortalModule[]; missing: PortalModule[] } {
  const own = Object.entries(importMap.modules).map(([name, entry]) => ({ name, entry: join(project, entry) }));
  const all = [...own, ...listAreas()];
  return {
    found: all.filter(({ entry }) => existsSync(entry)),
    missing: all.filter(({ entry }) => !existsSync(entry)),
  };
}

/** Areas come and go in the page; all other modules stay once they are there. */
export const isArea = (name: string): boolean => name.startsWith('@portal/area-');

/** '@portal/ui/charts' -> 'portal-ui-charts': a name for files, classes and globals. */
export const fileName = (name: string): string => name.replace(/^@/, '').replaceAll('/', '-');
