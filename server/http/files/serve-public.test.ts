import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { soldProducts } from '../../testing/sold-products.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ marketSize: 'none' });
});
afterAll(() => server?.close());

const products = soldProducts();
const films = products.flatMap(({ key, menu }) => (menu?.film ? [{ key, videoUrl: menu.film }] : []));

test('S1.021 the sales pages have a help video, and so has every product that can be opened', () => {
  expect(films.map(({ key }) => key)).toContain('sales');
  expect(products.filter(({ menu }) => menu && !menu.film).map(({ key }) => key)).toEqual([]);
});

const inBoth = films.flatMap(({ key, videoUrl }) =>
  ['zh_CN', 'en'].map((language) => ({ key, language, address: videoUrl.replace('%{language}', language) })),
);

test.each(inBoth)(
  'S2.134 the film of $key is there in $language, under 350 kB, and is given in ranges',
  async (film) => {
    const whole = await fetch(server.address + film.address);
    expect(whole.status).toBe(200);
    expect(whole.headers.get('content-type')).toBe('video/webm');
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect(bytes.length).toBeLessThan(350_000);
    const part = await fetch(server.address + film.address, { headers: { range: 'bytes=100-199' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 100-199/${bytes.length}`);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(100, 200));
  },
);

test.each(films)('the film of $key has captions in both languages', async ({ videoUrl }) => {
  for (const [language, letters] of [
    ['zh_CN', /\p{Script=Han}/u],
    ['en', /[a-z]{3}/],
  ] as const) {
    const captions = await fetch(server.address + videoUrl.replace('%{language}.webm', `${language}.vtt`));
    expect(captions.headers.get('content-type')).toMatch(/^text\/vtt/);
    const text = await captions.text();
    expect(text).toMatch(/^WEBVTT\n/);
    expect(text).toMatch(letters);
  }
});

test('a film that is not there is missing, and no page', async () => {
  expect((await fetch(`${server.address}/videos/none.webm`)).status).toBe(404);
});

const cards = products.flatMap(({ key, menu, picture }) => (menu ? [{ key, picture }] : []));

test.each(cards)('$key has a picture for the catalogue in both languages, under 60 kB', async ({ picture }) => {
  for (const address of Object.values(picture ?? { none: '/pictures/none.webp' })) {
    const answer = await fetch(server.address + address);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await answer.arrayBuffer()).byteLength).toBeLessThan(60_000);
  }
});

test('a picture that is not there is missing, and no page', async () => {
  expect((await fetch(`${server.address}/pictures/none.webp`)).status).toBe(404);
});
