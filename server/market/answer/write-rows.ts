import type { Language, Unnamed } from '@portal/contract';
import { dimensionOf } from '../datasets/find.ts';
import { type Dataset, isMemberDimension, unnamedOf } from '../datasets/index.ts';
import { combinedName, periodName, type Question, sourceIn, sourceNumber } from '../model/index.ts';
import type { Columns, OpenRelease } from '../opened/open-release.ts';
import { deciding, type Plan, rowKinds, type Statement } from '../sql/index.ts';
import { wideNames } from './combined-answer.ts';
import type { RevisedFigures } from './revised-figures.ts';
import { revisedWriter } from './revised-writer.ts';

/** A question, what it is asked of, and the months of its figures. */
export interface PlannedQuery {
  dataset: Dataset;
  query: Question;
  plan: Plan;
}

/** A member as it stands in the text of a row: `"brand":"byd"` and `"brand":"比亚迪"`. */
interface Cell {
  key: string;
  name: string;
  /** `"brand":"other"` where the member takes the row its place. */
  unnamed: string;
}

const cellOf = (dimension: string, key: string, name: string, unnamed: Unnamed | null = null): Cell => ({
  key: `${JSON.stringify(dimension)}:${JSON.stringify(key)}`,
  name: `${JSON.stringify(dimension)}:${JSON.stringify(name)}`,
  unnamed: unnamed === null ? '' : `${JSON.stringify(dimension)}:${JSON.stringify(unnamed)}`,
});

/** How a row's cells are written: for each dimension of `by`, from a column of the result; each member once. */
export function readersOf(
  { dataset, query, plan }: PlannedQuery,
  statement: Statement,
  release: OpenRelease,
  language: Language,
) {
  const places = Object.fromEntries(statement.groups.map(({ key }, index) => [key, 4 + index]));
  const slots = plan.slots.map(({ key, first, last, months }) => {
    const isSpring = query.dateType === 'monthly' && last > first;
    const name = isSpring
      ? combinedName(months.length > 0 ? months : [{ first, last }])
      : periodName(first, months, query.dateType, language);
    return cellOf('period', key, name);
  });
  const wide = new Map(
    plan.sources.map((source): [number, ReadonlyMap<number, Cell>] => {
      const names = [...wideNames({ plan }, source)];
      return [
        source,
        new Map(names.map(([slot, name]) => [slot, cellOf('period', plan.slots[slot]?.key ?? '', name)])),
      ];
    }),
  );
  const bySource = query.dataSources.map((key): [number, Cell] => [
    sourceNumber(key),
    cellOf('dataSource', key, sourceIn(release.info.sources, key).name[language]),
  ]);
  const sourceCells = new Map(bySource);
  const decides = new Set(deciding(dataset, statement.groups).map(({ key }) => key));
  return query.by.map((key) => {
    if (key === 'period') {
      const cell = (value: unknown, source: unknown) =>
        wide.get(Number(source))?.get(Number(value)) ?? slots[Number(value)];
      return { place: 2, cell };
    }
    if (key === 'dataSource') return { place: 3, cell: (value: unknown) => sourceCells.get(Number(value)) };
    const dimension = dimensionOf(dataset, key);
    const kindOf = (member: string) =>
      decides.has(key) && isMemberDimension(dimension) ? unnamedOf(dimension, member) : null;
    const cells = new Map<unknown, Cell>();
    const cell = (value: unknown): Cell | undefined => {
      if (value === null) return undefined;
      const known = cells.get(value);
      if (known) return known;
      const found = release.members.find(key, value as number | string);
      const cell = found && cellOf(key, found.key, found.name[language], kindOf(found.key));
      if (cell) cells.set(value, cell);
      return cell;
    };
    return { place: places[key] ?? -1, cell };
  });
}

const kinds = new Map<number, keyof typeof rowKinds>(
  Object.entries(rowKinds).map(([kind, number]) => [number, kind as keyof typeof rowKinds]),
);

/** JSON knows no infinity and no NaN. */
function figure(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null';
  return JSON.stringify(value ?? null);
}

/** The rows of an answer, written. */
export interface Rows {
  rows: string[];
  total: string | null;
  /** The former values of the total, where they were others; may be empty. */
  revisedTotal: string;
  /** How many rows of the question there are, and how many of them are shown. */
  found: number;
  shown: number;
  /** How many rows counted fewer than the least volume of the question. */
  below: number;
  /** How many of the others lay outside of its limits of figures. */
  outside: number;
}

/** Others and total stand for all members: they carry no keys but the source's where several are listed. */
export function writeRows(
  statement: Statement,
  columns: Columns,
  readers: ReturnType<typeof readersOf>,
  revised: RevisedFigures | null = null,
): Rows {
  const written: Rows = { rows: [], total: null, revisedTotal: '', found: 0, shown: 0, below: 0, outside: 0 };
  const cells = readers.map(({ place, cell }) => ({ column: columns[place] ?? [], cell }));
  const figures = statement.indicators.map((key, index) => ({
    label: `${index === 0 ? '' : ','}${JSON.stringify(key)}:`,
    column: columns[4 + statement.groups.length + index] ?? [],
  }));
  const formers = revisedWriter(statement, columns, revised);
  const [ofRow = [], counted = [], , ofSource = []] = columns;
  for (let row = 0; row < ofRow.length; row += 1) {
    const kind = kinds.get(Number(ofRow[row])) ?? 'row';
    if (kind === 'below' || kind === 'outside') {
      written[kind] = Number(counted[row]);
      continue;
    }
    let values = '';
    for (const { label, column } of figures) values += label + figure(column[row]);
    if (kind === 'total') {
      written.total = `{${values}}`;
      written.revisedTotal = formers(kind, row);
      continue;
    }
    let keys = '';
    let names = '';
    let unnamed = '';
    for (const { column, cell } of cells) {
      const own = cell(column[row], ofSource[row]);
      if (!own) continue;
      keys += keys === '' ? own.key : `,${own.key}`;
      names += names === '' ? own.name : `,${own.name}`;
      if (own.unnamed) unnamed += unnamed === '' ? own.unnamed : `,${own.unnamed}`;
    }
    if (kind === 'row') {
      written.shown += 1;
      written.found = Number(counted[row] ?? written.shown);
    }
    const former = formers(kind, row);
    const more = former === '' ? '' : `,"revised":${former}`;
    const without = unnamed === '' ? '' : `"unnamed":{${unnamed}},`;
    written.rows.push(`{"kind":"${kind}","keys":{${keys}},"names":{${names}},${without}"values":{${values}}${more}}`);
  }
  return written;
}
