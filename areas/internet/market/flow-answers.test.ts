import { expect, test } from '@jest/globals';
import { testAnswer } from '../../../ui/analysis/testing/market.ts';
import { flowAnswer, pairsIn } from './flow-answers.ts';
import { flowsOf } from './net-flows.ts';

test('flows of pairs that were cut say so', () => {
  const answer = testAnswer({
    dataset: 'comparison',
    dataSources: [],
    dateType: 'monthly',
    from: '2024-08',
    to: '2024-08',
    by: ['brand', 'rivalBrand'],
    indicators: ['comparisons', 'turned'],
  });
  const cut = { shown: 4, all: 9 };
  const flows = flowsOf(pairsIn(answer, 'brand'), 'BEV');
  expect(flowAnswer({ ...answer, cut }, flows, 'brand', 'en')).toMatchObject({
    cut,
    rows: [{ keys: { brand: 'ICE' } }],
  });
});
