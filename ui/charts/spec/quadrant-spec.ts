import type { ChartWords } from './common-spec.ts';
import type { ChartFigure, ChartMember } from './grid-spec.ts';

/** Members between two changes, parted into four by the medians: who leads, who falls behind. */
export interface QuadrantChartSpec extends ChartWords {
  kind: 'quadrant';
  /** The dimension of its members; absent where they lead nowhere. */
  members?: string;
  x: ChartFigure;
  y: ChartFigure;
  /** What the size of a dot says, such as sales. */
  size?: ChartFigure;
  points: (ChartMember & {
    x: number | null;
    y: number | null;
    size?: number | null;
    /** One that the page is about: in the second colour. */
    marked?: boolean;
  })[];
  /** Names of the four parts, from the upper left on as one reads. */
  parts: { upperLeft: string; upperRight: string; lowerLeft: string; lowerRight: string };
}
