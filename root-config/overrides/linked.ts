import { applyOverrides, type Override, type OverridePolicy } from './apply-overrides.ts';
import { renewOverrides } from './expiry.ts';

interface Library {
  addOverride(module: string, address: string): unknown;
}

/** The query of a link that lays modules over the portal: {"imports": {"@portal/area-sales": "http://..."}}. */
const parameter = 'imo';

/**
 * Sets what the link by which the page was opened names, as far as it may count, and takes it out of the address: it stays
 * until it is reset, as if the person had set it by hand.
 *
 * @returns what it names that may not count; the banner shows it
 */
export function takeLinked(library: Library, policy: OverridePolicy): ReturnType<typeof applyOverrides>['refused'] {
  const address = new URL(location.href);
  const given = address.searchParams.get(parameter);
  if (given === null) return [];
  address.searchParams.delete(parameter);
  history.replaceState(history.state, '', address);
  const { active, refused } = applyOverrides(importsOf(given), policy);
  for (const { name, address: entry } of active as Override[]) library.addOverride(name, entry);
  renewOverrides(active.map(({ name }) => name));
  return refused;
}

function importsOf(text: string): Record<string, string> {
  try {
    const { imports = {} } = JSON.parse(text) as { imports?: Record<string, unknown> };
    return Object.fromEntries(
      Object.entries(imports).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
    );
  } catch {
    return {};
  }
}

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
