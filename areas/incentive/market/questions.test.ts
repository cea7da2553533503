import { describe, expect, test } from '@jest/globals';
import { firstQuestions, pageOf, type Query } from '@portal/ui/analysis';
import { area } from '../area.ts';
import { incentiveCatalogue as catalogue } from '../testing/catalogue.ts';
import { crossedWithCities } from './questions.ts';

const queryOf = (page: string, query = '') =>
  firstQuestions(area, page, new URLSearchParams(query), catalogue) as Query[];

describe('questions of the incentives', () => {
  test('a path names its page, an unknown one opens the first', () => {
    const opened = ['movers', '', 'x'].map((name) => pageOf(area, name).name);
    expect(opened).toEqual(['movers', 'terminal', 'terminal']);
  });

  test('the view of the address stands in the first questions of every page, and no source', () => {
    for (const page of ['terminal', 'cities', 'composition', 'movers', 'ranking', 'volume']) {
      const questions = queryOf(page, 'from=2024-01&to=2024-06&brand=b1&source=DATASOURCE_CLH_PIFA');
      expect(questions.length).toBeGreaterThan(0);
      for (const question of questions)
        expect(question).toMatchObject({
          dataset: 'incentive',
          dataSources: [],
          from: '2024-01',
          to: '2024-06',
          filters: { brand: ['b1'] },
        });
    }
  });

  test('rises and falls are the two ends of one order, of at least a hundred cars or as many as the address says', () => {
    const [rises, falls] = queryOf('movers', 'by=city');
    expect([rises?.sort, falls?.sort]).toEqual([
      { by: 'incentiveChange', direction: 'descending' },
      { by: 'incentiveChange', direction: 'ascending' },
    ]);
    expect(rises).toMatchObject({ by: ['city'], from: '2024-08', to: '2024-08', minimumVolume: 100 });
    expect(queryOf('movers', 'least=0')[0]?.minimumVolume).toBeUndefined();
    expect(queryOf('movers', 'least=7')[0]?.minimumVolume).toBe(100);
  });

  test('against the year before, change, growth and former figure are all those of the year before', () => {
    expect(queryOf('movers', 'base=yearBefore')[0]?.indicators).toEqual([
      ...['incentiveChangeYoy', 'incentive', 'incentiveYearBefore', 'yoyIncentive', 'retailVolume'],
    ]);
    expect(queryOf('volume', 'base=yearBefore')[0]?.indicators.at(-1)).toBe('retailYoy');
    expect(queryOf('volume')[0]?.indicators.at(-1)).toBe('retailMom');
  });

  test('of years, the matrix and the ranking have the change against the year before alone', () => {
    const view = area.views.read(new URLSearchParams('dateType=annual'));
    const { indicators } = crossedWithCities(view, catalogue, { by: 'brand', members: ['b1'], cities: ['1101'] });
    expect(indicators).toEqual(['retailVolume', 'incentive', 'incentiveDepth', 'incentiveChangeYoy']);
    const [ranking] = queryOf('ranking', 'by=city&dateType=annual');
    expect(ranking?.indicators).toEqual(expect.arrayContaining(['incentiveChangeYoy', 'yoyIncentive']));
    expect(ranking?.indicators).not.toContain('incentiveChange');
    expect(queryOf('terminal', 'dateType=annual')[0]?.indicators).not.toContain('depthChange');
  });

  test('parts are asked with the whole that they add up to', () => {
    for (const query of ['', 'by=brand'])
      expect(queryOf('composition', query)[0]?.indicators.slice(0, 6)).toEqual([
        ...['incentive', 'cash', 'tradeIn', 'financeSubsidy', 'gifts', 'insurance'],
      ]);
  });

  test('the matrix asks the members and cities found, and the mean of each member over them', () => {
    const view = area.views.read(new URLSearchParams('tier=1'));
    expect(crossedWithCities(view, catalogue, { by: 'brand', members: ['b1', 'b2'], cities: ['1101'] })).toMatchObject({
      by: ['brand', 'city'],
      filters: { tier: ['1'], brand: ['b1', 'b2'], city: ['1101'] },
      subtotals: true,
    });
  });
});
