export * from './span.ts';
export * from './view.ts';
