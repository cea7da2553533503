import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { describeFile } from '../output/describe-file.ts';
import { project } from '../project.ts';
import { buildArea } from './build-area.ts';

// Inside the project, so that its packages are found.
const folder = mkdtempSync(join(project, 'node_modules/.portal-area-'));
const name = '@portal/area-probe';
const out = join(folder, 'out');
const source = (file: string, text: string) => writeFileSync(join(folder, file), text);

beforeAll(() => mkdirSync(out));
afterAll(() => rmSync(folder, { recursive: true }));

describe('buildArea', () => {
  test('gives index.js as a System module, with React left outside and styles in a part of their own', async () => {
    source('page.module.css', '.head { color: red }');
    source('page.js', "import css from './page.module.css'; export default css.head;");
    source(
      'index.js',
      "import { createElement } from 'react'; export const load = () => import(/* webpackChunkName: 'load' */ './page.js').then(createElement);",
    );
    const built = await buildArea({ name, entry: join(folder, 'index.js'), out });
    expect(built.deps).toEqual(['react']);
    expect(built.chunks.load?.js).toHaveLength(1);
    expect(built.chunks.load?.css).toHaveLength(1);
    expect(built.integrity).toMatch(/^sha256-/);
    expect(readFileSync(join(out, 'index.js'), 'utf8')).toContain('System.register(["react"]');
    const styles = readdirSync(out).find((file) => file.endsWith('.css')) ?? '';
    expect(readFileSync(join(out, styles), 'utf8')).toMatch(/^\.portal-area-probe_page_head\b/);
  });

  test('S9.050 every script runs in the area’s own window, and is what the manifest vouches for', async () => {
    const scripts = readdirSync(out).filter((file) => file.endsWith('.js'));
    expect(scripts).toHaveLength(2);
    for (const file of scripts) {
      const code = readFileSync(join(out, file), 'utf8');
      expect(code).toMatch(/^\(function\(\)\{with\(this\)\{const\{window,self,globalThis,document[\w,]*\}=this,/);
      expect(code.match(/\bwith\s*\(/g)).toHaveLength(1);
      expect(code).toContain(`("${name}"));`);
    }
    const described = await describeFile(out, 'index.js');
    const digest = createHash('sha256').update(readFileSync(join(out, 'index.js')));
    expect(described.integrity).toBe(`sha256-${digest.digest('base64')}`);
  });

  test('S9.050 listeners on the document are sent by way of what counts them, others as they are', async () => {
    source(
      'listening.js',
      `export const mount = (heard) => {
        document.addEventListener('click', () => document.removeEventListener('click', heard));
        window.document.addEventListener('click', heard);
        return (document) => document.addEventListener('click', heard);
      };`,
    );
    await buildArea({ name, entry: join(folder, 'listening.js'), out });
    const calls = readFileSync(join(out, 'index.js'), 'utf8').match(/[\w.]+\.(?:add|remove)EventListener\(/g);
    expect(calls?.map((call) => call.replace(/^\w\./, 'local.'))).toEqual([
      '__portalDocument.addEventListener(',
      '__portalDocument.removeEventListener(',
      'window.document.addEventListener(',
      'local.addEventListener(',
    ]);
  });

  test('S9.050 refuses code that cannot be strict, since it could reach the page’s window', async () => {
    source('sloppy.cjs', 'with (Math) module.exports = PI;');
    source('loose.js', "import value from './sloppy.cjs'; export const mount = () => value;");
    await expect(buildArea({ name, entry: join(folder, 'loose.js'), out })).rejects.toThrow(/strict/);
  });

  test('refuses a stylesheet in the entry, which nobody would load', async () => {
    source('styled.js', "import css from './page.module.css'; export const mount = () => css.head;");
    await expect(buildArea({ name, entry: join(folder, 'styled.js'), out })).rejects.toThrow(/behind load\(\)/);
  });

  test('says what does not compile', async () => {
    source('broken.js', "import './absent.js';");
    await expect(buildArea({ name, entry: join(folder, 'broken.js'), out })).rejects.toThrow(/absent\.js/);
  });

  test('says which entry is missing', async () => {
    await expect(buildArea({ name, entry: join(folder, 'none.ts'), out })).rejects.toThrow(/none\.ts does not exist/);
  });

  test('refuses a name that the shared router does not give', async () => {
    source('router.js', "import { useFetcher } from 'react-router-dom'; export const mount = () => useFetcher();");
    await expect(buildArea({ name, entry: join(folder, 'router.js'), out })).rejects.toThrow(/useFetcher/);
  });
});
