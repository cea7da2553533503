import type { AskedSheet, BuiltSheet } from '@portal/contract';
import type { Found } from './stand.ts';

/** What a watch has to say now. */
export interface FoundOut {
  /** Whether it is to be told: the rule holds, or the tables are due anyway. */
  tells: boolean;
  says: string;
  /** What it is told for, and only once. */
  occasion: string;
  /** Its tables about the newest months; none of a decision sheet. */
  sheets: AskedSheet[];
  /** The decision sheet as the release of now makes it; null for tables. */
  decision: BuiltSheet | null;
  /** The path of the portal that opens what was found. */
  link: string;
  /** The months that a file of it is called by. */
  period: { from: string; to: string };
  /** What was found of the figure of a condition; null for tables by calendar. */
  figure: Found | null;
}
