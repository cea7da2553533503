import { indicatorOf } from '../datasets/find.ts';
import type { Dataset, Indicator } from '../datasets/index.ts';
import { spreadColumn } from '../kinds/index.ts';
import { cube } from './cube.ts';
import { groupsOf } from './facts.ts';
import { valueIn } from './figures.ts';
import type { Beside, LevelRows, Levels } from './levels.ts';
import { isOneOf } from './literals.ts';
import { measuresOf } from './measures.ts';

type SpreadFigure = Extract<Indicator, { kind: 'spread' }>;

/** A figure that is spread over the members of a dimension, and the figures of a question that say how. */
interface Spread {
  of: string;
  each: string;
  indicators: readonly string[];
}

const spreadOf = (dataset: Dataset, key: string): SpreadFigure | null => {
  const indicator = indicatorOf(dataset, key);
  return indicator.kind === 'spread' ? indicator : null;
};

const cubeOf = ({ of, each }: Spread) => `spread_${of.toLowerCase()}_${each.toLowerCase()}`;
const memberColumn = 'spread_member';
const valueColumn = 'spread_value';

/** The facts of each member: the groups of the question told apart by it as well. */
function spreadCube(spread: Spread, { dataset, plan, groups, filters }: Levels): string {
  const own = groupsOf(dataset, [spread.each]).map((group) => ({ ...group, column: memberColumn }));
  const measures = measuresOf(dataset, [spread.of]);
  return cube(cubeOf(spread), dataset, plan, { groups: [...groups, ...own], filters, measures });
}

/** The part of the members that lie below, for those figures that are not an end or a number. */
const partOf: Partial<Record<SpreadFigure['at'], number>> = { q1: 0.25, median: 0.5, q3: 0.75 };

/**
 * A figure over the values of the members, each of which counts once. Between two values it lies in proportion (type 7 of
 * Hyndman and Fan 1996), as both engines do by themselves.
 */
function spreadFigure({ at }: SpreadFigure): string {
  if (at === 'count') return `COUNT(${valueColumn})`;
  const part = partOf[at];
  const value =
    part === undefined
      ? `${at === 'low' ? 'MIN' : 'MAX'}(${valueColumn})`
      : `PERCENTILE_CONT(${part}) WITHIN GROUP (ORDER BY ${valueColumn})`;
  // Engines multiply in another order, so the last signs are nobody's: nine stay.
  return `FLOOR(${value} * 1e9 + 0.5) / 1e9`;
}

function joinedSpread(spread: Spread, levels: Levels, rows: LevelRows): string {
  const { dataset, plan, groups: all, members } = levels;
  const name = cubeOf(spread);
  const own = ['source', ...rows.groups.map(({ column }) => column)];
  const sums = measuresOf(dataset, [spread.of]).map(({ column }) => `, SUM(c.${column}) AS ${column}`);
  const unnamed = members.unnamed(spread.each);
  const named = unnamed.length > 0 ? [`NOT ${isOneOf(`c.${memberColumn}`, unnamed)}`] : [];
  // Others: whatever is not shown, of all months together.
  const joins = ['slot', 'source', ...all.map(({ column }) => column)].map((column) => `s.${column} = c.${column}`);
  const left = `c.slot >= 0 AND NOT EXISTS (SELECT 1 FROM shown AS s WHERE ${joins.join(' AND ')})`;
  const where = [...named, ...(rows.kind === 'others' ? [left] : [])];
  const slot = rows.kind === 'others' ? `${plan.spanSlot}` : 'c.slot';
  const places = own.map((column) => `c.${column} AS ${column}`).join(', ');
  const grouped = [...(rows.kind === 'others' ? [] : ['c.slot']), ...own.map((column) => `c.${column}`)].join(', ');
  const perMember = `SELECT ${slot} AS slot, ${places}, c.${memberColumn} AS ${memberColumn}${sums.join('')}
    FROM ${name} AS c${where.length > 0 ? ` WHERE ${where.join(' AND ')}` : ''}
    GROUP BY ${grouped}, c.${memberColumn}`;
  const columns = ['slot', ...own].join(', ');
  const values = `SELECT ${columns}, ${valueIn(dataset, spread.of, 'current')} AS ${valueColumn}
    FROM (${perMember}) AS per_member`;
  const figures = spread.indicators.flatMap((key) => {
    const figure = spreadOf(dataset, key);
    return figure ? [`, ${spreadFigure(figure)} AS ${spreadColumn(key)}`] : [];
  });
  const alias = `of_${name}`;
  const same = ['slot', ...own].map((column) => `${alias}.${column} = e.${column}`).join(' AND ');
  return ` LEFT JOIN (SELECT ${columns}${figures.join('')} FROM (${values}) AS spread_values
    GROUP BY ${columns}) AS ${alias} ON ${same}`;
}

/** The spreads that a question asks for. */
export function spreadsBeside(levels: Levels): Beside[] {
  const { dataset, query } = levels;
  const found = new Map<string, { of: string; each: string; indicators: string[] }>();
  for (const key of query.indicators) {
    const figure = spreadOf(dataset, key);
    if (!figure) continue;
    const { of, each } = figure;
    const spread = found.get(`${of} ${each}`) ?? { of, each, indicators: [] };
    spread.indicators.push(key);
    found.set(`${of} ${each}`, spread);
  }
  return [...found.values()].map((spread) => ({
    cube: spreadCube(spread, levels),
    columns: spread.indicators.map(spreadColumn),
    join: (rows) => (rows.level === 'single' ? joinedSpread(spread, levels, rows) : null),
  }));
}
