import { expect, test } from '@jest/globals';
import type { Answer } from '@portal/ui/analysis';
import { launchEvents, priceCuts } from './model-events.ts';

const periods = ['2026-01', '2026-02', '2026-03', '2026-04'];
const answer = (rows: Partial<Answer['rows'][number]>[]) =>
  ({ rows: rows.map((row) => ({ kind: 'row', keys: {}, names: {}, values: {}, ...row })) }) as unknown as Answer;

test('launches, new generations and facelifts are marked at their period; other stages, and other times, are not', () => {
  const rows = ['unveiled', 'launched', 'facelift', 'generation', 'discontinued'].map((eventKind, at) => ({
    keys: { period: at === 4 ? '2025-12' : (periods[at] ?? '2026-04'), eventKind, subModel: 's' },
    names: { subModel: 'Model S', eventKind: `the ${eventKind}` },
  }));
  const say = (subModel: string, stage: string) => `${subModel}, ${stage}`;
  expect(launchEvents(answer(rows), periods, say)).toEqual([
    { at: 1, kind: 'launch', name: 'Model S' },
    { at: 2, kind: 'facelift', name: 'Model S' },
    { at: 3, kind: 'launch', name: 'Model S, the generation' },
  ]);
});

test('a cut is a fall of the list price of the fixed basket; a rise, a tremble and a gap are none', () => {
  const basket = [100, 99.8, null, 95];
  const rows = basket.map((msrpBasket, at) => ({ keys: { period: periods[at] ?? '' }, values: { msrpBasket } }));
  const say = (size: number) => size.toFixed(3);
  expect(priceCuts(answer(rows), periods, say)).toEqual([]);
  rows[2] = { keys: { period: '2026-03' }, values: { msrpBasket: 97.804 } };
  expect(priceCuts(answer(rows), periods, say)).toEqual([
    { at: 2, kind: 'priceCut', name: '0.020' },
    { at: 3, kind: 'priceCut', name: '0.029' },
  ]);
});
