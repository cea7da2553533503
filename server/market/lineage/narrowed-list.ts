import { changedTables } from '../changes/changed-tables.ts';
import { memberText } from '../sql/literals.ts';
import { withinLimits } from './changed-limits.ts';
import {
  type Asking,
  type Changes,
  type ChangesQuery,
  type Found,
  monthsOf,
  narrowedBy,
  rowsOf,
  usual,
} from './changes-query.ts';
import { type NarrowedChange, narrowedChanges, type TouchedMonth } from './narrowed-changes.ts';

/** Whether it is asked about some members alone. */
export const isNarrowed = ({ filters = {}, without = {} }: ChangesQuery): boolean =>
  [filters, without].some((narrowing) => Object.values(narrowing).some((keys) => keys?.length));

/** The months that the release touched, as far as they are asked about. */
async function touchedMonths({ dataset, release, signal }: Asking, query: ChangesQuery): Promise<TouchedMonth[]> {
  const own = [`delivery = ${memberText(release.info.id)}`, `dataset = ${memberText(dataset.key)}`];
  const columns = await release.run(
    `SELECT first_month, month, source, BOOL_AND(before IS NULL AND corrected + withdrawn = 0)
     FROM ${changedTables.months} WHERE ${[...own, ...narrowedBy(query)].join(' AND ')} GROUP BY first_month, month, source`,
    [],
    signal,
  );
  return rowsOf(columns).map(([first, month, source, isNew]) => ({
    first: Number(first),
    month: Number(month),
    source: Number(source),
    isNew: Boolean(isNew),
  }));
}

const difference = ({ before, after }: NarrowedChange): number => Math.abs((after ?? 0) - (before ?? 0));

/** The rows of changes narrowed by members: of brands, of fuel types, in a city. @throws as narrowedChanges does */
export async function narrowedList(asking: Asking, query: ChangesQuery) {
  const { dataset, release, language, sources, signal } = asking;
  const { filters, without, kind, where, limit = usual.rows } = query;
  const touched = await touchedMonths(asking, query);
  const { changes, notListed } = await narrowedChanges(dataset, release, touched, { filters, without }, signal);
  const found = new Map<string, Found>();
  for (const { indicator, kind: of } of changes) {
    const own = found.get(indicator) ?? { corrected: 0, added: 0, withdrawn: 0 };
    found.set(indicator, { ...own, [of]: own[of] + 1 });
  }
  const memberAt = (at: number, value: number | string) => {
    const member = release.members.find(dataset.reported.by[at] ?? '', value);
    return { key: member?.key ?? String(value), name: member?.name[language] ?? String(value) };
  };
  const listed = (indicator: string) =>
    changes
      .filter((change) => change.indicator === indicator && (kind === undefined || change.kind === kind))
      .filter(withinLimits(dataset, indicator, where));
  const rows = (indicator: string): Changes['rows'] =>
    listed(indicator)
      .sort(
        (change, other) =>
          difference(other) - difference(change) || other.month - change.month || change.source - other.source,
      )
      .slice(0, limit)
      .map(({ first, month, source, kind: of, members, before, after }) => ({
        ...monthsOf(dataset, first, month),
        dataSource: sources(source),
        kind: of,
        members: members.map((value, at) => memberAt(at, value)),
        before,
        after,
      }));
  const months = notListed.map(({ first, month }) => monthsOf(dataset, first, month).monthName);
  return { found, rows, within: (indicator: string) => listed(indicator).length, notListed: [...new Set(months)] };
}
