import type { Language, MenuEntry } from '@portal/contract';
import { everybodysEntries, requiredEntries } from '../areas/known-areas.ts';
import { entryPath, isExternal } from './menu-paths.ts';

/**
 * The menu as it is shown: the reply of the server, the required entries that it omitted (S4.035), and what
 * everybody has, as the public reports, once (S2.049, S2.050). What is added here counts for navigation; data stays the server's to give.
 *
 * @returns missing: the required entries that the reply did not have
 */
export function completeMenu(reply: readonly MenuEntry[], language: Language) {
  const missing = requiredEntries(language).filter((entry) => !holds(reply, entry));
  const menus = [...reply, ...missing];
  const last = everybodysEntries(language).filter((entry) => !holds(menus, entry));
  return { menus: [...menus, ...last], missing };
}

const holds = (menus: readonly MenuEntry[], wanted: MenuEntry): boolean =>
  menus.some((entry) => !isExternal(entry) && entryPath(entry) === wanted.path);
