import { describe, expect, test } from '@jest/globals';
import type { MarketAnswer, MarketRow } from '@portal/contract';
import {
  aboutAnswer,
  columnHead,
  csvNotes,
  csvOf,
  isGrowth,
  nextSorting,
  pivotOf,
  rowPlaces,
  signedAbout,
  sortRows,
  tabbedText,
  tableOf,
} from '@portal/contract';
import { testCatalogue } from '../testing/market.ts';
import { cellText } from './cell-text.ts';

const indicator = (key: string, format: 'count' | 'percent' | 'points', unit = '') => ({
  key,
  kind: 'indicator' as const,
  name: key,
  unit,
  format,
  definition: '',
});
const dimension = (key: string) => ({
  key,
  kind: 'dimension' as const,
  name: key,
  unit: '',
  format: null,
  definition: '',
});

const ranking: MarketAnswer = {
  columns: [dimension('brand'), indicator('volume', 'count', 'cars'), indicator('yoy', 'percent')],
  rows: [
    { kind: 'row', keys: { brand: 'a' }, names: { brand: '=SUM(A1)' }, values: { volume: 300, yoy: 0.123456 } },
    { kind: 'row', keys: { brand: 'b' }, names: { brand: '比亚迪, "B"' }, values: { volume: 500, yoy: null } },
    { kind: 'others', keys: {}, names: {}, values: { volume: 900, yoy: -0.05 } },
  ],
  total: { volume: 1700, yoy: 0.01 },
  cut: { shown: 2, all: 40 },
  release: { id: 'r1', publishedAt: '2024-09-10T00:00:00Z', demonstration: true, note: '' },
  period: { from: '2024-01', to: '2024-08', preliminaryFrom: null },
  dataSources: [{ key: 'DATASOURCE_CLH_PIFA', name: 'Association wholesale volume' }],
  coverage: [],
};

describe('table of an answer', () => {
  test('what is growth is what the catalogue says; before it is there, nothing', () => {
    const growing = (catalogue?: typeof testCatalogue) =>
      tableOf(ranking, 'en', catalogue).columns.flatMap(({ key, growth }) => (growth ? [key] : []));
    expect([growing(testCatalogue), growing()]).toEqual([['yoy'], []]);
    const turned = testCatalogue.indicators.map((entry) => ({ ...entry, growth: entry.key === 'volume' }));
    expect(growing({ ...testCatalogue, indicators: turned })).toEqual(['volume']);
    expect([isGrowth(testCatalogue, 'shareChange'), isGrowth(testCatalogue, 'share'), isGrowth(null, 'yoy')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('others and the total stand at the end under their names', () => {
    const model = tableOf(ranking, 'zh_CN');
    expect(model.rows.map(({ names }) => names.brand)).toEqual(['=SUM(A1)', '比亚迪, "B"', '其他', '合计']);
    expect(model.cut).toEqual({ shown: 2, all: 40 });
  });

  test('sorting leaves others and the total at the end and missing figures last', () => {
    const model = tableOf(ranking, 'en');
    expect(sortRows(model.rows, { key: 'volume', direction: 'descending' }).map(({ keys }) => keys.brand)).toEqual([
      'b',
      'a',
      undefined,
      undefined,
    ]);
    for (const direction of ['ascending', 'descending'] as const)
      expect(sortRows(model.rows, { key: 'yoy', direction })[1]?.keys.brand).toBe('b');
    expect(nextSorting(null, 'volume', model)).toEqual({ key: 'volume', direction: 'descending' });
    expect(nextSorting({ key: 'volume', direction: 'descending' }, 'volume', model).direction).toBe('ascending');
  });

  test('members with an order of their own stand in it, whatever their names spell; who is not in it stands last', () => {
    const order = ['1', 'new1', '2'];
    const rows = ['2', 'x', 'new1', '1'].map(
      (tier): MarketRow => ({ kind: 'row', keys: { tier }, names: { tier }, values: {} }),
    );
    const model = tableOf({ ...ranking, columns: [{ ...dimension('tier'), order }], rows, total: null }, 'en');
    const sorted = (direction: 'ascending' | 'descending') =>
      sortRows(model.rows, { key: 'tier', direction }, model.columns).map(({ keys }) => keys.tier);
    expect(sorted('ascending')).toEqual(['1', 'new1', '2', 'x']);
    expect(sorted('descending')).toEqual(['x', '2', 'new1', '1']);
  });

  test('S9.042 S9.045 S9.047 figures are shown rounded, and - where missing', () => {
    expect(cellText(1234567, { format: 'count' })).toBe('1,234,567');
    expect(cellText(0.29, { format: 'percent' })).toBe('29.0%');
    expect(cellText(-1.25, { format: 'points' })).toBe('-1.3');
    expect(cellText(null, { format: 'percent' })).toBe('-');
  });
});

describe('places of a ranking', () => {
  const { columns, rows } = tableOf(
    {
      ...ranking,
      rows: [
        ...[9, 7, 7, 5, 0].map((volume, at) => ({
          kind: 'row' as const,
          keys: { brand: `${at}` },
          names: {},
          values: { volume, yoy: at === 3 ? null : 0.1 },
        })),
        { kind: 'others', keys: {}, names: {}, values: { volume: 900, yoy: -0.05 } },
      ],
    },
    'en',
  );

  test('S3.032 equal figures share a place, what sold nothing has none, others and the total neither', () => {
    const places = rowPlaces(rows, columns, { key: 'volume', direction: 'descending' });
    expect(places).toEqual([1, 2, 2, 4, null, null, null]);
  });

  test('the place is that of the figure that is sorted by, of the first figure where names are', () => {
    expect(rowPlaces(rows, columns, { key: 'yoy', direction: 'ascending' }).slice(0, 5)).toEqual([1, 1, 1, null, null]);
    expect(rowPlaces(rows, columns, { key: 'brand', direction: 'ascending' })[3]).toBe(4);
  });
});

describe('export', () => {
  const csv = csvOf(tableOf(ranking, 'en'), 'en');

  test('the rows are those of the screen, the figures exact, the unit in the head', () => {
    expect(csv.split('\r\n')).toEqual([
      '\uFEFFbrand,volume (cars),yoy (%)',
      "'=SUM(A1),300,12.3456",
      '"比亚迪, ""B""",500,',
      'Others,900,-5',
      'Total,1700,1',
      '',
    ]);
  });

  test('the signs between cells and before decimals are those that somebody has chosen', () => {
    const style = { delimiter: ';', decimal: ',' } as const;
    expect(csvOf(tableOf(ranking, 'en'), 'en', style).split('\r\n').slice(0, 3)).toEqual([
      '\uFEFFbrand;volume (cars);yoy (%)',
      "'=SUM(A1);300;12,3456",
      '"比亚迪, ""B""";500;',
    ]);
  });

  test('a head does not say its unit again where the name says it', () => {
    const [, volume] = tableOf(ranking, 'en').columns;
    const headOf = (name: string, unit: string) => volume && columnHead({ ...volume, name, unit }, 'en');
    expect(headOf('Entries', 'entries')).toBe('Entries');
    expect(headOf('Listed sub-models', 'sub-models')).toBe('Listed sub-models');
    expect(headOf('Entered', 'entries')).toBe('Entered (entries)');
    expect(headOf('Unitary figure', 'unit')).toBe('Unitary figure (unit)');
  });

  test('what the figures are is a text of its own, which names the figure that it defines, and who provides them', () => {
    const { columns } = tableOf(ranking, 'en');
    const meant = columns.map((column) => ({
      ...column,
      ...(column.key === 'volume' && { definition: 'Cars, counted once' }),
    }));
    expect(csvNotes(meant, [['Period', '2024/01 ~ 2024/08']], 'en')).toBe(
      '\uFEFFPeriod: 2024/01 ~ 2024/08\r\nDefinition · volume: Cars, counted once\r\n',
    );
    const firm = { firm: { zh_CN: '甲公司', en: 'Firm A' }, contact: 'mailto:a@b.cn' };
    expect(csvNotes([], signedAbout([['Period', '2024']], firm, 'en'), 'en')).toBe(
      '\uFEFFPeriod: 2024\r\nProvided by: Car market portal · Firm A · a@b.cn\r\n',
    );
    expect(signedAbout([], {}, 'en')).toEqual([]);
  });

  test('what is pasted has all rows, parted by tabs', () => {
    expect(tabbedText(tableOf(ranking, 'en'), 'en').split('\r\n')).toEqual([
      'brand\tvolume (cars)\tyoy (%)',
      "'=SUM(A1)\t300\t12.3456",
      '比亚迪, "B"\t500\t',
      'Others\t900\t-5',
      'Total\t1700\t1',
    ]);
  });
});

test('an answer by period and member becomes a table with a column for each member', () => {
  const row = (kind: 'row' | 'subtotal', period: string, fuelType: string, volume: number): MarketRow => ({
    kind,
    keys: { period, ...(fuelType && { fuelType }) },
    names: { period: `P ${period}`, ...(fuelType && { fuelType: `F ${fuelType}` }) },
    values: { volume },
  });
  const answer: MarketAnswer = {
    ...ranking,
    columns: [dimension('period'), dimension('fuelType'), indicator('volume', 'count')],
    rows: [
      row('row', '2024-01', 'BEV', 1),
      row('row', '2024-01', 'ICE', 2),
      row('row', '2024-02', 'ICE', 4),
      row('subtotal', '2024-01', '', 3),
      row('subtotal', '2024-02', '', 4),
    ],
    total: null,
  };
  const model = pivotOf(answer, { rows: 'period', columns: 'fuelType', indicator: 'volume' }, 'en');
  expect(model.columns.map(({ name }) => name)).toEqual(['period', 'F BEV', 'F ICE', 'Total']);
  expect(model.rows.map(({ values }) => [values['m:BEV'], values['m:ICE'], values.all])).toEqual([
    [1, 2, 3],
    [null, 4, 4],
  ]);
});

describe('what nobody delivered', () => {
  const coverage: MarketAnswer['coverage'] = [
    {
      dataSource: 'DATASOURCE_CLH_PIFA',
      months: 1,
      of: 2,
      uncovered: ['2024-02'],
      partly: [],
      combined: [],
      says: ['1 of 2 months (not covered: 2024/02)', 'BEV only'],
    },
  ];
  const row = (period: string, volume: number | null) => ({
    kind: 'row' as const,
    keys: { period, brand: 'a' },
    names: { period, brand: 'A' },
    values: { volume },
  });
  const answer: MarketAnswer = {
    ...ranking,
    columns: [dimension('period'), dimension('brand'), indicator('volume', 'count', 'cars')],
    coverage,
    rows: [row('2024-01', 0), row('2024-02', null)],
    total: { volume: 0 },
    cut: null,
  };

  test('is marked in the rows of a table, and of one turned by period; the total is of the rest', () => {
    const marks = ({ rows }: ReturnType<typeof tableOf>) => rows.map(({ uncovered }) => uncovered);
    expect(marks(tableOf(answer, 'en'))).toEqual([false, true, false]);
    expect(marks(pivotOf(answer, { rows: 'period', columns: 'brand', indicator: 'volume' }, 'en'))).toEqual([
      false,
      true,
    ]);
  });

  test('is empty in a file, which says so among its notes', () => {
    const { columns } = tableOf(answer, 'en');
    expect(csvOf(tableOf(answer, 'en'), 'en')).toContain('2024-02,A,\r\n');
    expect(csvNotes(columns, aboutAnswer(answer, [], 'en'), 'en')).toContain(
      'Coverage: 1 of 2 months (not covered: 2024/02); BEV only',
    );
    expect(csvNotes(columns, aboutAnswer(answer, [], 'zh_CN'), 'zh_CN')).toContain('覆盖范围：');
  });
});

describe('rows that are no car or maker of their own', () => {
  const row = (brand: string, volume: number, more: Pick<MarketRow, 'unnamed'> = {}): MarketRow => {
    return { kind: 'row', keys: { brand }, names: { brand }, values: { volume, yoy: null }, ...more };
  };
  const rest = row('rest', 900, { unnamed: { brand: 'remainder' } });
  const { rows, columns } = tableOf({ ...ranking, rows: [rest, row('a', 300), row('b', 500)] }, 'en');

  test.each([
    ['descending', ['b', 'a', 'rest']],
    ['ascending', ['a', 'b', 'rest']],
  ] as const)('stand behind the others and have no place, sorted %s', (direction, wanted) => {
    const sorting = { key: 'volume', direction };
    const sorted = sortRows(rows, sorting).filter(({ kind }) => kind === 'row');
    expect(sorted.map(({ keys }) => keys.brand)).toEqual(wanted);
    expect(rowPlaces(sorted, columns, sorting)).toEqual([1, 2, null]);
  });
});
