import type { FileDeclaration } from '../../market/index.ts';
import { isBlank, readFigure } from '../parse/read-figure.ts';
import { plain } from '../rows/plain-text.ts';
import { isReason, type Reason } from '../rows/problem.ts';
import { reasons } from '../rows/reasons.ts';
import type { LongRow } from './long-rows.ts';
import { figuresOf, type Pivot } from './pivot.ts';
import type { ReadFields } from './read-fields.ts';
import { alike, noFigure, refusedFigure } from './settle-long.ts';

type Reading = LongRow['readings'];

/** What rows say beside the pivot: figures with a column of their own, which each row of a key repeats. */
export const alikeOf = (file: FileDeclaration, { plainly }: ReadFields): Reading =>
  figuresOf(file).flatMap(({ key, at }) => {
    const value = plainly[key];
    return typeof value === 'number' ? [{ slot: alike, figure: at, value }] : [];
  });

/**
 * Makes the reader of the one figure of a row.
 * @returns a function of the cells, the column where the figure stands, and what is told of what cannot be read
 */
export function longReader({ column, into }: Pivot, file: FileDeclaration) {
  const known = [...into.keys()];
  const named = figuresOf(file).length > 0;
  return (
    cells: readonly string[],
    value: number,
    blame: (column: number, value: string, reason: Reason) => void,
  ): Reading => {
    const what = cells[column] ?? '';
    const target = into.get(plain(what));
    if (!target) {
      blame(column, what, reasons.notInPivot(what, known));
      return [];
    }
    // What names a key only does so whatever its figures are.
    if (!named) return [{ slot: target.slot, figure: noFigure, value: 0 }];
    const text = cells[value] ?? '';
    // Where nothing stands the row says nothing.
    if (isBlank(text)) return [];
    const readings: Reading = [];
    for (const { field, at } of target.figures) {
      const read = readFigure(text, field);
      if (isReason(read)) {
        blame(value, text, read);
        return [{ slot: target.slot, figure: refusedFigure, value: 0 }];
      }
      readings.push({ slot: target.slot, figure: at, value: read });
    }
    return readings;
  };
}

/** What each figure counts as that no row of a key says: the constant of the mapping, or its usual value. */
export function usualFigures(
  { fills }: Pivot,
  file: FileDeclaration,
  constants: Readonly<Record<string, string | undefined>> = {},
): Record<string, number> {
  const usual: Record<string, number> = {};
  for (const { key, field } of figuresOf(file)) {
    const constant = fills.has(key) ? constants[key] : undefined;
    const read = constant === undefined ? field.otherwise : readFigure(constant, field);
    if (typeof read === 'number') usual[key] = read;
  }
  return usual;
}
