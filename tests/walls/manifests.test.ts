import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { filesOfArea } from '../../build/area/area-files.ts';
import { readArea } from '../../build/area/read-area.ts';
import { declaredAreas } from '../../scripts/lib/documents/manifests.mjs';
import { knownProducts } from '../../server/products/known-products.ts';
import { importsBelow } from './imports.ts';

const top = fileURLToPath(new URL('../..', import.meta.url));
const areas = readdirSync(join(top, 'areas'), { withFileTypes: true }).flatMap((each) =>
  each.isDirectory() ? [each.name] : [],
);

describe('an area says what it is', () => {
  test.each(areas)('areas/%s has an entry and a manifest, and its product is in the menu', (area) => {
    for (const file of ['index.ts', 'manifest.json']) expect(existsSync(join(top, 'areas', area, file))).toBe(true);
    expect(knownProducts().find(({ path }) => path === `/${area}`)?.menu).toBeDefined();
  });

  test.each(declaredAreas())(
    'what is made of the pages of %s is as they are; npm run areas writes it',
    async (area) => {
      const files = Object.entries(await filesOfArea(join(top, area)));
      expect(files.map(([name]) => [name, readFileSync(join(top, area, name), 'utf8')])).toEqual(files);
    },
  );

  test('a page says itself whole in a page.ts of its own, what it asks first included', async () => {
    const described = await Promise.all(
      areas.map(async (area) => ({ area, ...(await readArea(join(top, 'areas', area))) })),
    );
    expect(
      described.flatMap(({ area, pages }) =>
        pages.filter((page) => !page.hasFolder).map(({ name }) => `${area}/${name}`),
      ),
    ).toEqual([]);
    const files = areas.flatMap((area) => readdirSync(join(top, 'areas', area), { recursive: true, encoding: 'utf8' }));
    expect(files.filter((file) => /(?:^|\/)preload\.ts$/.test(file))).toEqual([]);
  });

  test('nothing but the server reads the manifests, which it does as files', () => {
    const parts = ['areas', 'parcels', 'root-config', 'shell-app', 'ui', 'contract', 'server'];
    const found = parts
      .flatMap((part) => importsBelow(top, part))
      .filter(({ target }) => /manifest\.json$/.test(target));
    expect(found).toEqual([]);
  });

  test('no two products have one icon in the rail', () => {
    const icons = knownProducts().flatMap(({ menu }) => menu?.icon ?? []);
    expect(icons.filter((icon, at) => icons.indexOf(icon) !== at)).toEqual([]);
  });

  test('every page of a menu lies below the path of its area, and no two have one address', () => {
    const pages = knownProducts().flatMap(({ path, menu }) => (menu?.pages ?? []).map((page) => [path, page.path]));
    expect(pages.filter(([path, page]) => !page?.startsWith(`${path}/`))).toEqual([]);
    expect(new Set(pages.map(([, page]) => page)).size).toBe(pages.length);
  });
});
