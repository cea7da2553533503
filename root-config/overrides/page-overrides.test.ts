import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { stubGlobal } from '../../tests/support/stub-global.ts';
import { linkWith } from './link-with.ts';
import { announceAreas, readOverrides } from './page-overrides.ts';
import { orWithout } from './passed-over.ts';

const local = 'http://localhost:8081/index.js';
const name = '@portal/area-sales';
const boot = { overrides: { allowed: true, origins: ['http://localhost:8081'] } };

type List = Promise<{ imports: Record<string, string> }>;

function stubLibrary(own: Record<string, string>, list: List = Promise.resolve({ imports: {} })) {
  const library = {
    addOverride: jest.fn((module: string, address: string) => Object.assign(own, { [module]: address })),
    getOverrideMap: () => ({ imports: own }),
    getExternalOverrides: () => ['https://lists.example/map.json'],
    getExternalOverrideMap: () => list,
    resetOverrides: jest.fn(),
    removeOverride: jest.fn((module: string) => delete own[module]),
    removeExternalOverride: jest.fn(),
    resetDefaultMap: jest.fn(),
    getUrlFromPort: (module: string, port: string) => `//localhost:${port}/${module}.js`,
  };
  stubGlobal('importMapOverrides', library);
  localStorage.setItem('import-map-overrides-external-maps', JSON.stringify(library.getExternalOverrides()));
  return library;
}

const limit = 10_000;
const never = new Promise<never>(() => undefined);

/** What the addresses answer; one that is not named answers with its script. */
const answers = new Map<string, 'error' | 'none'>();
let answering: MutationObserver;

beforeEach(() => {
  answers.clear();
  answering = new MutationObserver((records) => {
    for (const link of records.flatMap((record) => [...record.addedNodes]) as HTMLLinkElement[]) {
      const answer = answers.get(link.href) ?? 'load';
      if (answer !== 'none') link.dispatchEvent(new Event(answer));
    }
  });
  answering.observe(document.head, { childList: true });
});

afterEach(() => {
  answering.disconnect();
  document.head.replaceChildren();
  sessionStorage.clear();
  localStorage.clear();
  jest.useRealTimers();
});

const read = (block: Parameters<typeof readOverrides>[0] = boot) => readOverrides(block, limit);

/** What is read when a time has gone by, and whether it was there before. */
async function readLate() {
  jest.useFakeTimers();
  let applied: Awaited<ReturnType<typeof read>> | undefined;
  void read().then((found) => {
    applied = found;
  });
  await jest.advanceTimersByTimeAsync(limit - 1);
  expect(applied).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);
  return applied;
}

describe('readOverrides', () => {
  test('a page without the library has none', async () => {
    expect((await read()).active).toEqual([]);
  });

  test('a manifest says how the files beside it are loaded, and .mjs is a module of the language', async () => {
    const manifest = 'http://localhost:8081/area/manifest.json';
    const rail = 'http://localhost:8081/rail.mjs';
    stubLibrary({ [name]: manifest, '@portal/rail': rail, '@portal/area-news': 'http://localhost:8081/none.json' });
    stubGlobal('fetch', async (address: string) =>
      address.endsWith('none.json')
        ? new Response('', { status: 404 })
        : new Response(JSON.stringify({ entry: 'main.js', format: 'es', styles: ['style.css'] })),
    );
    const { imports, codes, active, refused } = await read();
    expect(imports).toEqual({ [name]: 'http://localhost:8081/area/main.js', '@portal/rail': rail });
    expect(codes[name]).toMatchObject({ format: 'es', styles: ['http://localhost:8081/area/style.css'] });
    expect(codes['@portal/rail']?.format).toBe('es');
    expect(active).toContainEqual({ name, address: manifest });
    expect(refused).toMatchObject([{ name: '@portal/area-news', reason: 'no-answer' }]);
  });

  test('what judges overrides is fetched where a person has any, and not otherwise', async () => {
    stubLibrary({});
    localStorage.clear();
    const fetch = jest.fn(() => import('./judge-overrides.ts'));
    expect((await readOverrides(boot, limit, fetch)).refused).toEqual([]);
    expect(fetch).not.toHaveBeenCalled();
    localStorage.setItem(`import-map-override:${name}`, local);
    await readOverrides(boot, limit, fetch);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('where it does not come, or breaks, the page goes on without overrides, and says so', async () => {
    stubLibrary({ [name]: local });
    jest.useFakeTimers();
    const late = readOverrides(boot, limit, () => never);
    await jest.advanceTimersByTimeAsync(limit - 1);
    const broken = readOverrides(boot, limit, () => Promise.reject(new Error('away')));
    jest.setSystemTime(Date.now() + 1);
    jest.runOnlyPendingTimers();
    const outcome = { imports: {}, active: [], refused: [{ reason: 'not-read' }] };
    expect(await late).toMatchObject(outcome);
    expect(await broken).toMatchObject(outcome);
    // What is raised for whoever watches the window.
    jest.clearAllTimers();
  });

  test('a link lays what it names over the portal, from listed origins alone, and leaves the address', async () => {
    const imports = { [name]: local, '@portal/rail': 'https://evil.example/rail.js' };
    history.replaceState(null, '', `/sales?a=1&imo=${encodeURIComponent(JSON.stringify({ imports }))}`);
    const library = stubLibrary({});
    const applied = await read();
    expect(applied.imports).toEqual({ [name]: local });
    expect(applied.refused).toMatchObject([{ name: '@portal/rail', reason: 'origin' }]);
    expect(library.addOverride.mock.calls).toEqual([[name, local]]);
    expect(location.pathname + location.search).toBe('/sales?a=1');
    history.replaceState(null, '', '/sales?imo=%7Bno');
    expect((await read()).refused).toEqual([]);
  });

  test('a page says by which address a colleague has the same modules, and that sets them', async () => {
    const page = linkWith([{ name, address: local }], `${location.origin}/sales?a=1`);
    history.replaceState(null, '', page);
    const library = stubLibrary({});
    expect((await read()).imports).toEqual({ [name]: local });
    expect(library.addOverride.mock.calls).toEqual([[name, local]]);
    expect(location.search).toBe('?a=1');
  });

  test('what a person has set counts before what a list names', async () => {
    const imports = { [name]: 'http://localhost:8081/list.js', '@portal/rail': local };
    stubLibrary({ [name]: local }, Promise.resolve({ imports }));
    expect((await read()).imports).toEqual({ [name]: local, '@portal/rail': local });
  });

  test('one that was set more than a day ago is taken away, and named once', async () => {
    const library = stubLibrary({ [name]: local });
    await read();
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 24 * 60 * 60 * 1000);
    const { imports, refused } = await read();
    expect(imports).toEqual({});
    expect(refused).toContainEqual({ name, address: local, reason: 'expired' });
    later.mockRestore();
    expect(library.removeOverride.mock.calls).toEqual([[name]]);
    expect((await read()).refused).toEqual([]);
  });

  test('of two lists that name a module the later one counts, also when it has answered first', async () => {
    const library = stubLibrary({});
    const late = { imports: { [name]: 'http://localhost:8081/first.js' } };
    const maps: Record<string, List> = {
      first: new Promise((resolve) => setTimeout(() => resolve(late), 5)),
      second: Promise.resolve({ imports: { [name]: local } }),
    };
    Object.assign(library, {
      getExternalOverrides: () => Object.keys(maps),
      getExternalOverrideMap: ([address = '']: string[]) => maps[address],
    });
    expect((await read()).imports).toEqual({ [name]: local });
  });

  test('a port that is typed into the panel means what a development server serves', async () => {
    const library = stubLibrary({});
    await read();
    expect(library.getUrlFromPort(name, '8081')).toBe(local);
  });

  test('one that does not answer is passed over after ten seconds, and the others count', async () => {
    const rail = 'http://localhost:8081/rail.js';
    stubLibrary({ [name]: local, '@portal/rail': rail });
    answers.set(rail, 'none');
    expect(await readLate()).toEqual({
      imports: { [name]: local },
      codes: {},
      loadsAnew: false,
      once: [],
      passedOver: [],
      active: [{ name, address: local }],
      refused: [{ name: '@portal/rail', address: rail, reason: 'no-answer' }],
    });
    expect(document.head.querySelectorAll('link')).toHaveLength(1);
  });

  test('one that answers with an error is passed over at once', async () => {
    stubLibrary({ [name]: local });
    answers.set(local, 'error');
    expect((await read()).refused).toEqual([{ name, address: local, reason: 'no-answer' }]);
  });

  test('a list that does not answer is passed over after ten seconds, and so is one that breaks', async () => {
    stubLibrary({ [name]: local }, never);
    const refused = { name: 'https://lists.example/map.json', address: 'https://lists.example/map.json' };
    expect(await readLate()).toMatchObject({
      active: [{ name, address: local }],
      refused: [{ ...refused, reason: 'no-list' }],
    });
    stubLibrary({}, Promise.reject(new Error('away')));
    expect((await read()).refused).toEqual([{ ...refused, reason: 'no-list' }]);
  });

  test('where the server does not allow overrides, none counts', async () => {
    stubLibrary({ [name]: local });
    const none = { imports: {}, active: [], refused: [], once: [], passedOver: [], codes: {}, loadsAnew: false };
    expect(await read({})).toEqual(none);
    expect(await read({ overrides: { ...boot.overrides, allowed: false } })).toEqual(none);
  });
});

test('areas of the menu are told to the library in a map that SystemJS does not read again', () => {
  const library = stubLibrary({});
  announceAreas({ [name]: '/modules/sales/index.js' });
  const script = document.head.querySelector<HTMLScriptElement & { sp?: boolean }>('script[type="systemjs-importmap"]');
  expect(script?.sp).toBe(true);
  expect(JSON.parse(script?.textContent ?? '')).toEqual({ imports: { [name]: '/modules/sales/index.js' } });
  expect(library.resetDefaultMap).toHaveBeenCalledTimes(1);
});

describe('a shell that does not come', () => {
  const reload = jest.fn();
  const active = [{ name, address: local }];
  const applied = { active, passedOver: [], once: [] };

  test('while a module is overridden, the page is loaded anew without it, once', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    jest.useFakeTimers();
    void orWithout(applied, limit, never, reload);
    await jest.advanceTimersByTimeAsync(limit);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
    stubLibrary({ [name]: local });
    expect((await read()).refused).toEqual([{ name, address: local, reason: 'no-answer' }]);
    expect((await read()).active).toEqual(active);
  });

  test('one that breaks while a module is overridden is tried without it, too', async () => {
    jest.spyOn(console, 'warn').mockReturnValue();
    void orWithout(applied, limit, Promise.reject(new Error('broken')), reload);
    await new Promise((resolve) => setTimeout(resolve));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('where nothing is overridden, what went wrong is said', async () => {
    await expect(
      orWithout({ ...applied, active: [] }, limit, Promise.reject(new Error('broken')), reload),
    ).rejects.toThrow('broken');
    expect(reload).not.toHaveBeenCalled();
  });
});
