import { beforeEach, expect, jest, test } from '@jest/globals';
import { stubGlobal } from '../../tests/support/stub-global.ts';
import { watchBuild } from './newer-build.ts';

const file = `${location.origin}/assets/portal-area-sales.0f3a.js?retry=1`;
const page = (build: string) => `<script type="application/json" id="portal-boot">{"build":"${build}"}</script>`;
const found = jest.fn();

function answers(status: number, html: string) {
  const requests = jest.fn(async (_address: string, { method }: RequestInit) =>
    method === 'HEAD' ? new Response(null, { status }) : new Response(html),
  );
  stubGlobal('fetch', requests);
  return requests;
}

const look = async (address = file) => {
  watchBuild(found)(address);
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

beforeEach(() => {
  found.mockClear();
  document.head.innerHTML = page('a1');
});

test('a file that is gone while the server is of another build is of an older one', async () => {
  const requests = answers(404, page('b2'));
  await look();
  expect(found.mock.calls).toEqual([['b2']]);
  expect(requests.mock.calls[0]?.[0]).toBe('/assets/portal-area-sales.0f3a.js');
});

test.each([
  ['the build is that of the page', 404, page('a1')],
  ['the file is there', 200, page('b2')],
  ['the server is in trouble', 503, page('b2')],
  ['somebody else answers', 404, '<title>Sign in</title>'],
])('nothing is found when %s', async (_, status, html) => {
  answers(status, html);
  await look();
  expect(found).not.toHaveBeenCalled();
});

test('nothing is found without a network, nor asked about files from elsewhere', async () => {
  stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await look();
  const requests = answers(404, page('{}'));
  await look('https://modules.example/index.js');
  expect(requests).not.toHaveBeenCalled();
  expect(found).not.toHaveBeenCalled();
});
