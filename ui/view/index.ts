export * from './marketView.ts';
export * from './questionBase.ts';
export * from './span.ts';
export * from './view.ts';
export * from './viewOfRelease.ts';
