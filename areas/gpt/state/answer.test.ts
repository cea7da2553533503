import { expect, test } from '@jest/globals';
import { tableOf } from '@portal/contract';
import type { Answer, WordQuery } from '@portal/ui/analysis';
import { testAnswer } from '../../../ui/analysis/testing/market.ts';
import { leadingFigures } from './leading-figures.ts';
import { pictureOf } from './picture-of.ts';

const question = (by: WordQuery['by'], more: Partial<WordQuery> = {}): WordQuery => ({
  dataset: 'sales',
  dataSources: ['DATASOURCE_CLH_PIFA'],
  dateType: 'monthly',
  from: '2024-07',
  to: '2024-08',
  by,
  indicators: ['volume', 'yoy'],
  ...more,
});
const picture = (query: WordQuery) => {
  const answer = testAnswer(query) as Answer;
  return pictureOf(answer, tableOf(answer, 'en'), { query, title: 'x' }, 'en');
};

test('one figure has no picture, months a course, a list bars, two lists cells', () => {
  expect(picture(question([]))).toBeNull();
  expect(picture(question(['period']))?.spec).toMatchObject({ kind: 'column', panels: true });
  expect(picture(question(['fuelType', 'period']))?.spec).toMatchObject({ kind: 'line' });
  expect(picture(question(['fuelType']))).toMatchObject({ spec: { kind: 'bar' }, first: null });
  expect(picture(question(['fuelType', 'segment']))?.spec).toMatchObject({ kind: 'heat' });
  expect(picture(question(['fuelType', 'segment', 'period']))).toBeNull();
});

test('the figures that stand first are those of the latest month, or of the first members by what orders them', () => {
  const answerTo = (query: WordQuery) => testAnswer(query) as Answer;
  const months = question(['period']);
  const last = answerTo(months)
    .rows.filter(({ kind }) => kind === 'row')
    .at(-1);
  expect(leadingFigures(answerTo(months), months).map(({ indicator, value }) => [indicator, value])).toEqual([
    ['volume', last?.values.volume],
    ['yoy', last?.values.yoy],
  ]);
  const list = question(['fuelType'], { sort: { by: 'yoy', direction: 'descending' } });
  const rows = answerTo(list).rows.filter(({ kind }) => kind === 'row');
  expect(leadingFigures(answerTo(list), list).map(({ member, value }) => [member, value])).toEqual(
    rows.slice(0, 4).map(({ names, values }) => [names.fuelType, values.yoy]),
  );
  const course = question(['fuelType', 'period']);
  expect(new Set(leadingFigures(answerTo(course), course).map(({ period }) => period)).size).toBe(1);
});
