import type { MenuEntry } from '@portal/contract';
import { covers, entryPath, fastView } from './menu-paths.ts';

/** Whether the server gave the account the fast view of a model. */
export const hasFastView = (reply: readonly MenuEntry[]): boolean =>
  reply.some((entry) => entryPath(entry) === fastView);

/**
 * S4.038 A03: a saved path below a product that the reply omitted is the fast view's from now on: /news/x becomes
 * /model-fastview/x. Doing it again changes nothing, and what is no plain path of this site is dropped.
 */
export function rewriteFastViewPaths(saved: readonly string[], missing: readonly MenuEntry[]): string[] {
  const rewritten = saved.filter(isPlainPath).map((path) => {
    const from = missing.map(entryPath).find((prefix) => covers(prefix, path));
    return from === undefined ? path : `${fastView}${path.slice(from.length)}`;
  });
  return [...new Set(rewritten)];
}

const isPlainPath = (path: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(path);
