import type { DataSource } from '@portal/contract';
import type { Dataset } from '../../datasets/index.ts';

/** A fact as it was delivered: its month, its key on every dimension but period and source, its figures by column. */
export interface RawFact {
  /** As year * 12 + month - 1. */
  month: number;
  source: DataSource | null;
  keys: Readonly<Record<string, string>>;
  columns: Readonly<Record<string, number>>;
}

/** Facts of a dataset beside its declaration: enough to work out every figure without the engine. */
export interface RawDataset {
  dataset: Dataset;
  facts: readonly RawFact[];
  /** The months that each source covers, as 2024-03; a source with a gap stands here twice. */
  covered: readonly { key: DataSource | null; first: string; last: string }[];
  /** Months of a source that stand together in one figure, which is a fact of the last of them. */
  combined?: readonly { key: DataSource | null; first: string; last: string }[];
}
