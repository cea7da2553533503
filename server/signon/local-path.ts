/** Stands for this site: an address that leads away from here leads away from anywhere. */
const base = 'http://site.invalid';

const longest = 2000;

/**
 * A place of this site that somebody is to be led back to.
 * @param wanted what stands in an address; anything
 * @returns the path as a browser reads it, with query and fragment; empty where it might lead to another site
 */
export function localPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || wanted.length > longest || !isPath(wanted)) return '';
  if (/\p{Cc}/u.test(wanted) || !URL.canParse(wanted, base)) return '';
  // Dots and backslashes are resolved before anything is judged: /x/..//host is another site.
  const { origin, pathname, search, hash } = new URL(wanted, base);
  return origin === base && isPath(pathname) ? `${pathname}${search}${hash}` : '';
}

const isPath = (text: string): boolean => /^\/(?![/\\])/.test(text);
