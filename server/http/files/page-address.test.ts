import { describe, expect, test } from '@jest/globals';
import { wantsPage } from './page-address.ts';

const queryOf = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  wantsPage(method, path, headers);
const navigation = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', accept: 'text/html,*/*;q=0.8' };

describe('an address is a page', () => {
  test.each([
    '/',
    '/home',
    '/sales/trend',
    '/report/a.b',
    '/policy/policies/gov.2024.12',
    '/v1.2',
    '/a.b/c',
    '/x.',
    '/.x',
  ])('%s, whoever asks', (path) => {
    expect(queryOf(path)).toBe(true);
    expect(queryOf(path, { accept: '*/*' })).toBe(true);
    expect(queryOf(path, navigation)).toBe(true);
    expect(queryOf(path, { 'sec-fetch-dest': 'iframe' })).toBe(true);
  });

  test('a key that ends as a file does is a page for who navigates to it', () => {
    expect(queryOf('/report/annual-2025.pdf', navigation)).toBe(true);
    expect(queryOf('/report/annual-2025.pdf')).toBe(false);
  });
});

describe('an address is no page', () => {
  test.each([
    '/nowhere.js',
    '/foo.png',
    '/FOO.PNG',
    '/favicon.ico',
    '/site.webmanifest',
    '/a/b/c.css',
    '/x.js.map',
    '/x%2Ejs',
  ])('%s, which ends as a file does', (path) => expect(queryOf(path)).toBe(false));

  test.each(['/foo.png', '/nowhere.js'])('%s, also for who navigates to it: no page stands there', (path) =>
    expect(queryOf(path, navigation)).toBe(false),
  );

  test.each(['/assets/x', '/modules/none/index.js', '/videos', '/areas/none/x.js', '/parcels/rail/'])(
    '%s, which lies in a folder of files',
    (path) => expect(queryOf(path, navigation)).toBe(false),
  );

  test('when it is asked for as a part of a page, as something else than HTML, or to be changed', () => {
    for (const dest of ['script', 'style', 'image', 'font', 'worker', 'manifest', 'track', 'object', 'json'])
      expect(queryOf('/home', { 'sec-fetch-dest': dest })).toBe(false);
    expect(queryOf('/home', { accept: 'image/avif,image/webp' })).toBe(false);
    expect(queryOf('/home', {}, 'POST')).toBe(false);
  });
});
