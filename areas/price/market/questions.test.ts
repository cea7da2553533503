import { describe, expect, test } from '@jest/globals';
import { firstQuestions, pageOf, type Query } from '@portal/ui/analysis';
import { area } from '../area.ts';
import { baseMonths } from '../pages/index/base-months.ts';
import { priceCatalogue } from '../testing/area.tsx';

const first = (page: string, text = '') =>
  firstQuestions(area, page, new URLSearchParams(text), priceCatalogue)[0] as Query;

describe('questions of the price area', () => {
  test('a path names its page, an unknown one opens the first', () => {
    const opened = ['cuts', '', 'nothing'].map((name) => pageOf(area, name).name);
    expect(opened).toEqual(['cuts', 'index', 'index']);
  });

  test('the view of the address stands in the first question of every page', () => {
    for (const page of Object.keys(area.pages)) {
      expect(first(page, 'from=2024-01&to=2024-06&brand=b1&source=DATASOURCE_CLH_PIFA')).toMatchObject({
        dataset: 'price',
        dataSources: [],
        from: '2024-01',
        to: '2024-06',
        filters: { brand: ['b1'] },
      });
    }
  });

  test('the price of all cars is asked as the dashboard asks it, and both baskets at once', () => {
    expect(first('trend').indicators).toEqual(expect.arrayContaining(['tp', 'msrp', 'discount', 'yoyTp']));
    expect(first('index').indicators).toEqual(
      expect.arrayContaining(['tpBasket', 'tpIndex', 'msrpBasket', 'msrpIndex', 'basketKept']),
    );
  });

  test('members are those that most cars are of', () => {
    expect(first('trend', 'by=brand')).toMatchObject({
      by: ['brand'],
      indicators: ['retailVolume'],
      limit: 5,
      sort: { by: 'retailVolume', direction: 'descending' },
    });
  });

  test('discounts are of the latest month, from the highest, of what has sold enough', () => {
    expect(first('discount')).toMatchObject({
      by: ['model'],
      from: '2024-08',
      to: '2024-08',
      limit: 20,
      minimumVolume: 500,
      others: true,
      totals: true,
      sort: { by: 'discount', direction: 'descending' },
    });
    expect(first('discount', 'by=brand&sort=-discountYoy&least=0&top=50')).toMatchObject({
      by: ['brand'],
      limit: 50,
      sort: { by: 'discountYoy', direction: 'ascending' },
    });
    expect(first('discount', 'least=0').minimumVolume).toBeUndefined();
  });

  test('bands are of either price, in their order, with all cars of each period beside them', () => {
    expect(first('bands', 'band=msrpBand')).toMatchObject({
      by: ['period', 'msrpBand'],
      subtotals: true,
      sort: { by: 'msrpBand', direction: 'ascending' },
    });
    expect(first('bands').by).toEqual(['period', 'tpBand']);
  });

  test('cuts are of either price, by percentage or by amount', () => {
    expect(first('cuts', 'of=model&price=msrp&deepest=amount')).toMatchObject({
      by: ['model'],
      indicators: ['msrpBefore', 'msrp', 'msrpChange', 'momMsrp', 'retailVolume', 'retailYoy'],
      sort: { by: 'msrpChange', direction: 'ascending' },
    });
    expect(first('cuts').by).toEqual(['subModel', 'trim']);
  });

  test('cuts of years are against the year before, in their columns and their order', () => {
    expect(first('cuts', 'of=model&dateType=annual')).toMatchObject({
      indicators: ['tpYearBefore', 'tp', 'tpChangeYoy', 'yoyTp', 'retailVolume', 'retailYoy'],
      sort: { by: 'yoyTp', direction: 'ascending' },
    });
    expect(first('cuts', 'price=msrp&deepest=amount&dateType=annual').sort?.by).toBe('msrpChangeYoy');
  });

  test('a base is offered as far back as one question reaches, and never before the first month', () => {
    const months = baseMonths('2023-01', '2024-08', '2024-01');
    expect([months[0], months.at(-1)]).toEqual(['2024-07', '2023-01']);
    expect(baseMonths('2018-01', '2024-08', '2023-09').at(-1)).toBe('2021-09');
    expect(baseMonths('2018-01', '2024-08', '2024-08')[0]).toBe('2024-08');
  });
});
