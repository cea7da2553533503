import type { DuckDBConnection } from '@duckdb/node-api';
import { shownDay } from '../../../kernel/days/shown-day.ts';
import { appendRows } from '../append-rows.ts';
import { numbered } from '../members/numbered.ts';
import { type Brought, broughtTo } from './brought-notes.ts';
import { havingsOf, versionsOf } from './course.ts';
import type { Note } from './note-list.ts';
import { boughtOf, recalledCars, type UpdatedCar, updatedCars } from './updated-cars.ts';

const flags = ({ change }: Note) =>
  (['added', 'improved', 'mended', 'recalled'] as const).map((kind) => (change === kind ? 1 : 0));

/** The key that a day gets where a file brings it. */
const dayKey = (day: string): string => day.split('-').join('_');

/** Writes the versions that models got in the newest two years and what each brought, item by item. */
export async function fillSoftware(connection: DuckDBConnection): Promise<void> {
  const [members, notes, days] = [numbered(), numbered(), numbered()];
  const bought = await boughtOf(connection);
  const factsOf = (car: UpdatedCar, { sent, notes: brought }: Brought): number[][] => {
    const { month, day, version, kind } = sent;
    const id = members.idOf(`${car.key}.${version}`, () => [`${car.zh} ${version}`, `${car.en} ${version}`, day]);
    const dayId = days.idOf(dayKey(day), () => [shownDay(day), shownDay(day)]);
    return brought.map((note) => {
      const { change, subject, zh, en } = note;
      const noteId = notes.idOf(`${change}.${subject}.${en}`, () => [zh, en, change, subject]);
      const cars = kind === 'recall' ? recalledCars(bought(car.model), month) : 0;
      return [month, car.model, id, noteId, dayId, 1, ...flags(note), cars];
    });
  };
  const facts = (await updatedCars(connection)).flatMap((car) => {
    const versions = versionsOf(car);
    return broughtTo(car, versions, havingsOf(car, versions)).flatMap((brought) => factsOf(car, brought));
  });
  await appendRows(connection, 'software_version', members.rows());
  await appendRows(connection, 'software_note', notes.rows());
  await appendRows(connection, 'software_day', days.rows());
  await appendRows(connection, 'software_fact', facts);
}
