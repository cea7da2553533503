import { indicatorOf } from '../datasets/find.ts';
import type { Dataset } from '../datasets/index.ts';
import { monthNumber, type Question } from '../model/index.ts';
import { factsOf, type Group, memberFilters } from '../sql/facts.ts';
import type { Plan } from '../sql/plan.ts';
import { changeTables } from '../store/keep-changes.ts';
import type { OpenRelease } from '../store/open-release.ts';

/** A question, what it is asked of, and its months. */
interface Asked {
  dataset: Dataset;
  query: Question;
  plan: Plan;
}

/** How much the figures of an answer differ from those of the former release. */
export interface RevisedFigures {
  /** The indicators that this is said of: sums. */
  indicators: readonly string[];
  /**
   * @param members a value for each group of the question, as the engine returns it; null for all of them together
   * @returns new figure less former; 0 where nothing was revised
   */
  change(slot: number, members: readonly unknown[]): number;
  /** The same of all members of a slot but some. @param shown their values */
  changeBeside(slot: number, shown: readonly (readonly unknown[])[]): number;
}

const keyOf = (slot: number, members: readonly unknown[]): string => `${slot} ${members.join(' ')}`;

/** The periods of a question that are a month each and were revised by the release, by their month. */
function revisedSlots({ dataset, query, plan }: Asked, { info }: OpenRelease): Map<number, number> {
  const slots = new Map<number, number>();
  const [source] = plan.sources;
  if (query.dateType !== 'monthly' || source === undefined || plan.sources.length > 1) return slots;
  const own = info.changes?.[dataset.key]?.revised.find((one) => one.source === source);
  const months = new Set(own?.months.map(monthNumber));
  for (const { slot, first, last } of plan.slots) if (first === last && months.has(first)) slots.set(first, slot);
  return slots;
}

/**
 * Asks how much the figures of a question differ from those of the former release, of one source and by month. Nothing
 * is asked where the release revised none of its months.
 * @param groups of its statement
 * @returns null where there is nothing to say
 * @throws the signal's reason when the client has gone
 */
export async function revisedFigures(
  asked: Asked,
  release: OpenRelease,
  groups: readonly Group[],
  signal?: AbortSignal,
): Promise<RevisedFigures | null> {
  const { dataset, query, plan } = asked;
  const { facts } = dataset;
  const indicators = query.indicators.filter((key) => {
    const indicator = indicatorOf(dataset, key);
    return indicator.kind === 'additive' && indicator.column === facts.counted;
  });
  const slots = revisedSlots(asked, release);
  if (indicators.length === 0 || slots.size === 0) return null;
  const spans = [...slots.keys()].map((month) => ({ first: month, last: month }));
  const changes = { ...dataset, facts: { ...facts, table: changeTables.figures, rollups: [] } };
  const { columns, from, where } = factsOf(
    ...([changes, groups, memberFilters(dataset, query.filters, release.members), spans, plan.sources] as const),
  );
  const own = ['f.month', ...columns];
  const rows = await release.run(
    `SELECT ${own.join(', ')}, CAST(SUM(f.change) AS DOUBLE PRECISION) AS change FROM ${from} WHERE ${where}
     GROUP BY ${own.map((_, at) => at + 1).join(', ')}`,
    [],
    signal,
  );
  const found = (rows[0] ?? []).map((month, row) => ({
    slot: slots.get(Number(month)) ?? 0,
    members: groups.map((_, at) => rows[at + 1]?.[row] ?? null),
    change: Number(rows[groups.length + 1]?.[row]),
  }));
  const byKey = new Map(found.map(({ slot, members, change }) => [keyOf(slot, members), change]));
  const sumOf = (slot: number, isIn: (members: readonly unknown[]) => boolean) =>
    found.reduce((sum, one) => (one.slot === slot && isIn(one.members) ? sum + one.change : sum), 0);
  return {
    indicators,
    change: (slot, members) =>
      members.includes(null)
        ? sumOf(slot, (own) => members.every((member, at) => member === null || member === own[at]))
        : (byKey.get(keyOf(slot, members)) ?? 0),
    changeBeside(slot, shown) {
      const keys = new Set(shown.map((members) => keyOf(slot, members)));
      return sumOf(slot, (members) => !keys.has(keyOf(slot, members)));
    },
  };
}
