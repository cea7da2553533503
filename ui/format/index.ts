export * from './date.ts';
export * from './dateOptions.ts';
export * from './empty.ts';
export * from './months.ts';
export * from './number.ts';
export * from './percent.ts';
export * from './truncate.ts';
export * from './wan.ts';
