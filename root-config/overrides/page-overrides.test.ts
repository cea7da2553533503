import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { stubGlobal } from '../../tests/support/stub-global.ts';
import { announceAreas, readOverrides } from './page-overrides.ts';

const local = 'http://localhost:8081/index.js';
const name = '@portal/area-sales';
const boot = { overrides: { allowed: true, origins: ['http://localhost:8081'] } };

function stubLibrary(own: Record<string, string>, external: Record<string, string> = {}) {
  const library = {
    getOverrideMap: () => ({ imports: own }),
    getExternalOverrideMap: async () => ({ imports: external }),
    resetOverrides: jest.fn(),
    resetDefaultMap: jest.fn(),
    getUrlFromPort: (module: string, port: string) => `//localhost:${port}/${module}.js`,
  };
  stubGlobal('importMapOverrides', library);
  return library;
}

afterEach(() => {
  document.head.replaceChildren();
});

describe('readOverrides', () => {
  test('a page without the library has none', async () => {
    expect((await readOverrides(boot)).active).toEqual([]);
  });

  test('what a person has set counts before what a list names', async () => {
    stubLibrary({ [name]: local }, { [name]: 'http://localhost:8081/list.js', '@portal/rail': local });
    expect((await readOverrides(boot)).imports).toEqual({ [name]: local, '@portal/rail': local });
  });

  test('a port that is typed into the panel means what a development server serves', async () => {
    const library = stubLibrary({});
    await readOverrides(boot);
    expect(library.getUrlFromPort(name, '8081')).toBe(local);
  });

  test('where the server does not allow overrides, none counts', async () => {
    stubLibrary({ [name]: local });
    const none = { imports: {}, active: [], refused: [] };
    expect(await readOverrides({})).toEqual(none);
    expect(await readOverrides({ overrides: { ...boot.overrides, allowed: false } })).toEqual(none);
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
