import { describe, expect, test } from '@jest/globals';
import { marketViews } from '@portal/ui';
import { stateOf, trailIn, trailTexts } from './trail.ts';

const views = marketViews({ sources: ['DATASOURCE_CLH_PIFA'], dimensions: ['manufacturer', 'brand', 'city'] });
const cuts = [
  { page: 'ranking', by: ['manufacturer', 'brand'] as const },
  { page: 'trend', by: ['brand', 'city'] as const },
];
const words = {
  titleOf: (page: string) => page,
  by: (dimension: string) => `by ${dimension}`,
  wider: 'wider',
  nameOf: (_: string, key: string) => key.toUpperCase(),
  without: (name: string) => `not ${name}`,
};
const reported = (...addresses: string[]) =>
  trailTexts(addresses.slice(0, -1), addresses.at(-1) ?? '', { views, cuts }, words).map(({ label }) => label);

describe('how a person came here', () => {
  test('each step says what it has added', () => {
    expect(
      reported(
        '/ranking',
        '/ranking?manufacturer=m',
        '/ranking?manufacturer=m&by=brand',
        '/trend?manufacturer=m&by=city',
        '/trend?manufacturer=m&by=city&from=2024-01&to=2024-02',
      ),
    ).toEqual(['ranking', 'M', 'by brand', 'trend · by city', '2024/01 ~ 2024/02']);
  });

  test('a step that leaves somebody out says whom', () => {
    expect(
      reported('/ranking?brand=a', '/ranking?without.brand=b', '/ranking?without.brand=b&without.brand=c'),
    ).toEqual(['ranking · A', 'not B', 'not C']);
  });

  test('the first step names what narrowed it, and one that only takes away says that it is wider', () => {
    expect(reported('/ranking?brand=a&brand=b', '/ranking?brand=b', '/ranking')).toEqual([
      'ranking · A · B',
      'B',
      'wider',
    ]);
  });

  test('what an entry of the history holds otherwise is no trail, and a long one keeps its end', () => {
    expect(trailIn(null)).toEqual([]);
    expect(trailIn({ trail: 'x' })).toEqual([]);
    expect(trailIn({ trail: ['/a', '//evil.example', 7, '/b'] })).toEqual(['/a', '/b']);
    expect(stateOf([])).toBeNull();
    expect(stateOf(Array.from({ length: 20 }, (_, at) => `/${at}`))?.trail.at(-1)).toBe('/19');
    expect(stateOf(Array.from({ length: 20 }, (_, at) => `/${at}`))?.trail).toHaveLength(8);
  });
});
