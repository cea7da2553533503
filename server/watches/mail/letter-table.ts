import {
  columnHead,
  type Language,
  type TableColumn,
  type TableRow,
  tableWords,
  type WatchRule,
} from '@portal/contract';
import { cellText, type FilledTable } from '../../exports/index.ts';
import type { LetterTable } from './letter.ts';

/** What fits a mail: the workbook has the rest. */
const mostFigures = 3;

/** The columns of a mail: the names, and first of the figures the one that is watched. */
function columnsOf(
  columns: readonly TableColumn[],
  indicator: string | null,
  most: number = mostFigures,
): TableColumn[] {
  const figures = columns.filter(({ kind }) => kind === 'indicator');
  const own = figures.filter(({ key }) => key === indicator);
  const rest = figures.filter(({ key }) => key !== indicator);
  return [...columns.filter(({ kind }) => kind === 'dimension'), ...[...own, ...rest].slice(0, most)];
}

/** Whether a condition is about a row. */
export const isAbout = (rule: WatchRule, { keys }: TableRow): boolean =>
  'keys' in rule &&
  Object.keys(rule.keys).length > 0 &&
  Object.entries(rule.keys).every(([dimension, key]) => keys[dimension] === key);

/**
 * What a mail shows of a table, as its reader sees it.
 * @param shown those of its rows that fit the mail
 * @param withBars whether each row has a bar of its first figure
 * @param most how many columns of figures fit
 */
export function letterTable(
  table: FilledTable,
  rows: readonly TableRow[],
  rule: WatchRule,
  language: Language,
  withBars: boolean,
  most?: number,
): LetterTable {
  const columns = columnsOf(table.columns, 'indicator' in rule ? rule.indicator : null, most);
  const [figure] = columns.filter(({ kind }) => kind === 'indicator');
  const barValue = ({ kind, values }: TableRow) =>
    kind === 'row' && figure && withBars ? (values[figure.key] ?? null) : null;
  const largest = Math.max(...rows.map((row) => Math.abs(barValue(row) ?? 0)), Number.EPSILON);
  return {
    head: columns.map((column) => columnHead(column, language)),
    rows: rows.map((row) => {
      const value = barValue(row);
      return {
        cells: columns.map((column) => cellText(row, column, language)),
        bar: value === null ? null : Math.abs(value) / largest,
        marked: isAbout(rule, row),
        whole: row.kind !== 'row',
      };
    }),
    names: columns.filter(({ kind }) => kind === 'dimension').length,
    more: Math.max(0, table.count - rows.length),
  };
}

/** What the figures of a mail mean: each with its definition and formula. */
export function definitionsOf(
  columns: readonly TableColumn[],
  rule: WatchRule,
  language: Language,
): [string, string][] {
  const words = tableWords(language);
  return columnsOf(columns, 'indicator' in rule ? rule.indicator : null)
    .filter(({ kind, definition }) => kind === 'indicator' && definition !== '')
    .map(({ name, definition, formula }): [string, string] => [
      `${words('definition')} · ${name}`,
      formula ? `${definition}\n${words('formula')}${language === 'en' ? ': ' : '：'}${formula}` : definition,
    ]);
}
