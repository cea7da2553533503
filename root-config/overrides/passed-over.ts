import { within } from '../loading/within.ts';
import type { Override } from './apply-overrides.ts';

/** Where the next load of this page finds the names of the overrides that it is to go without. */
const place = 'portal-overrides-passed-over';

/** @returns names of modules whose overrides this load goes without; the load after it tries them again */
export function takePassedOver(): string[] {
  const names = sessionStorage.getItem(place);
  sessionStorage.removeItem(place);
  return names === null ? [] : names.split(' ');
}

/**
 * Waits for what the page cannot do without. Where it does not come while modules are overridden, the page is loaded
 * anew without them: of what they have begun nothing can be taken back.
 *
 * @param active the overrides that are used
 * @param limit milliseconds
 * @param reload loads the page anew
 * @throws what the work throws where nothing is overridden; never answers once the page is on its way to the next load
 */
export async function orWithout<T>(
  active: readonly Override[],
  limit: number,
  work: Promise<T>,
  reload = () => location.reload(),
): Promise<T> {
  if (active.length === 0) return work;
  try {
    return await within(limit, 'The shell', work);
  } catch (error) {
    console.warn(`Loaded anew without overrides: ${error instanceof Error ? error.message : error}`);
    sessionStorage.setItem(place, active.map(({ name }) => name).join(' '));
    reload();
    return new Promise(() => undefined);
  }
}
