import { changedTables } from '../changes/changed-tables.ts';
import { indicatorOf } from '../datasets/find.ts';
import type { Dataset } from '../datasets/index.ts';
import { monthNumber, type Question } from '../model/index.ts';
import type { OpenRelease } from '../opened/open-release.ts';
import { factsOf, type Group, memberFilters } from '../sql/facts.ts';
import { partsOf } from '../sql/measures.ts';
import type { Plan } from '../sql/plan.ts';
import { figureOfSums, isAlone, isOneSum, type Sums } from './figure-of-sums.ts';

/** A question, what it is asked of, and its months. */
interface PlannedQuery {
  dataset: Dataset;
  query: Question;
  plan: Plan;
}

/** What the figures of an answer were in the former release. */
export interface RevisedFigures {
  /** The indicators that this is said of: those that are made of the facts of a month by themselves. */
  indicators: readonly string[];
  /**
   * @param members a value for each group of the question, as the engine returns it; null for all of them together
   * @param now the figure as it is
   * @returns what it was; null where it was the same, or nothing
   */
  former(indicator: string, slot: number, members: readonly unknown[], now: number): number | null;
  /** The same of all members of a slot but some. @param shown their values */
  formerBeside(indicator: string, slot: number, shown: readonly (readonly unknown[])[], now: number): number | null;
}

const keyOf = (slot: number, members: readonly unknown[]): string => `${slot} ${members.join(' ')}`;

/** The periods of a question that one figure stands in, and were revised by the release, by their month. */
function revisedSlots({ dataset, query, plan }: PlannedQuery, { info }: OpenRelease): Map<number, number> {
  const slots = new Map<number, number>();
  const [source] = plan.sources;
  const isYearly = dataset.facts.every === 'year';
  if (query.dateType !== (isYearly ? 'annual' : 'monthly') || source === undefined || plan.sources.length > 1) {
    return slots;
  }
  const own = info.changed?.[dataset.key]?.revised.find((candidate) => candidate.source === source);
  const months = new Set(own?.months.map(monthNumber));
  for (const { slot, first, last } of plan.slots) {
    if ((isYearly || first === last) && months.has(first)) slots.set(first, slot);
  }
  return slots;
}

/** The sums of a group in a month of the question. */
interface Found {
  slot: number;
  members: unknown[];
  sums: Sums;
}

/** Adds up the parts of some figures by the groups of a question, over a table in the shape of its facts. */
async function sumsIn(
  { dataset, query, plan }: PlannedQuery,
  { table, sign, keys }: { table: string; sign: string; keys: readonly string[] },
  slots: ReadonlyMap<number, number>,
  groups: readonly Group[],
  release: OpenRelease,
  signal: AbortSignal | undefined,
): Promise<Found[]> {
  const spans = [...slots.keys()].map((month) => ({ first: month, last: month }));
  const shaped = { ...dataset, facts: { ...dataset.facts, table, rollups: [] } };
  const { columns, from, where } = factsOf(
    ...([shaped, groups, memberFilters(dataset, query, release.members), spans, plan.sources] as const),
  );
  const parts = [
    ...new Map(keys.flatMap((key) => partsOf(dataset, indicatorOf(dataset, key))).map((part) => [part.key, part])),
  ].map(([, part]) => part);
  const own = ['f.month', ...columns];
  const sums = parts.map(({ sql }) => `, CAST(SUM(${sign}(${sql})) AS DOUBLE PRECISION)`);
  const rows = await release.run(
    `SELECT ${own.join(', ')}${sums.join('')} FROM ${from} WHERE ${where}
     GROUP BY ${own.map((_, at) => at + 1).join(', ')}`,
    [],
    signal,
  );
  return (rows[0] ?? []).map((month, row) => ({
    slot: slots.get(Number(month)) ?? 0,
    members: groups.map((_, at) => rows[at + 1]?.[row] ?? null),
    sums: new Map(parts.map(({ key }, at) => [key, Number(rows[groups.length + 1 + at]?.[row] ?? 0)])),
  }));
}

/** Sums of groups, found by their members. */
function finder(found: readonly Found[]) {
  const byKey = new Map(found.map(({ slot, members, sums }) => [keyOf(slot, members), sums]));
  const added = (slot: number, isIn: (members: readonly unknown[]) => boolean): Sums => {
    const all = new Map<string, number>();
    for (const entry of found) {
      if (entry.slot !== slot || !isIn(entry.members)) continue;
      for (const [key, value] of entry.sums) all.set(key, (all.get(key) ?? 0) + value);
    }
    return all;
  };
  return {
    of: (slot: number, members: readonly unknown[]): Sums =>
      members.includes(null)
        ? added(slot, (own) => members.every((member, at) => member === null || member === own[at]))
        : (byKey.get(keyOf(slot, members)) ?? new Map()),
    beside(slot: number, rows: readonly (readonly unknown[])[]): Sums {
      const keys = new Set(rows.map((members) => keyOf(slot, members)));
      return added(slot, (members) => !keys.has(keyOf(slot, members)));
    },
  };
}

/**
 * Asks what the figures of a question were in the former release, of one source and by month. Nothing is asked where the
 * release revised none of its months; of sums the rows that differ are read alone, of means those of the months too.
 * @param groups of its statement
 * @returns null where there is nothing to say
 * @throws the signal's reason when the client has gone
 */
export async function revisedFigures(
  question: PlannedQuery,
  release: OpenRelease,
  groups: readonly Group[],
  signal?: AbortSignal,
): Promise<RevisedFigures | null> {
  const { dataset, query } = question;
  const indicators = query.indicators.filter((key) => isAlone(dataset, key));
  const slots = revisedSlots(question, release);
  if (indicators.length === 0 || slots.size === 0) return null;
  const ask = (table: string, sign: string, keys: readonly string[]) =>
    sumsIn(question, { table, sign, keys }, slots, groups, release, signal);
  const changed = finder(await ask(changedTables.facts(dataset), 'f.side * ', indicators));
  const means = indicators.filter((key) => !isOneSum(dataset, key));
  const current = means.length === 0 ? null : finder(await ask(dataset.facts.table, '', means));
  const formerOf = (indicator: string, change: Sums, sums: () => Sums | undefined, now: number): number | null => {
    const parts = partsOf(dataset, indicatorOf(dataset, indicator));
    if (parts.every(({ key }) => (change.get(key) ?? 0) === 0)) return null;
    if (isOneSum(dataset, indicator)) return now - (change.get(parts[0]?.key ?? '') ?? 0) || null;
    const all = sums();
    const former = new Map(parts.map(({ key }) => [key, (all?.get(key) ?? 0) - (change.get(key) ?? 0)]));
    const was = figureOfSums(dataset, indicator, former);
    return was === now ? null : was;
  };
  return {
    indicators,
    former: (indicator, slot, members, now) =>
      formerOf(indicator, changed.of(slot, members), () => current?.of(slot, members), now),
    formerBeside: (indicator, slot, rows, now) =>
      formerOf(indicator, changed.beside(slot, rows), () => current?.beside(slot, rows), now),
  };
}
