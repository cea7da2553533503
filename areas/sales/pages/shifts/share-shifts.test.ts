import { describe, expect, test } from '@jest/globals';
import { type PlaceUnits, shiftsByPlace, sumOf } from './share-shifts.ts';

const place = (key: string, own: [number, number], market: [number, number]): PlaceUnits => ({
  key,
  name: key,
  own: { before: own[0], now: own[1] },
  market: { before: market[0], now: market[1] },
});

/** The change of the share, from the units of all places at once. */
const changeOf = (places: readonly PlaceUnits[]) => {
  const all = (of: (place: PlaceUnits) => number) => places.map(of).reduce((first, second) => first + second, 0);
  const share = (when: 'now' | 'before') => all(({ own }) => own[when]) / all(({ market }) => market[when]);
  return (share('now') - share('before')) * 100;
};

describe('what places did to a share', () => {
  test('adds up to its change, also where a place has come or gone', () => {
    let state = 5;
    const random = () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state / 2 ** 32;
    };
    for (let round = 0; round < 200; round += 1) {
      const places = Array.from({ length: 1 + Math.floor(random() * 9) }, (_, at) => {
        const market: [number, number] = [Math.floor(random() * 900), Math.floor(random() * 900)];
        if (at === 3) market[Number(random() < 0.5)] = 0;
        return place(String(at), [Math.floor(market[0] * random()), Math.floor(market[1] * random())], market);
      });
      places.push(place('always', [3, 4], [10, 10]));
      const shifts = shiftsByPlace(places);
      expect(sumOf(shifts, 'all')).toBeCloseTo(changeOf(places), 9);
      expect(sumOf(shifts, 'within') + sumOf(shifts, 'mix')).toBeCloseTo(changeOf(places), 9);
    }
  });

  test('the effect within places is the change at the mean weights, worked out by weights alone', () => {
    const places = [place('a', [30, 20], [100, 200]), place('b', [10, 40], [300, 200])];
    // Weights 25 % and 75 % then, half each now: 37.5 % and 62.5 % in the mean. Shares 30 -> 10 % and 3.33 -> 20 %.
    expect(sumOf(shiftsByPlace(places), 'within')).toBeCloseTo(37.5 * (0.1 - 0.3) + 62.5 * (0.2 - 1 / 30), 9);
    // The mean shares of both, 20 % and 11.67 %, at the change of the weights by 25 points.
    expect(sumOf(shiftsByPlace(places), 'mix')).toBeCloseTo(25 * 0.2 - (25 * (0.2 + 1 / 30)) / 2, 9);
  });

  test('tells what was lost within a place from what the place has become', () => {
    // 10 % then and 5 % now in the first place, half of the market both times; nothing moved in the other one.
    const [left, right] = shiftsByPlace([place('a', [10, 5], [100, 100]), place('b', [10, 10], [100, 100])]);
    expect(left).toMatchObject({ before: 0.1, now: 0.05, within: -2.5 });
    expect([left?.mix, right?.within, right?.mix].every((points) => Math.abs(points ?? 1) === 0)).toBe(true);
    // Shares stay at 10 and 30 %, and the place of the lower one has become three quarters of the market.
    const [low, high] = shiftsByPlace([place('low', [10, 15], [100, 150]), place('high', [30, 15], [100, 50])]);
    expect([low?.within, high?.within]).toEqual([0, 0]);
    expect((low?.mix ?? 0) + (high?.mix ?? 0)).toBeCloseTo(-5, 9);
  });

  test('is nothing where one of the periods has no market', () => {
    expect(shiftsByPlace([place('a', [0, 5], [0, 100])])).toEqual([]);
  });
});
