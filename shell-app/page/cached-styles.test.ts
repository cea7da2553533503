import { afterEach, expect, jest, test } from '@jest/globals';
import { stubGlobal } from '../../tests/support/stub-global.ts';
import { readCookie, removeCookie, writeCookie } from '../cookies/cookies.ts';
import { cacheStyles } from './cached-styles.ts';

const fetched = jest.fn(async (address: string) => {
  if (address.includes('away')) throw new TypeError('no network');
  return new Response('a{}', { status: address.includes('gone') ? 404 : 200 });
});

const put = (...files: string[]) => {
  document.head.innerHTML = files.map((file) => `<style data-href="${file}">a{}</style>`).join('');
};

afterEach(() => {
  document.head.replaceChildren();
  removeCookie('styles');
  fetched.mockClear();
});

test('style sheets of the page are fetched into the cache and named in a cookie; what did not come is not', async () => {
  stubGlobal('fetch', fetched);
  put('ui.aaaaaa111111.css', 'gone.bbbbbb111111.css', 'away.cccccc111111.css');
  await cacheStyles();
  expect(fetched.mock.calls.map(([address]) => address)).toContain('/assets/ui.aaaaaa111111.css');
  expect(readCookie('styles')).toBe('aaaaaa');
});

test('what is known is not fetched again; of many ids the oldest leave', async () => {
  stubGlobal('fetch', fetched);
  const old = Array.from({ length: 40 }, (_, at) => `${100_000 + at}`);
  writeCookie('styles', old.join('.'));
  put('ui.100000111111.css');
  await cacheStyles();
  expect(fetched).not.toHaveBeenCalled();
  put('ui.100000111111.css', 'new.dddddd111111.css');
  await cacheStyles();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(readCookie('styles')?.split('.')).toEqual(['dddddd', ...old.slice(0, 39)]);
});
