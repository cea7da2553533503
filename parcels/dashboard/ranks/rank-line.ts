import type { ManufacturerRank, SubModelSales } from '@portal/contract';
import type { ReactNode } from 'react';

export type ManufacturerLine = ManufacturerRank['salesRanks'][number];
export type ModelLine = SubModelSales['list'][number];

/** A column of a ranking. */
export interface RankColumn<Line> {
  key: string;
  name: string;
  unit?: string;
  /** Definition of the figure. */
  means?: readonly string[];
  /** Names are read from the left, figures from the right. */
  kind: 'rank' | 'words' | 'name' | 'figure';
  cell: (line: Line) => ReactNode;
  /** The whole text where the cell may cut it. */
  title?: (line: Line) => string;
}
