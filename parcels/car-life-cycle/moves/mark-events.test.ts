import { expect, test } from '@jest/globals';
import type { LifeMark } from '@portal/contract';
import { markEvents } from './mark-events.ts';
import { markCells, markText } from './mark-text.ts';

const mark = (change: Partial<LifeMark>): LifeMark => ({
  month: '2024-02',
  dataset: 'price',
  kind: 'tp',
  name: 'TP',
  before: 100_000.4,
  after: 95_000,
  count: null,
  format: 'count',
  unit: 'yuan',
  ...change,
});

test('S2.083 a mark says from where to where, or how many where there are several', () => {
  expect(markText(mark({}))).toBe('100,000 yuan → 95,000 yuan');
  expect(markText(mark({ before: 0.05, after: 0.07, format: 'percent', unit: '' }))).toBe('5.0% → 7.0%');
  expect([markText(mark({ count: 1 })), markText(mark({ count: 3 }))]).toEqual(['', '× 3']);
  expect(markCells(mark({ count: 3, before: null, after: null }))).toEqual({ was: '', is: '× 3' });
});

test('S2.083 marks stand at their months, a cut of a price apart from a rise, and none beyond the chart', () => {
  const marks = [
    mark({}),
    mark({ before: 1, after: 2 }),
    mark({ dataset: 'launch', kind: 'facelift', name: 'F', count: 1 }),
    mark({ dataset: 'software', kind: 'softwareVersions', name: 'S', count: 2 }),
    mark({ month: '2030-01' }),
  ];
  const events = markEvents(marks, ['2024-01', '2024-02'], markText);
  expect(events.map(({ at, kind }) => [at, kind])).toEqual([
    [1, 'priceCut'],
    [1, 'price'],
    [1, 'facelift'],
    [1, 'software'],
  ]);
  expect(events.map(({ name }) => name).slice(2)).toEqual(['F', 'S × 2']);
});
