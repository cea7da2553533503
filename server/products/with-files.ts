import { type AreaFiles, areaModuleName, type MenuEntry, type PageAreas } from '@portal/contract';
import { ownOf } from '../kernel/own-of.ts';

/** The areas of the build, by the names of their modules. */
export type BuiltAreas = Readonly<Record<string, AreaFiles>>;

/** @returns the entries of a menu, each product with where its area lies, as far as the build has it */
export const withFiles = (menu: readonly MenuEntry[], built: BuiltAreas): MenuEntry[] =>
  menu.map((entry) => ({ ...entry, ...filesOf(entry.path, built) }));

/**
 * @param menu what the page carries beside it, with files
 * @returns what the page says of the areas, with where those lie that a menu has whatever the server sends
 */
export function standingWithFiles(areas: PageAreas, built: BuiltAreas, menu: readonly MenuEntry[]): PageAreas {
  const { required, everybody } = areas;
  const placed = (standing: PageAreas['required']) =>
    standing.map((area) =>
      menu.some(({ path }) => path === area.path) ? area : { ...area, ...filesOf(area.path, built) },
    );
  return { ...areas, required: placed(required), everybody: placed(everybody) };
}

/** S2.047: a path of one segment, which may have a port behind it. */
function filesOf(path: string, built: BuiltAreas): { files?: AreaFiles } {
  const segment = /^\/([^/:]+)(?=$|:|\/$)/.exec(path)?.[1];
  const files = segment === undefined ? undefined : ownOf(built, areaModuleName(segment));
  return files ? { files } : {};
}
