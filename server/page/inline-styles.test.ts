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

test('a style sheet that the browser has in its cache is linked, by its id in the cookie', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-styles-'));
  await mkdir(join(folder, 'assets'));
  const [ui, shell] = ['/assets/ui.0a1b2c3d4e5f.css', '/assets/shell.f0f0f0f0f0f0.css'];
  for (const file of [ui, shell]) await writeFile(join(folder, file), 'a{color:red}');
  const texts = async (cookie: string) => (await readStyles(folder, [ui, shell], cookie)).map(({ text }) => text);
  expect(await texts('ffffff.0a1b2c')).toEqual([null, 'a{color:red}']);
  expect(await texts('')).toEqual(['a{color:red}', 'a{color:red}']);
  expect(await texts('0a1b')).toEqual(['a{color:red}', 'a{color:red}']);
  await rm(folder, { recursive: true });
});
