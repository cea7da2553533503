import { expect, test } from '@jest/globals';
import type { TableColumn, TableRow, WatchRule } from '@portal/contract';
import { emptyForm, formOf, hasPlaces, inUnit, type RuleForm, rowsOf, ruleOf } from './rule-of.ts';

const column = (key: string, kind: TableColumn['kind']): TableColumn => ({
  key,
  kind,
  name: key,
  format: kind === 'indicator' ? 'count' : null,
  unit: '',
  definition: '',
  formula: '',
  growth: false,
});
const row = (keys: Record<string, string>, volume: number | null, kind: TableRow['kind'] = 'row'): TableRow => ({
  id: JSON.stringify(keys),
  kind,
  keys,
  names: { brand: `Brand ${keys.brand}`, period: keys.period ?? '' },
  values: { volume },
});
const columns = [column('period', 'dimension'), column('brand', 'dimension'), column('volume', 'indicator')];
const rows = rowsOf({
  columns,
  rows: [
    row({ period: '2026-09', brand: 'a' }, 1),
    row({ period: '2026-10', brand: 'a' }, 2),
    row({ period: '2026-10', brand: 'b' }, null),
    row({ period: '2026-10' }, 9, 'subtotal'),
    row({}, 11, 'total'),
  ],
});

test('each row of a table is watched once, with its newest figure', () => {
  expect(rows.map(({ name, keys, values }) => [name, keys, values.volume])).toEqual([
    ['Brand a', { brand: 'a' }, 2],
    ['Brand b', { brand: 'b' }, null],
  ]);
  expect(rowsOf({ columns: [columns[0], columns[2]] as TableColumn[], rows: [row({ period: '2026-10' }, 1)] })).toEqual(
    [],
  );
});

test('a table by one source that lists members has places', () => {
  expect(hasPlaces({ by: ['brand'], dataSources: ['DATASOURCE_CLH_SALES'] })).toBe(true);
  expect(hasPlaces({ by: ['period'], dataSources: [] })).toBe(false);
  expect(hasPlaces({ by: ['brand'], dataSources: ['DATASOURCE_CLH_SALES', 'DATASOURCE_CLH_PIFA'] })).toBe(false);
});

test('a percentage is spoken of in percent', () => {
  expect([
    inUnit(0.125, { format: 'percent' }),
    inUnit(3, { format: 'points' }),
    inUnit(null, { format: 'count' }),
  ]).toEqual([...[12.5, 3, null]]);
});

test('a form gives the rule that it says, or none while a number does not fit', () => {
  const form = (rest: Partial<RuleForm>) =>
    ruleOf(
      {
        kind: 'above',
        row: rows[1]?.value ?? '',
        indicator: 'volume',
        than: '12,000.5',
        first: '10',
        day: '3',
        hour: '9',
        ...rest,
      },
      rows,
    );
  expect(form({})).toEqual({ kind: 'above', indicator: 'volume', keys: { brand: 'b' }, than: 12000.5 });
  expect(form({ row: '', kind: 'below', than: '-3' })).toMatchObject({ keys: {}, than: -3 });
  for (const than of ['', 'many', '1.2.3']) expect(form({ than })).toBeNull();
  expect(form({ kind: 'change', than: '-3' })).toBeNull();
  expect(form({ kind: 'within' })).toEqual({ kind: 'within', indicator: 'volume', keys: { brand: 'b' }, first: 10 });
  expect(form({ kind: 'entry' })).toEqual({ kind: 'entry', indicator: 'volume', first: 10 });
  for (const first of ['0', '1.5', '1001', '']) expect(form({ kind: 'left', first })).toBeNull();
  expect(form({ kind: 'weekly' })).toEqual({ kind: 'weekly', day: 3, hour: 9 });
  expect(form({ kind: 'daily' })).toEqual({ kind: 'daily', hour: 9 });
  expect(form({ kind: 'monthly' })).toEqual({ kind: 'monthly' });
});

test.each<WatchRule>([
  { kind: 'below', indicator: 'volume', keys: { brand: 'b' }, than: 12.5 },
  { kind: 'change', indicator: 'volume', keys: {}, than: 5 },
  { kind: 'left', indicator: 'volume', keys: { brand: 'gone' }, first: 3 },
  { kind: 'entry', indicator: 'volume', first: 20 },
  { kind: 'monthly' },
  { kind: 'weekly', day: 5, hour: 0 },
])('a rule that is opened and saved is the same rule: $kind', (rule) => {
  const { form, rows: offered } = formOf(rule, rows, 'Brand gone');
  expect(ruleOf({ ...emptyForm, row: rows[0]?.value ?? '', indicator: 'volume', ...form }, offered)).toEqual(rule);
  expect(offered.map(({ name }) => name)).toEqual(
    'keys' in rule && rule.keys.brand === 'gone' ? ['Brand gone', 'Brand a', 'Brand b'] : ['Brand a', 'Brand b'],
  );
});
