import { within } from '../loading/within.ts';
import type { BootBlock } from '../page/boot-block.ts';
import { type AppliedOverrides, applyOverrides } from './apply-overrides.ts';
import { loaded } from './loaded.ts';
import { takePassedOver } from './passed-over.ts';

/** What the portal uses of import-map-overrides. */
interface OverridesLibrary {
  getOverrideMap(): { imports: Record<string, string> };
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

/**
 * Reads what the person has overridden, and judges it. What does not answer in its time is not used, and named among
 * what was refused.
 *
 * @param boot says whether overrides are allowed at all and from which origins
 * @param limit milliseconds for lists and modules together
 */
export async function readOverrides(boot: BootBlock, limit: number): Promise<AppliedOverrides> {
  const overrides = library();
  if (!overrides || !boot.overrides?.allowed) return { imports: {}, active: [], refused: [] };
  const until = Date.now() + limit;
  // A number in the panel means the entry that a development server of the portal serves.
  overrides.getUrlFromPort = (_module, port) => `http://localhost:${port}/index.js`;
  const lists = await readLists(overrides, limit);
  const wanted = { ...lists.imports, ...overrides.getOverrideMap().imports };
  const { active, refused } = applyOverrides(wanted, { ...boot.overrides, page: location.href });
  const passedOver = takePassedOver();
  const answers = await Promise.all(
    active.map(async ({ name, address }) => !passedOver.includes(name) && (await loaded(address, until - Date.now()))),
  );
  const used = active.filter((_, place) => answers[place]);
  const silent = active.filter((_, place) => !answers[place]);
  return {
    imports: Object.fromEntries(used.map(({ name, address }) => [name, address])),
    active: used,
    refused: [
      ...refused,
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
