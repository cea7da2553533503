/** When cars were launched, from the store of launches. */
export * from './launches.ts';
