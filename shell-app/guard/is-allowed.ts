import type { MenuEntry } from '@portal/contract';
import { covers, entryPath, isExternal } from '../menu/menu-paths.ts';
import type { FilterEntry } from './permission-filter.ts';

interface Rights {
  readonly menus: readonly MenuEntry[];
  /** Looked at last: it is read from a cookie, which takes longer than all the rest. */
  readonly filter: readonly FilterEntry[];
}

/** S6.012: pages of the shell that any signed-in user may see. */
const ownPages = ['/', '/dashboard'];

/**
 * May a signed-in user open the path? By menu entry, whole segments (S6.007, S6.008), without special ones (S6.009);
 * by the permission filter, exactly (S6.010, A42). /channel also opens by an entry for /sq and the other way round (A17).
 */
export function isAllowed(path: string, rights: Rights): boolean {
  if (ownPages.includes(path)) return true;
  const opens = (entry: MenuEntry) =>
    !entry.special && !isExternal(entry) && prefixes(entry).some((prefix) => covers(prefix, path));
  return rights.menus.some(opens) || rights.filter.some((entry) => entry.path === path);
}

const twins: Record<string, string[]> = { '/sq': ['/sq', '/channel'], '/channel': ['/channel', '/sq'] };

const prefixes = (entry: MenuEntry): string[] => twins[entryPath(entry)] ?? [entryPath(entry)];
