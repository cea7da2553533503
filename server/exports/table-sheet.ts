import {
  columnHead,
  emptyText,
  isUnknown,
  type Language,
  notCovered,
  type TableColumn,
  type TableRow,
  tableWords,
} from '@portal/contract';
import type { FilledTable, PlacedRows } from './filled-table.ts';
import type { Cell, Sheet } from './workbook/sheet-xml.ts';
import { figureStyles, styleOf } from './workbook/styles.ts';

const [text, boldText, missing, head, figureHead, place] = [
  ...['text', 'boldText', 'missing', 'head', 'figureHead', 'count'].map(styleOf),
] as [number, number, number, number, number, number];

/** Bounds of the width of a column, in signs; a Chinese one takes two. */
const [narrowest, widest] = [8, 48];

const signs = (words: string): number => words.replace(/\P{ASCII}/gu, '--').length;

const within = (width: number): number => Math.min(widest, Math.max(narrowest, width));

/** A column is as wide as its head wants, one of names as the longest of the first ones. */
function widthOf(column: TableColumn, title: string, rows: readonly TableRow[]): number {
  const names = column.kind === 'dimension' ? rows.map((row) => signs(row.names[column.key] ?? '')) : [12];
  return within(2 + Math.max(Math.ceil(signs(title) / (column.kind === 'dimension' ? 1 : 2)), ...names));
}

/** The figure of a cell, or in words why there is none. */
function figureCell(row: TableRow, column: TableColumn, styles: [number, number], language: Language): Cell {
  const value = row.values[column.key] ?? null;
  if (value !== null && Number.isFinite(value)) return { value, style: styles[row.kind === 'row' ? 0 : 1] };
  return { value: isUnknown(row, column.key) ? notCovered(language) : emptyText, style: missing };
}

/**
 * A table as a sheet: the columns, rows, words and rounding of the screen, figures as numbers.
 * @param name of the sheet
 * @param first the first portion of its rows, which the widths go by
 */
export function tableSheet(name: string, table: FilledTable, first: PlacedRows | undefined, language: Language): Sheet {
  const { columns, ranked } = table;
  const titles = columns.map((column) => columnHead(column, language));
  const styles = columns.map((column) => figureStyles(column));
  let plain = 0;
  const cellsOf = (row: TableRow, at: number | null): Cell[] => {
    const own = columns.map((column, index): Cell => {
      if (column.kind === 'indicator') return figureCell(row, column, styles[index] ?? [0, 0], language);
      return { value: row.names[column.key] ?? '', style: row.kind === 'row' ? text : boldText };
    });
    if (!ranked) return own;
    const rank = row.kind === 'row' ? { value: at ?? emptyText, style: at === null ? missing : place } : null;
    return [rank ?? { value: null, style: text }, ...own];
  };
  const heads = columns.map(
    ({ kind }, at): Cell => ({ value: titles[at] ?? '', style: kind === 'indicator' ? figureHead : head }),
  );
  const rank: Cell = { value: tableWords(language)('rank'), style: figureHead };
  return {
    name,
    hasHead: true,
    frozen: ranked ? 2 : 1,
    widths: [
      ...(ranked ? [narrowest] : []),
      ...columns.map((column, at) => widthOf(column, titles[at] ?? '', first?.rows.slice(0, 500) ?? [])),
    ],
    filtered: () => plain,
    async *rows() {
      yield [ranked ? [rank, ...heads] : heads];
      for await (const { rows, places } of table.portions()) {
        for (const { kind } of rows) if (kind === 'row') plain += 1;
        yield rows.map((row, at) => cellsOf(row, places[at] ?? null));
      }
    },
  };
}
