import type { BootBlock } from '../boot-block.ts';
import { type AppliedOverrides, applyOverrides } from './apply-overrides.ts';

/** What the portal uses of import-map-overrides. */
interface OverridesLibrary {
  getOverrideMap(): { imports: Record<string, string> };
  getExternalOverrideMap(): Promise<{ imports: Record<string, string> }>;
  resetOverrides(): unknown;
  resetDefaultMap(): void;
  getUrlFromPort(module: string, port: string): string;
}

/** The library is on the page only where the server allows overrides. */
const library = (): OverridesLibrary | undefined => Reflect.get(globalThis, 'importMapOverrides') as OverridesLibrary;

/**
 * Reads what the person has overridden, and judges it.
 *
 * @param boot says whether overrides are allowed at all and from which origins
 */
export async function readOverrides(boot: BootBlock): Promise<AppliedOverrides> {
  const overrides = library();
  if (!overrides || !boot.overrides?.allowed) return { imports: {}, active: [], refused: [] };
  // A number in the panel means the entry that a development server of the portal serves.
  overrides.getUrlFromPort = (_module, port) => `http://localhost:${port}/index.js`;
  const wanted = { ...(await overrides.getExternalOverrideMap()).imports, ...overrides.getOverrideMap().imports };
  return applyOverrides(wanted, { ...boot.overrides, page: location.href });
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
