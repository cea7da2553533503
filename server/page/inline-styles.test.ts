import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { carriesToken } from './effective-path.ts';
import { linkedStyles, readStyles } from './inline-styles.ts';

test('a style sheet names its fonts by addresses that hold on every page; one that is gone has no text', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-styles-'));
  await mkdir(join(folder, 'assets'));
  const text = 'a{src:url(x.woff2)}b{src:url("y.svg")}c{src:url(data:image/png;base64,AA)}d{src:url(/assets/z.woff2)}';
  await writeFile(join(folder, 'assets/one.css'), text);
  const [one, gone] = await readStyles(folder, ['/assets/one.css', '/assets/gone.css']);
  expect(one?.text).toBe(
    'a{src:url(/assets/x.woff2)}b{src:url("/assets/y.svg")}c{src:url(data:image/png;base64,AA)}d{src:url(/assets/z.woff2)}',
  );
  expect(gone?.text).toBeNull();
  await rm(folder, { recursive: true });
});

test('S2.029 pages whose address may hold a token link their style sheets, so that no font names the address', () => {
  expect(linkedStyles(['/assets/one.css'])).toEqual([{ file: '/assets/one.css', text: null }]);
  expect(['/autoLogin', '/auth-redirect', '/home', '/protocol'].filter(carriesToken)).toEqual([
    '/autoLogin',
    '/auth-redirect',
  ]);
});
