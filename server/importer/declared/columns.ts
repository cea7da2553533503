import type { Sentence } from '../../kernel/words/sentence.ts';
import type { FileDeclaration, FileField } from '../../market/index.ts';
import { columnsNamed, finder, refuseUnspecified, type Test, testsOf } from '../mapping/column-finder.ts';
import { type MeantField, nearestOf } from '../mapping/field-names.ts';
import { datingFields, type Mapping, meantFields } from '../mapping/mapping.ts';
import { monthColumnsOf } from '../mapping/month-columns.ts';
import type { MonthColumnsWanted } from '../mapping/reading-settings.ts';
import { type Months, parseBareMonths } from '../parse/parse-months.ts';
import { carLevels } from '../rows/car-fields.ts';
import { plain } from '../rows/plain-text.ts';
import { refuseFile, type Source } from '../rows/source-row.ts';
import { type Pivot, pivotOf } from './pivot.ts';
import type { MonthsOfFacts } from './read-time.ts';

/** A month of every row, or several together, and where their figures stand. */
export interface MonthOfRow {
  /** Null where the row says the year, or the month. */
  time: Months | null;
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
  /** The rows that give a whole market; null where the mapping knows none. */
  total: Test[] | null;
  /** Fields that neither file nor mapping says. */
  unspecified: ReadonlySet<string>;
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
  wanted: NonNullable<Mapping['monthColumns']>,
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

const severalMonths = (column: string, { zh_CN, en }: Sentence) =>
  refuseFile(
    'importer.column-several-months',
    `列“${column}”是几个月合并的数字；${zh_CN}。请在 monthColumns 中只选单月的列。`,
    `The column "${column}" holds several months in one figure: ${en}. Pick the columns of single months under monthColumns.`,
  );

/** The columns of months, by month; one that has two columns of a figure is two months of the row. */
function monthsOf(
  header: string[],
  wanted: readonly [figure: string, wanted: MonthColumnsWanted][],
  { facts, ...of }: Parameters<typeof monthColumnsOf>[2] & { facts: MonthsOfFacts },
): MonthOfRow[] {
  const months: MonthOfRow[] = [];
  for (const [field, columns] of wanted) {
    for (const { time, text, column, isYear } of monthColumnsOf(header, columns, of)) {
      const isSeveral = time === null ? parseBareMonths(text) !== null : time.months > 1;
      if (isSeveral && facts.single) throw severalMonths(header[column] ?? '', facts.single);
      const isSame = (row: MonthOfRow) =>
        time === null ? row.text === text : row.time?.month === time.month && row.time.months === time.months;
      const known = months.find((row) => isSame(row) && row.figures.every((other) => other.field !== field));
      if (known) known.figures.push({ field, column });
      else months.push({ time, text, ...(isYear && { isYear }), figures: [{ field, column }] });
    }
  }
  return months;
}

/** What the rows of a file have to say, and of which figures. */
interface Wanted {
  file: FileDeclaration;
  facts: MonthsOfFacts;
  /** The fields that rows of this kind need not say, though a file may have them. */
  needless?: readonly string[];
}

/**
 * Finds the columns of the fields: as the mapping says, or under their own names.
 * @throws Refusal when a column that the mapping names is missing or stands twice, or nothing says a needed field
 */
export function columnsOf(
  { header, made }: Pick<Source, 'header' | 'made'>,
  mapping: Mapping,
  { file, facts, needless = [] }: Wanted,
): Columns {
  const { find, need } = finder(header);
  const all = Object.entries(file.fields);
  const pivot = pivotOf(mapping, file, need);
  const columns: Record<string, number> = {};
  const monthField = monthFieldOf(file);
  const beside = [
    ...(monthField === null || 'year' in file.fields ? [] : ['year']),
    ...(file.begins ? datingFields : []),
  ];
  const counted = new Set([mapping.counted ?? []].flat());
  const leftOut = columnsNamed(header, mapping.leftOut);
  for (const key of [...all.map(([key]) => key), ...beside]) {
    if (pivot?.fills.has(key) || counted.has(key)) continue;
    const named = mapping.columns?.[key];
    const column = named === undefined ? find(key) : need(named);
    if (column !== undefined && !(named === undefined && leftOut.has(column))) columns[key] = column;
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
  const free = (column: number) => !taken.has(column) && !leftOut.has(column) && !made?.has(column);
  const hasMonth = monthField !== null && given(monthField);
  const months = monthsOf(header, byFigure, {
    free,
    need,
    hasYear: given('year'),
    hasMonth,
    facts,
  });
  const byMonth = (key: string, field: FileField) =>
    months.length > 0 && (field.kind === 'time' || byFigure.some(([figure]) => figure === key));
  const missing = all
    .filter(([key, field]) => isNeeded(field) && !given(key) && !byMonth(key, field))
    .map(([key]) => key);
  // A car is made of what rows call it, so that something of it has to be said.
  if (file.begins && !carLevels.slice(1).some(given)) missing.push('model');
  if (missing.length > 0) {
    throw refuseUnspecified(missing);
  }
  const where = testsOf(mapping.where ?? [], need);
  const total = mapping.total ? testsOf(mapping.total.where, need) : null;
  const ofMonths = months.flatMap((month) => month.figures.map(({ column }) => column));
  const named = [...taken, ...ofMonths, ...[...where, ...(total ?? [])].map(({ column }) => column)];
  const read = new Set(named.flatMap((column) => [column, made?.get(column) ?? column]));
  const meant: MeantField[] = [...all, ...beside.map((key): MeantField => [key, meantFields[key as 'year']])];
  const unspecified = meant.filter(([key]) => !given(key) && !(file.fields[key] && byMonth(key, file.fields[key])));
  const passedOver = new Set(needless.map((key) => plain(mapping.columns?.[key] ?? key).toLowerCase()));
  const unread = header
    .filter((name, column) => plain(name) !== '' && !read.has(column) && !leftOut.has(column) && !made?.has(column))
    .filter((name) => !passedOver.has(plain(name).toLowerCase()))
    .map((column) => ({ column, nearest: nearestOf(column, unspecified) }));
  return {
    header,
    columns,
    months,
    pivot,
    where,
    total,
    unspecified: new Set(unspecified.map(([key]) => key)),
    unread,
  };
}
