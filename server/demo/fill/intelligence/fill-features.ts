import type { DuckDBConnection } from '@duckdb/node-api';
import { featureStates, isAvailable } from '../../../market/index.ts';
import { appendRows } from '../append-rows.ts';
import { type Having, havingsOf, versionsOf } from './course.ts';
import { featureList } from './feature-list.ts';
import { monthsOf, updatedCars } from './updated-cars.ts';

/** For so many months before an update brings it a feature is announced. */
const announcedFor = 2;

function stateOf({ since, state }: Having, month: number): string {
  if (since !== null && month >= since) return state;
  return state === 'ota' && since !== null && month >= since - announcedFor ? 'announced' : 'none';
}

/** Writes the features that models have, month by month; those that came by an update are in it. */
export async function fillFeatures(connection: DuckDBConnection): Promise<void> {
  await appendRows(
    connection,
    'feature',
    featureList.map(({ key, zh, en, domain, level }, at) => [at + 1, key, zh, en, domain, level]),
  );
  await appendRows(
    connection,
    'feature_state',
    featureList.flatMap((feature, at) =>
      featureStates.map(({ key, name }, place) => [
        at * featureStates.length + place + 1,
        `${feature.key}.${key}`,
        `${feature.zh} ${name.zh_CN}`,
        `${feature.en} ${name.en}`,
        at + 1,
        key,
      ]),
    ),
  );
  const places = new Map<string, number>(featureStates.map(({ key }, place) => [key, place]));
  const facts = (await updatedCars(connection)).flatMap((car) => {
    const havings = havingsOf(car, versionsOf(car));
    const months = monthsOf(car);
    return months.flatMap((month) =>
      havings.map((having, at) => {
        const state = stateOf(having, month);
        const member = at * featureStates.length + (places.get(state) ?? 0) + 1;
        return [month, car.model, member, 1, isAvailable(state) ? 1 : 0, state === 'ota' ? 1 : 0];
      }),
    );
  });
  await appendRows(connection, 'feature_fact', facts);
}
