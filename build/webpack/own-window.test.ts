import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { createContext, runInContext, Script } from 'node:vm';
import { afterAll, describe, expect, test } from '@jest/globals';
import { project } from '../project.ts';
import { compile } from './compile.ts';
import { ownWindow } from './own-window.ts';
import { areaConfiguration } from './webpack-configurations.ts';

const name = '@portal/area-probe';
const door = Symbol.for('@portal/area-window');

const wrapped = (code: string): string => {
  const { before, after } = ownWindow(name, code);
  return before + code + after;
};

/** A page whose areas write into a record of their own. */
function page() {
  const queries: string[] = [];
  const own: Record<string, unknown> = Object.create(null);
  const real = createContext({ shared: 1, document: {}, messages: [] });
  const scope: object = new Proxy(own, {
    has: (_, key) => key in own || key in real,
    get: (_, key) =>
      key === 'window' || key === 'self' ? scope : key in own ? Reflect.get(own, key) : real[String(key)],
  });
  const open = () => {
    Reflect.set(runInContext('globalThis', real), door, (area: string) => {
      queries.push(area);
      return scope;
    });
  };
  return { real, own, asked: queries, open, run: (code: string) => runInContext(wrapped(code), real) as unknown };
}

describe('S9.050 the wrapping of an area’s script', () => {
  test('code reads and writes the window that the page keeps for the area', () => {
    const { real, own, asked: queries, open, run } = page();
    open();
    run('shared = 2; window.left = 1; self.also = left + shared; messages.push(typeof undeclared)');
    expect(queries).toEqual([name]);
    expect(own).toEqual({ shared: 2, left: 1, also: 3 });
    expect([real.shared, 'left' in real, real.messages]).toEqual([1, false, ['undefined']]);
  });

  test('listeners on the document go the area’s own way', () => {
    const { open, own, run } = page();
    open();
    const owned = {};
    own.document = {};
    Reflect.set(own, Symbol.for('@portal/area-document'), owned);
    run('window.found = __portalDocument');
    expect(own.found).toBe(owned);
  });

  test('without a portal it is the window itself', () => {
    const { real, run } = page();
    run('globalThis.left = shared + 1');
    expect(real.left).toBe(2);
  });

  test('what the language defines is bound once, and the code inside is strict', () => {
    expect(ownWindow(name, 'Math.max(1, undefined); mathematics; eval').before).toContain(
      'const{window,self,globalThis,document,Math,undefined}=this,',
    );
    const { open, run } = page();
    open();
    expect(() => run('undeclared = 1')).toThrow(/undeclared is not defined/);
    expect(() => new Script(wrapped('with ({}) {}'))).toThrow(SyntaxError);
  });
});

describe('a source map', () => {
  const folder = mkdtempSync(join(project, 'node_modules/.portal-own-window-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('leads from the wrapped script to the line that was written', async () => {
    writeFileSync(
      join(folder, 'index.js'),
      "export const mount = () => 0;\n\nexport const unmount = () => 'found here';\n",
    );
    const own = areaConfiguration({ name, entry: join(folder, 'index.js') }, folder);
    await compile([
      {
        ...own,
        entry: { index: join(folder, 'index.js') },
        output: { ...own.output, filename: 'out.js' },
        devtool: 'source-map',
      },
    ]);
    const lines = readFileSync(join(folder, 'out.js'), 'utf8').split('\n');
    const line = lines.findIndex((text) => text.includes('found here'));
    const map = new SourceMap(JSON.parse(readFileSync(join(folder, 'out.js.map'), 'utf8')) as SourceMapPayload);
    const found = map.findEntry(line, lines[line]?.indexOf('found here') ?? -1);
    expect(found).toMatchObject({ originalLine: 2, originalSource: expect.stringContaining('index.js') });
  });
});
