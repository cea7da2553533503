import { expect, test } from '@jest/globals';
import { marketViews } from './market-view.ts';
import { questionBase } from './question-base.ts';
import { filterDimensions, viewSources } from './view.ts';

const { ofRelease } = marketViews({ sources: viewSources, dimensions: filterDimensions });

const covered = { first: '2010-01', last: '2024-08' };
const viewOf = (query: string, ...keys: string[]) => {
  const search = new URLSearchParams(query);
  return ofRelease(search, { ...covered, dataSources: keys.map((key) => ({ key, ...covered })) });
};
const sourceOf = (query: string, ...keys: string[]) => viewOf(query, ...keys).dataSource;

test('an address without a source shows the first one that the release has', () => {
  expect(sourceOf('', 'DATASOURCE_CLH_PIFA', 'DATASOURCE_CLH_SALES')).toBe('DATASOURCE_CLH_PIFA');
  expect(sourceOf('', 'DATASOURCE_CLH_SALES')).toBe('DATASOURCE_CLH_SALES');
  expect(sourceOf('source=nonsense', 'DATASOURCE_ZD_LINGSHOU')).toBe('DATASOURCE_ZD_LINGSHOU');
});

test('a source that is named stays, also where the release has it not', () => {
  expect(sourceOf('source=DATASOURCE_ZD_LINGSHOU', 'DATASOURCE_CLH_SALES')).toBe('DATASOURCE_ZD_LINGSHOU');
});

test.each([
  ['from=2021-09&to=2024-08', 'monthly', '2021-09'],
  ['from=2021-08&to=2024-08', 'annual', '2021-08'],
  ['from=2018-01&to=2024-08', 'annual', '2018-01'],
  ['from=2018-01&to=2024-08&dateType=annual', 'annual', '2018-01'],
  ['from=2010-01&to=2024-08', 'annual', '2015-01'],
  ['from=1999-01&to=2010-06', 'monthly', '1999-01'],
])('S5.032 %s is shown by periods that can hold it: %s', (query, dateType, from) => {
  expect(viewOf(query, 'DATASOURCE_CLH_PIFA')).toMatchObject({ dateType, from });
});

test('an area that is open to other sources offers whatever the release has, the usual ones first', () => {
  const open = marketViews({ sources: viewSources, otherSources: true, dimensions: filterDimensions });
  const viewOf = (query: string, ...keys: string[]) =>
    open.ofRelease(new URLSearchParams(query), {
      ...covered,
      dataSources: keys.map((key) => ({ key, ...covered })),
    }).dataSource;
  expect(viewOf('', 'DATASOURCE_CLH_SALES', 'DATASOURCE_EXPORT')).toBe('DATASOURCE_CLH_SALES');
  expect(viewOf('', 'DATASOURCE_EXPORT')).toBe('DATASOURCE_EXPORT');
  expect(viewOf('source=DATASOURCE_EXPORT', 'DATASOURCE_CLH_SALES')).toBe('DATASOURCE_EXPORT');
  expect(viewOf('source=exports', 'DATASOURCE_EXPORT')).toBe('DATASOURCE_EXPORT');
  const written = open.write(open.read(new URLSearchParams('source=DATASOURCE_EXPORT')), new URLSearchParams());
  expect(written.get('source')).toBe('DATASOURCE_EXPORT');
  expect(sourceOf('source=DATASOURCE_EXPORT', 'DATASOURCE_CLH_PIFA', 'DATASOURCE_EXPORT')).toBe('DATASOURCE_CLH_PIFA');
});

test('a dataset without sources is about all months of the release, and leaves the source of another page alone', () => {
  const plain = marketViews({ sources: [], dimensions: ['brand'] });
  const search = new URLSearchParams('source=DATASOURCE_CLH_PIFA&from=2018-01&to=2024-08&brand=b1');
  const view = plain.ofRelease(search, { ...covered, dataSources: [] });
  expect(view).toMatchObject({ dataSource: null, dateType: 'annual', from: '2018-01', filters: { brand: ['b1'] } });
  expect(plain.write({ ...view, filters: {} }, search).toString()).toBe(
    'source=DATASOURCE_CLH_PIFA&dateType=annual&from=2018-01&to=2024-08',
  );
  const released = { ...covered, dataset: 'incentive', dataSources: [] };
  expect(questionBase(view, released)).toMatchObject({ dataset: 'incentive', dataSources: [], to: '2024-08' });
});
