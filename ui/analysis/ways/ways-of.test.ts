import { describe, expect, test } from '@jest/globals';
import { type LeadMember, marketViews } from '@portal/ui';
import { type AnalysisPage, definePage } from '../page/define-page.ts';
import { testCatalogue } from '../testing/market.ts';
import { type Standing, type Way, waysOf } from './ways-of.ts';

const dimensions = ['fuelType', 'manufacturer', 'brand', 'model', 'subModel', 'area', 'province', 'city'] as const;
const views = marketViews({ sources: ['DATASOURCE_CLH_PIFA', 'DATASOURCE_ZD_LINGSHOU'], dimensions });
const aPage = (name: string, rest: Partial<AnalysisPage> = {}) =>
  definePage({ name, words: { zh_CN: name, en: name }, ...rest });

function standing(page: string, query = ''): Standing {
  const search = new URLSearchParams(query);
  const area: Standing['area'] = {
    views,
    pages: {
      ranking: aPage('ranking', { periods: 1 }),
      trend: aPage('trend'),
      own: aPage('own', { ownFilters: true }),
    },
    choices: ['by', 'top'],
    cuts: [
      { page: 'ranking', by: ['manufacturer', 'brand', 'model', 'subModel'] },
      { page: 'trend', by: dimensions },
    ],
  };
  return { area, basePath: '/sales', page, view: views.read(search), search, catalogue: testCatalogue };
}

const member = (dimension: string, key: string): LeadMember => ({ dimension, key, name: key.toUpperCase() });
const nowhere = () => [];
const textOf = (ways: Way[]) =>
  ways.map((way) => [way.kind === 'by' ? `by ${way.dimension}` : way.kind, way.to] as const);
const by = (ways: Way[], dimension: string) => ways.find((way) => way.kind === 'by' && way.dimension === dimension)?.to;

describe('the ways on from a row of a ranking', () => {
  test('narrow to it, then its finer levels before other dimensions, on the page that shows them', () => {
    const ways = waysOf([member('manufacturer', 'm')], standing('ranking', 'top=50&x=1'), nowhere);
    expect(textOf(ways).slice(0, 6)).toEqual([
      ['narrow', '/sales/ranking?top=50&x=1&manufacturer=m'],
      ['without', '/sales/ranking?top=50&x=1&without.manufacturer=m'],
      ['by brand', '/sales/ranking?top=50&x=1&manufacturer=m&by=brand'],
      ['by model', '/sales/ranking?top=50&x=1&manufacturer=m&by=model'],
      ['by subModel', '/sales/ranking?top=50&x=1&manufacturer=m&by=subModel'],
      ['by fuelType', '/sales/trend?x=1&manufacturer=m'],
    ]);
    expect(by(ways, 'city')).toBe('/sales/trend?x=1&manufacturer=m&by=city');
  });

  test('a wider level has one member alone, and so has a dimension that is narrowed to one', () => {
    const ways = waysOf([member('brand', 'b')], standing('ranking', 'by=brand&fuelType=BEV&area=a&area=c'), nowhere);
    expect(by(ways, 'manufacturer')).toBeUndefined();
    expect(by(ways, 'brand')).toBeUndefined();
    expect(by(ways, 'fuelType')).toBeUndefined();
    expect(by(ways, 'area')).toBeDefined();
  });

  test('what the release does not tell apart is no way', () => {
    const here = standing('ranking');
    const reported = here.catalogue.dimensions.map((dimension) => ({
      ...dimension,
      distinguished: dimension.key !== 'city',
    }));
    const undistinguished = { ...here, catalogue: { ...here.catalogue, dimensions: reported } };
    expect(by(waysOf([member('brand', 'b')], undistinguished, nowhere), 'city')).toBeUndefined();
    expect(by(waysOf([member('brand', 'b')], undistinguished, nowhere), 'province')).toBeDefined();
  });

  test('what narrows the ranking goes along to a trend, but not its months: one month is no trend', () => {
    const here = standing(
      'ranking',
      'source=DATASOURCE_ZD_LINGSHOU&from=2024-08&to=2024-08&province=p&brand=x&brand=b',
    );
    const links = (kind: string, key: string) => [
      { to: `/sales/trend?by=${kind}&${kind}=${encodeURIComponent(key)}`, title: 'Sales · Trend' },
      { to: `/policy/policies?region=${key}`, title: 'Policy' },
    ];
    const opened = waysOf([member('brand', 'a&b')], here, links).filter(({ kind }) => kind === 'open');
    expect(opened.map(({ to }) => to)).toEqual([
      '/sales/trend?by=brand&source=DATASOURCE_ZD_LINGSHOU&brand=a%26b&province=p',
      '/policy/policies?region=a&b',
    ]);
  });

  test('how figures are written goes along within the area', () => {
    const links = () => [{ to: '/sales/trend?by=brand&brand=b', title: 'Sales · Trend' }];
    const ways = waysOf([member('brand', 'b')], standing('ranking', 'figures=large-2'), links);
    expect(ways.filter(({ kind }) => kind === 'open').map(({ to }) => to)).toEqual([
      '/sales/trend?by=brand&figures=large-2&brand=b',
    ]);
  });

  test('all but it can be seen where nobody is asked for; months and sources cannot be left out', () => {
    const without = (query: string, leadMember: LeadMember) =>
      textOf(waysOf([leadMember], standing('ranking', query), nowhere)).find(([kind]) => kind === 'without')?.[1];
    const b = member('brand', 'b');
    expect(without('fuelType=BEV', b)).toBe('/sales/ranking?fuelType=BEV&without.brand=b');
    expect(without('without.brand=a', b)).toBe('/sales/ranking?without.brand=a&without.brand=b');
    expect([without('brand=a&brand=b', b), without('brand=a', b)]).toEqual([undefined, undefined]);
    expect(without('', member('period', '2024-08'))).toBeUndefined();
    const [narrow] = textOf(waysOf([b], standing('ranking', 'without.brand=b&without.brand=a'), nowhere));
    expect(narrow).toEqual(['narrow', '/sales/ranking?brand=b']);
  });

  test('of several that are chosen one can be left out; of one alone the filter is taken away', () => {
    const two = waysOf([member('brand', 'b')], standing('ranking', 'brand=a&brand=b'), nowhere);
    expect(textOf(two).slice(0, 2)).toEqual([
      ['narrow', '/sales/ranking?brand=b'],
      ['leave', '/sales/ranking?brand=a'],
    ]);
    const one = waysOf([member('brand', 'b')], standing('ranking', 'brand=b'), nowhere);
    expect(textOf(one)[0]).toEqual(['widen', '/sales/ranking']);
  });
});

describe('the ways on from a mark', () => {
  test('a month leads to the page that is about a time, with its months', () => {
    const ways = waysOf([member('period', '2024-Q3')], standing('trend', 'by=brand&dateType=quarterly'), nowhere);
    expect(textOf(ways)[0]).toEqual(['narrow', '/sales/trend?by=brand&dateType=quarterly&from=2024-07&to=2024-09']);
    expect(by(ways, 'model')).toBe('/sales/ranking?dateType=quarterly&from=2024-07&to=2024-09&by=model');
  });

  test('two months that are named together lead to both', () => {
    const pair = { ...member('period', '2024-02'), name: '2024/01–02' };
    const ways = waysOf([pair], standing('trend', 'by=brand'), nowhere);
    expect(textOf(ways)[0]).toEqual(['narrow', '/sales/trend?by=brand&from=2024-01&to=2024-02']);
  });

  test('a point of a line leads to its member over time, and to its member in its month where a page is about a time', () => {
    const ways = waysOf(
      [member('manufacturer', 'm'), member('period', '2024-08')],
      standing('trend', 'by=brand'),
      nowhere,
    );
    expect(by(ways, 'model')).toBe('/sales/trend?by=model&manufacturer=m');
    expect(
      textOf(ways)
        .slice(0, 3)
        .map(([kind]) => kind),
    ).toEqual(['narrow', 'without', 'narrow']);
    const there = waysOf([member('manufacturer', 'm'), member('period', '2024-08')], standing('ranking'), nowhere);
    expect(by(there, 'model')).toBe('/sales/ranking?from=2024-08&to=2024-08&manufacturer=m&by=model');
  });

  test('of a row with two levels the finer one leads on: the wider one is said by it', () => {
    const links = (kind: string, key: string) =>
      kind === 'dataSource' ? [] : [{ to: `/sales/trend?by=${kind}&${kind}=${key}`, title: kind }];
    const row = [member('model', 'x'), member('manufacturer', 'm'), member('dataSource', 'DATASOURCE_ZD_LINGSHOU')];
    const ways = waysOf(row, standing('own', 'brand=b'), links);
    expect(textOf(ways)[0]).toEqual([
      'by subModel',
      '/sales/ranking?source=DATASOURCE_ZD_LINGSHOU&model=x&by=subModel',
    ]);
    expect(textOf(ways.filter(({ kind }) => kind === 'open'))).toEqual([
      ['open', '/sales/trend?by=model&source=DATASOURCE_ZD_LINGSHOU&model=x'],
    ]);
  });

  test('nothing leads to where one stands', () => {
    const links = () => [{ to: '/sales/trend?by=brand&brand=b', title: 'Trend' }];
    const ways = waysOf([member('brand', 'b')], standing('trend', 'by=brand&brand=b'), links);
    expect(ways.some(({ kind }) => kind === 'open')).toBe(false);
  });
});
