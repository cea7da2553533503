import { expect, test } from '@jest/globals';
import { anAnswer } from '../testing/answers.ts';
import { trendSpec } from './trend-spec.ts';

const words = { title: 't', yoy: 'yoy' };

test('a line for each model in the order of the page, dotted from the first preliminary month', () => {
  const row = (period: string, model: string, volume: number | null) => ({
    kind: 'row' as const,
    keys: { period, model },
    names: {},
    values: { volume, yoy: null },
  });
  const answer = anAnswer([row('2026-02', 'b', 4), row('2026-01', 'a', 1), row('2026-02', 'a', 2)]);
  answer.period.preliminaryFrom = '2026-02';
  const models = [
    { key: 'a', name: 'A' },
    { key: 'b', name: 'B' },
  ];
  const spec = trendSpec(answer, models, words, 'en');
  expect(spec.categories).toEqual(['2026/01', '2026/02']);
  expect(spec.series.map(({ name, values }) => [name, values])).toEqual([
    ['A', [1, 2]],
    ['B', [null, 4]],
  ]);
  expect(spec).toMatchObject({ preliminaryFrom: 1, note: 'demonstration data' });
});
