import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fastify from 'fastify';
import { compressAnswers } from './compress-answers.ts';

describe('compressAnswers', () => {
  const app = fastify();
  const long = '中文 and English, '.repeat(200);
  beforeAll(() => {
    compressAnswers(app);
    app.get('/long', () => ({ long }));
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

  test('a short answer, or one for a client that understands none, comes as it is', async () => {
    expect((await ask('/short', 'br')).headers['content-encoding']).toBeUndefined();
    const plain = await ask('/long', 'identity');
    expect(plain.json()).toEqual({ long });
    expect(plain.headers.vary).toBe('accept-encoding');
  });
});
