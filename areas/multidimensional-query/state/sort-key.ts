import type { columnLines, PivotFigure, PivotNode, PivotSorting } from '@portal/ui/analysis';

type ColumnLine = ReturnType<typeof columnLines>[number];

/** The members down to a node, as they stand in the address. */
export const pathOf = ({ keys }: PivotNode): string => Object.values(keys).join('~');

const columnKey = ({ node, figure }: ColumnLine, figures: readonly PivotFigure[]) =>
  `${pathOf(node)}@${figure === null ? '' : (figures[figure]?.id ?? '')}`;

const byName = 'name';

/** The sorting that an address says among the columns there are; null for none, or of a column that is not there. */
export function readSorting(
  text: string,
  columns: readonly ColumnLine[],
  figures: readonly PivotFigure[],
): PivotSorting | null {
  if (text === '') return null;
  const direction = text.startsWith('-') ? 'descending' : 'ascending';
  const key = text.replace(/^-/, '');
  if (key === byName) return { column: null, direction };
  const line = columns.find((column) => columnKey(column, figures) === key);
  return line ? { column: line.id, direction } : null;
}

/**
 * What the address says after a press on a head: figures from the highest first, names from the first, and the other way
 * round with the next press; a third one takes it back.
 */
export function nextSort(
  now: PivotSorting | null,
  pressed: string | null,
  columns: readonly ColumnLine[],
  figures: readonly PivotFigure[],
): string {
  const line = columns.find(({ id }) => id === pressed);
  const key = line ? columnKey(line, figures) : byName;
  const [first, second] = line ? [`-${key}`, key] : [key, `-${key}`];
  if (!now || now.column !== pressed) return first;
  const isFirst = now.direction === (line ? 'descending' : 'ascending');
  return isFirst ? second : '';
}
