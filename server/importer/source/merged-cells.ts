import type { CellValue } from 'hucre';
import type { SheetMarks } from './sheet-marks.ts';

/**
 * Fills what is merged over rows with what the first of them says. A number is not repeated: it may be a figure of all
 * of them together, which would count as often as there are rows.
 * @returns a function of each row in its order, which is given the texts that it fills
 */
export function mergedCells({ merges }: SheetMarks) {
  const over = merges.filter(({ top, bottom }) => bottom > top).sort((merge, other) => merge.top - other.top);
  let next = 0;
  let open: { bottom: number; left: number; text: string }[] = [];
  return (row: number, values: readonly CellValue[], texts: string[]): void => {
    open = open.filter(({ bottom }) => row <= bottom);
    for (const { left, text } of open) {
      while (texts.length < left) texts.push('');
      if ((texts[left] ?? '') === '') texts[left] = text;
    }
    for (let merge = over[next]; merge !== undefined && merge.top <= row; merge = over[++next]) {
      const { top, bottom, left } = merge;
      if (top === row && typeof values[left] !== 'number') open.push({ bottom, left, text: texts[left] ?? '' });
    }
  };
}

/** What the report says of a sheet beside its values, in numbers. */
export function detailsOf(marks: SheetMarks | undefined): Record<string, string> {
  if (!marks) return {};
  const merged = marks.merges.filter(({ top, bottom }) => bottom > top).length;
  const formulas = [...marks.withoutResult.values()].reduce((sum, columns) => sum + columns.length, 0);
  const counts = { merged, formulasWithoutResult: formulas, hiddenRows: marks.hiddenRows };
  const found = Object.entries(counts).flatMap(([name, count]) => (count > 0 ? [[name, String(count)]] : []));
  return { ...Object.fromEntries(found), ...(marks.isFiltered && { filter: 'yes' }) };
}
