/** A figure beside what it was: in the same months of the year before, or in the period before. */
export * from './besides.ts';
export { FormerField } from './former-field.tsx';
export * from './in-years.ts';
