import type { FigureField, FileDeclaration } from '../../market/index.ts';
import type { Mapping } from '../mapping/mapping.ts';
import { plain } from '../rows/plain-text.ts';
import { refuseFile } from '../rows/source-row.ts';

/** A figure of a file, by its place among the fields of the dataset that are figures. */
export interface PivotedFigure {
  key: string;
  field: FigureField;
  at: number;
}

/** Where the rows of a file say one figure each. */
export interface Pivot {
  column: number;
  /** Where the figure stands; undefined where columns of months say it. */
  value: number | undefined;
  /** What each value of the column is of, with a number that tells the values apart. */
  into: ReadonlyMap<string, { slot: number; figures: readonly PivotedFigure[] }>;
  /** The figures that no other column may say. */
  fills: ReadonlySet<string>;
}

/** @returns the figures of a file, in the order of its fields */
export const figuresOf = ({ fields }: FileDeclaration): PivotedFigure[] =>
  Object.entries(fields)
    .flatMap(([key, field]) => (field.kind === 'figure' ? [{ key, field }] : []))
    .map((entry, at) => ({ ...entry, at }));

/**
 * Finds the columns of a pivot.
 * @param need finds a column, or refuses
 * @returns null where the mapping has none
 * @throws Refusal when a figure that it fills has a column of its own as well, or nothing or two things say the figures
 */
export function pivotOf(
  { pivot, columns, derived, monthColumns }: Mapping,
  file: FileDeclaration,
  need: (name: string) => number,
): Pivot | null {
  if (!pivot) return null;
  const ofEach = typeof monthColumns === 'object' && !Array.isArray(monthColumns) && !('pattern' in monthColumns);
  if (ofEach || (pivot.value === undefined) === !monthColumns) {
    throw refuseFile(
      'importer.pivot-value-unspecified',
      '映射的 pivot 需要写明数字所在的列：用 value 写一列，或用 monthColumns 写各月份的列（不按数字分写）；二者只能取其一。',
      'The pivot of the mapping has to say where its figures stand: one column as value, or those of months as monthColumns, not by figure; one of the two, not both.',
    );
  }
  const all = figuresOf(file);
  const named = Object.entries(pivot.into).map(([value, keys]) => ({ value, keys: new Set([keys].flat()) }));
  const fills = new Set(named.flatMap(({ keys }) => [...keys]));
  const twice = [...fills].find((key) => columns?.[key] !== undefined || derived?.[key] !== undefined);
  if (twice !== undefined) {
    throw refuseFile(
      'importer.pivot-figure-twice',
      `数字 ${twice} 由映射的 pivot 给出，不能再写在 columns 或 derived 中；请删去其一。`,
      `The figure ${twice} comes from the pivot of the mapping and stands under "columns" or "derived" as well; leave one of them out.`,
    );
  }
  const into = named.map(({ value, keys }, slot): [string, { slot: number; figures: PivotedFigure[] }] => [
    plain(value),
    { slot, figures: all.filter(({ key }) => keys.has(key)) },
  ]);
  return {
    column: need(pivot.column),
    value: pivot.value === undefined ? undefined : need(pivot.value),
    into: new Map(into),
    fills,
  };
}
