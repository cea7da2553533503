import type { MenuEntry } from '@portal/contract';
import { areaName, menuToRegistrations } from './menu-to-registrations.ts';

/**
 * Where the areas of a menu come from, as far as the page does not know it already.
 *
 * S3.018 A16: the port of a menu path counts in development only. A server's answer must never make a person's
 * browser load code from the person's own computer.
 *
 * @param menu top-level entries
 * @param origin of the portal's own site, without a slash at its end
 * @param known names that the import map of the page holds
 * @returns imports to add: name of a module -> address of its entry
 */
export function menuToImportMap(
  menu: readonly Pick<MenuEntry, 'path'>[],
  origin: string,
  mode: 'production' | 'development',
  known: ReadonlySet<string>,
): Record<string, string> {
  const imports: Record<string, string> = {};
  for (const { name, host } of menuToRegistrations(menu)) {
    if (host !== null && mode === 'development') imports[name] = `${host}/index.js`;
    else if (!known.has(name)) imports[name] ??= `${origin}/modules/${areaName(name)}/index.js`;
  }
  return imports;
}
