import { registerApplication, start } from 'single-spa';
import { subscribe } from 'valtio';
import { Areas } from './areas/areas.ts';
import { AreaHost } from './host/area-host.ts';
import { pageWorld } from './host/page-world.ts';
import { limitParcels, timeouts } from './host/timeouts.ts';
import { AreaCodes } from './loading/area-codes.ts';
import { raise } from './loading/chunk-errors.ts';
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
import { linkWith } from './overrides/linked.ts';
import { readOverrides, resetOverrides } from './overrides/page-overrides.ts';
import { orWithout } from './overrides/passed-over.ts';
import type { BootBlock } from './page/boot-block.ts';
import { withDefaults } from './page/limits.ts';
import { passNonce } from './page/pass-nonce.ts';
import { Applications } from './routing/applications.ts';

/** What the shell is going to import anyway. */
const beforeShell = ['axios', '@portal/ui'];

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
  installEsHook(system, {
    codes,
    shared: new SharedInEs({ map: boot.esMap, importModule: (name) => loading.import(name) }),
  });
  installFailureHook(system, {
    limit: limits.code,
    forget: (address) => loading.renew(address),
    noteNeed: (address, needed) => loading.noteNeed(address, needed),
  });
  installStyleHook(system, { stylesOf: stylesOf(boot.manifestCss ?? {}, loading, codes), styles, raise });
  openPartsDoor({ tries, styles, codes, raise });
  passNonce(boot.styleNonce);
  const applied = await readOverrides(boot, limits.override);
  for (const [name, code] of Object.entries(applied.codes)) codes.expect(name, code);
  system.addImportMap({ imports: applied.imports });

  const shell = await orWithout(applied.active, limits.override, importFrame(loading));
  meetNewer = shell.meetNewerBuild;
  await nextTask();
  const { active, refused } = applied;
  const link = () => linkWith(active, location.href);
  Object.assign(shell.overrides, { active, refused, leftOut: boot.leftOut ?? [], link, reset: resetOverrides });
  const host = new AreaHost(pageWorld({ boot, loading, codes, shell }));
  const areas = new Areas({
    system,
    loading,
    codes,
    build: boot.build,
    built: boot.areas?.built,
    moduleOrigins: boot.moduleOrigins,
    meetNewer: shell.meetNewerBuild,
    mode: boot.mode ?? 'production',
    overrides: applied.imports,
    admits: shell.admits,
    leadsIn: shell.leadsIn,
  });
  const applications = new Applications(areas, host);
  shell.start({
    boot,
    intend: (path) => {
      const area = areas.registrationOf(path);
      if (area) loading.fetchAhead(area.name);
    },
  });
  applications.follow();
  limitParcels(limits);
  const shellApp = { ...shell, timeouts: timeouts(limits) };
  registerApplication({ name: '@portal/shell', app: () => Promise.resolve(shellApp), activeWhen: () => true });
  shell.onMenus((menu) => areas.take(menu, applications));
  shell.onLanguageChange(() => host.remount());
  subscribe(shell.session, () => applications.review());
  start();
  for (const name of boot.soon ?? []) loading.fetchAhead(name);
}
