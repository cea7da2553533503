import { expect, test } from '@jest/globals';
import { sales } from '../datasets/index.ts';
import type { Question } from '../model/question.ts';
import type { KnownMembers } from './known-members.ts';
import { checkLines } from './lines-beside.ts';

/** Sub-models by number, with the model and the manufacturer of each; names are keys. */
const cars = [
  ['sub-0', 'model-0', 'maker-0', 'A'],
  ['sub-1', 'model-1', 'maker-1', 'A'],
  ['sub-2', 'model-1', 'maker-0', 'B'],
].map(([subModel = '', model = '', manufacturer = '', segment = '']) => ({ subModel, model, manufacturer, segment }));

const numberOf = (key: string) => Number(key.split('-')[1]);
const keyOf = (dimension: string, value: number | string) => `${dimension === 'subModel' ? 'sub' : dimension}-${value}`;

/** @param lines by dimension, pairs of the number of one that was succeeded and of the last of its line */
const membersWith = (lines: Readonly<Record<string, [number, number][]>>): KnownMembers => ({
  of: () => [],
  unnamed: () => [],
  valuesOf: (dimension, keys) => (dimension === 'segment' ? keys : keys.map(numberOf)),
  successions: Object.fromEntries(Object.entries(lines).map(([key, pairs]) => [key, { lastOf: new Map(pairs) }])),
  find: (dimension, value) => {
    const key = keyOf(dimension, value);
    return { key, name: { zh_CN: key, en: key } };
  },
  described: ({ key }) => (key === 'product' ? cars : []),
});

const ask = (by: readonly string[], lines: Readonly<Record<string, [number, number][]>>) => () =>
  checkLines(sales, { by } as Question, membersWith(lines));

test('what a member has several of is several rows as ever, and no ground to refuse its line', () => {
  expect(ask(['manufacturer', 'model'], { model: [[0, 1]] })).not.toThrow();
  expect(ask(['segment', 'model'], { model: [[0, 1]] })).not.toThrow();
  expect(ask(['model', 'subModel'], { model: [[0, 1]] })).not.toThrow();
});

test('sub-models of one line are alike in what stands beside them, or refused', () => {
  const subModel: [number, number][] = [[0, 2]];
  expect(ask(['segment', 'subModel'], { subModel })).toThrow('“sub-0” and “sub-2”, which succeeded it, differ in');
  expect(ask(['manufacturer', 'subModel'], { subModel })).not.toThrow();
  expect(ask(['model', 'subModel'], { subModel })).toThrow('differ in “Model”');
});

test('two models that are one line are one beside their sub-models as well', () => {
  expect(ask(['model', 'subModel'], { subModel: [[0, 2]], model: [[0, 1]] })).not.toThrow();
});
