import { expect, test } from '@jest/globals';
import { testAnswer } from '../../../ui/analysis/testing/market.ts';
import { attentionGap, attentionRatio } from './balance.ts';
import { topicWeights } from './topic-weights.ts';

test('attention is out of step by a ratio and by points of share', () => {
  expect([attentionRatio(0.3, 0.2), attentionRatio(0.1, 0.2)]).toEqual([expect.closeTo(1.5), 0.5]);
  expect([attentionRatio(0.3, 0), attentionRatio(null, 0.2), attentionRatio(0.3, undefined)]).toEqual([
    null,
    null,
    null,
  ]);
  expect(attentionGap(0.3, 0.2)).toBeCloseTo(10);
  expect([attentionGap(null, 0.2), attentionGap(0.3, null)]).toEqual([null, null]);
});

test('the weights of the topics of a member add up to one, and to nothing where nobody speaks', () => {
  const span = {
    dateType: 'monthly' as const,
    from: '2024-08',
    to: '2024-08',
    dataSources: [],
    dataset: 'topic' as const,
  };
  const answer = testAnswer({ ...span, by: ['brand', 'topic'], indicators: ['topicMentions'] });
  const [first, second, ...silent] = answer.rows.map((row, at) => ({
    ...row,
    values: { topicMentions: [30, 10, 0, 0][at] ?? 0 },
  }));
  const rows = [first, second, ...silent].flatMap((row) => (row ? [row] : []));
  const weighed = topicWeights({ ...answer, rows }, 'brand', answer.columns[0] as never);
  expect(weighed.rows.map(({ values }) => values.topicWeight)).toEqual([0.75, 0.25, null, null]);
  const some = topicWeights(
    { ...answer, rows },
    'brand',
    answer.columns[0] as never,
    (topic) => topic === second?.keys.topic,
  );
  expect(some.rows.map(({ values }) => values.topicWeight)).toEqual([0.25, null]);
});
