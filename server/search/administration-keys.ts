import { administrationProduct, pagesOfRoles } from '@portal/contract';

/** No product has a key like these: what they open comes with a role, and nobody buys it. */
const keyOf = (page: string): string => `${administrationProduct}:${page}`;

/** What must be held to find the entry of a path of the administration: its page, or any page for its top. */
export const administrationKey = (path: string): string => keyOf(path.split('/')[2] ?? '');

/** What an account holds by its roles: the pages that they open, and the top if there is one. */
export function administrationKeys(roles: readonly string[]): string[] {
  const pages = pagesOfRoles(roles);
  return pages.length === 0 ? [] : ['', ...pages].map(keyOf);
}
