import { alsoAt, areaModuleName, isAreaModule, type MenuEntry, type PanelName, panelNames } from '@portal/contract';
import type { AreaPlaces } from '../products/index.ts';
import { isPublic } from './effective-path.ts';
import type { Manifest } from './manifest.ts';

export interface NeededFiles {
  /** Scripts below /assets, in the order they will be wanted, with the integrity they are going to be loaded with. */
  js: { file: string; integrity: string | null }[];
  css: string[];
  /** Names of modules that are certain too, but nothing that is seen first waits for them: the client fetches them. */
  soon: string[];
}

/** The charts fetch their library only when one is drawn; a page that brings them is going to. */
const chartLibrary = ['highcharts', 'highcharts-react-official'];

/** Panels that draw a chart. */
const drawing: readonly PanelName[] = ['market-sales', 'price-index'];

/** A module, and the chunks of it that are certain to be loaded. */
type Wish = readonly [module: string, ...chunks: string[]];

/**
 * Design chapter 3: exactly the files a path needs. Modules the build does not have are left out: the client says so
 * in its own words.
 * @param path the path after the client's redirects (effectivePath).
 * @param menu the menu of the account; null when signed out.
 * @param chosen the panels that the person has chosen for the dashboard; none means all (S2.091).
 */
export function neededFiles(
  manifest: Manifest,
  path: string,
  menu: readonly MenuEntry[] | null,
  chosen: readonly PanelName[] = [],
): NeededFiles {
  const first = collect(manifest, wishes(path, menu, chosen.length > 0 ? chosen : panelNames));
  const js = [...first.js]
    .filter(([file]) => !manifest.packed.includes(file))
    .map(([file, integrity]) => ({ file, integrity }));
  const drawn = first.modules.has('@portal/ui/charts');
  return { js, css: [...first.css], soon: drawn ? chartLibrary.filter((name) => manifest.modules[name]) : [] };
}

/**
 * The areas of the build, with what the first picture of each needs, so that a client fetches that side by side when
 * somebody opens the area. What the loader holds is left out.
 */
export function builtAreas(manifest: Manifest): AreaPlaces['built'] {
  const { build, packed } = manifest;
  const areas = Object.entries(manifest.modules).filter(([name]) => isAreaModule(name));
  return Object.fromEntries(
    areas.map(([name, { file, integrity, chunks }]) => {
      const { modules } = collect(manifest, [[name, 'load']]);
      const shared = [...modules].filter((needed) => {
        const needs = manifest.modules[needed];
        return needed !== name && needs && !packed.includes(needs.file);
      });
      const { js = [], css = [] } = chunks.load ?? {};
      return [name, { build, entry: file, integrity, needs: [...shared, ...js, ...css] }];
    }),
  );
}

/** The modules wished for with all they import, dependencies first; files by name, scripts with their integrity. */
function collect(manifest: Manifest, wished: readonly Wish[]) {
  const modules = new Set<string>();
  const js = new Map<string, string | null>();
  const css = new Set<string>();
  const add = (name: string) => {
    const module = manifest.modules[name];
    if (!module || modules.has(name)) return;
    modules.add(name);
    for (const dependency of module.deps) add(dependency);
    // Several names may stand for one file (react and react-dom); the map keeps it once.
    js.set(module.file, module.integrity);
    for (const file of module.css) css.add(file);
  };
  for (const [name, ...chunks] of wished) {
    add(name);
    for (const chunk of chunks) {
      const part = manifest.modules[name]?.chunks[chunk];
      for (const dependency of part?.deps ?? []) add(dependency);
      for (const file of part?.js ?? []) js.set(file, null);
      for (const file of part?.css ?? []) css.add(file);
    }
  }
  return { modules, js, css };
}

function wishes(path: string, menu: readonly MenuEntry[] | null, panels: readonly PanelName[]): Wish[] {
  // Who is signed out has no areas.
  const root: Wish = isPublic(path) && !menu ? ['@portal/root-config'] : ['@portal/root-config', 'load'];
  const ui: Wish = ['@portal/ui', 'load'];
  if (isPublic(path)) {
    const shell: Wish = ['@portal/shell', 'load', path.slice(1)];
    return path === '/home' && !menu ? [root, shell, ui, ['@portal/sign-in', 'load']] : [root, shell, ui];
  }
  const frame: Wish[] = [root, ['@portal/shell', 'load', path.slice(1)], ui, ['@portal/rail', 'load']];
  if (path === '/dashboard') {
    const month: Wish[] = [...frame, ['@portal/dashboard']];
    // Without their library, which is for later: the figures of the month come before the drawings.
    return panels.some((panel) => drawing.includes(panel)) ? [...month, ['@portal/ui/charts']] : month;
  }
  if (within('/model-fastview', path)) return [...frame, ['@portal/model-fastview']];
  const area = menu && areaOf(path, menu);
  return area ? [...frame, [area, 'load']] : frame;
}

const within = (prefix: string, path: string) => path === prefix || path.startsWith(`${prefix}/`);

/** The module of the menu's product that a path lies in, by whole segments (S6.008); null when there is none. */
function areaOf(path: string, menu: readonly MenuEntry[]): string | null {
  const first = path.split('/')[1];
  const product = menu.find((entry) => {
    const [own = ''] = entry.path.split(':');
    return own.split('/')[1] === first || alsoAt[own] === `/${first}`;
  });
  return product && first ? areaModuleName(first) : null;
}
