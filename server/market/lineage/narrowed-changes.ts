import type { ChangeKind } from '@portal/contract';
import { figureOfSums, type Sums } from '../answer/figure-of-sums.ts';
import { changedTables } from '../changes/changed-tables.ts';
import { indicatorOf } from '../datasets/find.ts';
import type { Dataset } from '../datasets/index.ts';
import type { Question, Span } from '../model/index.ts';
import type { OpenRelease } from '../opened/open-release.ts';
import { factsOf, groupsOf, memberFilters } from '../sql/facts.ts';
import { partsOf } from '../sql/measures.ts';

/** A month of a source that the release touched; of a new one the former release had nothing. */
export interface TouchedMonth {
  first: number;
  month: number;
  /** Its number; 0 where figures are of one kind. */
  source: number;
  isNew: boolean;
}

/** What the release did to the figure of a group: who it is of, as numbers or codes of members in the order of `by`. */
export interface NarrowedChange extends TouchedMonth {
  indicator: string;
  members: (number | string)[];
  kind: ChangeKind;
  before: number | null;
  after: number | null;
}

export interface NarrowedChanges {
  changes: NarrowedChange[];
  /** Months that a withdrawn member has left, or of another span than before: nothing finer is known of what they were. */
  notListed: TouchedMonth[];
}

/** Facts added up: how many they are, and the sums of their parts. */
interface Added {
  count: number;
  sums: Map<string, number>;
}

interface Group {
  touched: TouchedMonth;
  members: (number | string)[];
}

const none: Added = { count: 0, sums: new Map() };

/** What one set of facts has more than another. */
function less(all: Added, taken: Added, added: Added): Added {
  const sums = new Map([...all.sums].map(([key, sum]) => [key, sum - (taken.sums.get(key) ?? 0)]));
  for (const [key, sum] of added.sums) sums.set(key, (sums.get(key) ?? 0) + sum);
  return { count: all.count - taken.count + added.count, sums };
}

const figureIn = (dataset: Dataset, indicator: string, { count, sums }: Added): number | null =>
  count > 0 ? figureOfSums(dataset, indicator, sums as Sums) : null;

const kindOf = (before: number | null, after: number | null): ChangeKind =>
  before === null ? 'added' : after === null ? 'withdrawn' : 'corrected';

/** Adds up facts of some months by the groups that changes are told by, narrowed by members. */
function adder(dataset: Dataset, release: OpenRelease, narrowing: Pick<Question, 'filters' | 'without'>) {
  const { facts, reported } = dataset;
  const groups = groupsOf(dataset, reported.by);
  const parts = [
    ...new Map(
      reported.figures.flatMap((key) => partsOf(dataset, indicatorOf(dataset, key))).map((part) => [part.key, part]),
    ).values(),
  ];
  const filters = memberFilters(dataset, narrowing, release.members);
  return async (table: string, condition: string, touched: readonly TouchedMonth[], signal?: AbortSignal) => {
    const found = new Map<string, Group & Added>();
    if (touched.length === 0) return found;
    const byMonth = new Map(touched.map((month) => [`${month.month} ${month.source}`, month]));
    const spans = touched.map(({ month }): Span => ({ first: month, last: month }));
    const sources = [...new Set(touched.map(({ source }) => source))];
    const shaped = { ...dataset, facts: { ...facts, table, rollups: [] } };
    const { source, columns, from, where } = factsOf(shaped, groups, filters, spans, sources);
    const own = ['f.month', source, ...columns];
    const sums = parts.map(({ sql }) => `, CAST(SUM(${sql}) AS DOUBLE PRECISION)`);
    const read = await release.run(
      `SELECT ${own.join(', ')}, COUNT(*)${sums.join('')} FROM ${from} WHERE ${where}${condition}
       GROUP BY ${own.map((_, at) => at + 1).join(', ')}`,
      [],
      signal,
    );
    for (const [row, month] of (read[0] ?? []).entries()) {
      const at = byMonth.get(`${month} ${read[1]?.[row]}`);
      if (at === undefined) continue;
      const members = groups.map((_, group) => read[group + 2]?.[row] as number | string);
      const count = Number(read[own.length]?.[row]);
      found.set(`${at.month} ${at.source} ${members.join(' ')}`, {
        touched: at,
        members,
        count,
        sums: new Map(parts.map(({ key }, part) => [key, Number(read[own.length + 1 + part]?.[row] ?? 0)])),
      });
    }
    return found;
  };
}

/** The months in which the release keeps the facts that differ. */
async function remainingMonths(dataset: Dataset, release: OpenRelease, signal?: AbortSignal): Promise<Set<string>> {
  const source = dataset.facts.source ?? '0';
  const table = changedTables.facts(dataset);
  const read = await release.run(`SELECT DISTINCT month, ${source} FROM ${table}`, [], signal);
  return new Set((read[0] ?? []).map((month, row) => `${month} ${read[1]?.[row]}`));
}

/**
 * What a release says otherwise of some members: its own facts, and those that differ, added up by what changes of the
 * dataset are told by.
 * @param touched the months that are asked about
 * @param narrowing by members of any dimension of the dataset
 * @throws Refusal where the dataset does not have a dimension; the signal's reason when the client has gone
 */
export async function narrowedChanges(
  dataset: Dataset,
  release: OpenRelease,
  touched: readonly TouchedMonth[],
  narrowing: Pick<Question, 'filters' | 'without'>,
  signal?: AbortSignal,
): Promise<NarrowedChanges> {
  const remaining = touched.every(({ isNew }) => isNew) ? new Set() : await remainingMonths(dataset, release, signal);
  const isListed = (month: TouchedMonth) => month.isNew || remaining.has(`${month.month} ${month.source}`);
  const reported = touched.filter(isListed);
  const revised = reported.filter(({ isNew }) => !isNew);
  const add = adder(dataset, release, narrowing);
  const differing = changedTables.facts(dataset);
  const was = await add(differing, ' AND f.side = -1', revised, signal);
  const is = await add(differing, ' AND f.side = 1', revised, signal);
  const now = await add(dataset.facts.table, '', reported, signal);
  const groups = new Map<string, Group>([
    ...was,
    ...is,
    ...[...now].filter(
      ([
        ,
        {
          touched: { isNew },
        },
      ]) => isNew,
    ),
  ]);
  const changes = [...groups].flatMap(([key, { touched: at, members }]): NarrowedChange[] => {
    const all = now.get(key) ?? none;
    const former = at.isNew ? none : less(all, is.get(key) ?? none, was.get(key) ?? none);
    return dataset.reported.figures.flatMap((indicator) => {
      const before = figureIn(dataset, indicator, former);
      const after = figureIn(dataset, indicator, all);
      return before === after ? [] : [{ ...at, indicator, members, kind: kindOf(before, after), before, after }];
    });
  });
  return { changes, notListed: touched.filter((month) => !isListed(month)) };
}
