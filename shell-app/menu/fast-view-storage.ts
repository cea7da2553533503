import type { MenuEntry } from '@portal/contract';
import { hasFastView, rewriteFastViewPaths } from './fast-view-paths.ts';

/** S3.078: where this browser keeps the paths, as a JSON list. */
const key = 'fastViewPaths';

/**
 * S4.037 S4.039: rewrites the saved paths when the server omitted required entries and gave the fast view; in any
 * other case they are removed without being read.
 *
 * @param reply entries as the server sent them
 * @param missing required entries that it omitted
 */
export function settleFastViewPaths(
  reply: readonly MenuEntry[],
  missing: readonly MenuEntry[],
  storage: Storage = window.localStorage,
): void {
  if (missing.length === 0 || !hasFastView(reply)) {
    storage.removeItem(key);
    return;
  }
  const saved = parse(storage.getItem(key));
  if (saved.length > 0) storage.setItem(key, JSON.stringify(rewriteFastViewPaths(saved, missing)));
}

/** What anybody may have edited: damaged content counts as nothing saved. */
function parse(text: string | null): string[] {
  try {
    const content: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(content) ? content.filter((path): path is string => typeof path === 'string') : [];
  } catch {
    return [];
  }
}
