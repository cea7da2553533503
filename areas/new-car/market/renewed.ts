import type { Answer } from '@portal/ui/analysis';
import type { EventDays } from './events.ts';

/** The kinds of events after which a car follows one that was there before. */
const renewals: readonly string[] = ['modelYear', 'facelift', 'generation'];

/** A car that was renewed, with the latest event of it. */
export interface RenewedCar {
  key: string;
  name: string;
  kind: string;
  /** YYYY-MM-DD, or YYYY-MM. */
  day: string;
}

/** As many as a list is chosen from. */
const mostCars = 100;

/** The cars that events renewed, each once, the one renewed last first. @param events by event, kind and sub-model */
export function renewed(events: Answer, days: EventDays): RenewedCar[] {
  const dayOf = new Map(days.map(({ key, day }) => [key, day]));
  const all = events.rows.flatMap(({ kind, keys, names }): RenewedCar[] => {
    const day = dayOf.get(keys.event ?? '');
    if (kind !== 'row' || day === undefined || !keys.subModel || !renewals.includes(keys.eventKind ?? '')) return [];
    return [{ key: keys.subModel, name: names.subModel ?? keys.subModel, kind: names.eventKind ?? '', day }];
  });
  const inOrder = all.sort((car, other) => other.day.localeCompare(car.day));
  return inOrder.filter(({ key }, at) => inOrder.findIndex((car) => car.key === key) === at).slice(0, mostCars);
}
