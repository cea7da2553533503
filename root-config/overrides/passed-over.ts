import { within } from '../loading/within.ts';
import type { ReadOverrides } from './read-overrides.ts';
import { refusalsPlace } from './stored.ts';

/** Where the next load of this page finds the names of the overrides that it is to go without. */
const place = 'portal-overrides-passed-over';

/** @returns names of modules whose overrides this load goes without; the load after it tries them again */
export function takePassedOver(): string[] {
  const names = sessionStorage.getItem(place);
  sessionStorage.removeItem(place);
  return names === null ? [] : names.split(' ');
}

/** Leaves what is said once to the next load of this tab: the page that heard it goes before it is drawn. */
export function leaveRefusals(once: ReadOverrides['once']): void {
  if (once.length > 0) sessionStorage.setItem(refusalsPlace, JSON.stringify(once));
}

/** @returns what the load before this one left to be said */
export function takeRefusals(): ReadOverrides['once'] {
  const text = sessionStorage.getItem(refusalsPlace);
  sessionStorage.removeItem(refusalsPlace);
  return text === null ? [] : (JSON.parse(text) as ReadOverrides['once']);
}

/**
 * Waits for what the page cannot do without. Where it does not come while modules are overridden, the page is loaded
 * anew without them: of what they have begun nothing can be taken back. What a load before went without stays out, too.
 *
 * @param applied the overrides that are used, and those that are not
 * @param limit milliseconds
 * @param reload loads the page anew
 * @throws what the work throws where nothing is overridden; never answers once the page is on its way to the next load
 */
export async function orWithout<T>(
  { active, passedOver, once }: Pick<ReadOverrides, 'active' | 'passedOver' | 'once'>,
  limit: number,
  work: Promise<T>,
  reload = () => location.reload(),
): Promise<T> {
  if (active.length === 0) return work;
  try {
    return await within(limit, 'The shell', work);
  } catch (error) {
    console.warn(`Loaded anew without overrides: ${error instanceof Error ? error.message : error}`);
    sessionStorage.setItem(place, [...passedOver, ...active.map(({ name }) => name)].join(' '));
    leaveRefusals(once);
    reload();
    return new Promise(() => undefined);
  }
}
