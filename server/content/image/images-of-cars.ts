import type { CallData, CallPayload, Language, ModelImage } from '@portal/contract';
import { type SqlBool, sql } from 'kysely';
import type { StateDatabase } from '../../state/open-state.ts';
import { sliceOf, storable } from '../conditions.ts';
import { type ModelOf, readImages } from './find-images.ts';

/** Several colours and years of each are looked through, so that the newest is found. */
const perCar = 20;

/**
 * The first picture of each of some cars, in the order of lists; a sub-model that has none of its own is shown by one of
 * its model.
 */
export async function imagesOfCars(
  db: StateDatabase,
  { by, keys, angle }: CallPayload<'imagesOfCars'>,
  modelOf: ModelOf,
  asked: { language: Language; key: string },
): Promise<CallData<'imagesOfCars'>> {
  const cars = storable(keys);
  const models = by === 'model' ? cars : [...new Set(cars.flatMap((key) => modelOf.get(key) ?? []))];
  if (models.length === 0) return { items: [] };
  const wanted = sql<SqlBool>`withdrawn_on = '' and image.model in (${sql.join(models)})
    ${angle === undefined ? sql`` : sql`and angle = ${angle}`}`;
  const images = await readImages(db, asked, wanted, sliceOf({ pageSize: models.length * perCar }));
  const firstOf = (key: string): ModelImage | undefined => {
    if (by === 'model') return images.find(({ model }) => model.key === key);
    const own = images.filter(({ model }) => model.key === modelOf.get(key));
    return own.find(({ subModel }) => subModel?.key === key) ?? own.find(({ subModel }) => subModel === null) ?? own[0];
  };
  return {
    items: cars.flatMap((key) => {
      const image = firstOf(key);
      return image ? [{ key, image }] : [];
    }),
  };
}
