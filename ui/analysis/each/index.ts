/** The lines of a trend on one chart, or each on its own. */
export { LayoutField } from './layout-field.tsx';
export { useTrendChart } from './use-trend-chart.ts';
