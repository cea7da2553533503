import type * as Shell from '@portal/shell';
import type * as Insider from '@portal/shell/insider';
import type { BootBlock } from '../boot-block.ts';
import { withDefaults } from '../limits.ts';
import type { ModuleLoading } from '../loading/module-loading.ts';
import { areaAssets } from '../sandbox/area-assets.ts';
import { AreaTraces } from '../sandbox/area-traces.ts';
import { assetFilter } from '../sandbox/asset-filter.ts';
import { raise } from './chunk-errors.ts';
import type { HostWorld } from './host-world.ts';

export interface PageWorldParts {
  boot: BootBlock;
  loading: ModuleLoading;
  shell: typeof Insider & typeof Shell;
}

/** The world of the host of areas in a real page. */
export function pageWorld({ boot, loading, shell }: PageWorldParts): HostWorld {
  const all = new Map<string, AreaTraces>();
  const leftToPage = assetFilter(boot.excludedAssets);
  const frame = new URL('.', loading.address('@portal/root-config') ?? location.href).href;
  const warn = boot.mode === 'development' ? (sentence: string) => console.warn(sentence) : () => undefined;
  const tracesOf = (name: string): AreaTraces => {
    const owns = areaAssets(loading.address(name) ?? location.href, frame, leftToPage);
    const traces = all.get(name) ?? new AreaTraces(name, owns, warn);
    all.set(name, traces);
    return traces;
  };
  return {
    importModule: (name) => {
      // All that an area needs travels together, not its first part after its entry.
      loading.fetchAhead(name);
      return loading.import(name);
    },
    forget: (name) => {
      all.get(name)?.forget();
      loading.forget(name);
    },
    probe: (name) => loading.probe(name),
    traces: tracesOf,
    slot: shell.areaSlot,
    board: shell.areaBoard,
    language: shell.language,
    limits: withDefaults(boot.limits),
    raise,
  };
}
