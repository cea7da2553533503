import type { Question } from '../model/question.ts';
import type { Group } from './facts.ts';
import { memberText } from './literals.ts';
import { refuseSort } from './refuse.ts';

/** What can be sorted by: the columns a level has. */
export interface Sortable {
  groups: readonly Group[];
  /** Column of each indicator of the question. */
  figures: readonly { key: string; column: string }[];
  /** Whether the rows tell periods and sources apart. */
  period: boolean;
  source: boolean;
  /** The column of the members that others lie within, whose rows stand together; null for none. */
  within: string | null;
  /** A condition for the rows that stand behind all others where figures are sorted by; null for none. */
  last: () => string | null;
}

/** Enumerated members stand in their declared order, named ones in the order of their keys. */
function groupOrder({ dimension, column }: Group): string {
  if (dimension.kind === 'named') {
    const { name, id } = dimension.table;
    return `(SELECT key FROM ${name} WHERE ${name}.${id} = ${column}) COLLATE "C"`;
  }
  const cases = dimension.members.map(({ key }, index) => `WHEN ${memberText(key)} THEN ${index}`);
  return `CASE ${column} ${cases.join(' ')} ELSE ${cases.length} END`;
}

function dimensionOrder(key: string, level: Sortable): string | null {
  if (key === 'period') return level.period ? 'slot' : null;
  if (key === 'dataSource') return level.source ? 'source' : null;
  const group = level.groups.find((candidate) => candidate.key === key);
  return group ? groupOrder(group) : null;
}

/**
 * The order of a level's rows: as asked, else by period and then the first indicator from the highest. Rows that are
 * equal stand in the order of their dimensions, so that the same question always has the same answer.
 * @throws Refusal when asked to sort by what the question does not list
 */
export function orderOf(query: Question, level: Sortable): string {
  const { sort, by, indicators } = query;
  if (sort && !by.includes(sort.by) && !indicators.includes(sort.by)) throw refuseSort(sort.by);
  const wanted = sort ?? { by: indicators[0] ?? '', direction: 'descending' };
  const direction = wanted.direction === 'ascending' ? 'ASC' : 'DESC';
  const terms: string[] = [];
  if (!sort && level.period) terms.push('slot');
  const column = level.figures.find(({ key }) => key === wanted.by)?.column;
  const last = column ? level.last() : null;
  if (last) terms.push(`CASE WHEN ${last} THEN 1 ELSE 0 END`);
  // Within each member: the one with the furthest row first, and all of its rows.
  if (level.within && column) {
    const furthest = `${direction === 'DESC' ? 'MAX' : 'MIN'}(${column}) OVER (PARTITION BY ${level.within})`;
    terms.push(`${furthest} ${direction} NULLS LAST`, level.within);
  }
  const expression = column ?? dimensionOrder(wanted.by, level);
  if (expression) terms.push(`${expression} ${direction} NULLS LAST`);
  if (level.period) terms.push('slot');
  if (level.source) terms.push('source');
  terms.push(...level.groups.map((group) => group.column));
  return terms.length > 0 ? terms.join(', ') : '1';
}
