import {
  columnHead,
  emptyText,
  isUnknown,
  type Language,
  type TableColumn,
  type TableRow,
  tableWords,
} from '@portal/contract';
import type { FilledTable, PlacedRows } from './filled-table.ts';
import { sheetHead } from './sheet-head.ts';
import { dateCell } from './workbook/dates.ts';
import type { Cell, Sheet } from './workbook/sheet-xml.ts';
import { figureStyles, styleOf } from './workbook/styles.ts';

const [text, boldText, uncovered, groupHead, place] = [
  ...['text', 'boldText', 'uncovered', 'groupHead', 'place'].map(styleOf),
] as [number, number, number, number, number];

/** Bounds of the width of a column, in signs; a Chinese one takes two. */
const [narrowest, widest] = [8, 48];

const signs = (words: string): number => words.replace(/\P{ASCII}/gu, '--').length;

const within = (width: number): number => Math.min(widest, Math.max(narrowest, width));

/** A column is as wide as its head wants, one of names as the longest of the first ones. */
function widthOf(column: TableColumn, title: string, rows: readonly TableRow[]): number {
  const names = column.kind === 'dimension' ? rows.map((row) => signs(row.names[column.key] ?? '')) : [12];
  return within(2 + Math.max(Math.ceil(signs(title) / (column.kind === 'dimension' ? 1 : 2)), ...names));
}

/** The figure of a cell; nothing where there is none, shaded where nobody delivered it. */
function figureCell(row: TableRow, column: TableColumn, styles: [number, number]): Cell {
  const value = row.values[column.key] ?? null;
  if (value !== null && Number.isFinite(value)) return { value, style: styles[row.kind === 'row' ? 0 : 1] };
  return isUnknown(row, column.key) ? { value: null, style: uncovered, blank: true } : { value: null, style: text };
}

/** A name, or a day or period as a true date; what says that there is nothing is nothing. */
function nameCell({ names, kind }: TableRow, { key, period = key === 'period' }: TableColumn): Cell {
  const name = names[key] ?? '';
  if (name === emptyText) return { value: null, style: text };
  return dateCell(name, period, kind !== 'row') ?? { value: name, style: kind === 'row' ? text : boldText };
}

/** A sheet, and whether cells of it are shaded, asked when all rows have been written. */
export interface TableSheet extends Sheet {
  shaded: () => boolean;
}

/**
 * A table as a sheet: the columns, rows, words and rounding of the screen; figures are numbers, periods are dates, and a
 * figure that is missing is an empty cell.
 * @param name of the sheet
 * @param first the first portion of its rows, which the widths go by
 */
export function tableSheet(
  name: string,
  table: FilledTable,
  first: PlacedRows | undefined,
  language: Language,
): TableSheet {
  const { columns, ranked } = table;
  const titles = columns.map((column) =>
    columnHead({ ...column, name: column.levels?.at(-1) ?? column.name }, language),
  );
  const styles = columns.map((column) => figureStyles(column));
  let plain = 0;
  let isShaded = false;
  const cellsOf = (row: TableRow, at: number | null): Cell[] => {
    const own = columns.map((column, index): Cell => {
      if (column.kind !== 'indicator') return nameCell(row, column);
      const cell = figureCell(row, column, styles[index] ?? [0, 0]);
      isShaded ||= cell.blank === true;
      return cell;
    });
    if (!ranked) return own;
    return [{ value: row.kind === 'row' ? at : null, style: place }, ...own];
  };
  const rank: Cell = { value: tableWords(language)('rank'), style: groupHead };
  const { rows: heads, merged } = sheetHead(columns, ranked ? [rank] : [], language);
  return {
    name,
    hasHead: true,
    heads: heads.length,
    merged,
    frozen: ranked ? 2 : 1,
    widths: [
      ...(ranked ? [narrowest] : []),
      ...columns.map((column, at) => widthOf(column, titles[at] ?? '', first?.rows.slice(0, 500) ?? [])),
    ],
    filtered: () => plain,
    shaded: () => isShaded,
    async *rows() {
      yield heads;
      for await (const { rows, places } of table.portions()) {
        for (const { kind } of rows) if (kind === 'row') plain += 1;
        yield rows.map((row, at) => cellsOf(row, places[at] ?? null));
      }
    },
  };
}
