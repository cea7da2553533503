import { AreaPages } from '@portal/ui';
import type { ComponentType } from 'react';
import type { AnalysisArea } from '../page/analysis-area.ts';
import { Frame } from './frame.tsx';

/** The pages of an area, by their names in the address. */
export type PageComponents = Readonly<Record<string, ComponentType>>;

export interface AnalysisAppProps {
  area: AnalysisArea;
  components: PageComponents;
  /** Prefix of the area in the address, such as /sales. */
  basePath: string;
}

/** The pages of an area of analysis in its frame, below its prefix in the address. */
export const AnalysisApp = ({ area, components, basePath }: AnalysisAppProps) => (
  <AreaPages basePath={basePath} pages={components} frame={<Frame area={area} />} />
);
