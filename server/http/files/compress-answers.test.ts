import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fastify from 'fastify';
import { compressAnswers } from './compress-answers.ts';

describe('compressAnswers', () => {
  const app = fastify();
  const long = '中文 and English, '.repeat(200);
  // Words that come back in another order, as the names of a page do: what repeats itself is packed well by any effort.
  const words = Array.from({ length: 3000 }, (_, at) => `word${(at * 7919) % 401}-${(at * 104729) % 13}`);
  const page = `<!doctype html><p>${words.join(' ')}`;
  beforeAll(() => {
    compressAnswers(app);
    app.get('/long', () => ({ long }));
    app.get('/page', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
    app.get('/text', (_request, reply) => reply.type('text/plain; charset=utf-8').send(page));
    app.get('/short', () => ({ short: true }));
  });
  afterAll(() => app.close());

  const ask = (url: string, accepted: string) => app.inject({ url, headers: { 'accept-encoding': accepted } });

  test('a long answer comes by the best encoding that is understood', async () => {
    const brotli = await ask('/long', 'gzip, deflate, br');
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotli.headers['content-length']).toBe(String(brotli.rawPayload.length));
    expect(JSON.parse(brotliDecompressSync(brotli.rawPayload).toString('utf8'))).toEqual({ long });
    const zipped = await ask('/long', 'gzip');
    expect(JSON.parse(gunzipSync(zipped.rawPayload).toString('utf8'))).toEqual({ long });
  });

  test.each(['br', 'gzip'])(
    'a page takes more effort than a reply of the same words, and fewer bytes: %s',
    async (way) => {
      const [html, text] = [await ask('/page', way), await ask('/text', way)];
      const read = way === 'br' ? brotliDecompressSync : gunzipSync;
      expect([read(html.rawPayload).toString('utf8'), read(text.rawPayload).toString('utf8')]).toEqual([page, page]);
      expect(html.rawPayload.length).toBeLessThan(text.rawPayload.length * 0.95);
    },
  );

  test('a short answer, or one for a client that understands none, comes as it is', async () => {
    expect((await ask('/short', 'br')).headers['content-encoding']).toBeUndefined();
    const plain = await ask('/long', 'identity');
    expect(plain.json()).toEqual({ long });
    expect(plain.headers.vary).toBe('accept-encoding');
  });
});
