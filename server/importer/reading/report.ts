import type { DeliveryKind } from '../../market/index.ts';
import type { AlikeNames } from '../rows/alike-names.ts';
import type { DroppedGroup } from '../rows/dropped.ts';
import type { Problem } from '../rows/problem.ts';
import type { TurnedCounts } from '../rows/source-row.ts';
import type { Comparison, Coverage } from './compare-release.ts';
import type { MonthChanges } from './settle-changes.ts';
import type { DescribedChange } from './settle-history.ts';

/** What a list has that the one before it had not, and the other way round. */
export interface ListCompared {
  /** Whose list it is, by its key: a brand. */
  of: string;
  /** The month of the list, and that of the list before it. */
  month: string;
  before: string;
  came: number;
  gone: number;
}

/** What an import found and did; report.json is this, word for word. */
export interface ImportReport {
  dataset: string;
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
  unread: { column: string; nearest: string | null }[];
  /** Names that look alike, or name two at once. */
  alike: AlikeNames[];
  /** What was accepted is of; null where nothing was. */
  coverage: Coverage | null;
  counts: {
    /** Rows of data in the file. */
    rows: number;
    /** Rows that the mapping's conditions leave out, and blank rows. */
    skipped: number;
    /** Values that go into the release, or rows of several; with a column per month a row has many. */
    accepted: number;
    /** Values or rows refused, one for each reason. */
    refused: number;
    refusedRows: number;
    /** Values that stood twice with the same figure, and are kept once. */
    duplicate: number;
  } & Partial<CountsOfCars>;
  /** Members that the release it is made onto does not have, by table. */
  added: Record<string, number>;
  /** What whole lists have and had, each beside the one before it. */
  lists: ListCompared[];
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

/** What is counted besides where files name cars and whole markets. */
export interface CountsOfCars {
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
}
