import { expect, test } from '@jest/globals';
import { launchesOf } from './launches-of.ts';

const car = (key: string, name: string) => ({
  key,
  name,
  manufacturer: 'm',
  brand: 'b',
  fuelType: 'f',
  segment: 's',
  launchOn: '2026-01',
  msrpFrom: null,
  msrpTo: null,
  presalePrice: null,
  model: null,
});

test('the launches of a model are those of its versions, by key or by name', () => {
  const cars = [car('b-han-bev', '汉 纯电'), car('b-hanjiang-bev', '汉江 纯电'), car('x', '汉'), car('y', '汉 插混')];
  expect(launchesOf(cars, { key: 'b-han', name: '汉' }).map(({ key }) => key)).toEqual(['b-han-bev', 'x', 'y']);
  expect(launchesOf(cars, { key: '', name: '' })).toEqual([]);
});
