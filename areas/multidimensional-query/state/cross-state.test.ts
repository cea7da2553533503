import { describe, expect, test } from '@jest/globals';
import type { Catalogue } from '../data/ask.ts';
import { crossView } from './cross-state.ts';
import { limitableOf } from './limitable.ts';
import { resolve } from './resolve.ts';
import { templateOf, templates } from './templates.ts';

const query = (text: string) => new URLSearchParams(text);

describe('the address of a cross-analysis', () => {
  test('a link reopens exactly what it was copied from', () => {
    const state = crossView.read(
      query(
        'fig=sales.volume.DATASOURCE_CLH_PIFA&fig=price.tp&row=area&row=province&col=period&narrow=fuelType&top=10' +
          '&sort=-2026-01@price.tp&as=row&mark=scale&figuresOnRows=1&depth=2&turned=north~hebei&show=scatter&x=a&y=b',
      ),
    );
    expect(crossView.read(query(crossView.write(state, query('')).toString()))).toEqual(state);
    expect(state).toMatchObject({ way: 'scatter', rows: ['area', 'province'], top: '10', figuresOnRows: true });
  });

  test('what is not understood becomes plain, and what is not of the view stays', () => {
    const odd = query('show=pie&top=7&as=%00&depth=9&mark=&row=&row=area&campaign=autumn');
    expect(crossView.read(odd)).toMatchObject({ way: 'pivot', top: 'all', as: 'value', depth: '1', rows: ['area'] });
    expect(crossView.write(crossView.read(odd), odd).get('campaign')).toBe('autumn');
    const many = query(Array.from({ length: 50 }, (_, at) => `row=d${at}&fig=f${at}`).join('&'));
    expect(crossView.read(many).rows).toHaveLength(4);
    expect(crossView.read(many).figures).toHaveLength(12);
  });

  test('every template is found again by its address', () => {
    for (const template of templates) expect(templateOf(crossView.read(query(template.query)))?.key).toBe(template.key);
    expect(new Set(templates.map(({ key }) => key)).size).toBe(templates.length);
  });
});

const dimension = (key: string, distinguished = true) => ({
  key,
  name: `d:${key}`,
  parent: null,
  otherParents: [],
  definition: '',
  members: 2,
  distinguished,
  ordered: false,
  groups: [],
  groupedBy: [],
});

const catalogue = (dataset: string, dimensions: string[], sources: string[] = []) =>
  ({
    dataset,
    name: dataset,
    first: '2024-01',
    last: '2026-09',
    dataSources: sources.map((key) => ({ key, name: `s:${key}`, definition: '', first: '2024-01', last: '2026-08' })),
    dimensions: ['period', 'dataSource', ...dimensions].map((key) => dimension(key)),
    indicators: [
      { key: 'volume', name: 'Volume', adds: 'always' },
      { key: 'mom', name: 'MoM', adds: 'never', against: 'before' },
      { key: 'yoy', name: 'YoY', adds: 'never', against: 'yearBefore' },
    ],
  }) as unknown as Catalogue;

describe('what an account can have of an address', () => {
  const owned = [catalogue('sales', ['brand', 'area'], ['DATASOURCE_A']), catalogue('outlet', ['area', 'kind'])];
  const ask = (text: string, dateType: 'monthly' | 'annual' = 'monthly') =>
    resolve(crossView.read(query(text)), { dateType }, owned);

  test('dimensions are those that all figures share; a source is chosen with its figure and is none', () => {
    const both = ask('fig=sales.volume.DATASOURCE_A&fig=outlet.volume&row=brand&row=area');
    expect(both.dimensions.map(({ key }) => key)).toEqual(['period', 'area']);
    expect(both.placement.rows).toEqual(['area']);
    expect(both.dropped).toEqual(['d:brand']);
    expect(both.figures.map(({ name }) => name)).toEqual(['s:DATASOURCE_A', 'Volume']);
    expect(ask('fig=sales.volume.DATASOURCE_A&row=brand').dropped).toEqual([]);
  });

  test('a figure that the account or the release has not is left out and said', () => {
    const { figures, dropped } = ask('fig=outlet.volume&fig=price.tp');
    expect(figures.map(({ id }) => id)).toEqual(['outlet.volume']);
    expect(dropped).toEqual(['price.tp']);
  });

  test('years have no figure against the period before, which is the year before: it is named apart', () => {
    const text = 'fig=outlet.mom&fig=outlet.yoy&fig=outlet.volume';
    const ids = (figures: readonly { id: string }[]) => figures.map(({ id }) => id);
    expect(ids(ask(text).figures)).toEqual(['outlet.mom', 'outlet.yoy', 'outlet.volume']);
    const years = ask(text, 'annual');
    expect(ids(years.figures)).toEqual(['outlet.yoy', 'outlet.volume']);
    expect(ids(years.offInYears)).toEqual(['outlet.mom']);
    expect(years.dropped).toEqual([]);
  });

  test('an address with nothing to show still has months to choose', () => {
    expect(ask('fig=outlet.mom', 'annual').covering.map(({ id }) => id)).toEqual(['outlet.mom']);
    expect(ask('fig=price.tp').covering).toHaveLength(1);
  });

  test('rows are narrowed by the figures that are shown: all of a pivot, two of a scatter, none over time alone', () => {
    const text = 'fig=outlet.volume&fig=outlet.yoy&fig=outlet.mom&row=area';
    const keysOf = (more: string) =>
      limitableOf(crossView.read(query(text + more)), ask(text + more)).map(({ key }) => key);
    expect(keysOf('')).toEqual(['outlet.volume', 'outlet.yoy', 'outlet.mom']);
    expect(keysOf('&show=scatter&y=outlet.mom')).toEqual(['outlet.volume', 'outlet.mom']);
    expect(keysOf('&show=gap')).toEqual([]);
  });
});
