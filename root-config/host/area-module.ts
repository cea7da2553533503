import type { AreaHostProps } from '@portal/shell';
import { AreaFailure } from './area-failure.ts';

/** What the entry of an area exports. */
export interface AreaModule {
  /** Starts the first question to the server; called as soon as the entry is there, never waited for. */
  preload?: (path: string) => unknown;
  /** Fetches the code that the first picture needs. */
  load?: () => unknown;
  bootstrap: (props: AreaHostProps) => unknown;
  mount: (props: AreaHostProps) => unknown;
  unmount: (props: AreaHostProps) => unknown;
}

/**
 * @param name module of the area
 * @param module what importing it gave
 * @throws AreaFailure when it is no System module at all, or lacks what every area exports
 */
export function checkModule(name: string, module: unknown): AreaModule {
  const exports = (module ?? {}) as Record<string, unknown>;
  // SystemJS gives a plain script, which registers nothing, a namespace made of globals.
  if (exports.__useDefault) throw new AreaFailure('wrong-content', `${name} is a script, but no System module.`);
  const missing = ['bootstrap', 'mount', 'unmount'].filter((verb) => typeof exports[verb] !== 'function');
  if (missing.length > 0) {
    throw new AreaFailure(
      'missing-export',
      `${name} does not export ${missing.join(' and ')}. An area exports bootstrap, mount and unmount as functions.`,
    );
  }
  return exports as unknown as AreaModule;
}
