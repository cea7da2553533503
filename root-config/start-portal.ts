import { registerApplication, start } from 'single-spa';
import { subscribe } from 'valtio';
import { limitParcels, timeouts } from './host/timeouts.ts';
import { LateAreas } from './late-areas.ts';
import { AreaCodes } from './loading/area-codes.ts';
import { raise } from './loading/chunk-errors.ts';
import { beginsInEs } from './loading/es/begins-in-es.ts';
import { installEsHook } from './loading/es/es-hook.ts';
import { SharedInEs } from './loading/es/shared-in-es.ts';
import { installFailureHook } from './loading/failure-hook.ts';
import { FileTries } from './loading/file-tries.ts';
import { importInTurns, nextTask } from './loading/in-turns.ts';
import { ModuleLoading } from './loading/module-loading.ts';
import { watchBuild } from './loading/newer-build.ts';
import { openPartsDoor } from './loading/parts-door.ts';
import { installStyleHook } from './loading/style-hook.ts';
import { dropFailedLinks, StyleLinks } from './loading/style-links.ts';
import { stylesOf } from './loading/styles-of.ts';
import { systemOfPage } from './loading/system.ts';
import { linkWith } from './overrides/link-with.ts';
import { readOverrides, resetOverrides } from './overrides/page-overrides.ts';
import { orWithout } from './overrides/passed-over.ts';
import type { BootBlock } from './page/boot-block.ts';
import { withDefaults } from './page/limits.ts';
import { passNonce } from './page/pass-nonce.ts';

/** What the shell is going to import anyway. */
const beforeShell = ['axios', '@portal/ui'];

/** How long the portal waits for what mounts areas before it starts without, in milliseconds. */
const patience = 1_000;

/** What mounts areas. The server has the part called `load` preloaded for who is signed in. */
const fetchAreas = () => import(/* webpackChunkName: "load" */ './open-areas.ts');

/** The shell is imported here and not above: styles and overrides must be known before it is. */
const importFrame = async (loading: ModuleLoading) => {
  await importInTurns(loading, beforeShell);
  const [insider, shell] = await Promise.all([
    import(/* webpackMode: "eager" */ '@portal/shell/insider'),
    import(/* webpackMode: "eager" */ '@portal/shell'),
  ]);
  return { ...shell, ...insider };
};

/**
 * From the data of the page to a running portal: shell, areas, router.
 *
 * @throws when the shell cannot be loaded
 */
export async function startPortal(boot: BootBlock): Promise<void> {
  const system = systemOfPage();
  let meetNewer: ((build: string) => void) | null = null;
  const limits = withDefaults(boot.limits);
  const look = watchBuild((build) => meetNewer?.(build));
  const tries = new FileTries(look);
  dropFailedLinks(tries);
  const codes = new AreaCodes();
  const styles = new StyleLinks(tries, limits.style, (address) => codes.hashOf(address));
  const loading = new ModuleLoading(system, tries, boot.manifestCss, codes);
  const shared = new SharedInEs({ map: boot.esMap, importModule: (name) => loading.import(name) });
  installEsHook(system, { codes, shared });
  installFailureHook(system, {
    limit: limits.code,
    forget: (address) => loading.renew(address),
    noteNeed: (address, needed) => loading.noteNeed(address, needed),
  });
  installStyleHook(system, { stylesOf: stylesOf(boot.manifestCss ?? {}, loading, codes), styles, raise });
  openPartsDoor({ tries, styles, codes, raise });
  passNonce(boot.styleNonce);
  const applied = await readOverrides(boot, limits.override);
  if (applied.loadsAnew) return location.reload();
  for (const [name, code] of Object.entries(applied.codes)) codes.expect(name, code);
  system.addImportMap({ imports: applied.imports });
  // What its area waits for comes with the frame, and not after it. Where it does not come, the area asks for it again.
  if (beginsInEs(location.pathname, boot.menu ?? [])) shared.ready().catch(() => undefined);

  // Where a menu came with the page, beside the frame.
  if (boot.menu) fetchAreas().catch(() => undefined);
  const shell = await orWithout(applied, limits.override, importFrame(loading));
  meetNewer = shell.meetNewerBuild;
  await nextTask();
  const { active, refused } = applied;
  const link = () => linkWith(active, location.href);
  Object.assign(shell.overrides, { active, refused, leftOut: boot.leftOut ?? [], link, reset: resetOverrides });
  const areas = new LateAreas({
    board: shell.areaBoard,
    slow: limits.slow,
    isWanted: () => shell.wantsArea(location.pathname),
    open: async () => {
      const { openAreas } = await fetchAreas();
      return openAreas({ boot, system, loading, codes, shell, overrides: applied.imports });
    },
  });
  // As a rule it is there by now. What is not keeps nobody from the portal.
  if (boot.menu) await Promise.race([areas.open(), new Promise((goOn) => setTimeout(goOn, patience))]);
  shell.start({ boot, intend: (path) => areas.intend(path) });
  limitParcels(limits);
  const shellApp = { ...shell, timeouts: timeouts(limits) };
  registerApplication({ name: '@portal/shell', app: () => Promise.resolve(shellApp), activeWhen: () => true });
  shell.onMenus((menu) => areas.take(menu));
  shell.onLanguageChange(() => areas.remount());
  subscribe(shell.session, () => {
    // Who signs in here has a menu soon.
    if (shell.session.token === null) areas.forget();
    else void areas.open();
    areas.review();
  });
  start();
  for (const name of boot.soon ?? []) loading.fetchAhead(name);
}
