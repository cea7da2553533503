import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { datasets } from '../datasets/index.ts';
import { duckdbEngine, type Engine } from '../testing/engines.ts';
import { smallFacts } from '../testing/small-market.ts';
import { pricedMonths, smallPrices, smallTrims } from '../testing/small-prices.ts';
import { describeCatalogue } from './describe-catalogue.ts';
import { findMembers } from './find-members.ts';

const { sales, price } = datasets;

let bare: Engine;
let priced: Engine;
beforeAll(async () => {
  bare = await duckdbEngine(smallFacts());
  priced = await duckdbEngine(smallFacts(), { prices: smallPrices(), launches: [] });
});
afterAll(async () => {
  await bare.stop();
  await priced.stop();
});

describe('the catalogue of a dataset', () => {
  test('S3.041 S5.033 says which figures are growth, which members stand in order or go together, and the caps', () => {
    const { indicators, dimensions, caps } = describeCatalogue(sales, bare.release, 'en');
    const growing = indicators.flatMap(({ key, growth }) => (growth ? [key] : []));
    expect(growing).toEqual([
      ...['yoy', 'mom', 'ytdGrowth', 'shareChange', 'volumeChange', 'volumeChangeYoy', 'shareChangeMom'],
      ...['penetrationChange', 'yoyNewEnergy', 'penetrationRankMove', 'penetrationRankMoveYoy'],
      ...['volumeRankMove', 'volumeRankMoveYoy'],
      ...['volumeContribution', 'volumeContributionYoy'],
    ]);
    expect(caps).toEqual({ monthly: 36, quarterly: 12, annual: 10, rows: 20_000 });
    const adding = indicators.map(({ key, adds }) => [key, adds]);
    expect(adding).toEqual(
      expect.arrayContaining([
        ['volume', 'always'],
        ['share', 'withinPeriod'],
        ['yoy', 'never'],
      ]),
    );
    const ordered = dimensions.flatMap((dimension) => (dimension.ordered ? [dimension.key] : []));
    expect(ordered).toContain('tier');
    expect(ordered).not.toContain('brand');
    expect(dimensions.flatMap(({ key, groups }) => groups.map((group) => [key, group]))).toEqual([
      ['fuelType', { key: 'newEnergy', name: 'NEV', members: ['PHEV', 'EREV', 'BEV', 'FCEV'] }],
      ['segment', { key: 'sedan', name: 'sedans', members: ['A00', 'A0', 'A', 'B', 'C', 'D'] }],
      ['segment', { key: 'suv', name: 'SUVs', members: ['SUV_A0', 'SUV_A', 'SUV_B', 'SUV_C'] }],
      ['segment', { key: 'mpv', name: 'MPVs', members: ['MPV_A', 'MPV_B', 'MPV_C'] }],
      ['priceBand', { key: 'below10', name: 'Below 100k yuan', members: ['0-5', '5-8', '8-10'] }],
      ['priceBand', { key: 'from10to20', name: '100–200k yuan', members: ['10-15', '15-20'] }],
      ['priceBand', { key: 'from20to30', name: '200–300k yuan', members: ['20-25', '25-30'] }],
      ['priceBand', { key: 'from30', name: '300k yuan and above', members: ['30-40', '40-50', '50-'] }],
    ]);
  });

  test('each language and each expected release is said as it is asked, however often', () => {
    const next = { on: '2026-12-10', note: 'Monthly' };
    const all = (['en', 'zh_CN'] as const).map((language) => describeCatalogue(sales, bare.release, language, next));
    expect(all.map(({ name, nextRelease }) => [name, nextRelease])).toEqual([
      [sales.name.en, next],
      [sales.name.zh_CN, next],
    ]);
    expect(describeCatalogue(sales, bare.release, 'en').nextRelease).toBeNull();
    expect(describeCatalogue(price, priced.release, 'en').dataset).toBe('price');
  });

  test('S3.025 prices are offered by month and car where the release keeps them, and refused where it does not', () => {
    const { dataset, first, last, dataSources, dimensions } = describeCatalogue(price, priced.release, 'zh_CN');
    expect({ dataset, first, last, dataSources }).toEqual({ dataset: 'price', ...pricedMonths, dataSources: [] });
    const keys = dimensions.map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(['period', 'subModel', 'brand', 'segment', 'province', 'city']));
    expect(keys).not.toContain('dataSource');
    const imported = { ...bare.release, info: { ...bare.release.info, demonstration: false } };
    expect(() => describeCatalogue(price, imported, 'zh_CN')).toThrow('has no data on “Prices”');
    expect(() => describeCatalogue(price, bare.release, 'zh_CN')).toThrow('on “Prices” is still being made');
  });

  test('prices are cut by trim and model year, whose members are found by a part of their name', () => {
    const { dimensions } = describeCatalogue(price, priced.release, 'en');
    const own = dimensions.filter(({ key }) => ['trim', 'modelYear'].includes(key));
    expect(own.map(({ key, name, parent, members, ordered }) => [key, name, parent, members, ordered])).toEqual([
      ['trim', 'Trim', 'subModel', smallTrims.length, false],
      ['modelYear', 'Model year', null, 4, true],
    ]);
    const find = (wanted: Parameters<typeof findMembers>[2]) =>
      findMembers(price, priced.release, wanted, 'zh_CN').members;
    expect(find({ dimension: 'trim', search: '配置5' })).toEqual([{ key: 'trim-5', name: '配置5', parent: 'sub-2' }]);
    expect(find({ dimension: 'trim', within: { subModel: ['sub-0'] } }).map(({ key }) => key)).toEqual([
      'trim-0',
      'trim-1',
    ]);
    expect(find({ dimension: 'modelYear' }).map(({ name }) => name)).toEqual(['2022款', '2023款', '2024款', '未知']);
  });

  test('a named dimension says by what its members are thought of together, as far as the release tells that apart', () => {
    const { dimensions } = describeCatalogue(sales, priced.release, 'en');
    const grouped = dimensions.flatMap(({ key, groupedBy }) => (groupedBy.length > 0 ? [[key, groupedBy]] : []));
    expect(grouped).toEqual([
      ['manufacturer', ['manufacturerType', 'originType']],
      ['brand', ['origin', 'luxuryType']],
    ]);
  });

  test('members are asked of the dataset that is cut by them', () => {
    const wanted = { dimension: 'period', search: '2021-1' };
    const { members } = findMembers(price, priced.release, wanted, 'en');
    expect(members.map(({ key }) => key)).toEqual(['2021-11', '2021-12']);
    expect(findMembers(sales, priced.release, { dimension: 'dataSource' }, 'en').all).toBe(2);
    expect(() => findMembers(price, priced.release, { dimension: 'event' }, 'en')).toThrow('has no dimension event');
    // Places do not bear on cars.
    const within = { area: ['nowhere'], segment: ['C'] };
    expect(findMembers(sales, priced.release, { dimension: 'subModel', within }, 'en').all).toBe(2);
  });

  test('of each member is said what is left under the others, counted by its narrowest level; who has nothing left comes last', () => {
    const facts = smallFacts();
    const under = {
      filters: { fuelType: ['BEV'], city: ['1101'], brand: ['nobody'] },
      without: { model: ['model-0'] },
    };
    const found = findMembers(sales, priced.release, { dimension: 'brand', under }, 'en');
    const passing = facts.filter(
      ({ fuelType, model }) => under.filters.fuelType.includes(fuelType) && model !== 'model-0',
    );
    const leftOf = (brand: string) =>
      new Set(passing.filter((fact) => fact.brand === brand).map(({ subModel }) => subModel)).size;
    expect(found.leftOf).toEqual({ key: 'subModel', name: 'Sub-model' });
    expect(found.members.map(({ key, left }) => [key, left])).toEqual(
      found.members.map(({ key }) => [key, leftOf(key)]),
    );
    const left = found.members.map((member) => member.left ?? 0);
    expect([left.includes(0), left.some((count) => count > 0)]).toEqual([true, true]);
    expect(left.map((count) => count === 0)).toEqual(left.map((count) => count === 0).sort());

    const areas = findMembers(sales, priced.release, { dimension: 'area', under, within: { city: ['1101'] } }, 'en');
    expect([areas.leftOf?.key, areas.members, areas.outside]).toEqual([
      'city',
      [{ key: 'north', name: 'North', parent: null, left: 1 }],
      new Set(facts.map(({ area }) => area)).size - 1,
    ]);
    expect(findMembers(sales, priced.release, { dimension: 'period', under }, 'en').leftOf).toBeUndefined();
  });
});
