import type { DeliveryKind } from '../../market/index.ts';
import type { Mapping } from '../mapping/mapping.ts';
import type { KnownCars } from '../members/known-cars.ts';
import type { Member } from '../members/known-members.ts';
import type { Aliases } from '../members/names.ts';
import { fieldTexts } from '../reading/field-text.ts';
import { carReader, type Refuse } from '../reading/read-car.ts';
import { type ReadChanges, readChanges } from '../reading/read-changes.ts';
import { allCarFields, carLevels } from '../rows/car-fields.ts';
import { isReason } from '../rows/problem.ts';
import { reasons } from '../rows/reasons.ts';
import { rowLabel, type Source, type SourceRow } from '../rows/source-row.ts';
import type { Columns } from './columns.ts';
import type { Time } from './read-time.ts';

/** What makes cars of what rows call them. */
export interface CarsOfRows {
  /** The fields that it reads itself. */
  fields: ReadonlySet<string>;
  /** What is refused of that which changes from a month on, and where its rows stand. */
  changes: ReadChanges;
  /**
   * @param isRefused whether the row is refused already, and makes no car
   * @returns the car of a row; null where something of the row is refused
   */
  carOf(row: SourceRow, time: Time | null, refuse: Refuse, isRefused: boolean): Member | null;
}

interface Making {
  kind: DeliveryKind;
  source: Source;
  columns: Columns;
  mapping: Mapping;
  aliases: Aliases;
}

/** Reads what changes of cars from a month on, and makes the reader of the cars of rows. */
export async function carsOfRows(cars: KnownCars, making: Making): Promise<CarsOfRows> {
  const { kind, source, columns, mapping, aliases } = making;
  // What is taken back changes nothing of a car.
  const none: ReadChanges = { refused: new Map(), places: new Map() };
  const changes = kind === 'withdraw' ? none : await readChanges({ source, columns, mapping, cars, aliases });
  const read = carReader(columns, fieldTexts(columns.columns, mapping, aliases));
  return {
    fields: new Set<string>([...carLevels, ...allCarFields]),
    changes,
    carOf({ cells, part, row }, time, refuse, isRefused) {
      const label = rowLabel({ part, row });
      let isFit = !isRefused;
      const note: Refuse = (...what) => {
        isFit = false;
        refuse(...what);
      };
      const car = read.car(cells, note);
      for (const { field, value, reason } of changes.refused.get(label) ?? []) note(field, value, reason);
      if (!car || !isFit) return null;
      const dated = changes.refused.size + cars.history.size > 0 ? read.dates(cells, () => undefined) : [];
      const names = carLevels
        .map((level) => car[level])
        .filter(Boolean)
        .join(' / ');
      if (kind === 'describe' && !cars.knows(car)) {
        refuse('', names, reasons.notKnown(names));
        return null;
      }
      const month = time === null || time.months > 1 ? null : time.month;
      const found = cars.car(car, label, { month, dated: dated.map(({ field }) => field) });
      if (!isReason(found)) return found;
      refuse('', names, found);
      return null;
    },
  };
}
