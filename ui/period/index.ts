export * from './months.ts';
export * from './PreliminaryTag.tsx';
export * from './preliminary.ts';
