import type { PlannedQuery } from '../answer/write-rows.ts';
import { dimensionOf } from '../datasets/find.ts';
import type { Dataset } from '../datasets/index.ts';
import { merged, type Span } from '../model/index.ts';
import type { OpenRelease } from '../opened/open-release.ts';
import { countedDimensions } from '../sql/distinct.ts';
import type { Lane } from '../turns/query-queue.ts';
import { type Factor, tooManyRows } from '../turns/refusals.ts';
import { type Side, sideOf } from './side.ts';

/** How large a question is, as far as it is known without asking the engine. */
export interface Size {
  /** Rows that are grouped at once: about so many, by the facts there are and the members that are let through. */
  rows: number;
  /** Facts that are read. */
  facts: number;
  /** What multiplies the rows most. */
  largest: Factor;
}

/** Questions up to this size take the engine some tens of milliseconds. */
const light = { rows: 50_000, facts: 1_000_000 };

/** Months share most of their cells: however long a span is, it has about so many times those of one month. */
const cellsOfSpan = 2;

const product = (numbers: readonly number[]): number => numbers.reduce((all, number) => all * number, 1);

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

const monthsIn = ({ first, last }: Span): number[] => Array.from({ length: last - first + 1 }, (_, at) => first + at);

/** The spans of months that a question reads of each source, by the source's number. */
function spansOf({ windows, sources }: PlannedQuery['plan']): Map<number, Span[]> {
  return new Map(sources.map((source) => [source, merged(windows.filter((window) => window.source === source))]));
}

/** How many members of the facts there are in a month at most, of the chains that a question does not do without. */
function grainOf({ facts }: Dataset, sides: readonly Side[]): number {
  const unnamed = (chain: string) => sides.some(({ key, isNamed }) => key === chain && !isNamed);
  const rollup = facts.rollups.find(({ without }) => without.every(unnamed));
  return rollup ? product(sides.filter(({ key }) => !rollup.without.includes(key)).map(({ all }) => all)) : Infinity;
}

/** What multiplies the rows most: a dimension that is listed, or the periods. */
function largestOf({ dataset, query, plan }: PlannedQuery, sides: readonly Side[]): Factor {
  const bySource = query.by.includes('dataSource')
    ? [{ name: dimensionOf(dataset, 'dataSource').name, members: plan.sources.length }]
    : [];
  const factors = [...sides.flatMap(({ largest }) => (largest ? [largest] : [])), ...bySource];
  const periods = { name: dimensionOf(dataset, 'period').name, members: plan.slots.length };
  return factors.reduce((most, factor) => (factor.members > most.members ? factor : most), periods);
}

/** @returns the size of a question, from the counts that were read when the release was opened */
export function sizeOf(question: PlannedQuery, { members, facts }: Pick<OpenRelease, 'members' | 'facts'>): Size {
  const { dataset, query, plan } = question;
  const listed = [...query.by, ...countedDimensions(dataset, query)];
  const sides = dataset.facts.chains.map(({ chain }) => sideOf(chain, listed, query, members));
  const groups = product(sides.map((side) => side.groups));
  const share = product(sides.map((side) => side.share));
  const found = (source: number, { first, last }: Span) => facts.between(dataset, source, first, last);
  const grouped = (source: number, span: Span) => {
    const months = span.last - span.first + 1;
    return Math.min(groups, found(source, span) * share * Math.min(1, cellsOfSpan / months));
  };

  const spans = spansOf(plan);
  const grain = grainOf(dataset, sides);
  const read = [...spans].flatMap(([source, own]) =>
    own.map((span) => Math.min(found(source, span), grain * (span.last - span.first + 1))),
  );
  // Each period of a source counts what its widest window finds.
  const widest = new Map<number, number>();
  for (const window of plan.windows) {
    const place = window.source * 1000 + window.slot;
    widest.set(place, Math.max(widest.get(place) ?? 0, grouped(window.source, window)));
  }
  const rows = [sum([...widest.values()])];
  if (plan.byPeriod) {
    const monthly = [...spans].flatMap(([source, own]) =>
      own.flatMap((span) => monthsIn(span).map((month) => grouped(source, { first: month, last: month }))),
    );
    rows.push(sum(monthly));
    if (query.fillGaps) rows.push(sum(plan.sources.map((source) => grouped(source, plan.span) * plan.slots.length)));
  }
  return { rows: Math.ceil(Math.max(...rows)), facts: sum(read), largest: largestOf(question, sides) };
}

/**
 * The lane that a question waits in.
 * @param most how many rows a question may group
 * @throws Refusal where it would group more
 */
export function laneOf({ rows, facts, largest }: Size, most: number): Lane {
  if (rows > most) throw tooManyRows(rows, most, largest);
  return rows <= light.rows && facts <= light.facts ? 'light' : 'heavy';
}
