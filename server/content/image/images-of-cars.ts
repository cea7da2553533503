import type { CallData, CallPayload, ModelImage } from '@portal/contract';
import { type SqlBool, sql } from 'kysely';
import { keysEver, keyToday } from '../../kernel/member-keys.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { sliceOf, storable } from '../conditions.ts';
import { type ImageReader, type ModelOf, readImages } from './find-images.ts';

/** More sub-models than fifty models have. */
const mostFirsts = 10_000;

/**
 * The first picture of each of some cars, in the order of lists; a sub-model that has none of its own is shown by one of
 * its model.
 */
export async function imagesOfCars(
  db: StateDatabase,
  { by, keys, angle }: CallPayload<'imagesOfCars'>,
  modelOf: ModelOf,
  reader: ImageReader,
): Promise<CallData<'imagesOfCars'>> {
  const cars = storable(keys);
  const { models: ofModels, subModels } = reader.unions;
  const models = keysEver(ofModels, by === 'model' ? cars : cars.flatMap((key) => modelOf.get(key) ?? []));
  if (models.length === 0) return { items: [] };
  // However many pictures one has, the others are shown as well.
  const firsts = sql`select row_id, row_number() over (partition by model, sub_model order by order_key, image_id) as place
    from image where withdrawn_on = '' and model in (${sql.join(models)})
    ${angle === undefined ? sql`` : sql`and angle = ${angle}`}`;
  const wanted = sql<SqlBool>`image.row_id in (select row_id from (${firsts}) as firsts where place = 1)`;
  const images = await readImages(db, reader, wanted, sliceOf({ pageSize: mostFirsts }));
  const firstOf = (key: string): ModelImage | undefined => {
    if (by === 'model') return images.find(({ model }) => model.key === keyToday(ofModels, key));
    const [of, car] = [keyToday(ofModels, modelOf.get(key) ?? ''), keyToday(subModels, key)];
    const own = images.filter(({ model }) => model.key === of);
    return own.find(({ subModel }) => subModel?.key === car) ?? own.find(({ subModel }) => subModel === null) ?? own[0];
  };
  return {
    items: cars.flatMap((key) => {
      const image = firstOf(key);
      return image ? [{ key, image }] : [];
    }),
  };
}
