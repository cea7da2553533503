import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { facadeCode, writeFacades } from './facades.ts';
import type { BuiltModule } from './manifest.ts';

const built = (file: string, exports: string[]): BuiltModule => ({
  file: `/assets/${file}.0a1b.js`,
  integrity: 'sha384-A',
  size: { raw: 1, br: 1 },
  css: [],
  deps: [],
  exports,
  chunks: {},
});

test('a facade gives the very objects of the module, whatever they are called', () => {
  const code = facadeCode('react', ['default', 'useState', 'delete']);
  const program = `const given = { default: {}, useState: () => 0, delete: 1 };
    globalThis.System = { import: async (name) => name === 'react' && given };
    const face = await import(${JSON.stringify(`data:text/javascript,${encodeURIComponent(code)}`)});
    console.log(Object.keys(given).every((name) => face[name] === given[name]), Object.keys(face).length);`;
  expect(execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })).toBe('true 3\n');
});

test('names that one file answers to have one facade; the frame has none; the hash is that of the text', async () => {
  const assets = await mkdtemp(join(tmpdir(), 'portal-facades-'));
  try {
    const framework = built('framework', ['createRoot', 'useState']);
    const { files, es } = await writeFacades(assets, {
      react: framework,
      'react-dom/client': framework,
      'react-router-dom': framework,
      '@portal/ui': built('portal-ui', ['Button']),
      '@portal/rail': built('portal-rail', ['mount']),
    });
    const text = await readFile(join(assets, basename(es.map)), 'utf8');
    const { imports, integrity } = JSON.parse(text);
    expect(Object.keys(imports).sort()).toEqual([
      ...['@portal/ui', 'react', 'react-dom/client', 'react-router', 'react-router-dom', 'react-router/dom'],
    ]);
    expect(imports['react-dom/client']).toBe(imports.react);
    expect(Object.keys(integrity).sort()).toEqual([imports['@portal/ui'], imports.react].sort());
    expect(es.hash).toBe(`sha256-${createHash('sha256').update(text).digest('base64')}`);
    expect(files).toHaveLength(3);
  } finally {
    await rm(assets, { recursive: true, force: true });
  }
});
