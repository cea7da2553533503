import type { FileDeclaration, FileField } from '../../market/index.ts';
import { nearestOf } from '../mapping/field-names.ts';
import { finder, refuseUnspecified, type Test, testsOf } from '../mapping/layout.ts';
import type { DeclaredMapping } from '../mapping/mapping-of-dataset.ts';
import { monthColumnsOf } from '../mapping/month-columns.ts';
import type { MonthColumnsWanted } from '../mapping/reading-settings.ts';
import { parseBareMonths } from '../parse/parse-months.ts';
import { plain } from '../rows/plain-text.ts';
import { refuseFile, type Source } from '../rows/source-row.ts';
import { type Pivot, pivotOf } from './pivot.ts';

/** A month of every row, and where its figures stand. */
export interface MonthOfRow {
  /** year * 12 + month - 1; null where the row says the year, or the month. */
  month: number | null;
  text: string;
  isYear?: true;
  figures: { field: string; column: number }[];
}

/** Where in a row of a file each field stands; columns are counted from 0. */
export interface Columns {
  header: string[];
  columns: Record<string, number>;
  /** The months of a file that has a column for each; empty where a row is of one month. */
  months: MonthOfRow[];
  /** Where each row says one figure; null where it says all. */
  pivot: Pivot | null;
  where: Test[];
  /** Columns of the file that nothing reads, with the field that each may be meant for. */
  unread: { column: string; nearest: string | null }[];
}

/** The field of a file that says its month; null where it is of no month. */
const monthFieldOf = ({ fields }: FileDeclaration): string | null =>
  Object.entries(fields).find(([, field]) => field.kind === 'time' && field.unit === 'month')?.[0] ?? null;

/** Whether no row can do without a field. */
const isNeeded = (field: FileField): boolean =>
  field.kind === 'time' || (field.kind !== 'name' && field.otherwise === undefined);

/** Which columns hold a month of which figure: of each that the mapping names, or of the one that nothing else says. */
function wantedByFigure(
  wanted: NonNullable<DeclaredMapping['monthColumns']>,
  unspecified: readonly string[],
): [figure: string, wanted: MonthColumnsWanted][] {
  if (wanted === false) return [];
  if (typeof wanted === 'object' && !Array.isArray(wanted) && !('pattern' in wanted)) {
    return Object.entries(wanted as Record<string, MonthColumnsWanted>);
  }
  const [figure, another] = unspecified;
  if (figure === undefined || another !== undefined) {
    throw refuseFile(
      'importer.month-figure-unspecified',
      `请在 monthColumns 中写明月份列是哪个数字，例如 {"msrp": true}；尚未给出的数字：${unspecified.join('、') || '无'}。`,
      `monthColumns has to say which figure the columns of months hold, such as {"msrp": true}; figures that nothing else says: ${unspecified.join(', ') || 'none'}.`,
    );
  }
  return [[figure, wanted as MonthColumnsWanted]];
}

const severalMonths = (column: string) =>
  refuseFile(
    'importer.column-several-months',
    `列“${column}”是几个月合计的数字，只有销量可以这样给出；请在 monthColumns 中只选单月的列。`,
    `The column "${column}" holds figures of several months together, which sales alone may have; pick the columns of single months under monthColumns.`,
  );

/** The columns of months, by month; one that has two columns of a figure is two months of the row. */
function monthsOf(
  header: string[],
  wanted: readonly [figure: string, wanted: MonthColumnsWanted][],
  of: Parameters<typeof monthColumnsOf>[2],
): MonthOfRow[] {
  const months: MonthOfRow[] = [];
  for (const [field, columns] of wanted) {
    for (const { time, text, column, isYear } of monthColumnsOf(header, columns, of)) {
      if (time === null && parseBareMonths(text)) throw severalMonths(header[column] ?? '');
      if (time && time.months > 1) throw severalMonths(header[column] ?? '');
      const month = time?.month ?? null;
      const isSame = (row: MonthOfRow) => (month === null ? row.text === text : row.month === month);
      const known = months.find((row) => isSame(row) && row.figures.every((other) => other.field !== field));
      if (known) known.figures.push({ field, column });
      else months.push({ month, text, ...(isYear && { isYear }), figures: [{ field, column }] });
    }
  }
  return months;
}

/**
 * Finds the columns of the fields: as the mapping says, or under their own names.
 * @throws Refusal when a column that the mapping names is missing or stands twice, or nothing says a needed field
 */
export function columnsOf({ header, made }: Source, mapping: DeclaredMapping, file: FileDeclaration): Columns {
  const { find, need } = finder(header);
  const all = Object.entries(file.fields);
  const pivot = pivotOf(mapping, file, need);
  const columns: Record<string, number> = {};
  for (const [key] of all) {
    if (pivot?.fills.has(key)) continue;
    const named = mapping.columns?.[key];
    const column = named === undefined ? find(key) : need(named);
    if (column !== undefined) columns[key] = column;
  }
  const monthField = monthFieldOf(file);
  if (monthField !== null && !('year' in file.fields)) {
    const named = mapping.columns?.year;
    const column = named === undefined ? find('year') : need(named);
    if (column !== undefined) columns.year = column;
  }
  const given = (key: string) =>
    pivot?.fills.has(key) ||
    columns[key] !== undefined ||
    mapping.constants?.[key] !== undefined ||
    mapping.derived?.[key] !== undefined;
  const figures = all.filter(([, { kind }]) => kind === 'figure');
  const unspecifiedFigures = figures.filter(([key, field]) => isNeeded(field) && !given(key)).map(([key]) => key);
  // Where rows are only named, any figure names them.
  const candidates = figures.length > 0 && !pivot ? unspecifiedFigures : [''];
  const ofPivot = pivot ? [pivot.column, ...(pivot.value === undefined ? [] : [pivot.value])] : [];
  const taken = new Set([...Object.values(columns), ...ofPivot]);
  const byFigure = mapping.monthColumns ? wantedByFigure(mapping.monthColumns, candidates) : [];
  const free = (column: number) => !taken.has(column) && !made?.has(column);
  const hasMonth = monthField !== null && given(monthField);
  const months = monthsOf(header, byFigure, { free, need, hasYear: given('year'), hasMonth });
  const byMonth = (key: string, field: FileField) =>
    months.length > 0 && (field.kind === 'time' || byFigure.some(([figure]) => figure === key));
  const missing = all
    .filter(([key, field]) => isNeeded(field) && !given(key) && !byMonth(key, field))
    .map(([key]) => key);
  if (missing.length > 0) {
    throw refuseUnspecified(missing);
  }
  const where = testsOf(mapping.where ?? [], need);
  const ofMonths = months.flatMap((month) => month.figures.map(({ column }) => column));
  const named = [...taken, ...ofMonths, ...where.map(({ column }) => column)];
  const read = new Set(named.flatMap((column) => [column, made?.get(column) ?? column]));
  const unspecified = all.filter(([key, field]) => !given(key) && !byMonth(key, field));
  const unread = header
    .filter((name, column) => plain(name) !== '' && !read.has(column) && !made?.has(column))
    .map((column) => ({ column, nearest: nearestOf(column, unspecified) }));
  return { header, columns, months, pivot, where, unread };
}
