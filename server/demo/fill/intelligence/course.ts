import { monthText } from '@portal/contract';
import { chanceOf } from '../finance/plans.ts';
import { type Feature, featureList } from './feature-list.ts';
import { aheadOf, first, last, monthsOf, type UpdatedCar } from './updated-cars.ts';

/** A version that is sent out to a model. */
export interface Version {
  month: number;
  /** 2026-03-15 */
  day: string;
  version: string;
  /** Whether it brings something: small ones between only put things right, or carry out a recall. */
  kind: 'whole' | 'patch' | 'recall';
}

/** Months between the updates of a brand: two to four where its cars are charged, five to eight for the others. */
const paceOf = ({ brand, isCharged }: UpdatedCar): number =>
  isCharged ? 2 + (chanceOf(brand, 5) % 3) : 5 + (chanceOf(brand, 5) % 4);

const isDue = (car: UpdatedCar, month: number): boolean => (month + chanceOf(car.brand, 7)) % paceOf(car) === 0;

/** The version of a brand in a month: the year makes the first number, the updates of the year the second. */
function versionOf(car: UpdatedCar, month: number, patch: number): string {
  const january = month - (month % 12);
  const minor = Array.from({ length: (month % 12) + 1 }, (_, at) => january + at).filter((own) =>
    isDue(car, own),
  ).length;
  return `OS ${Math.floor(month / 12) - 2019 + (chanceOf(car.brand, 11) % 3)}.${minor}.${patch}`;
}

/** Whether a model gets the whole version of its brand in a month: now and then it gets none. */
const getsWhole = (car: UpdatedCar, month: number): boolean =>
  isDue(car, month) && chanceOf(car.model, month, 13) < 900;

/** The month of the whole version that a model has when something smaller comes: smaller ones mend what is there. */
function monthBefore(car: UpdatedCar, month: number): number {
  let before = month - 1;
  while (!getsWhole(car, before)) before--;
  return before;
}

/** The versions of a model, in the order of their days. Models of a brand get the same ones on the same days. */
export function versionsOf(car: UpdatedCar): Version[] {
  const recalls = new Map<number, number>();
  const dayOf = (month: number, base: number) =>
    `${monthText(month)}-${String(base + (chanceOf(car.brand, month, 17) % 12)).padStart(2, '0')}`;
  return monthsOf(car).flatMap((month): Version[] => {
    const mended = monthBefore(car, month);
    const isPatch = mended === month - 1 && chanceOf(car.brand, month, 19) < 300;
    const found: Version[] = [];
    if (isPatch) found.push({ month, day: dayOf(month, 5), version: versionOf(car, mended, 1), kind: 'patch' });
    if (chanceOf(car.model, month, 29) < 7) {
      const patch = (recalls.get(mended) ?? 1) + 1;
      recalls.set(mended, patch);
      found.push({ month, day: dayOf(month, 9), version: versionOf(car, mended, patch), kind: 'recall' });
    }
    if (getsWhole(car, month))
      found.push({ month, day: dayOf(month, 16), version: versionOf(car, month, 0), kind: 'whole' });
    return found;
  });
}

/** How a model has a feature: from when on and how, and from when on it is announced before an update; never where null. */
export interface Having {
  feature: Feature;
  since: number | null;
  state: 'standard' | 'optional' | 'ota';
}

const kinds = [...new Set(featureList.map(({ kind }) => kind))];

/** The month from which on a model would have a feature as others of its kind do; null where it never comes. */
function wantedFrom(car: UpdatedCar, { kind, early, late }: Feature): number | null {
  const ahead = (aheadOf(car, chanceOf(car.brand, 31)) - 0.45) * 850;
  const luck = chanceOf(car.model, kinds.indexOf(kind) + 1, 37);
  for (let month = first; month <= last; month++) {
    const usual = early + ((late - early) * (month - first)) / (last - first);
    // What all have is had by the plain ones too, and what nobody has is missing in the best.
    if (usual + ahead * (Math.min(usual, 1000 - usual) / 500) > luck) return month;
  }
  return null;
}

/** Which features a model has: those that come by software wait for the next version of it. */
export function havingsOf(car: UpdatedCar, versions: readonly Version[]): Having[] {
  return featureList.map((feature, at) => {
    const since = wantedFrom(car, feature);
    const isThere = since === null || since <= Math.max(first, car.since);
    const optional = feature.by === 'option' && chanceOf(car.model, at, 41) < 280;
    if (isThere || feature.by !== 'ota') return { feature, since, state: optional ? 'optional' : 'standard' };
    const update = versions.find(({ month, kind }) => kind === 'whole' && month >= since);
    return { feature, since: update?.month ?? null, state: 'ota' };
  });
}
