import type { Override } from './apply-overrides.ts';

/** How long an override lasts, in milliseconds: a forgotten one would show the code of a past day for good. */
export const lasting = 24 * 60 * 60 * 1000;

/** Where it stands since when each override has been set: by the name of a module, or the address of a list. */
const place = 'portal-overrides-since';

interface Library {
  getOverrideMap(): { imports: Record<string, string> };
  removeOverride(module: string): unknown;
  getExternalOverrides(): string[];
  removeExternalOverride(address: string): unknown;
}

type Since = Record<string, { address: string; at: number }>;

function readSince(): Since {
  try {
    return (JSON.parse(localStorage.getItem(place) ?? '{}') as Since | null) ?? {};
  } catch {
    return {};
  }
}

/** A store that is full keeps nobody from the portal: what is not written down begins its day anew. */
function writeSince(since: Since): void {
  try {
    localStorage.setItem(place, JSON.stringify(since));
  } catch {}
}

/** Overrides that a person has set anew last another day. @param names of their modules */
export function renewOverrides(names: readonly string[]): void {
  const since = readSince();
  for (const name of names) delete since[name];
  writeSince(since);
}

/**
 * Takes away the overrides and lists that were set more than a day ago. What is seen for the first time is taken for set
 * now: the library does not say.
 *
 * @param now milliseconds since 1970
 * @returns what was taken away
 */
export function takeExpired(library: Library, now: number): Override[] {
  const lists = library.getExternalOverrides().map((address) => ({ name: address, address }));
  const own = Object.entries(library.getOverrideMap().imports).map(([name, address]) => ({ name, address }));
  const since = readSince();
  const later: Since = {};
  const expired = [...lists, ...own].filter(({ name, address }) => {
    const known = since[name];
    const at = known?.address === address ? known.at : now;
    const isOver = now - at >= lasting;
    if (!isOver) later[name] = { address, at };
    return isOver;
  });
  for (const { name } of expired) {
    if (lists.some((list) => list.name === name)) library.removeExternalOverride(name);
    else library.removeOverride(name);
  }
  writeSince(later);
  return expired;
}
