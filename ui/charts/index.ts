export * from './chart.tsx';
export * from './load-highcharts.ts';
export * from './options.ts';
export * from './palette.ts';
export * from './scatter-extent.ts';
export type * from './spec.ts';
