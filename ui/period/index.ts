export * from './months.ts';
export * from './preliminary.ts';
export * from './preliminary-tag.tsx';
export * from './quarters.ts';
