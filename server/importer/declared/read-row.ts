import { ownOf } from '../../kernel/own-of.ts';
import type { RowValues } from '../../market/index.ts';
import { passes } from '../mapping/layout.ts';
import { isBlank } from '../parse/parse-volume.ts';
import { fieldTexts } from '../reading/field-text.ts';
import type { StagedFact } from '../reading/staging.ts';
import { withoutResult } from '../rows/no-result.ts';
import { plain } from '../rows/plain-text.ts';
import type { Problem, Reason, RefusedField } from '../rows/problem.ts';
import { reasons } from '../rows/reasons.ts';
import { fieldInFile, type SourceRow } from '../rows/source-row.ts';
import { judgeOf, timeFieldOf } from './judging/judge.ts';
import type { LongRow } from './long-rows.ts';
import { type Blamed, membersOf, type RowReading } from './members-of-row.ts';
import { type DatedMonth, monthsOfRow } from './months-of-row.ts';
import { fieldReader, type ReadFields } from './read-fields.ts';
import { alikeOf, longReader } from './read-long.ts';
import type { Time } from './read-time.ts';

/** What a row was understood as; nothing of either where it does not belong to what the mapping asks for. */
export interface UnderstoodRow {
  /** One, or one for each month that has a column of its own. */
  facts: StagedFact[];
  /** What it says of its keys where a row says one figure each. */
  long: LongRow[];
  problems: Problem[];
}

const nothing = { facts: [], long: [] };

/** A month that a row is of, and how the file writes it where it has a column. */
type NamedMonth = { month: number | null; text: string };

type MonthRead = { month: number; readings: Pick<ReadFields, 'figures' | 'plainly'> };

/** The time of a column of months of a pivot, and where its figures stand. */
const monthly = ({ month, figures: [figure] }: DatedMonth) => ({ time: { month, step: 0 }, column: figure?.column });

/** Makes the reader of the rows of one file. It keeps nothing of a row but the members it adds. */
export function rowReader(reading: RowReading): (row: SourceRow) => UnderstoodRow {
  const { dataset, file, columns, mapping, added, source } = reading;
  const judge = judgeOf(reading);
  const timeField = timeFieldOf(file);
  const { header, where, months } = columns;
  const textOf = fieldTexts<string>(columns.columns, mapping, reading.aliases);
  const all = Object.entries(file.fields);
  const ofMonth = new Set(months.flatMap(({ figures }) => figures.map(({ field }) => field)));
  const isOfMonth = ([key, { kind }]: (typeof all)[number]) =>
    months.length > 0 && (kind === 'time' || ofMonth.has(key));
  const { pivot } = columns;
  const datedMonths = monthsOfRow(columns, textOf, timeField);
  const readRow = fieldReader(all.filter((candidate) => !isOfMonth(candidate) && !pivot?.fills.has(candidate[0])));
  const readMonth = fieldReader(all.filter(([key]) => ofMonth.has(key)));
  const inMonths = months.flatMap(({ figures }) => figures.map(({ column }) => column));
  const readColumns = [...Object.values(columns.columns), ...inMonths, pivot?.column, pivot?.value];
  const readLong = pivot && longReader(pivot, file);

  return ({ row, part, cells, text, place, faults }) => {
    const problems: Problem[] = [];
    const blame = (column: string, value: string, reason: Reason): UnderstoodRow => {
      problems.push({ ...reason, row, part, field: fieldInFile(source, place, column), value });
      return { ...nothing, problems };
    };
    const refuse: Blamed = (field, value, reason) => {
      blame(header[columns.columns[field] ?? -1] ?? field, value, reason);
    };
    const blameAll = (all: readonly RefusedField[]): UnderstoodRow => {
      for (const { field, value, reason } of all) blame(field, value, reason);
      return { ...nothing, problems };
    };
    // What is refused of the head of a wide table has nothing in its cells.
    if (cells.every((cell) => plain(cell) === '')) return blameAll(faults ?? []);
    if (cells.length !== header.length) {
      const found = cells.length - added;
      return blame('', String(found), reasons.ragged(found, header.length - added));
    }
    if (!passes(cells, where)) return { ...nothing, problems };
    if (text.includes('\uFFFD')) return blame('', '', reasons.encoding());
    if (faults) return blameAll(faults);

    const formula = withoutResult(cells, readColumns);
    if (formula !== undefined) return blame(header[formula] ?? '', '', reasons.formula());
    const fields = readRow((field) => textOf(cells, field), refuse);
    const ownMonths = datedMonths(cells, refuse);
    if (problems.length > 0) return { ...nothing, problems };
    const blamed = new Set<string>();
    /** Whether what is said of a month can be; what cannot is blamed once, of however many months it is said. */
    const canBe = (
      plainly: RowValues,
      { month, text }: NamedMonth,
      columnOf = (field: string) => columns.columns[field],
    ) => {
      const fault = judge(plainly, month);
      if (!fault) return true;
      const { field, sentence } = fault;
      const column = header[columnOf(field) ?? -1] ?? field;
      if (blamed.has(`${column} ${sentence.en}`)) return false;
      blamed.add(`${column} ${sentence.en}`);
      blame(column, String(plainly[field] ?? fields.names[field]?.key ?? text), reasons.fault(sentence));
      return false;
    };
    const ofMonths = pivot
      ? []
      : ownMonths.flatMap((named): MonthRead[] => {
          const { month, figures } = named;
          const columnOf = new Map(figures.map(({ field, column }) => [field, column]));
          const cellOf = (field: string) => {
            const text = (cells[columnOf.get(field) ?? -1] ?? '').trim();
            return ownOf(mapping.values?.[field], text) ?? text;
          };
          // Of a month in which nothing stands the row says nothing.
          if (figures.every(({ field }) => isBlank(cellOf(field)))) return [];
          const before = problems.length;
          const own = readMonth(cellOf, (field, value, reason) => {
            blame(header[columnOf.get(field) ?? -1] ?? field, value, reason);
          });
          if (problems.length > before) return [];
          const plainly = { ...fields.plainly, ...own.plainly };
          const whereOf = (field: string) =>
            columnOf.get(field) ?? (field === timeField ? figures[0]?.column : columns.columns[field]);
          if (!canBe(plainly, named, whereOf)) return [];
          return [{ month, readings: { figures: { ...fields.figures, ...own.figures }, plainly } }];
        });
    // Of rows that say one figure each it is judged once they are brought together.
    if (!pivot && months.length === 0) canBe(fields.plainly, { month: fields.time?.month ?? null, text: '' });
    const members = problems.length === 0 || ofMonths.length > 0 ? membersOf(reading, fields, refuse) : null;
    if (!members) return { ...nothing, problems };
    if (pivot && readLong) {
      const blamed = (column: number, value: string, reason: Reason) => blame(header[column] ?? '', value, reason);
      const times = months.length > 0 ? ownMonths.map(monthly) : [{ time: fields.time, column: pivot.value }];
      const long = times.flatMap(({ time, column = -1 }): LongRow[] => {
        const readings = readLong(cells, column, blamed);
        if (!time || readings.length === 0) return [];
        readings.push(...alikeOf(file, fields));
        return [
          { part, row, place, step: time.step, key: [time.month, ...members], readings, plainly: fields.plainly },
        ];
      });
      return { facts: [], long, problems };
    }
    const factOf = (
      { month, step }: Pick<Time, 'month' | 'step'>,
      readings: Pick<ReadFields, 'figures' | 'plainly'>,
    ) => {
      const figures = { ...readings.figures, ...file.follow?.(readings.plainly, month) };
      const values = dataset.facts.figures.map((column) => figures[column] ?? 0);
      return { part, row, place, step, key: [month, ...members], figures: values };
    };
    if (months.length === 0) return { ...nothing, facts: fields.time ? [factOf(fields.time, fields)] : [], problems };
    const facts = ofMonths.map(({ month, readings }) => factOf({ month, step: 0 }, readings));
    return { ...nothing, facts, problems };
  };
}
