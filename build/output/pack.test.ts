import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import { packCode, packedFiles } from './pack.ts';

test('a packed module is registered from its own address, once; any other address is fetched', async () => {
  const out = mkdtempSync(join(tmpdir(), 'portal-pack-'));
  mkdirSync(join(out, 'assets'));
  writeFileSync(
    join(out, 'assets/one.js'),
    "System.register([], function () { return 'one'; });\n//# sourceMappingURL=x",
  );
  const fetched: string[] = [];
  class Loader {
    register(): void {
      throw new Error('SystemJS would import the last script of a page that is still being read');
    }
    instantiate(address: string) {
      fetched.push(address);
    }
  }
  const System = new Loader();
  runInNewContext(await packCode(out, ['/assets/one.js']), {
    System,
    URL,
    document: { baseURI: 'http://portal.test/sales/trend?x=1' },
  });
  const [dependencies, declare] = System.instantiate('http://portal.test/assets/one.js') as unknown as [
    [],
    () => string,
  ];
  expect(dependencies).toEqual([]);
  expect(declare()).toBe('one');
  expect(Object.hasOwn(System, 'register')).toBe(false);
  expect(fetched).toEqual([]);
  System.instantiate('http://portal.test/assets/one.js');
  System.instantiate('http://elsewhere.test/one.js');
  expect(fetched).toEqual(['http://portal.test/assets/one.js', 'http://elsewhere.test/one.js']);
  rmSync(out, { recursive: true });
});

test('names that share a file are packed once, and names that were not built are left out', () => {
  const file = { integrity: '', size: { raw: 1, br: 1 }, css: [], deps: [], exports: [], chunks: {} };
  const modules = { react: { ...file, file: '/assets/f.js' }, axios: { ...file, file: '/assets/f.js' } };
  expect(packedFiles(modules)).toEqual(['/assets/f.js']);
});
