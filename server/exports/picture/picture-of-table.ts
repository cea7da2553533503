import {
  type AnswerAbout,
  columnUnit,
  formatMonth,
  type Language,
  notCovered,
  partOf,
  type TableColumn,
  type TableRow,
} from '@portal/contract';
import type { FilledTable } from '../filled-table.ts';
import { footOf } from './about-lines.ts';
import { figureText, inUnit } from './figure-text.ts';
import { monthsBetween } from './months-between.ts';
import type { Lines, Picture } from './picture.ts';
import { pictureWord } from './words.ts';

/** Lines and bars that an eye still tells apart, and rows of a table that are looked through for them. */
const [mostLines, mostBars, mostRows] = [5, 12, 5000];

/** A cell that has a place in a line. */
interface Placed {
  line: string;
  period: string;
  name: string;
  value: number | null;
}

const figureOf = (row: TableRow, column: TableColumn): number | null =>
  inUnit(row.values[column.key] ?? null, column.format ?? 'count');

async function rowsOf(table: FilledTable): Promise<TableRow[] | null> {
  const found: TableRow[] = [];
  for await (const { rows } of table.portions()) {
    found.push(...rows.filter(({ kind }) => kind === 'row'));
    if (found.length > mostRows) return null;
  }
  return found;
}

/** The cells of a table that goes on with time, in its rows or its columns; none of any other. */
function placedOf(rows: readonly TableRow[], columns: readonly TableColumn[], figure: TableColumn): Placed[] {
  const heads = columns.filter(({ kind, key }) => kind === 'dimension' && key !== 'period');
  const lineOf = ({ names }: TableRow) => heads.map(({ key }) => names[key] ?? '').join(' ');
  const across = columns.filter(({ member, format }) => member && format === figure.format);
  const isAcross = figure.member?.dimension === 'period';
  return rows.flatMap((row): Placed[] => {
    if (isAcross) {
      const own = across.filter(({ key, growth }) => growth === figure.growth && key.split(':').length === 2);
      return own.map((column) => ({
        line: lineOf(row),
        period: column.member?.key ?? '',
        name: column.member?.name ?? '',
        value: figureOf(row, column),
      }));
    }
    const { period } = row.keys;
    if (period === undefined) return [];
    const own = figure.member ? across.filter(({ key }) => key.split(':').length === 2) : [figure];
    return own.map((column) => ({
      line: column.member?.name ?? lineOf(row),
      period,
      name: row.names.period ?? period,
      value: row.uncovered ? null : figureOf(row, column),
    }));
  });
}

function linesOf(cells: readonly Placed[], { period: span, coverage = [] }: AnswerAbout): Lines & { left: number } {
  const { preliminaryFrom } = span;
  const partly = new Set(coverage.flatMap((entry) => entry.partly.map(({ period }) => period)));
  const given = new Map(cells.map(({ period, name }) => [period, name]));
  const periods = monthsBetween([...given.keys()].sort());
  const found = new Map<string, Map<string, number | null>>();
  for (const { line, period, value } of cells) found.set(line, (found.get(line) ?? new Map()).set(period, value));
  const series = [...found].map(([name, values]) => ({
    name,
    values: periods.map((period) => values.get(period) ?? null),
  }));
  const drawn = series.filter(({ values }) => values.some((value) => value !== null));
  const may =
    preliminaryFrom === null
      ? -1
      : periods.findIndex((period) => /^\d{4}-\d\d$/.test(period) && period >= preliminaryFrom);
  return {
    kind: 'lines',
    names: periods.map((period) => given.get(period) ?? formatMonth(period)),
    limit: null,
    last: '',
    series: drawn.slice(0, mostLines),
    preliminaryFrom: may < 0 ? null : may,
    partial: periods.flatMap((period, at) => (partly.has(period) || partOf(period, span) ? [at] : [])),
    left: Math.max(0, drawn.length - mostLines),
  };
}

/**
 * The first figure of a table: over time as lines, otherwise a bar for each of the rows that the mail shows.
 * @param shown the rows of the mail
 * @param indicator the figure that is watched; null for the first one
 * @returns null where no picture would tell more than the table
 */
export async function pictureOfTable(
  table: FilledTable,
  drawnRows: readonly TableRow[],
  isOwn: (row: TableRow) => boolean,
  indicator: string | null,
  language: Language,
): Promise<Picture | null> {
  const { columns, answer } = table;
  const figures = columns.filter(({ kind }) => kind === 'indicator');
  const figure = figures.find(({ key }) => key === indicator) ?? figures[0];
  if (!figure) return null;
  const format = figure.format ?? 'count';
  const { decimals } = figure;
  const rows = await rowsOf(table);
  const cells = rows && answer ? placedOf(rows, columns, figure) : [];
  const name = figure.member ? '' : figure.name;
  const common = { title: table.title, language, count: format === 'count' };
  const unit = columnUnit(figure, language);
  if (cells.length > 0 && answer) {
    const { left, ...body } = linesOf(cells, answer);
    if (body.names.length < 2 || body.series.length === 0) return null;
    const [only] = body.series;
    const last = body.series.length === 1 ? (only?.values.findLast((value) => value !== null) ?? null) : null;
    const notes = left > 0 ? [pictureWord(language, 'more', left)] : [];
    return {
      ...common,
      unit: [name, unit].filter(Boolean).join(' · '),
      foot: footOf(answer, answer.period, notes, language),
      body: { ...body, last: last === null ? '' : figureText(last, { format, unit, decimals }, language) },
    };
  }
  // A column for each member of something else than time is a table and no picture.
  if (figure.member) return null;
  const heads = columns.filter(({ kind }) => kind === 'dimension');
  const bars = drawnRows
    .filter(({ kind }) => kind === 'row')
    .slice(0, mostBars)
    .map((row) => {
      const value = row.uncovered ? null : figureOf(row, figure);
      return {
        name: heads.map(({ key }) => row.names[key] ?? '').join(' '),
        value,
        marked: isOwn(row),
        text:
          row.uncovered && value === null
            ? notCovered(language)
            : figureText(value, { format, unit: '', decimals }, language),
      };
    });
  if (bars.filter(({ value }) => value !== null).length < 2) return null;
  return {
    ...common,
    unit: [name, unit].filter(Boolean).join(' · '),
    foot: answer ? footOf(answer, answer.period, [], language) : [],
    body: { kind: 'bars', bars },
  };
}
