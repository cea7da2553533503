import { describe, expect, test } from '@jest/globals';
import { balancesOf, flowsOf, mostLookedAt, type Pair } from './net-flows.ts';

const keys = ['a', 'b', 'c', 'd'];
const named = (key: string) => ({ key, name: key.toUpperCase() });

/** Every pair of four members, with figures that are told by both: comparisons 10 a + b, a third of them turned. */
const pairs: Pair[] = keys.flatMap((from, row) =>
  keys.map((to, column) => ({
    from: named(from),
    to: named(to),
    comparisons: 10 * (row + 1) + column + 1,
    turned: row * 3 + column,
  })),
);

/** The same as a table of numbers: who turned, from the row to the column. */
const matrix = keys.map((_, row) => keys.map((__, column) => row * 3 + column));

describe('flows between rivals', () => {
  test('are those of the row out and of the column back, without the diagonal', () => {
    for (const [at, subject] of keys.entries()) {
      const flows = flowsOf(pairs, subject);
      expect(flows.map(({ key }) => key).sort()).toEqual(keys.filter((key) => key !== subject));
      for (const { key, name, turned, turnedBack, net } of flows) {
        const rival = keys.indexOf(key);
        const [out, back] = [matrix[at]?.[rival] ?? 0, matrix[rival]?.[at] ?? 0];
        expect({ name, turned, turnedBack, net }).toEqual({
          name: key.toUpperCase(),
          turned: out,
          turnedBack: back,
          net: back - out,
        });
      }
    }
  });

  test('out of a member add up to its comparisons with others', () => {
    for (const subject of keys) {
      const whole = pairs.filter(({ from, to }) => from.key === subject && to.key !== subject);
      expect(flowsOf(pairs, subject).reduce((sum, { comparisons }) => sum + comparisons, 0)).toBe(
        whole.reduce((sum, { comparisons }) => sum + comparisons, 0),
      );
    }
  });

  test('what the one wins the other loses: nets are opposite, and all of them add up to zero', () => {
    for (const member of keys)
      for (const other of keys.filter((key) => key !== member)) {
        const netOf = (subject: string, rival: string) =>
          flowsOf(pairs, subject).find(({ key }) => key === rival)?.net ?? Number.NaN;
        // No minus zero.
        expect(netOf(member, other) + netOf(other, member)).toBe(0);
      }
    const balances = balancesOf(pairs);
    expect(balances.reduce((sum, { net }) => sum + net, 0)).toBe(0);
    // By the sums of rows and columns of the table.
    for (const { key, net } of balances) {
      const at = keys.indexOf(key);
      const row = matrix[at]?.reduce((sum, cell) => sum + cell, 0) ?? 0;
      const column = matrix.reduce((sum, cells) => sum + (cells[at] ?? 0), 0);
      expect(net).toBe(column - row);
    }
    expect(balances.map(({ net }) => net)).toEqual(balances.map(({ net }) => net).sort((a, b) => b - a));
  });

  test('a rival that is compared in one direction alone has none in the other', () => {
    const single = pairs.filter(({ from, to }) => from.key === 'a' && to.key === 'b');
    expect(flowsOf(single, 'b')).toEqual([
      { key: 'a', name: 'A', comparisons: 0, comparedBack: 12, turned: 0, turnedBack: 1, net: 1 },
    ]);
    expect(flowsOf(pairs, 'nobody')).toEqual([]);
  });

  test('whom most look at stands first', () => {
    expect(mostLookedAt(pairs)?.key).toBe('d');
    expect(mostLookedAt([])).toBeUndefined();
  });
});
