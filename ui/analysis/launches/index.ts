/** When cars were launched, from the store of launches, and what was sold of them since. */
export * from './launch-figures.ts';
export * from './launches.ts';
export * from './since-launch.ts';
