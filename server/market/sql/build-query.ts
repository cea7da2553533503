import type { IndicatorKey, MarketQuery } from '@portal/contract';
import { columnOf, cube } from './cube.ts';
import { type Group, groupsOf, memberFilters } from './facts.ts';
import { marketColumns } from './figures.ts';
import { filled, type LevelRows, leftOut, summed } from './levels.ts';
import { Parameters } from './parameters.ts';
import type { Plan } from './plan.ts';
import { counted, type Levels, ranked, selected, sorted } from './select-level.ts';

/**
 * A statement and what its columns are: kind, position, found (rows before the limit; rows only), slot, source, then
 * the groups, then the indicators.
 */
export interface Statement {
  sql: string;
  values: (number | string)[];
  groups: Group[];
  indicators: IndicatorKey[];
}

/**
 * Turns a question into one statement that DuckDB and PostgreSQL both understand. Every value of the question is a
 * parameter; names of columns and tables come from the model alone.
 * @param plan what planPeriods made of the same question; it must list at least one slot
 * @throws Refusal when asked to sort by what the question does not list
 */
export function buildQuery(query: MarketQuery, plan: Plan): Statement {
  const parameters = new Parameters();
  const groups = groupsOf(query.by);
  const { indicators } = query;
  const figures = indicators.map((key, index) => ({ key, column: `i${index}` }));
  const levels: Levels = { query, plan, groups, figures, parameters };
  const ctes = [...cubes(query, plan, groups, parameters), ...entries(query, plan, groups, parameters)];
  const severalSources = plan.sources.length > 1;
  const measureColumns = plan.measures.map((measure) => columnOf[measure]);

  const rows: LevelRows = {
    kind: 'row',
    level: 'single',
    relation: 'entries',
    groups,
    period: plan.byPeriod,
    source: severalSources,
  };
  const more: LevelRows[] = [];
  if (query.others) {
    const level = plan.byPeriod ? 'scattered' : 'single';
    more.push({ ...rows, kind: 'others', level, relation: 'left_out', groups: [], period: false });
  }
  const [first] = query.by;
  if (query.subtotals && first && query.by.length > 1) {
    const own = groups.filter(({ key }) => key === first);
    ctes.push(summed(plan, first, own, measureColumns));
    more.push({ ...rows, kind: 'subtotal', relation: 'subtotal', groups: own, period: first === 'period' });
  }
  // Sources are never added: with several there is no total.
  if (query.totals && !severalSources) {
    const sums = measureColumns.map((column) => `, SUM(${column}) AS ${column}`).join('');
    ctes.push(`grand AS (SELECT slot, source${sums} FROM cube WHERE slot = ${plan.spanSlot} GROUP BY slot, source)`);
    more.push({ ...rows, kind: 'total', relation: 'grand', groups: [], period: false });
  }
  const statement = (sql: string): Statement => ({ sql, values: parameters.values, groups, indicators });
  const least = query.minimumVolume;
  if (more.length === 0 && least === undefined) return statement(`WITH ${ctes.join(',\n')}\n${sorted(levels, rows)}`);

  ctes.push(`shown AS (${ranked(levels, rows)})`);
  if (query.others) ctes.push(leftOut(plan, measureColumns));
  const parts = [
    selected(levels, rows, 'shown'),
    ...more.map((level) => selected(levels, level, `(${ranked(levels, level)}) AS ${level.kind}_rows`)),
    ...(least === undefined ? [] : [counted(levels, least)]),
  ];
  return statement(`WITH ${ctes.join(',\n')}\n${parts.join('\nUNION ALL\n')}\nORDER BY kind, pos`);
}

/** The cube of the question, and the market's volume by slot and source where a share needs it. */
function cubes(query: MarketQuery, plan: Plan, groups: readonly Group[], parameters: Parameters): string[] {
  const filters = memberFilters(query.filters);
  const ctes = [cube('cube', plan, plan.measures, { groups, filters }, parameters)];
  if (!query.indicators.includes('share') && !query.indicators.includes('shareChange')) return ctes;
  const own = filters.filter(([key]) => !query.by.includes(key));
  const used = plan.measures.filter((measure) => measure === 'volume' || measure === 'yearBefore');
  const base = own.length < filters.length ? 'market_cube' : 'cube';
  if (base === 'market_cube') ctes.push(cube(base, plan, used, { groups: [], filters: own }, parameters));
  const yearBefore = used.includes('yearBefore') ? `SUM(${columnOf.yearBefore})` : 'NULL';
  ctes.push(`market AS (SELECT slot, source, SUM(${columnOf.volume}) AS ${marketColumns.volume},
    ${yearBefore} AS ${marketColumns.yearBefore} FROM ${base} GROUP BY slot, source)`);
  return ctes;
}

/** The rows that there are before any limit: where something was sold, or every period of every group. */
function entries(query: MarketQuery, plan: Plan, groups: readonly Group[], parameters: Parameters): string[] {
  const sold = `${columnOf.volume} IS NOT NULL`;
  // A group that sold earlier this year still has a running total in a month without sales.
  const running = query.indicators.includes('cumulativeVolume');
  const present = running ? `(${sold} OR ${columnOf.ytd} IS NOT NULL)` : sold;
  if (query.fillGaps && plan.byPeriod) return filled(plan, groups, present, parameters);
  return [`entries AS (SELECT * FROM cube WHERE slot >= 0 AND ${present})`];
}
