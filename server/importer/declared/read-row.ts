import type { DataSource } from '@portal/contract';
import { ownOf } from '../../kernel/own-of.ts';
import { type RowValues, sourceNumber } from '../../market/index.ts';
import { isBlank } from '../parse/read-figure.ts';
import { fieldTexts } from '../reading/field-text.ts';
import type { Refuse } from '../reading/read-car.ts';
import type { StagedFact } from '../reading/staging.ts';
import { isReason, type Problem, type Reason, type RefusedField } from '../rows/problem.ts';
import { reasons } from '../rows/reasons.ts';
import { fieldInFile, type SourceRow } from '../rows/source-row.ts';
import { rowChecker } from './check-row.ts';
import { judgeOf, timeFieldOf } from './judging/judge.ts';
import type { LongRow } from './long-rows.ts';
import { membersReader, type RowReading } from './members-of-row.ts';
import { type DatedMonth, monthsOfRow } from './months-of-row.ts';
import { fieldReader, type ReadFields } from './read-fields.ts';
import { alikeOf, longReader } from './read-long.ts';
import { type Time, timeReader } from './read-time.ts';

/** What a row was understood as; nothing of either where it does not belong to what the mapping asks for. */
export interface UnderstoodRow {
  /** One, or one for each month that has a column of its own. */
  facts: StagedFact[];
  /** What it says of its keys where a row says one figure each. */
  long: LongRow[];
  problems: Problem[];
  /** Cells without a figure, where that says nothing. */
  empty: number;
  /** The row does not belong to what the mapping asks for, is blank, or says nothing. */
  skipped: boolean;
}

/** A month that a row is of, and how the file writes it where it has a column. */
type NamedMonth = { month: number | null; text: string };

type Readings = Pick<ReadFields, 'figures' | 'plainly'>;
type MonthRead = { time: Time; column: number | undefined; readings: Readings };

/** Makes the reader of the rows of one file. It keeps nothing of a row but the members it adds. */
export function rowReader(reading: RowReading): (row: SourceRow) => UnderstoodRow {
  const { dataset, file, columns, mapping, source, cars } = reading;
  const {
    facts,
    facts: {
      figures: [only, ...others],
    },
  } = dataset;
  const judge = judgeOf(reading);
  const timeField = timeFieldOf(file);
  const { header, months, pivot } = columns;
  const textOf = fieldTexts<string>(columns.columns, mapping, reading.aliases);
  // What cars are made of is read where they are made.
  const all = Object.entries(file.fields).filter(([key]) => !cars?.fields.has(key));
  const sourceField = all.find(([, field]) => field.kind === 'choice' && field.source)?.[0] ?? '';
  const silent = all.some(([, field]) => field.kind === 'figure' && field.silent);
  const ofMonth = new Set(months.flatMap(({ figures }) => figures.map(({ field }) => field)));
  const isOfMonth = ([key, { kind }]: (typeof all)[number]) =>
    months.length > 0 && (kind === 'time' || ofMonth.has(key));
  const times = timeReader({ facts, sources: mapping.sources });
  const datedMonths = monthsOfRow(columns, textOf, timeField, times);
  const readRow = fieldReader(
    all.filter((candidate) => !isOfMonth(candidate) && !pivot?.fills.has(candidate[0])),
    times,
    mapping.sources,
  );
  const readMonth = fieldReader(
    all.filter(([key]) => ofMonth.has(key)),
    times,
  );
  const whole = rowChecker(reading, textOf);
  const readLong = pivot && longReader(pivot, file);
  const figureField = all.find(([, field]) => field.kind === 'figure' && others.length === 0 && field.column === only);
  const figureColumn = columns.columns[figureField?.[0] ?? ''];
  const membersOf = membersReader(reading);
  const nameOf = (field: string): string => header[columns.columns[field] ?? -1] ?? field;
  const timeUnit = file.fields[timeField];

  return (sourceRow) => {
    const { row, part, cells, place } = sourceRow;
    const problems: Problem[] = [];
    const result: UnderstoodRow = { facts: [], long: [], problems, empty: 0, skipped: false };
    let ownMonth: number | undefined;
    /** The month of a row that is refused, however little of it can be read. */
    const monthHere = (): number | undefined => {
      if (months.length > 0 || timeUnit?.kind !== 'time') return undefined;
      const read = times(timeUnit.unit, textOf(cells, 'year'), textOf(cells, timeField), '');
      return isReason(read) ? undefined : read.month;
    };
    const blame = (column: string, value: string, reason: Reason, month = (ownMonth ??= monthHere())) => {
      problems.push({ ...reason, row, part, month, field: fieldInFile(source, place, column), value });
      return result;
    };
    const refuse: Refuse = (field, value, reason) => void blame(nameOf(field), value, reason);
    const blameAll = (every: readonly RefusedField[]) => {
      for (const { field, value, reason } of every) blame(field, value, reason);
      return result;
    };
    const found = whole(sourceRow);
    if (found === 'skipped') return { ...result, skipped: true };
    if (found.refused) return blameAll(found.refused);
    const { isTotal } = found;
    const fields = readRow((field) => textOf(cells, field), refuse);
    ownMonth = fields.time?.month;
    const sourceKey = fields.names[sourceField]?.key ?? '';
    const ownMonths = datedMonths(cells, sourceKey, refuse);
    if (problems.length > 0 && !cars) return result;
    let blamed: Set<string> | null = null;
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
      blamed ??= new Set();
      if (blamed.has(`${column} ${sentence.en}`)) return false;
      blamed.add(`${column} ${sentence.en}`);
      blame(column, String(plainly[field] ?? fields.names[field]?.key ?? text), reasons.fault(sentence));
      return false;
    };
    const readOwn = (dated: DatedMonth): MonthRead[] => {
      const { time, text, figures } = dated;
      const columnOf = new Map(figures.map(({ field, column }) => [field, column]));
      const cellOf = (field: string) => {
        const text = (cells[columnOf.get(field) ?? -1] ?? '').trim();
        return ownOf(mapping.values?.[field], text) ?? text;
      };
      // Of a month in which nothing stands the row says nothing.
      if (figures.every(({ field }) => isBlank(cellOf(field)))) {
        if (silent) result.empty++;
        return [];
      }
      const before = problems.length;
      const own = readMonth(cellOf, (field, value, reason) => {
        blame(header[columnOf.get(field) ?? -1] ?? field, value, reason, time.month);
      });
      if (problems.length > before) return [];
      const plainly = { ...fields.plainly, ...own.plainly };
      const [first] = figures;
      const whereOf = (field: string) =>
        columnOf.get(field) ?? (field === timeField ? first?.column : columns.columns[field]);
      if (!canBe(plainly, { month: time.month, text }, whereOf)) return [];
      return [{ time, column: first?.column, readings: { figures: { ...fields.figures, ...own.figures }, plainly } }];
    };
    const ofMonths = pivot || (cars && problems.length > 0) ? [] : ownMonths.flatMap(readOwn);
    // Of rows that say one figure each it is judged once they are brought together.
    if (!pivot && months.length === 0) canBe(fields.plainly, { month: fields.time?.month ?? null, text: '' });
    const isFit = problems.length === 0 || ofMonths.length > 0;
    const members = isFit || cars ? membersOf(fields, refuse, { row: sourceRow, isTotal, isFit }) : null;
    if (!members) return result;
    if (pivot && readLong) {
      const blamed = (column: number, value: string, reason: Reason) => blame(header[column] ?? '', value, reason);
      const single = { time: fields.time, column: pivot.value };
      const own =
        months.length > 0
          ? ownMonths.map(({ time, figures: [figure] }) => ({ time, column: figure?.column }))
          : [single];
      result.long = own.flatMap(({ time, column = -1 }): LongRow[] => {
        const readings = readLong(cells, column, blamed);
        if (!time || readings.length === 0) return [];
        readings.push(...alikeOf(file, fields));
        return [
          {
            part,
            row,
            place,
            step: time.step,
            months: time.months,
            key: keyOf(time.month),
            readings,
            plainly: fields.plainly,
          },
        ];
      });
      return ended();
    }
    if (months.length > 0) result.facts = ofMonths.map(({ time, column, readings }) => factOf(time, readings, column));
    else if (fields.isSilent) result.empty++;
    else if (fields.time) result.facts = [factOf(fields.time, fields, figureColumn)];
    return ended();

    function keyOf(month: number): (number | null)[] {
      return [month, ...(facts.source === null ? [] : [sourceNumber(sourceKey as DataSource)]), ...(members ?? [])];
    }
    function factOf(
      { month, months: several, step }: Time,
      { figures, plainly }: Readings,
      column: number | undefined,
    ): StagedFact {
      const all = file.follow ? { ...figures, ...file.follow(plainly, month) } : figures;
      const values = facts.figures.map((figure) => all[figure] ?? 0);
      return { part, row, place: place ?? column, step, months: several, key: keyOf(month), figures: values };
    }
    function ended(): UnderstoodRow {
      const isNothing = result.facts.length + result.long.length + problems.length + result.empty === 0;
      result.skipped = isNothing && file.fields[timeField] !== undefined;
      return result;
    }
  };
}
