import { describe, expect, test } from '@jest/globals';
import { byChance, correlationOf, furthest, laggedCorrelations, type Series, strongest } from './correlation.ts';

/** Numbers that are the same every time, from -1 to 1. */
function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 1073741824 - 1;
  };
}

const seriesOf = (values: readonly number[], from = 24_000): Series =>
  new Map(values.map((value, at) => [from + at, value]));

describe('the correlation of pairs', () => {
  test('is what Anscombe published of his first four lists', () => {
    const x = [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5];
    const y = [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68];
    expect(correlationOf(x.map((value, at) => [value, y[at] ?? 0]))).toBeCloseTo(0.81642, 4);
  });

  test('is, squared, the product of the slopes of both regressions', () => {
    const next = noise(7);
    const pairs = Array.from({ length: 40 }, (): [number, number] => {
      const x = next();
      return [x, 0.6 * x + 0.5 * next()];
    });
    // By least squares through the sums, as a pocket calculator does it.
    const slope = (points: readonly (readonly [number, number])[]) => {
      const n = points.length;
      const sum = (of: (x: number, y: number) => number) => points.reduce((all, [x, y]) => all + of(x, y), 0);
      return (
        (n * sum((x, y) => x * y) - sum((x) => x) * sum((_, y) => y)) / (n * sum((x) => x * x) - sum((x) => x) ** 2)
      );
    };
    const product = slope(pairs) * slope(pairs.map(([x, y]) => [y, x]));
    expect((correlationOf(pairs) ?? 0) ** 2).toBeCloseTo(product, 10);
  });

  test('is none where one of the two does not move', () => {
    expect(correlationOf(Array.from({ length: 20 }, (_, at) => [0.1, at]))).toBeNull();
  });
});

describe('correlations by lag', () => {
  const next = noise(3);
  const attention = Array.from({ length: 30 }, next);
  const sold = attention.map((_, at) => (at < 3 ? next() : (attention[at - 3] ?? 0)));

  test('find by how many months the one follows the other, and the other way round', () => {
    const ahead = strongest(laggedCorrelations(seriesOf(attention), seriesOf(sold)));
    expect(ahead).toMatchObject({ lag: 3, months: 27 });
    expect(ahead?.correlation).toBeCloseTo(1);
    expect(strongest(laggedCorrelations(seriesOf(sold), seriesOf(attention)))?.lag).toBe(-3);
  });

  test('count the months that both have', () => {
    const lags = laggedCorrelations(seriesOf(attention), seriesOf(sold));
    expect(lags.map(({ lag }) => lag)).toEqual(Array.from({ length: 2 * furthest + 1 }, (_, at) => at - furthest));
    expect(lags.map(({ lag, months }) => months + Math.abs(lag))).toEqual(lags.map(() => 30));
    const gap: Series = new Map([...seriesOf(sold)].filter((_, at) => at % 5 !== 0));
    expect(laggedCorrelations(seriesOf(attention), gap)[furthest]?.months).toBe(24);
  });

  test('of too few months are none, and then none is the strongest', () => {
    const short = laggedCorrelations(seriesOf(attention.slice(0, 13)), seriesOf(sold.slice(0, 13)));
    expect(short.map(({ correlation }) => correlation !== null)).toEqual(short.map(({ lag }) => Math.abs(lag) <= 1));
    expect(strongest(laggedCorrelations(seriesOf(attention.slice(0, 8)), seriesOf(sold.slice(0, 8))))).toBeNull();
    expect(strongest([])).toBeNull();
  });

  test('that are all below zero have no strongest: nothing rises with the other', () => {
    const falling = [-0.4, -0.1, -0.8].map((correlation, at) => ({ lag: at - 1, months: 20, correlation }));
    expect(strongest(falling)).toBeNull();
    expect(strongest([...falling, { lag: 2, months: 20, correlation: 0.05 }])?.lag).toBe(2);
  });

  test('what chance makes is seldom above the mark', () => {
    const random = noise(11);
    const draw = () => Array.from({ length: 24 }, (): [number, number] => [random(), random()]);
    const above = Array.from({ length: 400 }, () => Math.abs(correlationOf(draw()) ?? 0)).filter(
      (found) => found > byChance(24),
    ).length;
    expect(above).toBeGreaterThan(4);
    expect(above).toBeLessThan(40);
  });
});
