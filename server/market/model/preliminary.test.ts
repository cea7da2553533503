import { describe, expect, test } from '@jest/globals';
import type { DataSource } from '@portal/contract';
import { type Preliminary, preliminaryAfter, preliminaryOf, preliminarySources } from './preliminary.ts';

const [wholesale, retail] = ['DATASOURCE_CLH_PIFA', 'DATASOURCE_ZD_LINGSHOU'] as const;
const bySource = { [wholesale]: '2026-09', [retail]: '2026-08' };
const ofSales = (...sources: DataSource[]) => ({ dataset: 'sales', sources }) as const;

describe('the first month that may still change', () => {
  test('of all sources alike, as releases ever said it', () => {
    expect(preliminaryOf('2026-09', ofSales(retail))).toBe('2026-09');
    expect(preliminaryOf(null, ofSales(retail))).toBeNull();
    expect(preliminarySources('2026-09')).toBeNull();
  });

  test('of a source, of several the earliest, of what has said nothing any', () => {
    expect(preliminaryOf(bySource, ofSales(wholesale))).toBe('2026-09');
    expect(preliminaryOf(bySource, ofSales(wholesale, retail))).toBe('2026-08');
    expect(preliminaryOf(bySource, ofSales())).toBe('2026-08');
    expect(preliminaryOf(bySource, { dataset: 'price' })).toBe('2026-08');
    expect(preliminaryOf(bySource, ofSales('DATASOURCE_CLH_SALES'))).toBeNull();
    expect(preliminaryOf({}, ofSales())).toBeNull();
    expect(preliminarySources(bySource)).toEqual(new Map(Object.entries(bySource)));
  });

  test('of another dataset what its own files say, also that all is final, and nothing of the sales', () => {
    const both = { ...bySource, price: '2026-10', charging: null };
    expect(preliminaryOf(both, { dataset: 'price' })).toBe('2026-10');
    expect(preliminaryOf(both, { dataset: 'charging' })).toBeNull();
    expect(preliminaryOf(both, { dataset: 'parc' })).toBe('2026-08');
    expect(preliminaryOf({ price: '2020-01' }, ofSales())).toBeNull();
    expect(preliminaryOf({ sales: '2026-07', price: '2020-01' }, ofSales(retail))).toBe('2026-07');
    expect(preliminarySources({ sales: '2026-07', price: '2020-01' })).toBeNull();
    expect(preliminarySources(both)).toEqual(new Map(Object.entries(bySource)));
  });

  const delivered = (preliminary: Preliminary, dataset: 'sales' | 'price', wanted: Preliminary | undefined) =>
    preliminaryAfter({ preliminary, sources: [wholesale, retail] }, dataset, wanted);

  test('a delivery speaks of its sources, and those it does not name stay as they were', () => {
    expect(delivered('2026-08', 'sales', { [wholesale]: '2026-09' })).toEqual(bySource);
    expect(delivered(bySource, 'sales', { [retail]: null })).toEqual({ [wholesale]: '2026-09' });
    expect(delivered({ [retail]: '2026-08' }, 'sales', { [retail]: null })).toBeNull();
    expect(delivered(null, 'sales', { [retail]: '2026-08' })).toEqual({ [retail]: '2026-08' });
    expect(delivered(bySource, 'sales', undefined)).toBe(bySource);
    expect(delivered(bySource, 'sales', '2026-10')).toBe('2026-10');
  });

  test('a delivery of one dataset says nothing of another', () => {
    expect(delivered(bySource, 'price', '2026-10')).toEqual({ ...bySource, price: '2026-10' });
    expect(delivered('2026-08', 'price', null)).toEqual({ sales: '2026-08', price: null });
    expect(delivered(null, 'price', '2026-10')).toEqual({ price: '2026-10' });
    expect(delivered({ price: '2026-10' }, 'price', null)).toBeNull();
    expect(delivered({ sales: '2026-08', price: null }, 'sales', '2026-09')).toEqual({ sales: '2026-09', price: null });
    expect(delivered({ sales: '2026-08', price: null }, 'sales', { [wholesale]: '2026-09' })).toEqual({
      ...bySource,
      price: null,
    });
  });
});
