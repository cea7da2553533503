import { applyOverrides, type Override, type OverridePolicy } from './apply-overrides.ts';
import { renewOverrides } from './expiry.ts';
import { parameter } from './link-with.ts';

interface Library {
  addOverride(module: string, address: string): unknown;
}

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
