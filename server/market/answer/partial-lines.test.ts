import { expect, test } from '@jest/globals';
import { sales } from '../datasets/index.ts';
import type { Question } from '../model/index.ts';
import type { Described, MemberIndex } from '../opened/member-index.ts';
import { partialLinesOf } from './partial-lines.ts';

/** model-0 was succeeded by model-1; it was of segment A, and is of B from some month on. */
const cars: Described[] = [
  ['model-0', 'A', 'ICE'],
  ['model-0', 'B', 'ICE'],
  ['model-1', 'B', 'BEV'],
].map(([model = '', segment = '', fuelType = '']) => ({ model, segment, fuelType }));

const members = {
  successions: { model: { succeeded: [], lastOf: new Map([[0, 1]]) } },
  valuesOf: (dimension: string, keys: readonly string[]) =>
    dimension === 'model' ? keys.map((key) => Number(key.split('-')[1])) : keys,
  find: (_: string, number: number | string) => {
    const key = `model-${number}`;
    return { key, name: { zh_CN: key, en: key }, parent: null };
  },
  everDescribed: ({ key }: { key: string }) => (key === 'product' ? cars : []),
} as unknown as MemberIndex;

const leftOut = (narrowing: Pick<Question, 'filters' | 'without'>) =>
  partialLinesOf({ by: ['model'], ...narrowing } as unknown as Question, sales, members, ['model'], 'en').map(
    ({ leftOut: { key }, narrowedBy }) => [key, ...narrowedBy],
  );

test('what once was as the filter wants was counted then, and is not left out', () => {
  expect(leftOut({ filters: { segment: ['B'] } })).toEqual([]);
  expect(leftOut({ filters: { segment: ['A'] } })).toEqual([['model-1', 'Segment']]);
});

test('each of what narrows is named that leaves the member out by itself, and all where only together', () => {
  expect(leftOut({ filters: { fuelType: ['BEV'] }, without: { segment: ['A', 'B'] } })).toEqual([]);
  expect(leftOut({ filters: { fuelType: ['BEV'], segment: ['B'] } })).toEqual([['model-0', 'Fuel type']]);
  expect(leftOut({ without: { fuelType: ['ICE'] } })).toEqual([['model-0', 'Fuel type']]);
});

test('a filter on the members of the line itself is on the whole line', () => {
  expect(leftOut({ filters: { model: ['model-0'] } })).toEqual([]);
  expect(leftOut({})).toEqual([]);
});
