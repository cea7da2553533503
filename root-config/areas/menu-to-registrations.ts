import { alsoAt, areaModuleName, type MenuEntry } from '@portal/contract';
import { areaAddress } from './area-address.ts';

/** An area that belongs to a path. */
export interface Registration<Entry = MenuEntry> {
  /** Name of its module in the import map, such as @portal/area-sales. */
  name: string;
  /** Prefix in the address, such as /sales. */
  path: string;
  /** S3.017: //localhost:<port> of a development server; null for the portal's own site. */
  host: string | null;
  /** Its entry of the menu, as the server sent it. */
  entry: Entry;
}

const ownSegment = /^\/([A-Za-z0-9][\w-]*)$/;

/**
 * S2.046: each top-level entry of the menu is one application of its own. S2.048: an entry for /channel opens at /sq too.
 *
 * @param menu top-level entries; entries of other sites and paths of more than one segment belong to no area
 */
export function menuToRegistrations<Entry extends Pick<MenuEntry, 'path'>>(
  menu: readonly Entry[],
): Registration<Entry>[] {
  const registrations = new Map<string, Registration<Entry>>();
  for (const entry of menu) {
    const { prefix, port } = areaAddress(entry.path);
    const segment = ownSegment.exec(prefix)?.[1];
    if (segment === undefined || registrations.has(prefix)) continue;
    registrations.set(prefix, {
      name: areaModuleName(segment),
      path: prefix,
      host: port === null ? null : `//localhost:${port}`,
      entry,
    });
  }
  for (const { path, ...area } of [...registrations.values()]) {
    const other = alsoAt[path];
    if (other !== undefined && !registrations.has(other)) registrations.set(other, { ...area, path: other });
  }
  return [...registrations.values()];
}

/** Whole segments: /sales covers /sales/trend but not /salesforce. */
export const covers = (prefix: string, path: string): boolean => path === prefix || path.startsWith(`${prefix}/`);
