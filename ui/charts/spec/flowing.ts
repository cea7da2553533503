import type { FlowChartSpec } from './flow-spec.ts';

/** The links of a chart of flows that are drawn: those in which something flows. */
export const flowing = ({ links }: Pick<FlowChartSpec, 'links'>) => links.filter(({ value }) => (value ?? 0) > 0);
