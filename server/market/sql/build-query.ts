import { indicatorOf } from '../datasets/find.ts';
import type { Dataset } from '../datasets/index.ts';
import type { Question } from '../model/question.ts';
import { besideOf } from './beside.ts';
import { cube } from './cube.ts';
import { type Group, groupsOf, inLines, memberFilters } from './facts.ts';
import { marketColumn } from './figures.ts';
import type { KnownMembers } from './known-members.ts';
import { filled, type LevelRows, type Levels, leftOut, summed, totalled } from './levels.ts';
import { checkLines } from './lines-beside.ts';
import { whole } from './literals.ts';
import { countedOf, elsewhereOf, isShare, marketMeasuresOf } from './measures.ts';
import type { Plan } from './plan.ts';
import { counted, countedOutside, limitOf, listed, orderOfRows, rowKinds, selected, valued } from './select-level.ts';
import { narrowsWhole } from './share-base.ts';

/**
 * A statement and what its columns are: kind, found (rows before the limit; of rows alone, and none where no limit can
 * be reached), slot, source, then the groups, then the indicators.
 */
export interface Statement {
  sql: string;
  groups: Group[];
  indicators: readonly string[];
}

/**
 * Turns a question into one statement that DuckDB and PostgreSQL both understand. Nothing that somebody sent stands in
 * it but numbers: names of columns and tables come from the declaration of the dataset, and members are those of
 * the release.
 * @param plan what planPeriods made of the same question; it must list at least one slot
 * @throws Refusal when asked to sort by what the question does not list, or where members of one line are unlike in what
 *   stands beside them
 */
export function buildQuery(dataset: Dataset, query: Question, plan: Plan, members: KnownMembers): Statement {
  if (query.succession) checkLines(dataset, query, members);
  const own = groupsOf(dataset, query.by);
  const groups = query.succession ? inLines(own, members) : own;
  const { indicators } = query;
  const figures = indicators.map((key, index) => ({ key, column: `i${index}` }));
  const market = marketOf(dataset, query);
  const most = groups.reduce((rows, { key }) => rows * members.of(key).length, plan.slots.length * plan.sources.length);
  const { minimumVolume: least, where } = query;
  const within = groups.find(({ key }) => key === query.within) ?? null;
  const isLimitedWithin = within !== null && query.limit !== undefined;
  const mayCut = most > limitOf(query) || least !== undefined || where !== undefined || isLimitedWithin;
  const filters = memberFilters(dataset, query, members);
  const levels: Levels = { dataset, query, plan, groups, within, figures, market, members, filters, mayCut };
  const ctes = [...cubes(levels), ...entries(levels)];
  const severalSources = plan.sources.length > 1;

  const rows: LevelRows = {
    kind: 'row',
    level: 'single',
    relation: 'entries',
    groups,
    period: plan.byPeriod,
    source: severalSources,
  };
  const statement = (sql: string): Statement => ({ sql, groups, indicators });
  const more: LevelRows[] = [];
  if (query.others) {
    const level = plan.byPeriod ? 'scattered' : 'single';
    more.push({ ...rows, kind: 'others', level, relation: 'left_out', groups: [], period: false });
  }
  const [first] = query.by;
  if (query.subtotals && first && query.by.length > 1) {
    const own = groups.filter(({ key }) => key === first);
    ctes.push(summed(plan, first, own, countedOf(dataset).column));
    more.push({ ...rows, kind: 'subtotal', relation: 'subtotal', groups: own, period: first === 'period' });
  }
  // Sources are never added: with several there is no total.
  if (query.totals && !severalSources) {
    ctes.push(totalled(plan));
    more.push({ ...rows, kind: 'total', relation: 'grand', groups: [], period: false });
  }
  if (more.length === 0 && least === undefined && where === undefined && !isLimitedWithin) {
    const alone = selected(levels, rows, `(${valued(levels, rows)}) AS a`);
    const order = orderOfRows(levels, rows);
    return statement(`WITH ${ctes.join(',\n')}\n${alone} ORDER BY ${order} LIMIT ${whole(limitOf(query))}`);
  }
  ctes.push(`shown AS (${listed(levels, rows)})`);
  if (query.others) ctes.push(leftOut(plan));
  const parts = [
    selected(levels, rows, 'shown'),
    ...more.map((level) => selected(levels, level, `(${valued(levels, level)}) AS ${level.kind}_rows`)),
    ...(least === undefined ? [] : [counted(levels)]),
    ...(where === undefined ? [] : [countedOutside(levels, rows)]),
  ];
  const isRow = `kind = ${rowKinds.row}`;
  return statement(`WITH ${ctes.join(',\n')}
    SELECT * FROM (${parts.join('\nUNION ALL\n')}) AS united ORDER BY kind, ${orderOfRows(levels, rows, isRow)}`);
}

/** The measures of the market that the shares of a question are taken of; none without shares. */
function marketOf(dataset: Dataset, { indicators }: Question) {
  return indicators.some((key) => isShare(indicatorOf(dataset, key))) ? marketMeasuresOf(dataset, indicators) : [];
}

/** The cube of the question, those of tables that stand beside it, and the market's measures by slot and source. */
function cubes(levels: Levels): string[] {
  const { dataset, query, plan, groups, within, market, filters } = levels;
  const ctes = [
    cube('cube', dataset, plan, { groups, filters, measures: plan.measures }),
    ...besideOf(levels).map((beside) => beside.cube),
  ];
  if (market.length === 0) return ctes;
  const own = filters.filter(({ dimension }) => narrowsWhole(dataset, query, dimension));
  const base = own.length < filters.length ? 'market_cube' : 'cube';
  if (base === 'market_cube') {
    ctes.push(cube(base, dataset, plan, { groups: within ? [within] : [], filters: own, measures: market }));
  }
  const sums = market.map(({ column }) => `, SUM(${column}) AS ${marketColumn(column)}`).join('');
  const wholes = ['slot', 'source', ...(within ? [within.column] : [])].join(', ');
  return [...ctes, `market AS (SELECT ${wholes}${sums} FROM ${base} GROUP BY ${wholes})`];
}

/** The rows that there are before any limit: where something was counted, or every period of every group. */
function entries({ dataset, query, plan, groups }: Levels): string[] {
  // A group that was counted earlier this year still has a running total in a month without facts.
  const elsewhere = query.indicators.flatMap((key) => elsewhereOf(dataset, indicatorOf(dataset, key)));
  const columns = [...new Set([countedOf(dataset), ...elsewhere].map(({ column }) => column))];
  const present = columns.map((column) => `${column} IS NOT NULL`).join(' OR ');
  if (query.fillGaps && plan.byPeriod) return filled(plan, groups, `(${present})`);
  return [`entries AS (SELECT * FROM cube WHERE slot >= 0 AND (${present}))`];
}
