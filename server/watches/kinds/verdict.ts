import type { WatchRule } from '@portal/contract';

/** A row of a table as a rule sees it. */
export interface FormerRow {
  keys: Readonly<Record<string, string>>;
  name: string;
  /** Null where there is none; it is no zero. */
  figure: number | null;
  /** Null for what has no place: totals, and what is no member of its own. */
  place: number | null;
}

/** A table at one time. */
export interface Standing {
  /** Whether its source has all of its months: what was not delivered is no fall, and no zero. */
  covered: boolean;
  rows: readonly FormerRow[];
  total: number | null;
}

export type FigureRule = Exclude<WatchRule, { kind: 'monthly' | 'release' | 'weekly' | 'daily' }>;

/** What was found, in the unit of the head of the column. */
export interface Finding {
  figure: number | null;
  before: number | null;
  /** How much it has changed: in percent, of a percentage in percentage points. */
  change: number | null;
  place: number | null;
  placeBefore: number | null;
  /** The names that are new among the first. */
  entered: string[];
}

/** Why a rule that does not hold does not: it is not so, nobody delivered it, or there is no such figure. */
export type Verdict = Finding & { holds: boolean; why: 'holds' | 'not-so' | 'not-covered' | 'missing' };

/** Where nothing was found. */
export const nothing: Finding = {
  figure: null,
  before: null,
  change: null,
  place: null,
  placeBefore: null,
  entered: [],
};

/** The keys of a row as a text. */
export const keyOf = (keys: Readonly<Record<string, string>>): string =>
  JSON.stringify(Object.entries(keys).sort(([name], [other]) => (name < other ? -1 : 1)));

/** The row of these keys, or the total without keys; undefined where there is none. */
export function rowOf({ rows, total }: Standing, keys: Readonly<Record<string, string>>): FormerRow | undefined {
  if (Object.keys(keys).length > 0) return rows.find((row) => keyOf(row.keys) === keyOf(keys));
  const [only] = rows;
  if (rows.length === 1 && only && Object.keys(only.keys).length === 0) return only;
  return { keys: {}, name: '', figure: total, place: null };
}

/** The figure of a row, or of the total without keys; null where there is none. */
export const figureIn = (standing: Standing, keys: Readonly<Record<string, string>>): number | null =>
  rowOf(standing, keys)?.figure ?? null;
