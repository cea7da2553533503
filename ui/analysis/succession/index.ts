/** Predecessor and successor as one line, on request. */
export { readSuccession, successionEvents, successionNote, successionWords } from './succession.ts';
export { SuccessionField } from './succession-field.tsx';
