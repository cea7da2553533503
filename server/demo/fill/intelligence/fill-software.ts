import type { DuckDBConnection } from '@duckdb/node-api';
import { shownDay } from '../../../kernel/days/shown-day.ts';
import { appendRows } from '../append-rows.ts';
import { numbered } from '../members/numbered.ts';
import { havingsOf, notesOf, type Version, versionsOf } from './course.ts';
import type { Note } from './note-list.ts';
import { type UpdatedCar, updatedCars } from './updated-cars.ts';

/** As many parts of a thousand of the cars bought in these months as a recall is about at most. */
const recalledPart = 600;

const flags = ({ change }: Note) =>
  (['added', 'improved', 'mended', 'recalled'] as const).map((kind) => (change === kind ? 1 : 0));

/** The key that a day gets where a file brings it. */
const dayKey = (day: string): string => day.split('-').join('_');

/** Writes the versions that models got in the newest two years and what each brought, item by item. */
export async function fillSoftware(connection: DuckDBConnection): Promise<void> {
  const [members, notes, days] = [numbered(), numbered(), numbered()];
  const factsOf = (car: UpdatedCar, sent: Version, brought: readonly Note[]): number[][] => {
    const { month, day, version, kind } = sent;
    const id = members.idOf(`${car.key}.${version}`, () => [`${car.zh} ${version}`, `${car.en} ${version}`, day]);
    const dayId = days.idOf(dayKey(day), () => [shownDay(day), shownDay(day)]);
    return brought.map((note) => {
      const { change, subject, zh, en } = note;
      const noteId = notes.idOf(`${change}.${en}`, () => [zh, en, change, subject]);
      const cars = kind === 'recall' ? Math.max(1, Math.floor((car.cars * recalledPart) / 1000)) : 0;
      return [month, car.model, id, noteId, dayId, 1, ...flags(note), cars];
    });
  };
  const facts = (await updatedCars(connection)).flatMap((car) => {
    const versions = versionsOf(car);
    const havings = havingsOf(car, versions);
    return versions.flatMap((sent) => factsOf(car, sent, notesOf(car, sent, havings)));
  });
  await appendRows(connection, 'software_version', members.rows());
  await appendRows(connection, 'software_note', notes.rows());
  await appendRows(connection, 'software_day', days.rows());
  await appendRows(connection, 'software_fact', facts);
}
