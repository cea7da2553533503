import type { MenuEntry } from '@portal/contract';
import type * as Shell from '@portal/shell';
import type * as Insider from '@portal/shell/insider';
import { Areas } from './areas/areas.ts';
import { AreaHost } from './host/area-host.ts';
import { pageWorld } from './host/page-world.ts';
import type { AreaCodes } from './loading/area-codes.ts';
import type { ModuleLoading } from './loading/module-loading.ts';
import type { SystemLoader } from './loading/system.ts';
import type { BootBlock } from './page/boot-block.ts';
import { Applications } from './routing/applications.ts';

export interface OpenAreasParts {
  boot: BootBlock;
  system: SystemLoader;
  loading: ModuleLoading;
  codes: AreaCodes;
  shell: typeof Insider & typeof Shell;
  /** Addresses that stand before those of the menu. */
  overrides: Record<string, string>;
}

/** The areas of a page, from the moment on that they follow the address. */
export interface OpenAreas {
  /** A menu has come. */
  take(menu: readonly MenuEntry[]): void;
  /** A person presses the way to a path: its area is asked for. */
  intend(path: string): void;
  /** Another language counts. */
  remount(): void;
  /** What may be seen can have changed without the address. */
  review(): void;
}

/** Puts together what is known of areas, what mounts them, and the applications of single-spa that they are. */
export function openAreas({ boot, system, loading, codes, shell, overrides }: OpenAreasParts): OpenAreas {
  const host = new AreaHost(pageWorld({ boot, loading, codes, shell }));
  const areas = new Areas({
    system,
    loading,
    codes,
    build: boot.build,
    built: boot.areas?.built,
    moduleOrigins: boot.moduleOrigins,
    withheld: boot.areas?.withheld ?? false,
    meetNewer: shell.meetNewerBuild,
    mode: boot.mode ?? 'production',
    overrides,
    admits: shell.admits,
    leadsIn: shell.leadsIn,
  });
  const applications = new Applications(areas, host);
  applications.follow();
  return {
    take: (menu) => areas.take(menu, applications),
    intend: (path) => {
      const area = areas.registrationOf(path);
      if (area) loading.fetchAhead(area.name);
    },
    remount: () => host.remount(),
    review: () => applications.review(),
  };
}
