/** The icons of the portal, one stroke and one grid: import them from here, so that the page has each of them once. */
export * from './actions.ts';
export * from './arrows.ts';
export * from './charts.ts';
export * from './signs.ts';
export * from './things.ts';
