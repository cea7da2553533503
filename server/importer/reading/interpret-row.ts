import { ownOf } from '../../kernel/own-of.ts';
import { type Layout, passes, type Saying } from '../mapping/layout.ts';
import type { Field, Mapping } from '../mapping/mapping.ts';
import { yearAndMonth } from '../mapping/month-columns.ts';
import { findCity } from '../members/find-city.ts';
import type { placeFinder } from '../members/find-place.ts';
import type { KnownCars } from '../members/known-cars.ts';
import type { Aliases } from '../members/names.ts';
import { type Months, parseMonthsOfYear } from '../parse/parse-months.ts';
import { isBlank, parseVolume } from '../parse/parse-volume.ts';
import { parseWeek } from '../parse/parse-week.ts';
import { withoutResult } from '../rows/no-result.ts';
import { plain } from '../rows/plain-text.ts';
import { isReason, type Problem, type Reason, type RefusedField } from '../rows/problem.ts';
import { reasons } from '../rows/reasons.ts';
import { fieldInFile, type NamedPlaces, rowLabel, type SourceRow } from '../rows/source-row.ts';
import { isTotalWord } from '../rows/total-words.ts';
import { fieldTexts } from './field-text.ts';
import { carReader } from './read-car.ts';
import { remembered } from './remembered.ts';

/** One understood value. `subModel` is null where the row gives the total of the whole market. */
export interface Fact {
  part?: string | undefined;
  row: number;
  column: number;
  /** The last month that the figure is of. */
  month: number;
  /** How many months it is of, all of one year. */
  months: number;
  /** Tells weeks of a month apart; 0 for a figure of the whole month. */
  week: number;
  source: string;
  subModel: number | null;
  city: number;
  volume: number;
}

export interface Understood {
  facts: Fact[];
  problems: Problem[];
  /** Cells without a figure. */
  empty: number;
  /** The row does not belong to what the mapping asks for, or is blank. */
  skipped: boolean;
}

/** What else the reader of rows has to know. */
interface ReadingRows {
  /** What names of files stand for. */
  aliases: Aliases;
  /** How many columns at the end are not of the file. */
  added?: number | undefined;
  /** The table that they are of. */
  table: NamedPlaces;
  /** Where rows name figures without saying them, or cars alone, what stands for the rest is not looked at. */
  saying: Saying;
  /** What is refused of that which changes from a month on, by row. */
  refusedChanges: ReadonlyMap<string, readonly RefusedField[]>;
}

/** The fields that name something, of which a row of sums says that it adds them up. */
const named = ['manufacturer', 'brand', 'model', 'subModel', 'province', 'city'] as const;

/**
 * Makes the reader of one file's rows. It keeps nothing of a row but the members it speaks of.
 * @param layout where the columns stand
 */
export function rowReader(
  layout: Layout,
  mapping: Mapping,
  cars: KnownCars,
  findPlace: ReturnType<typeof placeFinder>,
  { aliases, added = 0, table, saying, refusedChanges }: ReadingRows,
): (row: SourceRow) => Understood {
  // No year and no month has a line end in it.
  const monthOf = remembered((text) => parseMonthsOfYear(...(text.split('\n') as [string, string])));
  const weekOf = remembered((text) => parseWeek(...(text.split('\n') as [string, string])));
  const weekly = new Set<string>((mapping.sources ?? []).flatMap(({ key, unit }) => (unit === 'week' ? [key] : [])));
  const textOf = fieldTexts<Field>(layout.columns, mapping, aliases);
  const reader = carReader(layout, mapping, textOf);
  const { columnName } = reader;
  const readColumns = [...Object.values(layout.columns), ...layout.months.map(({ column }) => column)];

  return ({ row, part, cells, text, place: stood, faults }) => {
    const result: Understood = { facts: [], problems: [], empty: 0, skipped: false };
    const refuse = (field: string, value: string, reason: Reason, month = ownMonth): Understood => {
      result.problems.push({ ...reason, row, part, month, field: fieldInFile(table, stood, field), value });
      return result;
    };
    const year = textOf(cells, 'year').replaceAll('\n', ' ');
    const month = textOf(cells, 'month').replaceAll('\n', ' ');
    const described = layout.months.length > 0 ? null : monthOf(`${year}\n${month}`);
    const ownMonth = described === null || isReason(described) ? undefined : described.month;
    if (cells.every((cell) => plain(cell) === '')) {
      // What is refused of the head of a wide table has nothing in its cells.
      return faults ? refuseAll(faults) : { ...result, skipped: true };
    }
    if (cells.length !== layout.header.length) {
      const found = cells.length - added;
      return refuse('', String(found), reasons.ragged(found, layout.header.length - added));
    }
    const isTotal = layout.total !== null && passes(cells, layout.total);
    if (!isTotal && !passes(cells, layout.where)) return { ...result, skipped: true };
    if (text.includes('\uFFFD')) return refuse('', '', reasons.encoding());
    if (faults) return refuseAll(faults);

    const formula = withoutResult(cells, readColumns);
    if (formula !== undefined) return refuse(layout.header[formula] ?? '', '', reasons.formula());
    const sums = isTotal ? undefined : named.find((field) => isTotalWord(textOf(cells, field)));
    if (sums) return refuse(columnName(sums), textOf(cells, sums), reasons.totalRow(textOf(cells, sums)));

    const note = (field: string, value: string, reason: Reason) => void refuse(field, value, reason);
    if (saying === 'cars') {
      if (!isTotal) readCar();
      return result;
    }
    const source = reader.choice(cells, 'dataSource', note);
    const place = findCity(cars.tables, findPlace, textOf(cells, 'city'), textOf(cells, 'province'));
    if (isReason(place)) {
      const field = place.code === 'unknown-province' ? 'province' : 'city';
      refuse(columnName(field), textOf(cells, field), place);
    }
    const subModel = isTotal ? null : readCar();
    if (result.problems.length > 0 || isReason(place)) return result;
    const city = place.id;

    const timeOf = (known: Months | null, timeText: string): Pick<Fact, 'month' | 'months' | 'week'> | Reason => {
      if (known === null && weekly.has(source)) {
        const week = weekOf(timeText);
        return isReason(week) ? week : { ...week, months: 1 };
      }
      const months = known ?? monthOf(timeText);
      return isReason(months) ? months : { ...months, week: 0 };
    };
    const read = (column: number, known: Months | null, timeText: string, volumeText: string, volumeField: string) => {
      const volume =
        saying === 'keys' && (layout.months.length === 0 || !isBlank(volumeText)) ? 0 : parseVolume(volumeText);
      if (volume === null) {
        result.empty++;
        return;
      }
      const time = timeOf(known, timeText);
      if (isReason(time))
        refuse(columnName(time.code === 'year' ? 'year' : 'month'), timeText.replace('\n', ' ').trim(), time);
      if (isReason(volume)) refuse(volumeField, volumeText, volume, isReason(time) ? undefined : time.month);
      if (isReason(time) || isReason(volume)) return;
      result.facts.push({ part, row, column: stood ?? column, ...time, source, subModel, city, volume });
    };
    if (layout.months.length > 0) {
      for (const named of layout.months) {
        const { column, time } = named;
        const text = (cells[column] ?? '').trim();
        const timeText = yearAndMonth(named, { year, month }).join('\n');
        read(column, time, timeText, ownOf(mapping.values?.volume, text) ?? text, layout.header[column] ?? '');
      }
    } else {
      read(layout.columns.volume ?? -1, null, `${year}\n${month}`, textOf(cells, 'volume'), columnName('volume'));
    }
    return result;

    function refuseAll(all: readonly RefusedField[]): Understood {
      for (const { field, value, reason } of all) refuse(field, value, reason);
      return result;
    }

    function readCar(): number {
      const label = rowLabel({ part, row });
      const car = reader.car(cells, note);
      for (const { field, value, reason } of refusedChanges.get(label) ?? []) refuse(field, value, reason);
      if (!car || result.problems.length > 0) return 0;
      const dated = refusedChanges.size + cars.history.size > 0 ? reader.dates(cells, () => undefined) : [];
      const month = described === null || isReason(described) || described.months > 1 ? null : described.month;
      const { manufacturer, brand, model, subModel } = car;
      const names = [manufacturer, brand, model, subModel].filter(Boolean).join(' / ');
      if (saying === 'cars' && !cars.knows(car)) {
        refuse('', names, reasons.notKnown(names));
        return 0;
      }
      const found = cars.car(car, label, { month, dated: dated.map(({ field }) => field) });
      if (!isReason(found)) return found.id;
      refuse('', names, found);
      return 0;
    }
  };
}
