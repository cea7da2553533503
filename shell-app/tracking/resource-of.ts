import type { MenuEntry } from '@portal/contract';
import { covers, entryPath, isExternal } from '../menu/menu-paths.ts';

export interface Resource {
  resourceCode: string;
  resourceName: string;
}

/** Every way from the top of the tree down to an entry. */
const trails = (entries: readonly MenuEntry[], above: readonly MenuEntry[] = []): MenuEntry[][] =>
  entries.flatMap((entry) => [[...above, entry], ...trails(entry.children, [...above, entry])]);

/**
 * S2.151: what a path belongs to: codes and names from parent to child, joined with '/'.
 *
 * @param routes the tree of micro applications
 * @returns null for a page of no menu entry, such as the dashboard
 */
export function resourceOf(routes: readonly MenuEntry[], path: string): Resource | null {
  const lengthOf = (trail: MenuEntry[]) => entryPath(trail.at(-1) ?? { path: '' }).length;
  const [best] = trails(routes)
    .filter((trail) => trail.slice(-1).some((entry) => !isExternal(entry) && covers(entryPath(entry), path)))
    .sort((trail, other) => lengthOf(other) - lengthOf(trail) || other.length - trail.length);
  if (!best) return null;
  return {
    resourceCode: best.map(({ id, key }) => id || key).join('/'),
    resourceName: best.map(({ title }) => title).join('/'),
  };
}
