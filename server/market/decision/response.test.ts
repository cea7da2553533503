import { describe, expect, test } from '@jest/globals';
import { randomNumbers } from '../testing/small-market.ts';
import { type CarSeries, movesOf } from './moves.ts';
import { lags, leastMoves, type Move, responseOf, studentEnd } from './response.ts';

/** Cars of a segment whose volume answers to their price by a known elasticity, over a season that all share. */
function planted(elasticity: number, noise: number, length = 60, seed = 3): CarSeries[] {
  const random = randomNumbers(seed);
  return Array.from({ length: 8 }, (_, car) => {
    let price = 100_000 + 10_000 * car;
    return {
      key: `car-${car}`,
      months: Array.from({ length }, (__, at) => {
        // The last car is so large that the others hardly move the total beside which all are seen.
        const isAnchor = car === 7;
        if (!isAnchor && at % 3 === 2) price *= 0.95 + 0.1 * random();
        const season = 1 + 0.3 * Math.sin((Math.PI * at) / 6);
        const chance = Math.exp(noise * (random() - 0.5));
        const answer = isAnchor ? 1 : (price / 100_000) ** elasticity;
        return { volume: (isAnchor ? 1e9 : 5000) * season * answer * chance, price, given: 0 };
      }),
    };
  });
}

const least = (moves: readonly Move[]) => {
  const count = moves.length;
  const sum = (of: (move: Move) => number) => moves.reduce((total, move) => total + of(move), 0);
  // The normal equations of a straight line, which the means of the code do not name.
  const [x, y, xx, xy] = [
    sum((m) => m.moved),
    sum((m) => m.answered),
    sum((m) => m.moved ** 2),
    sum((m) => m.moved * m.answered),
  ];
  return (count * xy - x * y) / (count * xx - x * x);
};

/**
 * Standard errors of the slope from the whole matrices, which the code never builds: (X'X)^-1 X'(W o uu')X (X'X)^-1 with a
 * column of ones, all pairs of months weighed at once.
 */
function errorsOf(moves: readonly Move[]) {
  const count = moves.length;
  const rows = moves.map(({ moved }) => [1, moved] as const);
  const product = (i: 0 | 1, j: 0 | 1) => rows.reduce((sum, row) => sum + row[i] * row[j], 0);
  const [a, b, d] = [product(0, 0), product(0, 1), product(1, 1)];
  const under = a * d - b * b;
  const inverse = [
    [d / under, -b / under],
    [-b / under, a / under],
  ] as const;
  const slope = least(moves);
  const constant = moves.reduce((sum, { answered, moved }) => sum + answered - slope * moved, 0) / count;
  const left = moves.map(({ answered, moved }) => answered - constant - slope * moved);
  const rowOfInverse = rows.map((row) => inverse[1][0] * row[0] + inverse[1][1] * row[1]);
  let joint = 0;
  for (let i = 0; i < count; i += 1)
    for (let j = 0; j < count; j += 1) {
      const [first, second] = [moves[i], moves[j]];
      if (first?.car !== second?.car) continue;
      const weight = Math.max(0, 1 - Math.abs((first?.at ?? 0) - (second?.at ?? 0)) / (lags + 1));
      joint += weight * (rowOfInverse[i] ?? 0) * (left[i] ?? 0) * (rowOfInverse[j] ?? 0) * (left[j] ?? 0);
    }
  const squares = left.reduce((sum, each) => sum + each ** 2, 0);
  return {
    plain: Math.sqrt((squares / (count - 2)) * inverse[1][1]),
    joint: Math.sqrt((joint * count) / (count - 2)),
  };
}

describe('S2.016 how volume answered to prices', () => {
  test.each([-2.5, -1, -0.3, 0.8])(
    'S2.016 is the planted elasticity %d, to the last digit where there is no chance',
    (wanted) => {
      const found = responseOf(movesOf(planted(wanted, 0), 'price'));
      expect(found?.low).toBeCloseTo(wanted, 4);
      expect(found?.high).toBeCloseTo(wanted, 4);
      expect(found?.cars).toBe(7);
    },
  );

  test('lies between the ends in about four of five markets made with chance', () => {
    const inside = Array.from({ length: 200 }, (_, seed) => {
      const found = responseOf(movesOf(planted(-1.5, 0.2, 60, seed + 1), 'price'));
      return found !== null && found.low <= -1.5 && found.high >= -1.5;
    }).filter(Boolean).length;
    expect(inside).toBeGreaterThan(140);
    expect(inside).toBeLessThan(195);
  });

  test('has its middle where the normal equations have it', () => {
    const moves = movesOf(planted(-1.2, 0.3), 'price');
    const found = responseOf(moves);
    expect(((found?.low ?? 0) + (found?.high ?? 0)) / 2).toBeCloseTo(least(moves), 9);
    expect(found?.count).toBe(moves.length);
  });

  test('S2.016 has ends as far off as the matrices of Newey and West have them, and never nearer than independent months', () => {
    const moves = movesOf(planted(-1.2, 0.3), 'price');
    // Of two cars three of four parts of each move, and of what it leaves of the answer, are those of the month before.
    const random = randomNumbers(9);
    let [price, chance] = [0, 0];
    const tied = Array.from({ length: 120 }, (_, month): Move => {
      price = 0.75 * price + random() - 0.5;
      chance = 0.75 * chance + random() - 0.5;
      return { car: month < 60 ? 'a' : 'b', at: month % 60, moved: price, answered: -1.2 * price + chance };
    });
    for (const [all, wider] of [
      [moves, false],
      [tied, true],
    ] as const) {
      const { plain, joint } = errorsOf(all);
      const found = responseOf(all);
      const reach = ((found?.high ?? 0) - (found?.low ?? 0)) / 2;
      expect(reach).toBeCloseTo(studentEnd(all.length - 2) * Math.max(plain, joint), 9);
      expect(joint > plain).toBe(wider);
    }
  });

  test('is not known of few months, of one month, of no move, nor of nothing', () => {
    const moves = movesOf(planted(-1, 0.1), 'price');
    expect(responseOf(moves.slice(0, leastMoves - 1))).toBeNull();
    expect(responseOf(moves.slice(0, leastMoves))).not.toBeNull();
    expect(responseOf(moves.map((move) => ({ ...move, moved: 3 })))).toBeNull();
    expect(movesOf(planted(-1, 0.1, 1), 'price')).toEqual([]);
    expect([movesOf([], 'price'), responseOf([])]).toEqual([[], null]);
  });

  test('passes over prices of zero, few cars, months without figures, and moves of the mix', () => {
    const [car, other] = planted(-1, 0, 4);
    if (!car || !other) throw new Error('no cars');
    const anchor: CarSeries = { key: 'anchor', months: car.months.map(() => ({ volume: 9000, price: 1, given: 0 })) };
    const of = (prices: (number | null)[], volume = 900): CarSeries => ({
      key: 'own',
      months: prices.map((price) => (price === null ? null : { volume, price, given: 0 })),
    });
    const moves = (own: CarSeries) => movesOf([own, anchor], 'price').length;
    expect(moves(of([100, 110, 100, 110]))).toBe(3);
    expect(moves(of([100, 0, 100, 110]))).toBe(1);
    expect(moves(of([100, null, 100, 110]))).toBe(1);
    expect(moves(of([100, 100.2, 100, 100.3]))).toBe(0);
    expect(moves(of([100, 110, 100, 110], 20))).toBe(0);
  });

  test('to incentives is seen in percent of MSRP', () => {
    const months = (volumes: number[], given: number[]) =>
      volumes.map((volume, at) => ({ volume, price: 200_000, given: given[at] ?? 0 }));
    const [move, ...others] = movesOf(
      [
        { key: 'own', months: months([1000, 1100], [0, 4000]) },
        { key: 'rest', months: months([5000, 5000], [0, 0]) },
      ],
      'given',
    );
    expect(others).toEqual([]);
    expect(move).toEqual({ car: 'own', at: 1, moved: 2, answered: expect.closeTo(100 * Math.log(1.1), 9) });
  });
});

test.each([
  [10, 1.372],
  [22, 1.321],
  [60, 1.296],
  [1000, 1.282],
])('the ends of Student’s t at %d degrees of freedom are those of the tables', (freedom, wanted) => {
  expect(studentEnd(freedom)).toBeCloseTo(wanted, 3);
});
