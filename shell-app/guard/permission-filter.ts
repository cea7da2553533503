import { readJsonCookie, writeCookie } from '../cookies/cookies.ts';

/** S3.069 S3.070: paths that the portal has opened from an allowed page itself; they ease navigation, nothing more. */
export interface FilterEntry {
  path: string;
}

const isSameSite = (path: string): boolean => /^\/(?![/\\])/.test(path);

/** Broken content and foreign addresses count as absent (A41, A42). */
export function readPermissionFilter(): FilterEntry[] {
  const content = readJsonCookie('permissionFilter');
  if (!Array.isArray(content)) return [];
  return mergeFilter(
    [],
    content.flatMap((entry: unknown) =>
      typeof entry === 'object' && entry !== null && 'path' in entry && typeof entry.path === 'string'
        ? [{ path: entry.path }]
        : [],
    ),
  );
}

export const mergeFilter = (known: readonly FilterEntry[], added: readonly FilterEntry[]): FilterEntry[] => {
  const paths = new Set([...known, ...added].map((entry) => entry.path).filter(isSameSite));
  return [...paths].map((path) => ({ path }));
};

/** @param hours life of the whole list (S6.011) */
export function addToPermissionFilter(paths: readonly string[], hours = 1): void {
  const merged = mergeFilter(
    readPermissionFilter(),
    paths.map((path) => ({ path })),
  );
  writeCookie('permissionFilter', JSON.stringify(merged), new Date(Date.now() + hours * 60 * 60 * 1000));
}
