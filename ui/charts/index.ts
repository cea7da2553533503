export * from './Chart.tsx';
export * from './loadHighcharts.ts';
export * from './options.ts';
export * from './palette.ts';
export * from './scatterExtent.ts';
export type * from './spec.ts';
