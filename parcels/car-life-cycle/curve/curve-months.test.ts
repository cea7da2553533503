import { expect, test } from '@jest/globals';
import type { LifeCurve } from '@portal/contract';
import { alignedCurves } from '../rivals/aligned.ts';
import { stageRuns, yearMeans } from './curve-months.ts';

const curve = (key: string, change: Partial<LifeCurve> = {}): LifeCurve => ({
  key,
  name: key.toUpperCase(),
  launch: { month: '2024-03', by: 'event' },
  from: '2024-01',
  values: [1, 2, 3, 4],
  years: [1, 3, 6, null],
  stages: [null, null, 'launch', 'launch'],
  now: { month: '2024-04', stage: 'launch', since: '2024-03', reason: null, change: null, ofPeak: null },
  ...change,
});

test('S2.083 stages stand as long as they lasted, months without one among them', () => {
  expect(stageRuns(curve('a'))).toEqual([
    { stage: null, from: '2024-01', to: '2024-02', months: 2 },
    { stage: 'launch', from: '2024-03', to: '2024-04', months: 2 },
  ]);
  expect(yearMeans({ years: [12, 18, null] })).toEqual([1, 2, null]);
});

test('S2.083 models stand side by side from the month of their launch on; who has none is left out', () => {
  const curves = [curve('a'), curve('b', { launch: null }), curve('c', { from: '2024-03', values: [9], years: [9] })];
  expect(alignedCurves(curves, 'month').map(({ key, values }) => [key, values])).toEqual([
    ['a', [3, 4]],
    ['c', [9]],
  ]);
  expect(alignedCurves(curves, 'year')[0]?.values).toEqual([6, null]);
});
