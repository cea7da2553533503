import type { SourceRow } from '../rows/source-row.ts';
import type { Head } from './head.ts';

/** A wide table as it was read. */
export interface WideTable {
  head: Head;
  /** The rows of the head as they stand in the file. */
  headTexts: readonly string[];
  body: readonly SourceRow[];
  /** What the labels say of each row of the body. */
  labels: readonly (readonly string[])[];
}
