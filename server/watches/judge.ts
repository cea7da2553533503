import type { CellFormat, WatchRule } from '@portal/contract';

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

export type FigureRule = Exclude<WatchRule, { kind: 'monthly' | 'weekly' | 'daily' }>;

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

const nothing: Finding = {
  figure: null,
  before: null,
  change: null,
  place: null,
  placeBefore: null,
  entered: [],
};

const keyOf = (keys: Readonly<Record<string, string>>): string =>
  JSON.stringify(Object.entries(keys).sort(([name], [other]) => (name < other ? -1 : 1)));

function rowOf({ rows, total }: Standing, keys: Readonly<Record<string, string>>): FormerRow | undefined {
  if (Object.keys(keys).length > 0) return rows.find((row) => keyOf(row.keys) === keyOf(keys));
  const [only] = rows;
  if (rows.length === 1 && only && Object.keys(only.keys).length === 0) return only;
  return { keys: {}, name: '', figure: total, place: null };
}

/** The figure of a row, or of the total without keys; null where there is none. */
export const figureIn = (standing: Standing, keys: Readonly<Record<string, string>>): number | null =>
  rowOf(standing, keys)?.figure ?? null;

/** A figure in the unit of its head: a percentage is kept as a ratio and spoken of in percent. */
export const inUnit = (figure: number | null, format: CellFormat): number | null =>
  figure === null ? null : format === 'percent' ? figure * 100 : figure;

/** @returns null where either is missing, or the base is nothing */
function changeOf(now: number | null, before: number | null, format: CellFormat): number | null {
  if (now === null || before === null) return null;
  if (format === 'percent' || format === 'points') return now - before;
  return before === 0 ? null : ((now - before) / Math.abs(before)) * 100;
}

const among = (place: number | null | undefined, first: number): boolean =>
  place !== null && place !== undefined && place <= first;

/**
 * Whether a rule holds. What is missing or not covered alarms nobody.
 * @param before the table of the span before; null where the rule does not ask for it
 */
export function judge(rule: FigureRule, format: CellFormat, now: Standing, before: Standing | null): Verdict {
  const not = (why: Exclude<Verdict['why'], 'holds'>, found: Partial<Finding> = {}): Verdict => ({
    ...nothing,
    ...found,
    holds: false,
    why,
  });
  if (!now.covered || before?.covered === false) return not('not-covered');

  if (rule.kind === 'entry') {
    const known = new Set(before?.rows.filter(({ place }) => among(place, rule.first)).map(({ keys }) => keyOf(keys)));
    if (before === null || known.size === 0) return not('missing');
    const fresh = now.rows.filter(({ place, keys }) => among(place, rule.first) && !known.has(keyOf(keys)));
    const entered = fresh.map(({ name }) => name);
    return {
      ...nothing,
      entered,
      ...(fresh.length > 0 ? { holds: true, why: 'holds' } : { holds: false, why: 'not-so' }),
    };
  }

  const [row, former] = [rowOf(now, rule.keys), before ? rowOf(before, rule.keys) : undefined];
  const figure = inUnit(row?.figure ?? null, format);
  const base = inUnit(former?.figure ?? null, format);
  const change = changeOf(figure, base, format);
  const found = {
    figure,
    before: base,
    change,
    entered: [],
    place: row?.place ?? null,
    placeBefore: former?.place ?? null,
  };
  const verdict = (holds: boolean): Verdict => ({ ...found, holds, why: holds ? 'holds' : 'not-so' });

  switch (rule.kind) {
    case 'above':
    case 'below':
      if (figure === null) return not('missing', found);
      return verdict(rule.kind === 'above' ? figure > rule.than : figure < rule.than);
    case 'change':
      return change === null ? not('missing', found) : verdict(Math.abs(change) > rule.than);
    case 'within':
      return found.place === null ? not('missing', found) : verdict(found.place <= rule.first);
    case 'left':
      // Who was among the first and now has no figure at all is unknown, and has not left them.
      if (found.place === null || found.placeBefore === null) return not('missing', found);
      return verdict(found.placeBefore <= rule.first && found.place > rule.first);
  }
}
