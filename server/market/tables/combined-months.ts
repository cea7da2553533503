import type { DuckDBValue } from '@duckdb/node-api';
import { status } from '@portal/contract';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import type { Dataset } from '../datasets/index.ts';
import { sourceOf } from '../datasets/tables.ts';
import { merged, monthText, type Span, withCombined } from '../model/index.ts';
import type { MonthSpan } from '../releases/release.ts';
import type { TableCheck } from './table-check.ts';

/** The months of a source, by its number, that stand together in one figure; in order. */
export type CombinedOf = (source: number) => readonly Span[];

export const noneCombined: CombinedOf = () => [];

/** @param ask answers a statement over the tables of a release @returns what its table of such months says */
export async function readCombined(
  ask: (sql: string) => Promise<readonly (readonly DuckDBValue[])[]>,
  { facts: { combined } }: Dataset,
): Promise<CombinedOf> {
  if (combined === undefined) return noneCombined;
  const [sources = [], firsts = [], lasts = []] = await ask(
    `SELECT source, first_month, month FROM ${combined} ORDER BY source, month`,
  );
  return (source) =>
    sources.flatMap((own, row): Span[] =>
      Number(own) === source ? [{ first: Number(firsts[row]), last: Number(lasts[row]) }] : [],
    );
}

export const monthSpan = ({ first, last }: Span): MonthSpan => ({ first: monthText(first), last: monthText(last) });

/** @returns months as release.json keeps them, with those that stand with one of them in one figure */
export const remainingSpans = (months: readonly number[], combined: readonly Span[]): MonthSpan[] =>
  merged(withCombined(months, combined).map((month): Span => ({ first: month, last: month }))).map(monthSpan);

const textOf = (source: string, first: string, last: string) =>
  `CONCAT(${source}, ' / ', ${first} // 12, '-', ${first} % 12 + 1, '..', ${last} % 12 + 1)`;

/** What must not be among the figures of several months: one across a year, one without figures, a month that is in two. */
export function combinedChecks({ facts }: Dataset): TableCheck[] {
  const { table, combined } = facts;
  if (combined === undefined) return [];
  const source = sourceOf(facts, 'f.');
  const found = textOf('c.source', 'c.first_month', 'c.month');
  return [
    {
      of: combined,
      sql: `SELECT ${found} AS found FROM ${combined} AS c
        WHERE c.first_month >= c.month OR c.first_month // 12 <> c.month // 12
          OR NOT EXISTS (SELECT 1 FROM ${table} AS f WHERE ${source} = c.source AND f.month = c.month)
          OR EXISTS (SELECT 1 FROM ${table} AS f
            WHERE ${source} = c.source AND f.month >= c.first_month AND f.month < c.month)
          OR EXISTS (SELECT 1 FROM ${combined} AS o WHERE o.source = c.source AND o.month > c.month
            AND o.first_month <= c.month)
        UNION ALL SELECT ${found} FROM ${combined} AS c GROUP BY ALL HAVING COUNT(*) > 1 LIMIT 1`,
      refuse: (span) =>
        new Refusal('market.combined-months', status.refused, {
          zh_CN: `合并月份不成立：${span}。合并的月份须在同一年内、有数值、其中没有单月数值，且不与其他合并月份重叠。`,
          en: `The combined months ${span} do not hold together: they must lie within one year, have figures, have no figure of a single month among them, and overlap with no others.`,
        }),
    },
  ];
}
