import type { FlowChartSpec, FlowNode } from '../spec/more-spec.ts';
import { flowing } from '../spec/more-spec.ts';

/** The end of bands, in px of the drawing. */
export interface PlacedNode {
  node: FlowNode;
  side: 'left' | 'middle' | 'right';
  /** All that leaves it, or all that reaches it, whichever is more. */
  sum: number;
  x: number;
  y: number;
  height: number;
  /** Whether its name has room beside it. */
  isNamed: boolean;
}

export interface PlacedBand {
  from: PlacedNode;
  to: PlacedNode;
  value: number;
  /** The outline, for the attribute `d`. */
  path: string;
  /** The middle of the band and its thickness, in px. */
  x: number;
  y: number;
  height: number;
}

export interface FlowLayout {
  nodes: readonly PlacedNode[];
  bands: readonly PlacedBand[];
}

export interface FlowRoom {
  width: number;
  height: number;
  /** Beside the drawing, for names. */
  beside: number;
  /** Above the drawing, for heads. */
  above: number;
}

/** How wide the ends of bands are, and how high a name and the thinnest band are, in px. */
export const nodeWidth = 12;
const [lineHeight, thinnest, below] = [15, 1, 8];

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** What leaves each node, or reaches it, by its id. */
function sumsBy(links: FlowChartSpec['links'], end: 'from' | 'to'): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const link of links) sums.set(link[end], (sums.get(link[end]) ?? 0) + (link.value ?? 0));
  return sums;
}

/** How many px one unit takes, so that the members of a column fill it and each has a line for its name. */
function unitHeight(sums: readonly number[], room: number, least: number): number {
  const ascending = sums.toSorted((one, other) => one - other);
  for (let low = 0; low < ascending.length; low += 1) {
    const factor = (room - low * least) / total(ascending.slice(low));
    if (factor * (ascending[low] ?? 0) >= least) return factor;
  }
  return 0;
}

const curve = (x0: number, y0: number, x1: number, y1: number, height: number): string => {
  const middle = (x0 + x1) / 2;
  const [a, b, c, d] = [y0, y1, y1 + height, y0 + height].map((y) => y.toFixed(1));
  return `M${x0},${a}C${middle},${a},${middle},${b},${x1},${b}L${x1},${c}C${middle},${c},${middle},${d},${x0},${d}Z`;
};

/** Where the members of a chart of flows stand, column by column in the order of the caller, and the bands between them. */
export function flowLayout(spec: FlowChartSpec, { width, height, beside, above }: FlowRoom): FlowLayout {
  const links = flowing(spec);
  const [leaving, reaching] = [sumsBy(links, 'from'), sumsBy(links, 'to')];
  const sumOf = ({ id }: FlowNode) => Math.max(leaving.get(id) ?? 0, reaching.get(id) ?? 0);
  const last = Math.max(1, ...spec.nodes.map(({ column }) => column));
  const drawn = spec.nodes.map((node) => ({ node, sum: sumOf(node) })).filter(({ sum }) => sum > 0);
  const columns = Array.from({ length: last + 1 }, (_, at) => drawn.filter(({ node }) => node.column === at));
  const most = Math.max(1, ...columns.map(({ length }) => length));
  const room = height - above - below;
  const gap = Math.max(0, Math.min(6, room / most - lineHeight));
  const least = Math.min(lineHeight, (room / most) * 0.7);
  const roomOf = ({ length }: readonly unknown[]) => room - gap * Math.max(0, length - 1);
  const factors = columns.flatMap((column) =>
    column.length > 0
      ? unitHeight(
          column.map(({ sum }) => sum),
          roomOf(column),
          least,
        )
      : [],
  );
  const factor = Math.min(...factors);
  const thickness = (value: number) => Math.max(thinnest, value * factor);
  const nodes = columns.flatMap((column, at): PlacedNode[] => {
    const slots = column.map(({ sum }) => Math.max(least, thickness(sum)));
    let top = above + Math.max(0, (room - total(slots) - gap * (column.length - 1)) / 2);
    let named = Number.NEGATIVE_INFINITY;
    return column.map(({ node, sum }, index) => {
      const slot = slots[index] ?? 0;
      const own = thickness(sum);
      const centre = top + slot / 2;
      top += slot + gap;
      const isNamed = centre - named >= lineHeight - 1;
      if (isNamed) named = centre;
      const x = beside + (at * (width - beside * 2 - nodeWidth)) / last;
      const side = at === 0 ? 'left' : at === last ? 'right' : 'middle';
      return { node, side, sum, x, y: centre - own / 2, height: own, isNamed };
    });
  });
  const byId = new Map(nodes.map((placed) => [placed.node.id, placed]));
  const left = new Map(nodes.map(({ node, y }) => [node.id, y]));
  const reached = new Map(left);
  const bands = links.flatMap(({ from, to, value }): PlacedBand[] => {
    const [start, end] = [byId.get(from), byId.get(to)];
    if (!start || !end || value === null) return [];
    const own = thickness(value);
    const [y0, y1] = [left.get(from) ?? 0, reached.get(to) ?? 0];
    left.set(from, y0 + own);
    reached.set(to, y1 + own);
    const [x0, x1] = [start.x + nodeWidth, end.x];
    const path = curve(x0, y0, x1, y1, own);
    return [{ from: start, to: end, value, path, x: (x0 + x1) / 2, y: (y0 + y1) / 2, height: own }];
  });
  return { nodes, bands };
}
