import { expect, test } from '@jest/globals';
import { datasets } from '../datasets/index.ts';
import type { ReleaseInfo } from '../releases/release.ts';
import { storedCoverage } from './covered.ts';

const january = (year: number) => ({ first: `${year}-01`, last: `${year}-01` });
const stored = {
  key: null,
  spans: [january(2023), january(2024), january(2026)],
  levels: { province: { spans: [january(2024)], members: 3, some: [], rest: false } },
  kinds: {},
};
const info = { coverage: { configuration: [stored], energy: [stored] } } as unknown as ReleaseInfo;

test('of what is kept by year all months of a year that has facts are covered, of all else the months with facts', () => {
  expect(storedCoverage(datasets.configuration, info)[0]?.spans).toEqual([
    { first: '2023-01', last: '2024-12' },
    { first: '2026-01', last: '2026-12' },
  ]);
  const places = storedCoverage(datasets.configuration, info)[0]?.levels.province;
  expect(places).toMatchObject({ spans: [{ first: '2024-01', last: '2024-12' }], members: 3 });
  expect(storedCoverage(datasets.energy, info)[0]?.spans).toEqual(stored.spans);
});
