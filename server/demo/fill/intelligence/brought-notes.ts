import { chanceOf } from '../finance/plans.ts';
import type { Having, Version } from './course.ts';
import type { Feature } from './feature-list.ts';
import { type Note, noteList, recallList } from './note-list.ts';
import type { UpdatedCar } from './updated-cars.ts';

/** A version with what it brings. */
export interface Brought {
  sent: Version;
  notes: readonly Note[];
}

const mendedList = noteList.filter(({ change }) => change === 'mended');

/** Whether a model has a feature by now, so that something of it can be better than it was. */
const hasBy = (havings: readonly Having[], key: string, month: number): boolean =>
  havings.some(
    ({ feature, since, state }) =>
      feature.key === key && since !== null && (state === 'ota' ? since < month : since <= month),
  );

/** What a version of a model brings, of the items that fit it; what comes by this version stands first. */
function notesOf(
  car: UpdatedCar,
  { month, kind }: Version,
  havings: readonly Having[],
  fits: (note: Note) => boolean,
): readonly Note[] {
  const pick = (notes: readonly Note[], part: number) => {
    const fitting = notes.filter(fits);
    const found = fitting.filter(
      (note) => chanceOf(noteList.indexOf(note) + 1, car.brand * 40 + (month % 40), 43) < part,
    );
    return found.length > 0 ? found : noteOf(fitting, month, car.brand);
  };
  if (kind === 'recall') return noteOf(recallList.filter(fits), month, car.model);
  if (kind === 'patch') return pick(mendedList, 260);
  const come = havings.flatMap(({ feature, since, state }): Note[] =>
    state === 'ota' && since === month
      ? [{ change: 'added', subject: subjectOf(feature), zh: `${feature.zh}上线`, en: `${feature.en} goes live` }]
      : [],
  );
  return [...come, ...pick(noteList, 130)];
}

/** One of several, where there are any. */
const noteOf = (notes: readonly Note[], month: number, of: number): readonly Note[] => {
  const at = notes.length === 0 ? 0 : chanceOf(of, month, 47) % notes.length;
  return notes.slice(at, at + 1);
};

/**
 * What each version of a model brings: of features that it has, of charging where it is charged, and nothing new and no
 * recall twice. A version that would bring nothing is not sent out.
 */
export function broughtTo(car: UpdatedCar, versions: readonly Version[], havings: readonly Having[]): Brought[] {
  const before = new Set<string>();
  return versions.flatMap((sent) => {
    const fits = ({ isCharged, of, en }: Note) =>
      (car.isCharged || !isCharged) && !before.has(en) && (of === undefined || hasBy(havings, of, sent.month));
    const notes = notesOf(car, sent, havings, fits);
    for (const { change, en } of notes) if (change === 'added' || change === 'recalled') before.add(en);
    return notes.length > 0 ? [{ sent, notes }] : [];
  });
}

function subjectOf({ key, domain }: Feature): string {
  if (key.endsWith('parking')) return 'parking';
  if (domain === 'driving') return 'driving';
  return /voice|sound|language/.test(key) ? 'voice' : 'cabin';
}
