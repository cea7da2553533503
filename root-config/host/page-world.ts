import { faceFaults } from '@portal/contract';
import type * as Shell from '@portal/shell';
import type * as Insider from '@portal/shell/insider';
import type { AreaCodes } from '../loading/area-codes.ts';
import { raise } from '../loading/chunk-errors.ts';
import { fileOf } from '../loading/file-tries.ts';
import type { ModuleLoading } from '../loading/module-loading.ts';
import type { BootBlock } from '../page/boot-block.ts';
import { withDefaults } from '../page/limits.ts';
import { areaAssets, ownAssets } from '../sandbox/area-assets.ts';
import { assetFilter } from '../sandbox/asset-filter.ts';
import { AreaTraces } from '../sandbox/traces/area-traces.ts';
import { ForeignTraces } from '../sandbox/traces/foreign-traces.ts';
import { SharedPage } from '../sandbox/traces/shared-page.ts';
import { AreaWindows } from '../sandbox/window/area-windows.ts';
import type { HostWorld } from './host-world.ts';

export interface PageWorldParts {
  boot: BootBlock;
  loading: ModuleLoading;
  codes: AreaCodes;
  shell: typeof Insider & typeof Shell;
}

/** The world of the host of areas in a real page. */
export function pageWorld({ boot, loading, codes, shell }: PageWorldParts): HostWorld {
  const all = new Map<string, AreaTraces>();
  const leftToPage = assetFilter(boot.excludedAssets);
  const frame = new URL('.', loading.address('@portal/root-config') ?? location.href).href;
  const developing = boot.mode === 'development';
  const say = (sentence: string) => console.warn(sentence);
  const warn = developing ? say : () => undefined;
  const windows = new AreaWindows(window);
  windows.open();
  const shared = new Set<string>();
  let sharedPage: SharedPage | null = null;
  const foreignTraces = (entry: string, brings: (address: string) => boolean): ForeignTraces | null => {
    if (entry.startsWith(frame)) return null;
    sharedPage ??= new SharedPage(window);
    const isOwn = ownAssets(entry, frame);
    return new ForeignTraces({ page: window, shared: sharedPage, isOwn, brings, slot: shell.areaSlot });
  };
  const byPortal = <T>(work: () => T): T => (sharedPage ? sharedPage.byPortal(work) : work());
  const newTraces = (name: string): AreaTraces => {
    const entry = loading.address(name) ?? location.href;
    const brings = areaAssets(entry, frame, leftToPage);
    const owns = (address: string) => brings(address) && !codes.isOfAnother(name, address);
    const report = developing || boot.overrides?.allowed ? say : () => undefined;
    return new AreaTraces({ name, windows, owns, foreign: foreignTraces(entry, owns), byPortal, warn: report });
  };
  const tracesOf = (name: string): AreaTraces => {
    const traces = all.get(name) ?? newTraces(name);
    all.set(name, traces);
    return traces;
  };
  const originOf = (name: string, address: string | null): string => {
    if (address === null || address.startsWith(frame)) return '';
    const version = codes.at(address)?.code.version;
    return `${name}${version === undefined ? '' : ` ${version}`} from ${fileOf(address)}`;
  };
  const versionOf = (name: string) => codes.at(loading.address(name) ?? '')?.code.version ?? null;
  return {
    ask: (name) => loading.fetchAhead(name),
    importModule: async (name) => {
      const module = await loading.import(name);
      if (!windows.get(name) && !shared.has(name)) warn(sharesWindow(name));
      shared.add(name);
      return module;
    },
    forget: (name) => {
      loading.leave(ownAssets(loading.address(name) ?? location.href, frame));
      all.get(name)?.forget();
      loading.forget(name);
    },
    whereabouts: (name) => {
      const address = loading.address(name);
      return { address, format: codes.isEs(address ?? '') ? 'es' : 'system', version: versionOf(name) };
    },
    origin: (name) => originOf(name, loading.address(name)),
    version: versionOf,
    faceFaults: (name) => faceFaults(codes.at(loading.address(name) ?? '')?.code.faces ?? {}).map(({ en }) => en),
    probe: (name) => loading.probe(name),
    traces: tracesOf,
    slot: shell.areaSlot,
    slotPlaced: shell.areaSlotPlaced,
    board: shell.areaBoard,
    language: shell.language,
    limits: withDefaults(boot.limits),
    raise,
  };
}

const sharesWindow = (name: string): string =>
  `${name} runs on the window of the page, since the portal's build has not made its file: what it sets there others see until it is left.`;
