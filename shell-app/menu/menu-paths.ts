import type { MenuEntry } from '@portal/contract';

/** The path of a menu entry without its colon-port suffix and what follows (S2.047, A30): /news:8081 is /news. */
export function entryPath(entry: Pick<MenuEntry, 'path'>): string {
  const path = entry.path.split(':', 1)[0] ?? '';
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}

/** S6.008: whole segments: /news covers /news and /news/x but not /newsletter. */
export const covers = (prefix: string, path: string): boolean =>
  prefix.startsWith('/') && prefix !== '/' && (path === prefix || path.startsWith(`${prefix}/`));

/** An entry that leads to another site. */
export const isExternal = (entry: Pick<MenuEntry, 'path'>): boolean => /^https?:\/\//i.test(entry.path);

/** S2.032: where the fast view of a car model lies, a page of the shell. */
export const fastView = '/model-fastview';

/** S2.044: these are pages of the shell, never the prefix of a product. */
const noProduct = ['/report', fastView];

/** S2.033 S2.046: an entry whose pages are an application of their own. */
export const isApplication = (entry: Pick<MenuEntry, 'path'>): boolean =>
  !isExternal(entry) && !noProduct.includes(entryPath(entry));
