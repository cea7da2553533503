import { expect, test } from '@jest/globals';
import type { PolicyItem } from '@portal/contract';
import { aroundOf, beforeAfter, monthlyMean, penetrationIn, placeOf, withoutPolicy } from './around.ts';

const market = { first: '2024-01', last: '2026-09' };

test('the months around a first day are those that the market has, and none where it has no side of it', () => {
  const around = (effectiveFrom: string) => aroundOf({ effectiveFrom }, market, 6);
  expect(around('2025-03-01')).toEqual({ from: '2024-09', at: '2025-03', to: '2025-08' });
  expect(around('2024-03-10')).toEqual({ from: '2024-01', at: '2024-03', to: '2024-08' });
  expect(around('2026-09-30')).toEqual({ from: '2026-03', at: '2026-09', to: '2026-09' });
  expect([around('2024-01-01'), around('2026-10-01'), around('')]).toEqual([null, null, null]);
});

test('the place of a policy narrows the market as far as its level goes', () => {
  expect(placeOf({ level: 'national', regionKey: 'cn' })).toBeNull();
  expect(placeOf({ level: 'foreign', regionKey: 'us' })).toBeNull();
  expect(placeOf({ level: 'city', regionKey: '3101' })).toEqual({ dimension: 'city', key: '3101' });
});

test('before and after are of all cars of the months, and no mean of shares', () => {
  const row = (period: string, newEnergyVolume: number, volume: number) =>
    ({ kind: 'row', keys: { period }, names: {}, values: { newEnergyVolume, volume } }) as never;
  const rows = [row('2025-01', 10, 100), row('2025-02', 90, 300), row('2025-03', 60, 100)];
  expect(beforeAfter(rows, '2025-03', penetrationIn)).toEqual({ before: 0.25, after: 0.6 });
  expect(beforeAfter(rows, '2025-03', monthlyMean('volume'))).toEqual({ before: 200, after: 100 });
  expect(beforeAfter(rows, '2025-04', penetrationIn).after).toBeNull();
});

test('places with a policy of the kind in these months are no comparison', () => {
  const policy = (policyId: string, regionKey: string, effectiveTo = '', kind = 'subsidy') =>
    ({ policyId, regionKey, kind, effectiveFrom: '2025-01-01', effectiveTo }) as PolicyItem;
  const known = [policy('own', '11'), policy('b', '12'), policy('c', '13', '2025-02-28'), policy('d', '14', '', 'tax')];
  const around = { from: '2025-03', at: '2025-06', to: '2025-08' };
  expect(withoutPolicy(['11', '12', '13', '14'], policy('own', '11'), known, around)).toEqual(['13', '14']);
});
