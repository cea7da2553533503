import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { compress, encodingFor } from './encoding.ts';

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['gzip; q=0.5', 'gzip'],
  ['identity', null],
  ['', null],
  [undefined, null],
  ['library', null],
])('encodingFor(%j) is %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding);
});

test('a body comes back as it was, and a short one is left alone', () => {
  const long = Buffer.from('销量 12,345; '.repeat(300));
  expect(brotliDecompressSync(compress(long, 'br').body)).toEqual(long);
  expect(gunzipSync(compress(long, 'gzip').body)).toEqual(long);
  expect(compress(long, 'br').body.length).toBeLessThan(long.length / 20);
  expect(compress(long, null)).toEqual({ body: long, encoding: null });
  const short = Buffer.from('{"status":0}');
  expect(compress(short, 'br')).toEqual({ body: short, encoding: null });
});
