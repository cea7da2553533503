import type { DataSource, DatasetKey, DateType } from '@portal/contract';

/** Members by their dimension. */
export type Members = Readonly<Record<string, readonly string[] | undefined>>;

/**
 * One question to a dataset, as the wire carries it, its dimensions and indicators named by any text: what the dataset
 * has of them it says itself.
 */
export interface Question {
  /** The sources asked; none for a dataset whose figures are all of one kind. */
  dataSources: readonly DataSource[];
  dateType: DateType;
  /** Months such as 2024-03, both included. */
  from: string;
  to: string;
  by: readonly string[];
  indicators: readonly string[];
  filters?: Members;
  /** Members that are left out. */
  without?: Members;
  sort?: { readonly by: string; readonly direction: 'ascending' | 'descending' };
  limit?: number;
  /** More rows than an answer of the wire holds; never said by who asks over it. */
  most?: number;
  minimumVolume?: number;
  /** Limits that the figures of a row lie within, both ends included. */
  where?: readonly { readonly indicator: string; readonly atLeast?: number; readonly atMost?: number }[];
  others?: boolean;
  totals?: boolean;
  subtotals?: boolean;
  fillGaps?: boolean;
  base?: string;
  springTogether?: boolean;
  /** Whether members that were succeeded by others count as these. */
  succession?: boolean;
  /** Of what shares are a part; of all that is chosen where nobody says. */
  shareOf?: 'chosen' | 'market';
  /** The dimension of `by` within whose members shares, places and the limit are counted. */
  within?: string;
}

/** A question that names whom it asks. */
export interface DatasetQuestion extends Question {
  dataset: DatasetKey;
}
