import { describe, expect, test } from '@jest/globals';
import { marketViews } from './market-view.ts';
import { countPeriods, fitsCap, fittingDateType, spanOf } from './span.ts';
import { filterDimensions, viewSources } from './view.ts';

const { read: readView, write: writeView } = marketViews({ sources: viewSources, dimensions: filterDimensions });

const query = (text: string) => new URLSearchParams(text);

describe('view and address', () => {
  test('a link reopens the view it was copied from', () => {
    const view = {
      dataSource: 'DATASOURCE_ZD_LINGSHOU' as const,
      dateType: 'quarterly' as const,
      from: '2023-01',
      to: '2024-06',
      filters: { fuelType: ['BEV', 'PHEV'], brand: ['a,b', 'c&d'] },
      without: { segment: ['A0'], model: ['m=1', 'm 2'] },
    };
    expect(readView(query(writeView(view, query('')).toString()))).toEqual(view);
  });

  test('what is left out stands in the address by name; a link that asks for it as well asks for it', () => {
    const written = writeView({ ...readView(query('brand=a')), without: { model: ['m1', 'm2'] } }, query('x=1'));
    expect(written.toString()).toBe('x=1&brand=a&without.model=m1&without.model=m2');
    expect(readView(query('fuelType=BEV&without.fuelType=BEV&without.fuelType=ICE&without.page=x'))).toMatchObject({
      filters: { fuelType: ['BEV'] },
      without: { fuelType: ['ICE'] },
    });
  });

  test('S2.037 values that are not of the view are kept untouched', () => {
    const stored = writeView(readView(query('fuelType=BEV')), query('campaign=autumn&x=%E8%BD%A6&fuelType=ICE'));
    expect(stored.get('campaign')).toBe('autumn');
    expect(stored.get('x')).toBe('车');
    expect(stored.getAll('fuelType')).toEqual(['BEV']);
  });

  test('what is not understood becomes the default', () => {
    const view = readView(query('source=NONE&dateType=weekly&from=2024-13&to=2024-01&fuelType='));
    expect(view).toEqual({
      dataSource: 'DATASOURCE_CLH_PIFA',
      dateType: 'monthly',
      from: null,
      to: null,
      filters: {},
      without: {},
    });
    expect(readView(query('from=2024-05&to=2024-01')).from).toBeNull();
  });

  test('defaults are left out of the address', () => {
    expect(writeView(readView(query('')), query('')).toString()).toBe('');
  });
});

describe('spans', () => {
  const covered = { first: '2018-01', last: '2024-08' };
  const view = readView(query(''));

  test('without a choice the latest periods are shown', () => {
    expect(spanOf(view, covered)).toEqual({ from: '2022-08', to: '2024-08' });
    expect(spanOf({ ...view, dateType: 'quarterly' }, covered)).toEqual({ from: '2021-10', to: '2024-08' });
    expect(spanOf({ ...view, dateType: 'annual' }, covered)).toEqual({ from: '2018-01', to: '2024-08' });
  });

  test('a choice is cut to what is covered', () => {
    expect(spanOf({ ...view, from: '2017-05', to: '2018-05' }, covered)).toEqual({ from: '2018-01', to: '2018-05' });
  });

  test('a span as long as the cap passes and one more does not', () => {
    expect(fitsCap('2022-01', '2024-12', 'monthly')).toBe(true);
    expect(fitsCap('2021-12', '2024-12', 'monthly')).toBe(false);
    expect(fitsCap('2022-01', '2024-12', 'quarterly')).toBe(true);
    expect(fitsCap('2021-12', '2024-12', 'quarterly')).toBe(false);
    expect(countPeriods('2015-12', '2024-01', 'annual')).toBe(10);
    expect(fitsCap('2014-12', '2024-01', 'annual')).toBe(false);
    expect(fittingDateType('2018-01', '2024-08', 'monthly')).toBe('annual');
  });
});
