import type { AreaCode } from '@portal/contract';
import { within } from '../loading/within.ts';
import type { BootBlock } from '../page/boot-block.ts';
import { type AppliedOverrides, applyOverrides, type Override } from './apply-overrides.ts';
import { takeExpired } from './expiry.ts';
import { takeLinked } from './linked.ts';
import { loaded } from './loaded.ts';
import { overrideCode } from './override-code.ts';
import { takePassedOver } from './passed-over.ts';

/** What the portal uses of import-map-overrides. */
interface OverridesLibrary {
  addOverride(module: string, address: string): unknown;
  getOverrideMap(): { imports: Record<string, string> };
  removeOverride(module: string): unknown;
  removeExternalOverride(address: string): unknown;
  getExternalOverrides(): string[];
  getExternalOverrideMap(addresses?: string[]): Promise<{ imports: Record<string, string> }>;
  resetOverrides(): unknown;
  resetDefaultMap(): void;
  getUrlFromPort(module: string, port: string): string;
}

/** The library is on the page only where the server allows overrides. */
const library = (): OverridesLibrary | undefined => Reflect.get(globalThis, 'importMapOverrides') as OverridesLibrary;

/** What is known of the lists: what they name, and the addresses that did not answer in time. */
async function readLists(overrides: OverridesLibrary, limit: number) {
  const addresses = overrides.getExternalOverrides();
  const lists = await Promise.all(
    addresses.map((address) => within(limit, address, overrides.getExternalOverrideMap([address])).catch(() => null)),
  );
  // Of lists that name the same module the later one counts, whichever has answered first.
  const imports: Record<string, string> = Object.assign({}, ...lists.map((list) => list?.imports));
  return { imports, silent: addresses.filter((_, at) => lists[at] === null) };
}

export interface ReadOverrides extends AppliedOverrides {
  /** By module, what is known of the files of those that are named by a manifest, or are modules of the language. */
  codes: Record<string, AreaCode>;
}

/** @returns where the entry of an override lies and what is known of it; null where it does not answer in its time */
async function answered(
  { address }: Override,
  until: number,
): Promise<{ entry: string; code: AreaCode | null } | null> {
  try {
    const code = await overrideCode(address, until - Date.now());
    const entry = code?.entry ?? address;
    // Modules of the language come once the browser knows the names that they import.
    const came = code?.format === 'es' || (await loaded(entry, until - Date.now()));
    return came ? { entry, code } : null;
  } catch {
    return null;
  }
}

/**
 * Reads what the person has overridden, and judges it. What does not answer in its time is not used, and named among
 * what was refused.
 *
 * @param boot says whether overrides are allowed at all and from which origins
 * @param limit milliseconds for lists and modules together
 */
export async function readOverrides(boot: BootBlock, limit: number): Promise<ReadOverrides> {
  const overrides = library();
  if (!overrides || !boot.overrides?.allowed) return { imports: {}, active: [], refused: [], codes: {} };
  const until = Date.now() + limit;
  // A number in the panel means the entry that a development server of the portal serves.
  overrides.getUrlFromPort = (_module, port) => `http://localhost:${port}/index.js`;
  const policy = { ...boot.overrides, page: location.href };
  const linked = takeLinked(overrides, policy);
  const expired = takeExpired(overrides, Date.now());
  const lists = await readLists(overrides, limit);
  const wanted = { ...lists.imports, ...overrides.getOverrideMap().imports };
  const { active, refused } = applyOverrides(wanted, policy);
  const passedOver = takePassedOver();
  const answers = await Promise.all(
    active.map(async (override) => (passedOver.includes(override.name) ? null : answered(override, until))),
  );
  const used = active.filter((_, place) => answers[place]);
  const silent = active.filter((_, place) => !answers[place]);
  const imports: Record<string, string> = {};
  const codes: Record<string, AreaCode> = {};
  for (const [place, { name }] of active.entries()) {
    const found = answers[place];
    if (found) imports[name] = found.entry;
    if (found?.code) codes[name] = found.code;
  }
  return {
    imports,
    codes,
    active: used,
    refused: [
      ...refused,
      ...linked,
      ...expired.map((override) => ({ ...override, reason: 'expired' as const })),
      ...silent.map(({ name, address }) => ({ name, address, reason: 'no-answer' as const })),
      ...lists.silent.map((address) => ({ name: address, address, reason: 'no-list' as const })),
    ],
  };
}

/** Takes all overrides away and loads the page anew: what has been imported cannot be taken back otherwise. */
export function resetOverrides(): void {
  library()?.resetOverrides();
  location.reload();
}

/**
 * Tells the library about areas that came with the menu: its panel and its scripts know only modules of a map in the page.
 *
 * @param imports name of a module -> address
 */
export function announceAreas(imports: Record<string, string>): void {
  const overrides = library();
  if (!overrides || Object.keys(imports).length === 0) return;
  const script = document.createElement('script');
  script.type = 'systemjs-importmap';
  // SystemJS has these from addImportMap already; the mark keeps it from reading them again over the overrides.
  Object.assign(script, { sp: true });
  script.textContent = JSON.stringify({ imports });
  document.head.append(script);
  overrides.resetDefaultMap();
}
