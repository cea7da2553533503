/** The period that an index begins with. */
export { baseText, readBase } from './base.ts';
export { BaseField } from './base-field.tsx';
export { basePhrases } from './phrases.ts';
