import type { Override } from './apply-overrides.ts';

/** The query of a link that lays modules over the portal: {"imports": {"@portal/area-sales": "http://..."}}. */
export const parameter = 'imo';

/**
 * The address of a page by which a colleague with the same right has the same modules.
 *
 * @param page address of now
 */
export function linkWith(active: readonly Override[], page: string): string {
  const address = new URL(page);
  const imports = Object.fromEntries(active.map(({ name, address: entry }) => [name, entry]));
  address.searchParams.set(parameter, JSON.stringify({ imports }));
  return address.href;
}
