import type { DuckDBConnection } from '@duckdb/node-api';
import { appendRows } from '../append-rows.ts';
import { chanceOf } from '../finance/plans.ts';
import { type Having, havingsOf, versionsOf } from './course.ts';
import { type Method, raterList } from './method-list.ts';
import { aheadOf, first, monthsOf, type UpdatedCar, updatedCars } from './updated-cars.ts';

/** A model is tested by a method twice a year. */
const every = 6;

const all = raterList.flatMap((rater, at) => rater.methods.map((method) => ({ rater, raterAt: at, method })));

/** A score in tenths: cars that are ahead have more, all have more year by year, and a test is not quite like another. */
function scoreOf(car: UpdatedCar, { from, to }: Method, month: number, at: number): number {
  const ahead = aheadOf(car, chanceOf(car.brand, 31));
  const own = (chanceOf(car.model, at, 53) - 500) / 100 + (chanceOf(car.model, month, at) - 500) / 400;
  const years = ((month - first) / 12) * 1.4;
  return Math.max(200, Math.min(990, Math.round((from + (to - from) * ahead + own + years) * 10)));
}

/** Writes the scores of models by each method that speaks of them, where there is something to test. */
export async function fillScores(connection: DuckDBConnection): Promise<void> {
  await appendRows(
    connection,
    'score_rater',
    raterList.map(({ key, zh, en, kind }, at) => [at + 1, key, zh, en, kind]),
  );
  await appendRows(
    connection,
    'score_method',
    all.map(({ rater, raterAt, method }, at) => [
      at + 1,
      `${rater.key}.${method.key}`,
      method.zh,
      method.en,
      raterAt + 1,
      method.aspect,
    ]),
  );
  const facts = (await updatedCars(connection)).flatMap((car) => {
    const havings = havingsOf(car, versionsOf(car));
    const hasIn = (key: string | undefined, month: number) =>
      key === undefined ||
      havings.some(({ feature, since }: Having) => feature.key === key && since !== null && since <= month);
    return all.flatMap(({ rater, raterAt, method }, at) => {
      if (chanceOf(car.model, raterAt + 1, 59) >= rater.often) return [];
      const months = monthsOf(car).filter(
        (month) => (month + car.model + raterAt) % every === 0 && hasIn(method.of, month),
      );
      const [least, most] = method.samples;
      return months.map((month) => [
        month,
        car.model,
        at + 1,
        1,
        scoreOf(car, method, month, at),
        least + (most > least ? chanceOf(car.model, month, 61) % (most - least) : 0),
      ]);
    });
  });
  await appendRows(connection, 'score_fact', facts);
}
