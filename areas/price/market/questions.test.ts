import { describe, expect, test } from '@jest/globals';
import { baseMonths } from '../pages/index/base-months.ts';
import { priceCatalogue } from '../testing/area.tsx';
import { pageNames } from './choices.ts';
import { firstQuestion, pageOf } from './page-choice.ts';

const first = (path: string, text = '') => firstQuestion(path, new URLSearchParams(text), priceCatalogue);

describe('questions of the price area', () => {
  test('a path names its page, an unknown one opens the first', () => {
    expect(['/price/cuts', '/price', '/price/nothing'].map(pageOf)).toEqual(['cuts', 'index', 'index']);
  });

  test('the view of the address stands in the first question of every page', () => {
    for (const page of pageNames) {
      expect(first(`/price/${page}`, 'from=2024-01&to=2024-06&brand=b1&source=DATASOURCE_CLH_PIFA')).toMatchObject({
        dataset: 'price',
        dataSources: [],
        from: '2024-01',
        to: '2024-06',
        filters: { brand: ['b1'] },
      });
    }
  });

  test('the price of all cars is asked as the dashboard asks it, and both baskets at once', () => {
    expect(first('/price/trend').indicators).toEqual(expect.arrayContaining(['tp', 'msrp', 'discount', 'yoyTp']));
    expect(first('/price/index').indicators).toEqual(
      expect.arrayContaining(['tpBasket', 'tpIndex', 'msrpBasket', 'msrpIndex', 'basketKept']),
    );
  });

  test('members are those that most cars are of', () => {
    expect(first('/price/trend', 'by=brand')).toMatchObject({
      by: ['brand'],
      indicators: ['retailVolume'],
      limit: 5,
      sort: { by: 'retailVolume', direction: 'descending' },
    });
  });

  test('discounts are of the latest month, from the highest, of what has sold enough', () => {
    expect(first('/price/discount')).toMatchObject({
      by: ['model'],
      from: '2024-08',
      to: '2024-08',
      limit: 20,
      minimumVolume: 500,
      others: true,
      totals: true,
      sort: { by: 'discount', direction: 'descending' },
    });
    expect(first('/price/discount', 'by=brand&sort=-discountYoy&least=0&top=50')).toMatchObject({
      by: ['brand'],
      limit: 50,
      sort: { by: 'discountYoy', direction: 'ascending' },
    });
    expect(first('/price/discount', 'least=0').minimumVolume).toBeUndefined();
  });

  test('bands are of either price, in their order, with all cars of each period beside them', () => {
    expect(first('/price/bands', 'band=msrpBand')).toMatchObject({
      by: ['period', 'msrpBand'],
      subtotals: true,
      sort: { by: 'msrpBand', direction: 'ascending' },
    });
    expect(first('/price/bands').by).toEqual(['period', 'tpBand']);
  });

  test('cuts are of either price, by percentage or by amount', () => {
    expect(first('/price/cuts', 'of=model&price=msrp&deepest=amount')).toMatchObject({
      by: ['model'],
      indicators: ['msrpBefore', 'msrp', 'msrpChange', 'momMsrp', 'retailVolume'],
      sort: { by: 'msrpChange', direction: 'ascending' },
    });
    expect(first('/price/cuts').by).toEqual(['subModel', 'trim']);
  });

  test('a base is offered as far back as one question reaches, and never before the first month', () => {
    const months = baseMonths('2023-01', '2024-08', '2024-01');
    expect([months[0], months.at(-1)]).toEqual(['2024-07', '2023-01']);
    expect(baseMonths('2018-01', '2024-08', '2023-09').at(-1)).toBe('2021-09');
    expect(baseMonths('2018-01', '2024-08', '2024-08')[0]).toBe('2024-08');
  });
});
