import type { Turned } from '../mapping/turned-setting.ts';
import { isBlank } from '../parse/read-figure.ts';
import { pickNames } from '../rows/pick-names.ts';
import { isReason, type Reason } from '../rows/problem.ts';
import { type CellValue, cellReader } from './cell.ts';
import { turningReasons } from './reasons.ts';

/** A value of a cell, and what stands behind the name of its item where its line has several. */
export interface NamedValue extends CellValue {
  behind: string;
}

/** The cells of a table, by row and column, as they are read. */
export type Grid = readonly (readonly (readonly CellValue[] | Reason)[])[];

/** Reads each cell by itself. */
export function readGrid(body: readonly (readonly string[])[], cells: Turned['cells']): Grid {
  if (typeof cells === 'string') {
    return body.map((row) => row.map((text) => (isBlank(text) ? [] : [{ sign: '', text: text.trim(), price: '' }])));
  }
  const read = cellReader(cells);
  // Without signs a dash is no sign either.
  const isNothing = (text: string) => cells.sign === undefined && isBlank(text);
  return body.map((row) => row.map((text) => (isNothing(text) ? [] : read(text))));
}

/**
 * What each cell says once the lines are known that have several values: each of these is an item of its own, which the
 * other cells of the line have or have not.
 * @param itemsAcross whether items stand in the head, so that a line is a column
 * @param itemOf the name of the item of a row or column
 * @returns a function of row and column
 */
export function valuesOf(
  grid: Grid,
  cells: Turned['cells'],
  { itemsAcross, itemOf }: { itemsAcross: boolean; itemOf: (row: number, column: number) => string },
): (row: number, column: number) => NamedValue[] | Reason {
  const apart = typeof cells === 'string' ? undefined : cells.apart;
  const isApart = apart ? pickNames(apart.of) : () => false;
  const texts = new Map<number, readonly string[]>();
  const textsOf = (line: number): readonly string[] => {
    const found = texts.get(line);
    if (found) return found;
    const own = itemsAcross ? grid.map((row) => row[line] ?? []) : (grid[line] ?? []);
    const all = own.flatMap((values) =>
      isReason(values) ? [] : values.flatMap(({ sign, text }) => (sign === apart?.otherwise ? [] : [text])),
    );
    const different = [...new Set(all)];
    texts.set(line, different);
    return different;
  };
  return (row, column) => {
    const values = grid[row]?.[column] ?? [];
    if (isReason(values)) return values;
    const item = itemOf(row, column);
    if (!isApart(item)) {
      if (values.length < 2) return values.map((value) => ({ ...value, behind: '' }));
      return turningReasons.several(
        item,
        values.map(({ text }) => text),
      );
    }
    if (values.length === 0) return [];
    const own = values.filter(({ sign, text }) => text !== '' || sign !== apart?.otherwise);
    const listed = new Set(own.map(({ text }) => text));
    const sign = apart?.otherwise;
    const absent = sign === undefined ? [] : textsOf(itemsAcross ? column : row).filter((text) => !listed.has(text));
    return [
      ...own.map((value) => ({ ...value, text: '', behind: value.text })),
      ...absent.map((behind) => ({ sign: sign ?? '', text: '', price: '', behind })),
    ];
  };
}
