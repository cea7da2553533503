import { passes, type Test } from '../mapping/column-finder.ts';
import { datingFields } from '../mapping/mapping.ts';
import type { ReadingSettings } from '../mapping/reading-settings.ts';
import { dateCar, renameCar } from '../members/change-cars.ts';
import type { KnownCars } from '../members/known-cars.ts';
import type { Aliases } from '../members/names.ts';
import type { Car, CarField } from '../rows/car-fields.ts';
import type { Places, Problem, Reason, RefusedField } from '../rows/problem.ts';
import { rowLabel, type Source } from '../rows/source-row.ts';
import { fieldTexts } from './field-text.ts';
import { type Change, carReader } from './read-car.ts';

/** What is refused, by row, and where the rows stand that date something, in the order of the source. */
export interface ReadChanges {
  refused: ReadonlyMap<string, readonly RefusedField[]>;
  places: Places;
}

interface ReadingChanges {
  source: Source;
  columns: {
    header: readonly string[];
    columns: Readonly<Record<string, number>>;
    where: readonly Test[];
    total: readonly Test[] | null;
    unspecified: ReadonlySet<string>;
  };
  mapping: ReadingSettings;
  cars: KnownCars;
  aliases: Aliases;
}

type Noted = Change & { car: Car; row: string; value: string };

const isRenaming = ({ before }: Change): boolean => before !== null;

/**
 * Reads from all rows what changes from a month on, before anything else of them is understood: a row may stand before
 * the one that dates what it says. The oldest change comes first, names before what describes them.
 * Nothing is read where no column dates anything.
 */
export async function readChanges({ source, columns, mapping, cars, aliases }: ReadingChanges): Promise<ReadChanges> {
  const refused = new Map<string, RefusedField[]>();
  const places = new Map<string, Pick<Problem, 'part' | 'row'>>();
  if (!datingFields.some((field) => !columns.unspecified.has(field))) return { refused, places };
  const read = carReader(columns, fieldTexts<string>(columns.columns, mapping, aliases));
  const noted: Noted[] = [];
  for await (const { cells, faults, ...place } of source.rows()) {
    const isFit = !faults && cells.length === columns.header.length && passes(cells, columns.where);
    if (!isFit || (columns.total !== null && passes(cells, columns.total))) continue;
    const row = rowLabel(place);
    const refuse = (field: string, value: string, reason: Reason) => {
      refused.set(row, [...(refused.get(row) ?? []), { field, value, reason }]);
    };
    const changes = read.dates(cells, refuse);
    // What else is wrong with its car is said when the row is understood.
    const car = changes.length > 0 ? read.car(cells, () => undefined) : null;
    if (!car) continue;
    places.set(row, { part: place.part, row: place.row });
    for (const change of changes) noted.push({ ...change, car, row, value: car[change.field] });
  }
  noted.sort((first, other) => Number(isRenaming(other)) - Number(isRenaming(first)) || first.since - other.since);
  for (const { car, field, since, before, row, value } of noted) {
    const reason =
      before === null
        ? dateCar(cars, car, field as CarField, since, row)
        : renameCar(cars, car, field as 'brand', before, since, row);
    if (!reason) continue;
    const found = { field: before === null ? field : `${field as 'brand'}From`, value, reason };
    refused.set(row, [...(refused.get(row) ?? []), found]);
  }
  return { refused, places };
}
