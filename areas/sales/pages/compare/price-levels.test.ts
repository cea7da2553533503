import { describe, expect, test } from '@jest/globals';
import { priceLevels } from './price-levels.ts';

const trim = (name: string, msrp: number | null) => ({ key: name, name, msrp, tp: null, discount: null, volume: 1 });
const model = (...trims: ReturnType<typeof trim>[]) => ({ trims });
const names = (...models: ReturnType<typeof model>[]) =>
  priceLevels(models).map((level) => level.map((entry) => entry?.name ?? null));

describe('trims side by side', () => {
  test('S2.082 a trim stands beside the one of nearest list price, not beside the one in the same place', () => {
    const base = model(trim('comfort', 100_000), trim('luxury', 180_000));
    expect(names(base, model(trim('grand', 175_000)))).toEqual([
      ['comfort', null],
      ['luxury', 'grand'],
    ]);
  });

  test('what is too far from all others stands alone, and each trim stands once', () => {
    const base = model(trim('one', 100_000));
    expect(names(base, model(trim('far', 120_000), trim('near', 104_000), trim('nearer', 99_000)))).toEqual([
      ['one', 'nearer'],
      [null, 'near'],
      [null, 'far'],
    ]);
  });

  test('a third model joins levels that the first has not, and prices that are not known stand last', () => {
    const models = [model(trim('a', 100_000)), model(trim('b', 200_000), trim('?', null)), model(trim('c', 210_000))];
    expect(names(...models)).toEqual([
      ['a', null, null],
      [null, 'b', 'c'],
      [null, '?', null],
    ]);
  });

  test('no trims, no levels', () => expect(names(model(), model())).toEqual([]));
});
