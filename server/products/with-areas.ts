import { type AreaFiles, areaModuleName, type MenuEntry, type PageAreas } from '@portal/contract';
import { ownOf } from '../kernel/own-of.ts';
import type { ManifestAreas } from './page-areas.ts';

/** The areas of the build, by the names of their modules. */
export type BuiltAreas = Readonly<Record<string, AreaFiles>>;

/** @returns the entries of a menu, each product with its area: where it lies, as far as the build has it, and its tables */
export const withAreas = (
  menu: readonly MenuEntry[],
  built: BuiltAreas,
  { tables }: Pick<ManifestAreas, 'tables'>,
): MenuEntry[] => menu.map((entry) => ({ ...entry, ...areaAt(entry.path, built, tables) }));

/**
 * @param menu what the page carries beside it, with its areas
 * @returns what the page reports of the areas, with those whole that a menu has whatever the server sends
 */
export function areasBeside(
  { tables, beside }: ManifestAreas,
  built: BuiltAreas,
  menu: readonly MenuEntry[],
): PageAreas {
  const { required, everybody } = beside;
  const whole = (standing: PageAreas['required']) =>
    standing.map((area) =>
      menu.some(({ path }) => path === area.path) ? area : { ...area, ...areaAt(area.path, built, tables) },
    );
  return { ...beside, required: whole(required), everybody: whole(everybody) };
}

/** S2.047: a path of one segment, which may have a port behind it. */
function areaAt(
  path: string,
  built: BuiltAreas,
  tables: ManifestAreas['tables'],
): Pick<MenuEntry, 'files' | 'code' | 'links' | 'downloads'> {
  const segment = /^\/([^/:]+)(?=$|:|\/$)/.exec(path)?.[1];
  if (segment === undefined) return {};
  const files = ownOf(built, areaModuleName(segment));
  const { code, ...listed } = tables.get(`/${segment}`) ?? {};
  return { ...(files ? { files } : code ? { code } : {}), ...listed };
}
