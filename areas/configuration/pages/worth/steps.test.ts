import { expect, test } from '@jest/globals';
import type { Query } from '@portal/ui/analysis';
import { configurationAnswer } from '../../testing/answers.ts';
import { stepsOf } from './steps.ts';
import { spreadAnswer, stepsTable } from './worth-tables.ts';

const queryOf = (dataset: 'configuration' | 'price', by: Query['by'], indicators: Query['indicators']): Query => ({
  dataset,
  dataSources: [],
  dateType: 'annual',
  from: '2024-01',
  to: '2024-12',
  by,
  indicators,
});

const states = configurationAnswer(
  queryOf('configuration', ['segment', 'subModel', 'trim', 'equipmentState'], ['equipmentTrims', 'optionPrice']),
);
const prices = configurationAnswer(queryOf('price', ['trim'], ['msrp']));
const words = new Proxy({} as Record<string, string>, { get: (_, key) => String(key) });

test('the step lies between the cheapest trim with the item and the next cheaper one without; an option is without', () => {
  const { steps, option } = stepsOf(states, prices, 'segment');
  expect(steps).toEqual([
    {
      subModel: { key: 'car', name: 'car' },
      group: { key: 'SUV', name: 'SUV' },
      without: expect.objectContaining({ name: 'middle', msrp: 140_000 }),
      with: expect.objectContaining({ name: 'top', msrp: 165_000 }),
      step: 25_000,
    },
  ]);
  expect(option).toBe(4000);
});

test('who has it on every trim, on none, or has no prices makes no step, and is counted', () => {
  const { always, never, unpriced } = stepsOf(states, prices, 'segment');
  expect([always, never, unpriced]).toEqual([1, 0, 1]);
  const without = { ...states, rows: states.rows.filter(({ keys }) => keys.equipmentState !== 'standard') };
  expect(stepsOf(without, prices, 'segment')).toMatchObject({ steps: [], always: 0, never: 1, option: 4000 });
});

test('the spread of the steps is that of each member, with how many they are, and every step has its two trims', () => {
  const { steps } = stepsOf(states, prices, 'segment');
  const more = steps.flatMap((step) => [step, { ...step, step: 5000, subModel: { key: 'x', name: 'x' } }]);
  const answer = spreadAnswer(states, more, 'segment', words as never);
  expect(answer.rows).toEqual([
    {
      kind: 'row',
      keys: { segment: 'SUV' },
      names: { segment: 'SUV' },
      values: { low: 5000, q1: 10_000, median: 15_000, q3: 20_000, high: 25_000, count: 2 },
    },
  ]);
  const table = stepsTable(more, 'segment', words as never);
  expect(table.rows[0]).toMatchObject({
    names: { subModel: 'car', segment: 'SUV', without: 'middle', with: 'top' },
    values: { withoutPrice: 140_000, withPrice: 165_000, step: 25_000 },
  });
});
