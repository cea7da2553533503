import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { project } from '../project.ts';
import { compile } from './compile.ts';
import { configurations } from './configurations.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-webpack-'));
afterAll(() => rmSync(folder, { recursive: true }));

const names = (module?: string) => configurations({ ...(module ? { module } : {}) }).map(({ name }) => name);

test('a module is found by what it is called, and by its name in the import map', () => {
  expect(['sales', 'ui/charts', '@portal/rail', 'shared'].flatMap(names)).toEqual([
    ...['portal-area-sales', 'portal-ui-charts', 'portal-rail', 'shared'],
  ]);
  expect(() => names('sails')).toThrow(/No module is called sails\. There are shared, .*portal-area-sales/);
  expect(names().length).toBeGreaterThan(20);
});

test('webpack by itself makes the very files that the build of the portal makes', async () => {
  const [alone, portal] = [join(folder, 'alone'), join(folder, 'portal')];
  const webpack = join(project, 'node_modules/webpack/bin/webpack.js');
  const text = execFileSync(process.execPath, [webpack, '--env', 'module=baogao', '--env', `out=${alone}`], {
    cwd: project,
    encoding: 'utf8',
  });
  await compile(configurations({ module: '@portal/area-baogao', out: portal }));
  const files = readdirSync(join(portal, 'assets')).sort();
  expect(files.find((file) => /^portal-area-baogao\.[0-9a-f]{12}\.js$/.test(file))).toBeDefined();
  expect(readdirSync(join(alone, 'assets')).sort()).toEqual(files);
  for (const file of files) {
    expect(readFileSync(join(alone, 'assets', file))).toEqual(readFileSync(join(portal, 'assets', file)));
  }
  expect(text).not.toMatch(/error/i);
});
