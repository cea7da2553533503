import type { MarketAnswer } from '@portal/contract';
import { isUncovered } from '@portal/contract';
import type { Pivot, PivotCell, PivotFigure, PivotNode, PivotPart, PivotShape } from './types.ts';

type Row = MarketAnswer['rows'][number];
interface Growing extends PivotNode {
  children: Growing[];
}

/** A node while its side grows: its place among all of the side, and its members by their keys. */
interface Branch {
  node: Growing;
  place: number;
  members: Map<string, Branch> | undefined;
}

/** Between the keys of a path; no key holds it. */
const between = '\u001f';

/** The row of all members of the outermost dimension that are not shown by themselves. */
export const othersId = '\u0002';

/** The places of everything, and of all others. */
const [rootPlace, othersPlace] = [0, 1];

/** What one answer said: the figures of a cell at the places of its row and its column. */
interface Sheet {
  /** The place of each figure among those of the pivot. */
  figures: PivotPart['figures'];
  lines: Row['values'][][];
}

/** One side of a pivot while it grows. */
function side(dimensions: readonly string[]) {
  const node: Growing = { id: '', name: '', path: [], keys: {}, depth: 0, children: [], unnamed: false };
  const root: Branch = { node, place: rootPlace, members: undefined };
  const places = new Map([
    ['', rootPlace],
    [othersId, othersPlace],
  ]);
  const grow = ({ node: above }: Branch, dimension: string, key: string, { names, unnamed }: Row): Branch => {
    const id = above.depth === 0 ? key : `${above.id}${between}${key}`;
    const name = names[dimension] ?? key;
    const own = { id, name, path: [...above.path, name], keys: { ...above.keys, [dimension]: key } };
    const node = { ...own, depth: above.depth + 1, children: [], unnamed: unnamed?.[dimension] !== undefined };
    above.children.push(node);
    const place = places.size;
    places.set(id, place);
    return { node, place, members: undefined };
  };
  /** Asked for each row of each answer: members are found by their own keys, which takes no text put together. */
  const branchOf = (row: Row, depth: number): Branch => {
    let branch = root;
    for (let at = 0; at < depth; at += 1) {
      const dimension = dimensions[at] as string;
      const key = row.keys[dimension] ?? '';
      branch.members ??= new Map();
      let next = branch.members.get(key);
      if (!next) {
        next = grow(branch, dimension, key, row);
        branch.members.set(key, next);
      }
      branch = next;
    }
    return branch;
  };
  return { root: node, places, branchOf };
}

/** Periods follow their keys, whichever source has brought them; what nobody named stands last. */
function order(node: Growing, dimensions: readonly string[]): void {
  if (node.children.length === 0) return;
  const dimension = dimensions[node.depth];
  if (dimension === 'period') node.children.sort((child, other) => (child.id < other.id ? -1 : 1));
  node.children.sort((child, other) => Number(child.unnamed) - Number(other.unnamed));
  for (const child of node.children) order(child, dimensions);
}

/**
 * Whether a figure is not covered, by the periods that its answer says: read once, because it is asked for each cell.
 * @param coverage of the answers that the figure comes from
 */
function uncoveredPeriods(coverage: MarketAnswer['coverage']) {
  const known = new Map<string, boolean>();
  return (period: string | undefined): boolean => {
    const at = period ?? '';
    const found = known.get(at) ?? isUncovered({ coverage }, period === undefined ? {} : { period });
    known.set(at, found);
    return found;
  };
}

/** The own orders of members that the answers name. */
const ordersIn = (parts: readonly PivotPart[]): Pivot['orders'] =>
  Object.fromEntries(
    parts.flatMap(({ answer }) => answer.columns.flatMap(({ key, order }) => (order ? [[key, order] as const] : []))),
  );

/**
 * Puts the answers about all levels of a pivot together. No figure is added up here: a subtotal is the answer about its
 * level, so that prices and shares of groups are as right as their volumes.
 * @param parts in the order in which their members stand where nothing else sorts them
 */
export function buildPivot(shape: PivotShape, figures: readonly PivotFigure[], parts: readonly PivotPart[]): Pivot {
  const [rows, columns] = [side(shape.rows), side(shape.columns)];
  const sheets = parts.map((part): Sheet => {
    const lines: Row['values'][][] = [];
    for (const row of part.answer.rows) {
      if (row.kind !== 'row') continue;
      const at = part.others ? othersPlace : rows.branchOf(row, part.rows).place;
      const line = (lines[at] ??= []);
      line[columns.branchOf(row, part.columns).place] = row.values;
    }
    return { figures: part.figures, lines };
  });
  /** Cells are put together when somebody looks, and then kept: of a hundred thousand a screen shows some hundreds. */
  const cells: PivotCell[][] = [];
  const cellAt = (row: number, column: number): PivotCell | undefined => {
    const known = cells[row]?.[column];
    if (known) return known;
    let cell: (number | null | undefined)[] | undefined;
    for (const sheet of sheets) {
      const values = sheet.lines[row]?.[column];
      if (!values) continue;
      cell ??= new Array(figures.length);
      for (const indicator in sheet.figures) cell[sheet.figures[indicator] ?? 0] = values[indicator] ?? null;
    }
    if (cell) (cells[row] ??= [])[column] = cell;
    return cell;
  };
  order(rows.root, shape.rows);
  order(columns.root, shape.columns);
  // What the answer about a level covers: a figure may be known of the country and of no province.
  const covered = new Map(
    parts
      .filter(({ others }) => !others)
      .flatMap((part) => {
        const isUnknown = uncoveredPeriods(part.answer.coverage);
        return Object.values(part.figures).map(
          (figure) => [`${figure} ${part.rows} ${part.columns}`, isUnknown] as const,
        );
      }),
  );
  return {
    shape,
    figures,
    rows: rows.root,
    columns: columns.root,
    orders: ordersIn(parts),
    cell(row, column) {
      const [at, beside] = [rows.places.get(row), columns.places.get(column)];
      return at === undefined || beside === undefined ? undefined : cellAt(at, beside);
    },
    isUncovered: (figure, row, column) =>
      covered.get(`${figure} ${row.depth} ${column.depth}`)?.(row.keys.period ?? column.keys.period) ?? false,
  };
}
