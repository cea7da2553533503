import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import type { Configuration } from 'webpack';
import { compile } from './compile.ts';
import { commonConfiguration } from './webpack-parts.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-classes-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A unit whose style sheets, by their paths, have the class `.title`, and others where they are named. */
function unitOf(unit: string, sheets: Record<string, string>): Configuration {
  const sources = join(folder, unit, 'src');
  for (const [path, text] of Object.entries(sheets)) {
    mkdirSync(dirname(join(sources, path)), { recursive: true });
    writeFileSync(join(sources, path), text);
  }
  const uses = Object.keys(sheets).map((path, at) => `import s${at} from './${path}'; console.log(s${at});`);
  writeFileSync(join(sources, 'index.js'), uses.join('\n'));
  const common = commonConfiguration(unit, join(folder, unit, 'assets'), false, sources);
  return { ...common, entry: { index: join(sources, 'index.js') } };
}

const title = '.title { color: red }';

/** @returns the classes in the style sheets of a unit that has been built */
const classesOf = (unit: string): string[] =>
  readdirSync(join(folder, unit, 'assets'))
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => readFileSync(join(folder, unit, 'assets', file), 'utf8').match(/\.[a-z][\w-]*/g) ?? []);

test('classes are named by unit, file and class, so that no two units and no two files share one', async () => {
  await compile([
    unitOf('portal_sales', { 'map.module.css': title }),
    unitOf('portal-sales', { 'map/city-list.module.css': title, 'map-city/list.module.css': title }),
    unitOf('portal', {
      'sales/map.module.css': title,
      '-sales/map.module.css': title,
      'sales-map/city-list.module.css': title,
    }),
    unitOf('portal-sales-map', { 'city.module.css': '.list-title { color: red }', 'city-list.module.css': title }),
  ]);
  const classes = ['portal_sales', 'portal-sales', 'portal', 'portal-sales-map'].flatMap(classesOf);
  expect(classes).toContain('.portal-sales_map_city-list_title');
  expect([classes.length, new Set(classes).size]).toEqual([8, 8]);
});

test.each([
  ['files', { 'map/city.module.css': title, 'map_city.module.css': title }, /\.title of map.city\.module\.css/],
  ['a file and a class', { 'a.module.css': '.b_title{top:0}', 'a/b.module.css': title }, /\.b_title of a\.module\.css/],
])('two %s of a unit that would share a name are refused in words', async (what, sheets, words) => {
  const building = compile([unitOf(`unit-${what.replaceAll(' ', '-')}`, sheets as Record<string, string>)]);
  await expect(building).rejects.toThrow(words);
  await expect(building).rejects.toThrow(/The classes .* and .* would both be called unit-\S+_title\. Give one/);
});
