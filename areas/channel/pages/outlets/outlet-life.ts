import type { Answer } from '@portal/ui/analysis';

type Row = Answer['rows'][number];

/** What the months of an outlet say of its life. */
export interface OutletLife {
  /** The latest month that it is listed in, with all that describes it then. */
  last: Row;
  /** The first month that lists it, and the last; YYYY-MM. */
  since: string;
  until: string;
  /** The month that it opened in, where a file says so. */
  opened: string | null;
  /** Whether the last month that was asked lists it no more. */
  isGone: boolean;
}

/** @param answer the months of one outlet, a row each @returns undefined where no month lists it */
export function outletLife(answer: Answer): OutletLife | undefined {
  const rows = answer.rows
    .filter(({ kind }) => kind === 'row')
    .sort((row, other) => (row.keys.period ?? '').localeCompare(other.keys.period ?? ''));
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return undefined;
  const until = last.keys.period ?? '';
  return {
    last,
    since: first.keys.period ?? '',
    until,
    opened: rows.findLast(({ values }) => (values.openedOutlets ?? 0) > 0)?.keys.period ?? null,
    isGone: until < answer.period.to,
  };
}
