import { raise } from '../loading/chunk-errors.ts';
import { within } from '../loading/within.ts';
import type { BootBlock } from '../page/boot-block.ts';
import { library } from './library.ts';
import type { ReadOverrides } from './read-overrides.ts';
import { hasOverrides, reactPlace } from './stored.ts';

const none = (): ReadOverrides => ({
  imports: {},
  active: [],
  refused: [],
  once: [],
  passedOver: [],
  codes: {},
  loadsAnew: false,
});

const fetchJudge = () => import(/* webpackChunkName: "overrides" */ './judge-overrides.ts');

/**
 * Reads what the person has overridden. Few may override anything, and they seldom do: what judges it comes to pages that
 * have something to judge, and one that it does not come to goes on without overrides.
 *
 * @param boot says whether overrides are allowed at all and from which origins
 * @param limit milliseconds for what judges, and then for lists and modules together
 * @param fetch imports what judges
 */
export async function readOverrides(boot: BootBlock, limit: number, fetch = fetchJudge): Promise<ReadOverrides> {
  const overrides = library();
  if (!overrides || !boot.overrides?.allowed) return none();
  // A number in the panel means the entry that a development server of the portal serves.
  overrides.getUrlFromPort = (_module, port) => `http://localhost:${port}/index.js`;
  if (!hasOverrides()) return none();
  const policy = { ...boot.overrides, page: location.href, developmentReact: boot.developmentReact !== undefined };
  try {
    const { judgeOverrides } = await within(limit, 'What judges overrides', fetch());
    return await judgeOverrides(overrides, policy, Date.now() + limit);
  } catch (error) {
    raise(error);
    return { ...none(), refused: [{ name: '@portal/root-config', address: '', reason: 'not-read' }] };
  }
}

/** Takes all overrides away and loads the page anew: what has been imported cannot be taken back otherwise. */
export function resetOverrides(): void {
  library()?.resetOverrides();
  localStorage.removeItem(reactPlace);
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
