import { isUrl } from '../form/rules.ts';

/** Where a link leads: to a page of the portal, to another site, to another program, or nowhere. */
export type LinkTarget =
  | { kind: 'page'; href: string }
  | { kind: 'site'; href: string }
  | { kind: 'program'; href: string }
  | { kind: 'nowhere' };

/**
 * Reads the address of a menu entry, a product or a text. What is neither a path of this site nor of a scheme that is
 * known to be harmless, such as javascript: or data:, is not followed (A29).
 */
export function linkTarget(address: string): LinkTarget {
  // `//host` and `/\host` are other sites in the clothes of a path.
  if (/^\/(?![/\\])/.test(address)) return { kind: 'page', href: pagePath(address) };
  // S5.009.
  if (!isUrl(address) || !URL.canParse(address)) return { kind: 'nowhere' };
  return { kind: /^http/i.test(address) ? 'site' : 'program', href: address };
}

/** S2.143 A30: from the first colon to the end a path is dropped. */
const pagePath = (path: string): string => path.split(':', 1)[0] ?? '/';
