import type { RowKind } from '@portal/contract';
import { othersId } from './build-pivot.ts';
import type { Pivot, PivotNode, PivotSorting } from './types.ts';

/** A column as it is drawn: a member or a total, with one figure. */
export interface ColumnLine {
  id: string;
  node: PivotNode;
  /** Null where the figures lie on rows. */
  figure: number | null;
  kind: Extract<RowKind, 'row' | 'subtotal' | 'total'>;
}

/** A row as it is drawn. */
export interface RowLine {
  id: string;
  node: PivotNode;
  figure: number | null;
  kind: RowKind;
  /** Whether its group is open; null where it has none. */
  open: boolean | null;
}

const lineId = (node: string, figure: number | null) => (figure === null ? node : `${node}\u001d${figure}`);

/**
 * The columns in their order: each group with its subtotal behind it, the total at the end.
 * @param onRows the figures lie on rows
 */
export function columnLines({ columns, figures, shape }: Pivot, onRows: boolean): ColumnLine[] {
  const places = onRows ? [null] : figures.map((_, place) => place);
  const of = (node: PivotNode, kind: ColumnLine['kind']) =>
    places.map((figure): ColumnLine => ({ id: lineId(node.id, figure), node, figure, kind }));
  const walk = (node: PivotNode): ColumnLine[] => {
    const within = node.children.flatMap(walk);
    if (node.depth === 0) return [...within, ...of(node, shape.columns.length > 0 ? 'total' : 'row')];
    return [...within, ...of(node, node.children.length > 0 ? 'subtotal' : 'row')];
  };
  return walk(columns);
}

const collator = new Intl.Collator(['zh-CN', 'en'], { numeric: true });

/** What stands behind all others of its group, however it is sorted. */
const isLast = ({ unnamed }: PivotNode) => unnamed;

function sorted(pivot: Pivot, lines: readonly ColumnLine[], sorting: PivotSorting | null) {
  if (!sorting) return (nodes: readonly PivotNode[]) => nodes;
  const sign = sorting.direction === 'ascending' ? 1 : -1;
  const line = lines.find(({ id }) => id === sorting.column);
  // Where the figures lie on rows, the first of them sorts.
  const figureAt = ({ id }: PivotNode) => (line ? (pivot.cell(id, line.node.id)?.[line.figure ?? 0] ?? null) : null);
  const placeOf = ({ keys, depth }: PivotNode) => {
    const dimension = pivot.shape.rows[depth - 1] ?? '';
    return pivot.orders[dimension]?.indexOf(keys[dimension] ?? '');
  };
  const byPeriod = ({ keys, depth }: PivotNode) => (pivot.shape.rows[depth - 1] === 'period' ? keys.period : undefined);
  const compare = (node: PivotNode, other: PivotNode): number => {
    if (isLast(node) !== isLast(other)) return isLast(node) ? 1 : -1;
    const [place, beside] = [placeOf(node), placeOf(other)];
    if (!line && place !== undefined && beside !== undefined) return sign * (place - beside);
    if (!line) return sign * collator.compare(byPeriod(node) ?? node.name, byPeriod(other) ?? other.name);
    const [left, right] = [figureAt(node), figureAt(other)];
    // A missing figure is neither large nor small: it stands last in both directions.
    if (left === null || right === null) return left === right ? 0 : left === null ? 1 : -1;
    return sign * (left - right);
  };
  return (nodes: readonly PivotNode[]) => [...nodes].sort(compare);
}

export interface RowsShown {
  isOpen: (node: PivotNode) => boolean;
  /** Null leaves the members where the market put them. */
  sorting: PivotSorting | null;
  onRows: boolean;
}

/** The rows in their order, sorted within their groups: each group before its members, the total at the end. */
export function rowLines(pivot: Pivot, columns: readonly ColumnLine[], order: RowsShown): RowLine[] {
  const { figures, rows, shape } = pivot;
  const places = order.onRows ? figures.map((_, place) => place) : [null];
  const inOrder = sorted(pivot, columns, order.sorting);
  const lines: RowLine[] = [];
  const add = (node: PivotNode, kind: RowKind, open: boolean | null) => {
    for (const figure of places) lines.push({ id: lineId(node.id, figure), node, figure, kind, open });
  };
  const walk = (nodes: readonly PivotNode[]) => {
    for (const node of inOrder(nodes)) {
      const hasParts = node.children.length > 0;
      const open = hasParts ? order.isOpen(node) : null;
      add(node, node.id === othersId ? 'others' : hasParts ? 'subtotal' : 'row', open);
      if (open) walk(node.children);
    }
  };
  walk(rows.children);
  add(rows, shape.rows.length > 0 ? 'total' : 'row', null);
  return lines;
}
