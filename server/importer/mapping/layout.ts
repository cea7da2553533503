import type { DeliveryKind } from '../../market/index.ts';
import { nearest, plain } from '../rows/plain-text.ts';
import { refuseFile } from '../rows/source-row.ts';
import { type Field, fields, type Mapping } from './mapping.ts';
import { type MonthColumn, monthColumnsOf } from './month-columns.ts';
import type { Condition } from './reading-settings.ts';

/** A condition that a row must meet: to have one of some values, or none of them. */
export interface Test {
  column: number;
  values: Set<string>;
  wanted: boolean;
}

/** Where in a row of this file each thing stands; columns are counted from 0. */
export interface Layout {
  header: string[];
  columns: Partial<Record<Field, number>>;
  /** For files with a column per month; empty for files with a row per month. */
  months: readonly MonthColumn[];
  where: Test[];
  total: Test[] | null;
  /** Columns of the file, by name, that nothing above reads. */
  unread: string[];
  /** Fields that neither file nor mapping says. */
  unspecified: Field[];
}

/** The refusal of a file that does not say the fields that no row can do without. */
export const refuseUnspecified = (missing: readonly string[]) =>
  refuseFile(
    'importer.field-not-specified',
    `文件没有说明：${missing.join('、')}；请在映射的 columns 或 constants 中给出。`,
    `The file does not specify: ${missing.join(', ')}; define it under "columns" or "constants" in the mapping.`,
  );

/** @param need finds the column of a name, or refuses */
export const testsOf = (conditions: readonly Condition[], need: (name: string) => number): Test[] =>
  conditions.flatMap(({ column, in: wanted, not }) => {
    const test = (values: readonly string[] | undefined, isWanted: boolean): Test[] =>
      values ? [{ column: need(column), values: new Set(values.map((value) => plain(value))), wanted: isWanted }] : [];
    return [...test(wanted, true), ...test(not, false)];
  });

const headerKey = (name: string): string => plain(name).toLowerCase();

/** Finds columns by their names: `find` may find none, `need` refuses then. @throws Refusal where a name stands twice */
export function finder(header: string[]) {
  const keys = header.map(headerKey);
  const find = (name: string): number | undefined => {
    const at = keys.indexOf(headerKey(name));
    if (at < 0) return undefined;
    if (keys.lastIndexOf(headerKey(name)) !== at) {
      throw refuseFile(
        'importer.column-repeated',
        `表头中“${name}”出现了不止一次；请改名后重试。`,
        `The header contains "${name}" more than once; rename one of the columns.`,
      );
    }
    return at;
  };
  const need = (name: string): number => {
    const at = find(name);
    if (at !== undefined) return at;
    const known = nearest(name, header.filter(Boolean));
    throw refuseFile(
      'importer.column-missing',
      `表头中没有列“${name}”；最接近的是 ${known.join('、')}。如果表头在别的行，请在映射的 head 中写明。`,
      `The header has no column "${name}"; closest matches: ${known.join(', ')}. Where the head stands in another row, say it under "head" in the mapping.`,
    );
  };
  return { find, need };
}

/** What the rows of a delivery say. */
export type Saying = 'figures' | 'keys' | 'cars';

const neededBy: Readonly<Record<Saying, readonly Field[]>> = {
  figures: ['month', 'volume'],
  keys: ['month'],
  cars: [],
};

/** @returns what the rows of a delivery say */
export const sayingOf = (kind: DeliveryKind): Saying =>
  kind === 'withdraw' ? 'keys' : kind === 'describe' ? 'cars' : 'figures';

/**
 * Finds the columns that the mapping speaks of.
 * @param made columns that were made from another one, with the place of that
 * @param saying what rows say: figures, the keys of figures without them, or cars alone
 * @throws Refusal when a column is missing or stands twice, or the file cannot say month, volume or car
 */
export function layoutOf(
  header: string[],
  mapping: Mapping,
  made: ReadonlyMap<number, number> = new Map<number, number>(),
  saying: Saying = 'figures',
): Layout {
  const { find, need } = finder(header);
  const columns: Layout['columns'] = {};
  for (const field of fields) {
    const named = mapping.columns?.[field];
    const column = named === undefined ? find(field) : need(named);
    if (column !== undefined) columns[field] = column;
  }
  const taken = new Set(Object.values(columns));
  const given = (field: Field) =>
    columns[field] !== undefined || mapping.constants?.[field] !== undefined || mapping.derived?.[field] !== undefined;
  const months = mapping.monthColumns
    ? monthColumnsOf(header, mapping.monthColumns, {
        free: (column) => !taken.has(column) && !made.has(column),
        hasYear: given('year'),
        hasMonth: given('month'),
        need,
      })
    : [];
  const needed: Field[] = mapping.monthColumns ? [] : [...neededBy[saying]];
  const missing = needed.filter((field) => !given(field));
  if (!['subModel', 'model', 'brand'].some((field) => given(field as Field))) missing.push('model');
  if (saying !== 'cars' && !given('dataSource')) missing.push('dataSource');
  if (missing.length > 0) {
    throw refuseUnspecified(missing);
  }
  const tests = (conditions: readonly Condition[]): Test[] => testsOf(conditions, need);
  const where = tests(mapping.where ?? []);
  const total = mapping.total ? tests(mapping.total.where) : null;
  const named = [...taken, ...[...months, ...where, ...(total ?? [])].map(({ column }) => column)];
  const read = new Set(named.flatMap((column) => [column, made.get(column) ?? column]));
  const unread = header.filter((name, column) => plain(name) !== '' && !read.has(column) && !made.has(column));
  const byMonth: Field[] = months.length > 0 ? ['month', 'volume'] : [];
  const unspecified = fields.filter((field) => !given(field) && !byMonth.includes(field));
  return { header, columns, months, where, total, unread, unspecified };
}

export const passes = (cells: string[], tests: Test[]): boolean =>
  tests.every(({ column, values, wanted }) => values.has(plain(cells[column] ?? '')) === wanted);
