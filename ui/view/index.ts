export * from './span.ts';
export * from './view.ts';
export * from './viewOfRelease.ts';
