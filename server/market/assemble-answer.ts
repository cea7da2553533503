import type { Language, MarketAnswer, MarketColumn, MarketQuery, MarketRow, Release } from '@portal/contract';
import { dimensions, indicators, monthText, periodName, sources } from './model/index.ts';
import { type Plan, rowKinds, type Statement } from './sql/index.ts';
import type { Columns, OpenRelease } from './store/open-release.ts';
import { sourceNumbers } from './store/tables.ts';

/** What the wire says of a release. */
export const releaseOf = ({ info, publishedAt }: OpenRelease): Release => ({
  id: info.id,
  publishedAt,
  demonstration: info.demonstration,
  note: info.note,
});

const columnsOf = (query: MarketQuery, language: Language): MarketColumn[] => [
  ...query.by.map((key): MarketColumn => {
    const { name, definition } = dimensions[key];
    return {
      key,
      kind: 'dimension',
      name: name[language],
      unit: '',
      format: null,
      definition: definition[language],
    };
  }),
  ...query.indicators.map((key): MarketColumn => {
    const { name, unit, format, definition } = indicators[key];
    return {
      key,
      kind: 'indicator',
      name: name[language],
      unit: unit[language],
      format,
      definition: definition[language],
    };
  }),
];

type Cell = { key: string; name: string };

/** How a row's cells are named: for each dimension of `by`, from a column of the result. */
function readersOf(query: MarketQuery, plan: Plan, statement: Statement, release: OpenRelease, language: Language) {
  const places = Object.fromEntries(statement.groups.map(({ key }, index) => [key, 5 + index]));
  const slots = plan.slots.map(({ key, first }): Cell => ({ key, name: periodName(first, query.dateType, language) }));
  const bySource = query.dataSources.map((key): [number, Cell] => [
    sourceNumbers[key],
    { key, name: sources[key].name[language] },
  ]);
  const sourceCells = new Map(bySource);
  return query.by.map((key) => {
    if (key === 'period') return { key, place: 3, cell: (value: unknown) => slots[Number(value)] };
    if (key === 'dataSource') return { key, place: 4, cell: (value: unknown) => sourceCells.get(Number(value)) };
    const cells = new Map<unknown, Cell>();
    const cell = (value: unknown): Cell | undefined => {
      if (value === null) return undefined;
      const known = cells.get(value);
      if (known) return known;
      const member = release.members.find(key, value as number | string);
      const made = member && { key: member.key, name: member.name[language] };
      if (made) cells.set(value, made);
      return made;
    };
    return { key, place: places[key] ?? -1, cell };
  });
}

const kinds = new Map<number, keyof typeof rowKinds>(
  Object.entries(rowKinds).map(([kind, number]) => [number, kind as keyof typeof rowKinds]),
);

/**
 * Turns a result into the answer of the wire. Others and total stand for all members: they carry no keys but the
 * source's where several are listed; a subtotal carries the key of the first dimension.
 */
export function assembleAnswer(
  query: MarketQuery,
  plan: Plan,
  result: { statement: Statement; columns: Columns } | null,
  release: OpenRelease,
  language: Language,
): MarketAnswer {
  const rows: MarketRow[] = [];
  let total: MarketRow['values'] | null = query.totals
    ? Object.fromEntries(query.indicators.map((key) => [key, key === 'volume' ? 0 : null]))
    : null;
  let found = 0;
  let shown = 0;
  if (plan.sources.length > 1) total = null;
  if (result) {
    const { statement, columns } = result;
    const readers = readersOf(query, plan, statement, release, language);
    const figures = statement.indicators.map((key, index) => ({
      key,
      column: columns[5 + statement.groups.length + index] ?? [],
    }));
    const ofRow = columns[0] ?? [];
    for (let row = 0; row < ofRow.length; row += 1) {
      const kind = kinds.get(Number(ofRow[row])) ?? 'row';
      const values: MarketRow['values'] = {};
      for (const { key, column } of figures) values[key] = (column[row] as number | null) ?? null;
      if (kind === 'total') {
        total = values;
        continue;
      }
      const keys: Record<string, string> = {};
      const names: Record<string, string> = {};
      for (const { key, place, cell } of readers) {
        const { key: own, name } = cell((columns[place] ?? [])[row]) ?? {};
        if (own === undefined || name === undefined) continue;
        keys[key] = own;
        names[key] = name;
      }
      if (kind === 'row') {
        found = Number(columns[2]?.[row]);
        shown += 1;
      }
      rows.push({ kind, keys, names, values });
    }
  }
  return {
    columns: columnsOf(query, language),
    rows,
    total,
    cut: found > shown ? { shown, all: found } : null,
    release: releaseOf(release),
    period: {
      from: monthText(plan.span.first),
      to: monthText(plan.span.last),
      preliminaryFrom: release.info.preliminaryFrom,
    },
    dataSources: query.dataSources.map((key) => ({ key, name: sources[key].name[language] })),
  };
}
