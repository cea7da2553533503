import type { DeliveryKind } from '../../market/index.ts';
import type { Field } from '../mapping/mapping.ts';
import type { AlikeNames } from '../rows/alike-names.ts';
import type { DroppedGroup } from '../rows/dropped.ts';
import type { Problem } from '../rows/problem.ts';
import type { TurnedCounts } from '../rows/source-row.ts';
import type { Comparison } from './compare-release.ts';
import type { MonthChanges } from './settle-changes.ts';
import type { DescribedChange } from './settle-history.ts';

/** What an import found and did; report.json is this, word for word. */
export interface ImportReport {
  dataset: 'sales';
  file: string;
  /** What it does, and to which release: null where it begins a market. */
  kind: DeliveryKind;
  onto: string | null;
  /** Who brought it; null when nobody said. */
  by: string | null;
  stamp: string;
  dryRun: boolean;
  /** How the file was understood: kind, encoding, delimiter, sheet. */
  understood: Record<string, string>;
  header: string[];
  /** What a wide table was turned into; null where none was. */
  turned: TurnedCounts | null;
  /** Columns that nothing reads, and the field that each may be meant for. */
  unread: { column: string; nearest: Field | null }[];
  /** Names that look alike, or name two at once. */
  alike: AlikeNames[];
  /** First and last month and the sources of what was accepted. */
  coverage: { first: string; last: string; sources: string[] } | null;
  counts: {
    /** Rows of data in the file. */
    rows: number;
    /** Rows that the mapping's conditions leave out, and blank rows. */
    skipped: number;
    /** Values that go into the release; with a column per month a row has many. */
    accepted: number;
    /** Values or rows refused, one for each reason. */
    refused: number;
    refusedRows: number;
    /** Values that stood twice with the same figure, and are kept once. */
    duplicate: number;
    /** Values added into another of the same key, when the mapping says so. */
    summed: number;
    /** Cells without a figure. */
    empty: number;
    /** Totals of the whole market that were used for the rest that models do not cover. */
    totals: number;
    monthsWithoutTotal: number;
    manufacturers: number;
    brands: number;
    models: number;
    subModels: number;
    cities: number;
  };
  /**
   * A whole market beside the published release; any other delivery beside the one it is made onto, of which it leaves
   * out what it withdraws.
   */
  comparison: Comparison;
  /** What a delivery changes month by month; empty for a whole market. */
  months: MonthChanges[];
  /** What is described otherwise than before: what changes from a month on, what is renamed, what was not known. */
  described: DescribedChange[];
  /** How many values or rows were not taken over, by the code of the reason: refusals and duplicates. */
  dropped: Record<string, number>;
  /** Those that nobody agreed to: with any of them no release is made. */
  notAgreed: Record<string, number>;
  /** The same reasons together, the most frequent first. */
  groups: DroppedGroup[];
  /** The first ones singly; all of them stand in refused.csv. */
  problems: Problem[];
  outcome: 'dry-run' | 'refused' | 'unchanged' | 'sealed';
  /** The unpublished release that was made. */
  release: string | null;
}
