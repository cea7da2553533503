import { type AreaCodes, nativeAddress } from '../area-codes.ts';
import type { SystemLoader } from '../system.ts';
import { checkedAhead } from './checked-ahead.ts';
import type { SharedInEs } from './shared-in-es.ts';

type Register = readonly [needs: string[], declare: (give: (exported: object) => void) => { execute(): void }];

interface Instantiating extends SystemLoader {
  instantiate(address: string, ...rest: unknown[]): Promise<unknown>;
}

export interface EsHookOptions {
  codes: AreaCodes;
  shared: SharedInEs;
  /** Loads a module of the language; a test has no browser that can. */
  load?: (address: string) => Promise<object>;
}

/**
 * Lets SystemJS have modules of the language: the browser itself loads them, and SystemJS is given what they export. So
 * limits, failures, retries and styles are those of every other module. To be installed before all other hooks.
 */
export function installEsHook(system: SystemLoader, { codes, shared, load = nativeImport }: EsHookOptions): void {
  const prototype = Object.getPrototypeOf(system) as Instantiating;
  const { instantiate } = prototype;
  prototype.instantiate = async function (address, ...rest) {
    if (!codes.isEs(address)) return instantiate.call(this, address, ...rest);
    await shared.ready();
    const files = codes.firstFiles(address);
    await Promise.all(files.map((file) => checkedAhead(file, codes.hashOf(file))));
    const module = await shared.whileLoading(load(nativeAddress(address)));
    const register: Register = [[], (give) => ({ execute: () => void give({ ...module }) })];
    return register;
  };
}

const nativeImport = (address: string): Promise<object> => import(/* webpackIgnore: true */ address);
