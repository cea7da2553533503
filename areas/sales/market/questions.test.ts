import { describe, expect, test } from '@jest/globals';
import { firstQuestions, pageOf, type Query } from '@portal/ui/analysis';
import { testCatalogue } from '../../../ui/analysis/testing/market.ts';
import { area } from '../area.ts';
import { marketByFuel, newEnergyTrend, structureOf, topMembers, trendOf } from './questions.ts';

const query = (text = '') => new URLSearchParams(text);
const view = (text = '') => area.views.read(query(text));
const firstQuestion = (page: string, search: URLSearchParams) =>
  firstQuestions(area, page, search, testCatalogue)[0] as Query;
const trend = (by: 'tier' | 'brand') => ({
  by,
  indicator: 'share' as const,
  beside: null,
  base: null,
  springTogether: false,
  succession: false,
});

describe('questions of the sales area', () => {
  test('a path names its page, an unknown one opens the first', () => {
    const opened = ['ranking', '', 'nothing'].map((name) => pageOf(area, name).name);
    expect(opened).toEqual(['ranking', 'overview', 'overview']);
  });

  test('the view of the address stands in the first question of every page', () => {
    const search = query('source=DATASOURCE_ZD_LINGSHOU&from=2024-01&to=2024-06&brand=b1&brand=b2&tier=1');
    for (const page of ['overview', 'trend', 'ranking', 'structure']) {
      expect(firstQuestion(page, search)).toMatchObject({
        dataSources: ['DATASOURCE_ZD_LINGSHOU'],
        from: '2024-01',
        to: '2024-06',
        filters: { brand: ['b1', 'b2'], tier: ['1'] },
      });
    }
  });

  test('a ranking is about the latest period of its source and sorted by the server', () => {
    expect(firstQuestion('ranking', query('by=subModel&sort=-yoy&top=50'))).toMatchObject({
      by: ['subModel'],
      from: '2024-08',
      to: '2024-08',
      sort: { by: 'yoy', direction: 'ascending' },
      limit: 50,
      others: true,
      totals: true,
    });
    const retail = firstQuestion('ranking', query('source=DATASOURCE_ZD_LINGSHOU'));
    expect(retail.from).toBe('2024-07');
  });

  test('what is ranked by growth has sold a thousand cars, by volume any; or as many as the address says', () => {
    const least = (text: string) => firstQuestion('ranking', query(text)).minimumVolume;
    expect([least('sort=yoy'), least('sort=-mom'), least('sort=shareChange')]).toEqual([1000, 1000, 1000]);
    expect([least('sort=yoy&least=5000'), least('sort=yoy&least=7'), least('sort=yoy&least=0')]).toEqual([
      5000,
      1000,
      undefined,
    ]);
    expect([least(''), least('sort=share'), least('sort=share&least=5000')]).toEqual([undefined, undefined, 5000]);
  });

  test('members with an order of their own stand in it, others the largest first', () => {
    expect(structureOf(view(), testCatalogue, 'tier').sort).toEqual({ by: 'tier', direction: 'ascending' });
    expect(trendOf(view(), testCatalogue, trend('tier'), ['1', '2']).sort).toEqual({
      by: 'tier',
      direction: 'ascending',
    });
    expect(trendOf(view(), testCatalogue, trend('brand'), ['b']).sort).toBeUndefined();
  });

  test('new energy and the mix of fuel types are the market’s own, whatever span and fuel types are chosen', () => {
    for (const question of [marketByFuel, newEnergyTrend]) {
      expect(question(view('from=2024-06&to=2024-08&fuelType=ICE&segment=A'), testCatalogue)).toMatchObject({
        from: '2024-06',
        filters: { segment: ['A'] },
      });
      expect(question(view('without.fuelType=BEV&without.segment=A'), testCatalogue).without).toEqual({
        segment: ['A'],
      });
    }
  });

  test('at most ten members are compared', () => {
    const members = Array.from({ length: 12 }, (_, index) => `m${index}`);
    expect(trendOf(view(), testCatalogue, trend('brand'), members).filters?.brand).toHaveLength(10);
  });

  test('the top ten are those of the last period, with others and total', () => {
    expect(topMembers(view('from=2024-01&to=2024-06'), testCatalogue, 'manufacturer')).toMatchObject({
      from: '2024-06',
      to: '2024-06',
      limit: 10,
      others: true,
      totals: true,
    });
  });
});
