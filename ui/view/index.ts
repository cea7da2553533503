export * from './market-view.ts';
export * from './narrowed.ts';
export * from './question-base.ts';
export * from './span.ts';
export * from './view.ts';
export * from './view-of-release.ts';
