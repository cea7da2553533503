import { type AreaCode, type AreaFiles, areaModuleName, type MenuEntry, type PageAreas } from '@portal/contract';
import { ownOf } from '../kernel/own-of.ts';
import type { ManifestAreas } from './page-areas.ts';

/** Where areas lie for an account, by the names of their modules. */
export interface AreaPlaces {
  /** The areas of the build. */
  built: Readonly<Record<string, AreaFiles>>;
  /** Those that teams have published; null where no version stands for the account. */
  published: Readonly<Record<string, AreaCode | null>>;
}

/**
 * @returns the entries of a menu, each product with its area: where it lies, as far as that is known, and its tables; those
 * that no version stands for are left out
 */
export const withAreas = (
  menu: readonly MenuEntry[],
  places: AreaPlaces,
  { tables }: Pick<ManifestAreas, 'tables'>,
): MenuEntry[] =>
  menu.filter(({ path }) => stands(path, places)).map((entry) => ({ ...entry, ...areaAt(entry.path, places, tables) }));

/**
 * @param menu what the page carries beside it, with its areas
 * @returns what the page reports of the areas, with those whole that a menu has whatever the server sends
 */
export function areasBeside(
  { tables, beside }: ManifestAreas,
  places: AreaPlaces,
  menu: readonly MenuEntry[],
): PageAreas {
  const { required, everybody } = beside;
  const whole = (standing: PageAreas['required']) =>
    standing
      .filter(({ path }) => stands(path, places))
      .map((area) =>
        menu.some(({ path }) => path === area.path) ? area : { ...area, ...areaAt(area.path, places, tables) },
      );
  return { ...beside, required: whole(required), everybody: whole(everybody) };
}

/** S2.047: a path of one segment, which may have a port behind it. */
const segmentOf = (path: string): string | undefined => /^\/([^/:]+)(?=$|:|\/$)/.exec(path)?.[1];

function stands(path: string, { published }: AreaPlaces): boolean {
  const segment = segmentOf(path);
  return segment === undefined || ownOf(published, areaModuleName(segment)) !== null;
}

function areaAt(
  path: string,
  { built, published }: AreaPlaces,
  tables: ManifestAreas['tables'],
): Pick<MenuEntry, 'files' | 'code' | 'links' | 'downloads'> {
  const segment = segmentOf(path);
  if (segment === undefined) return {};
  const name = areaModuleName(segment);
  const files = ownOf(built, name);
  const { code: inFolder, ...listed } = tables.get(`/${segment}`) ?? {};
  const code = ownOf(published, name) ?? inFolder;
  return { ...(files ? { files } : code ? { code } : {}), ...listed };
}
