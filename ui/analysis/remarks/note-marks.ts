import {
  type Annotation,
  isOfMonth,
  membersOf,
  monthsOfPeriod,
  type TableColumn,
  type TableModel,
  type TableRow,
} from '@portal/contract';
import type { CategoryChartSpec, ChartEvent, ChartSpec } from '@portal/ui/charts';
import type { Answer } from '../page/ask.ts';

/** The numbers of the notes that stand at the names of rows, at the heads of columns, and at single cells. */
export interface NoteMarks {
  rows: ReadonlyMap<string, readonly number[]>;
  columns: ReadonlyMap<string, readonly number[]>;
  cells: ReadonlyMap<string, readonly number[]>;
}

/** The place of a cell among `cells`, by the id of its row and the key of its column. */
export const cellId = (row: string, column: string): string => `${row}\n${column}`;

const add = (marks: Map<string, number[]>, key: string, number: number) =>
  void marks.set(key, [...(marks.get(key) ?? []), number]);

/** Whether a row is of the month and the member of a note, as far as it says which it is of. */
const isRowOf = ({ kind, keys, names }: TableRow, { month, member }: Annotation): boolean =>
  kind === 'row' &&
  (month === null || isOfMonth(month, keys, names)) &&
  (member === null || (keys[member.dimension] ?? member.key) === member.key);

/** Whether a row says a month, or the member, that a note is at. */
const rowSays = ({ keys }: TableRow, { month, member }: Annotation): boolean =>
  (month !== null && keys.period !== undefined) || (member !== null && keys[member.dimension] !== undefined);

function isColumnOf({ kind, key, member: of }: TableColumn, { month, member, indicator }: Annotation, named: boolean) {
  if (kind !== 'indicator' || (named && key !== indicator)) return false;
  if (of?.dimension === 'period' && month !== null) {
    const months = monthsOfPeriod(of.key, of.name);
    return months !== null && months.from <= month && month <= months.to;
  }
  return member === null || of?.dimension !== member.dimension || of.key === member.key;
}

const columnSays = ({ key, member: of }: TableColumn, { month, member, indicator }: Annotation): boolean =>
  (indicator !== null && key === indicator) ||
  (of !== undefined && ((of.dimension === 'period' && month !== null) || of.dimension === member?.dimension));

/**
 * Where notes stand in a table: at the name of a row that says all they are at, else at the head of such a column, else at
 * the cells where both meet. One that is about the whole table stands at none.
 * @param notes those that concern the answer of the table; their numbers count from 1
 */
export function noteMarks(
  { rows, columns }: Pick<TableModel, 'rows' | 'columns'>,
  notes: readonly Annotation[],
): NoteMarks {
  const marks = {
    rows: new Map<string, number[]>(),
    columns: new Map<string, number[]>(),
    cells: new Map<string, number[]>(),
  };
  for (const [at, note] of notes.entries()) {
    const named = columns.some(({ key }) => key === note.indicator);
    const ofRows = rows.filter((row) => isRowOf(row, note));
    const ofColumns = columns.filter((column) => isColumnOf(column, note, named));
    const inRows = ofRows.some((row) => rowSays(row, note));
    const inColumns = ofColumns.some((column) => columnSays(column, note));
    if (inRows && inColumns) {
      for (const { id } of ofRows) for (const { key } of ofColumns) add(marks.cells, cellId(id, key), at + 1);
    } else if (inRows) for (const { id } of ofRows) add(marks.rows, id, at + 1);
    else if (inColumns) for (const { key } of ofColumns) add(marks.columns, key, at + 1);
  }
  return marks;
}

const isOverTime = (spec: ChartSpec, periods: readonly { name: string }[]): spec is CategoryChartSpec =>
  'series' in spec &&
  'categories' in spec &&
  spec.kind !== 'bar' &&
  periods.length > 0 &&
  periods.every(({ name }, at) => spec.categories[at] === name);

/** A picture over time with the notes at its months marked below the axis; any other as it is. */
export function withNotes<Spec extends ChartSpec>(spec: Spec, answer: Answer, notes: readonly Annotation[]): Spec {
  const periods = membersOf(answer, 'period');
  if (notes.length === 0 || !isOverTime(spec, periods)) return spec;
  const events = notes.flatMap(({ month, member, text }): ChartEvent[] => {
    const at = periods.findIndex(
      ({ key, name }) => month !== null && isOfMonth(month, { period: key }, { period: name }),
    );
    return at < 0 ? [] : [{ at, kind: 'note', name: member ? `${member.name} · ${text}` : text }];
  });
  return { ...spec, events: [...(spec.events ?? []), ...events] };
}
