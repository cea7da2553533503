import { expect, test } from '@jest/globals';
import { tableOf } from '@portal/contract';
import type { Answer, WordQuery } from '@portal/ui/analysis';
import { testAnswer } from '../../../ui/analysis/testing/market.ts';
import { leadingFigures } from './leading-figures.ts';
import { pictureOf, whyNone } from './picture-of.ts';

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
});

test('three lists, and the first few of each, have no picture and say why; a list of one member tells nothing apart', () => {
  const why = (query: WordQuery) => whyNone(testAnswer(query) as Answer, query);
  const three = question(['fuelType', 'segment', 'period']);
  expect([picture(three), why(three)]).toEqual([null, 'threeLists']);
  const each = question(['segment', 'fuelType'], { within: 'segment', limit: 3 });
  expect([picture(each), why(each)]).toEqual([null, 'firstOfEach']);
  const query = question(['segment', 'fuelType', 'period'], { within: 'segment', indicators: ['share'] });
  const whole = testAnswer(query) as Answer;
  const [first] = whole.rows;
  const answer = { ...whole, rows: whole.rows.filter((row) => row.keys.fuelType === first?.keys.fuelType) };
  expect(whyNone(answer, query)).toBeNull();
  expect(pictureOf(answer, tableOf(answer, 'en'), { query, title: 'x' }, 'en')?.spec).toMatchObject({ kind: 'line' });
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
