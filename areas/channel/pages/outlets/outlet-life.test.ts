import { expect, test } from '@jest/globals';
import type { Answer } from '@portal/ui/analysis';
import { outletLife } from './outlet-life.ts';

const month = (period: string, openedOutlets = 0) => ({
  kind: 'row',
  keys: { period },
  names: { outlet: 'Outlet' },
  values: { outlets: 1, openedOutlets },
});
const answer = (rows: object[], to = '2024-08') => ({ rows, period: { from: '2021-09', to } }) as unknown as Answer;

test('an outlet is listed from its first month to its last, whatever order they come in', () => {
  const life = outletLife(answer([month('2024-08'), month('2024-06', 1), month('2024-07')]));
  expect(life).toMatchObject({ since: '2024-06', until: '2024-08', opened: '2024-06', isGone: false });
  expect(life?.last.keys.period).toBe('2024-08');
});

test('one that the last month lists no more is gone, and one that no month lists is nothing', () => {
  expect(outletLife(answer([month('2024-05'), month('2024-06')]))).toMatchObject({ opened: null, isGone: true });
  expect(outletLife(answer([]))).toBeUndefined();
});
