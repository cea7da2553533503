import { expect, test } from '@jest/globals';
import { marketViews } from './market-view.ts';
import { choosing, freeOf, isNarrowed, leavingOut, namedIn, narrowedTo } from './narrowed.ts';
import { lastPeriodOf, questionBase } from './question-base.ts';

const views = marketViews({ sources: [], dimensions: ['brand', 'city'] });
const view = views.read(new URLSearchParams('brand=a&brand=b&without.city=c'));

test('the later choice goes before the earlier one, and what names nobody is gone', () => {
  const left = leavingOut(view, 'brand', ['a']);
  expect(left).toMatchObject({ filters: { brand: ['b'] }, without: { city: ['c'], brand: ['a'] } });
  expect(choosing(left, { brand: ['a', 'b'], city: [] })).toMatchObject({
    filters: { brand: ['a', 'b'] },
    without: { city: ['c'] },
  });
  expect(leavingOut(left, 'brand', ['a', 'b']).filters).toEqual({});
  expect(leavingOut(view, 'city', []).without).toEqual({});
});

test('a page that chooses the members of a dimension itself asks for them alone', () => {
  expect(narrowedTo(view, { city: ['d', 'c'] })).toMatchObject({
    filters: { brand: ['a', 'b'], city: ['d', 'c'] },
    without: {},
  });
  expect(freeOf(view, 'brand')).toMatchObject({ filters: {}, without: { city: ['c'] } });
  expect([isNarrowed(freeOf(view, 'brand')), isNarrowed(freeOf(view, 'brand', 'city'))]).toEqual([true, false]);
  expect(namedIn(view)).toEqual({ brand: ['a', 'b'], city: ['c'] });
});

test('a question says what is left out, and nothing where nobody is', () => {
  const released = { dataset: 'price', dataSources: [], first: '2024-01', last: '2024-08' };
  expect(questionBase(view, released)).toMatchObject({ filters: { brand: ['a', 'b'] }, without: { city: ['c'] } });
  expect(questionBase(freeOf(view, 'city'), released)).not.toHaveProperty('without');
});

test('of several periods the last stands alone, and of one that is not over its months', () => {
  const covered = { dataSources: [], first: '2020-01', last: '2024-08' };
  const spanOf = (query: string) => {
    const { from, to } = lastPeriodOf(views.read(new URLSearchParams(query)), covered);
    return [from, to];
  };
  expect(spanOf('dateType=annual&from=2021-01&to=2023-12')).toEqual(['2023-01', '2023-12']);
  expect(spanOf('dateType=annual')).toEqual(['2024-01', '2024-08']);
  expect(spanOf('from=2024-02&to=2024-06')).toEqual(['2024-06', '2024-06']);
});
