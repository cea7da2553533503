import 'systemjs/dist/system.js';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { diceOf } from '../../tests/support/dice.ts';
import { installFailureHook } from './failure-hook.ts';
import { FileTries } from './file-tries.ts';
import { ModuleLoading } from './module-loading.ts';
import { type SystemLoader, systemOfPage } from './system.ts';

interface Hooked extends SystemLoader {
  instantiate(address: string): Promise<unknown>;
}

const own = systemOfPage();
const at = (name: string) => `https://portal.example/assets/${name}.js`;

/** Loaders of SystemJS itself, with files that are made up. */
function loaderOf(answer: (file: string) => Promise<unknown>) {
  const prototype: Hooked = Object.create(Object.getPrototypeOf(own));
  prototype.instantiate = (address) => answer(new URL(address).pathname.slice('/assets/'.length, -'.js'.length));
  // The registry belongs to the loader, so each has a prototype of its own and its registry anew.
  const system: SystemLoader = Object.assign(Object.create(prototype), {});
  for (const key of Object.getOwnPropertySymbols(own)) Reflect.set(system, key, {});
  const loading = new ModuleLoading(system, new FileTries());
  installFailureHook(system, {
    limit: 120_000,
    forget: (address) => loading.renew(address),
    noteNeed: (address, needed) => loading.noteNeed(address, needed),
  });
  return { system, loading };
}

const registration = (needs: readonly string[]) => [
  needs,
  (give: (name: string, value: unknown) => void) => ({
    setters: needs.map(() => () => undefined),
    execute: () => {
      give('there', true);
    },
  }),
];

const { then } = Promise.prototype;

beforeEach(() => {
  jest.useFakeTimers();
  // SystemJS leaves a promise of each failed module to nobody; Jest would take it for a failure of the test.
  jest.spyOn(Promise.prototype, 'then').mockImplementation(function (this: Promise<unknown>, ...handlers) {
    const promise = then.apply(this, handlers);
    then.call(promise, undefined, () => undefined);
    return promise;
  });
});

afterEach(() => void jest.restoreAllMocks());

const seed = Date.now() % 100_000;

test(`modules whose files fail one to four times each come with the first import that finds them all (seeds from ${seed})`, async () => {
  for (let round = 0; round < 12; round += 1) {
    const pick = diceOf(seed + round).below;
    const names = Array.from({ length: 2 + pick(5) }, (_, place) => `m${seed}-${round}-${place}`);
    const left = new Map(names.map((name) => [name, 1 + pick(4)]));
    const needs = new Map(
      names.map((name, place) => [name, names.slice(place + 1).filter((_, next) => next === 0 || pick(2) === 0)]),
    );
    let failed = 0;
    const { system } = loaderOf(async (file) => {
      const count = left.get(file) ?? 0;
      left.set(file, count - 1);
      if (count <= 0) return registration(needs.get(file) ?? []);
      failed += 1;
      throw new Error(`no ${file}`);
    });
    system.addImportMap({ imports: Object.fromEntries(names.map((name) => [name, at(name)])) });
    for (let before = -1; ; before = failed) {
      const came = await system.import(names[0] ?? '').catch(() => null);
      if (came) break;
      expect(`seed ${seed + round}: ${failed > before ? 'a file failed' : 'a failure was given again'}`).toBe(
        `seed ${seed + round}: a file failed`,
      );
    }
    expect(failed).toBeGreaterThanOrEqual(names.length);
  }
});

test('a file that never answers has failed after its time, also for those that need it', async () => {
  let silent = true;
  const { system } = loaderOf((file) =>
    file === 'needed' && silent
      ? new Promise(() => undefined)
      : Promise.resolve(registration(file === 'top' ? ['needed'] : [])),
  );
  system.addImportMap({ imports: { top: at('top'), needed: at('needed') } });
  const first = system.import('top').catch((error: Error) => error.name);
  await jest.advanceTimersByTimeAsync(120_000);
  expect(await first).toBe('LimitError');
  silent = false;
  expect(await system.import('top')).toMatchObject({ there: true });
});

test('a file that a module names by its address, and no map holds, comes however often it has failed', async () => {
  let left = 3;
  const { system } = loaderOf(async (file) => {
    if (file === 'parts/dep' && left-- > 0) throw new Error('no dep');
    return registration(file === 'parts/entry' ? ['./dep.js'] : []);
  });
  system.addImportMap({ imports: { entry: at('parts/entry') } });
  for (const _ of [1, 2, 3]) expect(await system.import('entry').catch(() => null)).toBeNull();
  expect(await system.import('entry')).toMatchObject({ there: true });
});
