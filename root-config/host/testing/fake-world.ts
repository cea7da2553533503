import { jest } from '@jest/globals';
import type { AreaBoard } from '@portal/shell/insider';
import { proxy } from 'valtio';
import type { HostWorld } from '../host-world.ts';

type Exports = Record<string, unknown>;

/** An area that writes its name; what it is given takes the place of its own exports. */
export const soundModule = (name: string, instead: Exports = {}): Exports => ({
  bootstrap: jest.fn(async () => undefined),
  mount: jest.fn(async ({ domElement }: { domElement: HTMLElement }) => {
    domElement.textContent = name;
  }),
  unmount: jest.fn(async () => undefined),
  ...instead,
});

export const never = () => new Promise<never>(() => undefined);

/** A work that is answered by hand. */
export function byHand<T = unknown>() {
  let answer: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    answer = resolve;
  });
  return { promise, answer: (value: T) => answer(value) };
}

/** A world without a network, whose modules are called by the names of their areas. */
export function fakeWorld(modules: Record<string, () => unknown>) {
  const slot = document.createElement('div');
  document.body.append(slot);
  const idle: AreaBoard = {
    name: null,
    version: null,
    state: 'idle',
    standing: null,
    reason: null,
    message: '',
    other: null,
    retry: () => undefined,
  };
  const board = proxy(idle);
  const seen = { asked: [] as string[], traces: [] as string[], forgotten: [] as string[], raised: [] as unknown[] };
  const world: HostWorld = {
    ask: (name) => void seen.asked.push(name),
    importModule: async (name) => modules[name.replace('@portal/area-', '')]?.(),
    forget: (name) => void seen.forgotten.push(name),
    probe: async () => 'absent',
    whereabouts: () => ({ address: null, format: 'system' }),
    origin: () => '',
    version: () => null,
    faceFaults: () => [],
    traces: (name) => ({
      enter: () => void seen.traces.push(`enter ${name}`),
      leave: () => void seen.traces.push(`leave ${name}`),
      run: (work) => work(),
    }),
    slot: () => slot,
    slotPlaced: async () => undefined,
    board,
    language: () => 'en',
    limits: { code: 120_000, slow: 8_000, start: 10_000, unmount: 3_000, style: 10_000, override: 10_000 },
    raise: (error) => void seen.raised.push(error),
  };
  return { world, slot, board, ...seen };
}
