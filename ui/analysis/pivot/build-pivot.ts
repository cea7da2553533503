import type { MarketAnswer } from '@portal/contract';
import { isUncovered } from '@portal/contract';
import type { Pivot, PivotCell, PivotFigure, PivotNode, PivotPart, PivotShape } from './types.ts';

type Row = MarketAnswer['rows'][number];
interface Growing extends PivotNode {
  children: Growing[];
}

/** Between the keys of a path; no key holds it. */
const between = '\u001f';

/** The row of all members of the outermost dimension that are not shown by themselves. */
export const othersId = '\u0002';

/** What an answer said of a cell: put together with the others about it when somebody looks, and then kept. */
interface Found {
  values: Row['values'];
  /** The place of each figure among those of the pivot. */
  places: PivotPart['figures'];
  former: Found | undefined;
  cell?: PivotCell;
}

function cellOf(found: Found, count: number): PivotCell {
  const cell: (number | null | undefined)[] = found.former ? [...cellOf(found.former, count)] : new Array(count);
  for (const indicator in found.places) cell[found.places[indicator] ?? 0] = found.values[indicator] ?? null;
  return cell;
}

/** One side of a pivot while it grows. */
function side(dimensions: readonly string[]) {
  const root: Growing = { id: '', name: '', path: [], keys: {}, depth: 0, children: [], unnamed: false };
  const byId = new Map<string, Growing>([['', root]]);
  const nodeOf = ({ keys, names, unnamed }: Row, depth: number): Growing => {
    let node = root;
    for (const dimension of dimensions.slice(0, depth)) {
      const key = keys[dimension] ?? '';
      const id = node === root ? key : `${node.id}${between}${key}`;
      let next = byId.get(id);
      if (!next) {
        const name = names[dimension] ?? key;
        const own = { id, name, path: [...node.path, name], keys: { ...node.keys, [dimension]: key } };
        next = { ...own, depth: node.depth + 1, children: [], unnamed: unnamed?.[dimension] !== undefined };
        byId.set(id, next);
        node.children.push(next);
      }
      node = next;
    }
    return node;
  };
  return { root, nodeOf };
}

/** Periods follow their keys, whichever source has brought them; what nobody named stands last. */
function order(node: Growing, dimensions: readonly string[]): void {
  const dimension = dimensions[node.depth];
  if (dimension === 'period') node.children.sort((one, other) => (one.id < other.id ? -1 : 1));
  node.children.sort((one, other) => Number(one.unnamed) - Number(other.unnamed));
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

/**
 * Puts the answers about all levels of a pivot together. No figure is added up here: a subtotal is the answer about its
 * level, so that prices and shares of groups are as right as their volumes.
 * @param parts in the order in which their members stand where nothing else sorts them
 */
export function buildPivot(shape: PivotShape, figures: readonly PivotFigure[], parts: readonly PivotPart[]): Pivot {
  const [rows, columns] = [side(shape.rows), side(shape.columns)];
  const lines = new Map<string, Map<string, Found>>();
  for (const part of parts) {
    const { figures: places, answer, others } = part;
    for (const row of answer.rows) {
      if (row.kind !== 'row') continue;
      const at = others ? othersId : rows.nodeOf(row, part.rows).id;
      const beside = columns.nodeOf(row, part.columns).id;
      const line = lines.get(at) ?? new Map<string, Found>();
      lines.set(at, line);
      line.set(beside, { values: row.values, places, former: line.get(beside) });
    }
  }
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
    cell(row, column): PivotCell | undefined {
      const found = lines.get(row)?.get(column);
      if (found) found.cell ??= cellOf(found, figures.length);
      return found?.cell;
    },
    isUncovered: (figure, row, column) =>
      covered.get(`${figure} ${row.depth} ${column.depth}`)?.(row.keys.period ?? column.keys.period) ?? false,
  };
}
