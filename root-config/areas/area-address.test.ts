import { describe, expect, test } from '@jest/globals';
import { areaAddress } from './area-address.ts';

describe('the path of a menu entry', () => {
  test('S2.047 the prefix is what stands before the colon-port suffix', () => {
    expect(areaAddress('/news:8081').prefix).toBe('/news');
    expect(areaAddress('/news').prefix).toBe('/news');
    expect(areaAddress('/news/').prefix).toBe('/news');
    expect(areaAddress('/').prefix).toBe('/');
  });

  test('S3.017 the port is that of the suffix', () => {
    expect(areaAddress('/news:8081').port).toBe(8081);
    expect(areaAddress('/news').port).toBeNull();
  });

  test('a port that is not 1 to 65535 is ignored', () => {
    for (const suffix of ['0', '65536', '99999', '-1', 'abc', '80a', '8081.5', '']) {
      expect(areaAddress(`/news:${suffix}`).port).toBeNull();
    }
    expect(areaAddress('/news:65535').port).toBe(65_535);
    expect(areaAddress('/news:1').port).toBe(1);
  });
});
