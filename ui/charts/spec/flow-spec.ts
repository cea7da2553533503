import type { ChartWords } from './common-spec.ts';
import type { ChartFigure, ChartMember } from './grid-spec.ts';

/** One that a flow leaves or reaches; the same member may stand on both sides, under two ids. */
export interface FlowNode extends ChartMember {
  /** Tells it from the same member on another side. */
  id: string;
  /** The column that it stands in, from 0 at the left. */
  column: number;
}

/** What goes from members to members, as bands as wide as they are large. */
export interface FlowChartSpec extends ChartWords {
  kind: 'flow';
  /** The dimension of its members; absent where they lead nowhere. */
  members?: string;
  value: ChartFigure;
  /** What stands above each column, such as From and To. */
  heads: readonly string[];
  nodes: readonly FlowNode[];
  /** By the ids of nodes; nothing flows where there is no value. */
  links: readonly { from: string; to: string; value: number | null }[];
}
