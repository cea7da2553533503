import { imageAngles } from '@portal/contract';
import type { StateDatabase } from '../../state/open-state.ts';
import { changeContentVersion } from '../content-version.ts';
import { insertAll, portions } from '../insert-all.ts';
import { hashOf, idOf, inBoth, rowIdOf, searchColumns } from '../records.ts';
import type { ImageAbout, ImageRecord } from './image-record.ts';

/** Writes pictures of a source, in the place of those with the same keys. Meant for a transaction. */
export async function writeImages(store: StateDatabase, source: string, records: ImageRecord[]): Promise<void> {
  const rows = records.map((record) => imageRows(source, record, ''));
  for (const some of portions(rows.map(({ image }) => image.image_id))) {
    await store.deleteFrom('image_row').where('image_id', 'in', some).execute();
  }
  await insertImageRows(store, rows);
  await changeContentVersion(store);
}

/** The rows of a picture. */
export type ImageRows = ReturnType<typeof imageRows>;

/** Writes versions of pictures. */
export async function insertImageRows(store: StateDatabase, rows: ImageRows[]): Promise<void> {
  await insertAll(
    store,
    'image_row',
    rows.map(({ image }) => image),
  );
  await insertAll(
    store,
    'image_text',
    rows.flatMap(({ texts }) => texts),
  );
}

/** Letters and figures alone, which every store orders alike. */
const plain = (text: string): string => text.toLowerCase().replace(/[^0-9a-z]/g, '');

/** Angle by angle, so that a list shows many models before it shows one of them from all sides; then by name, the newest first. */
const orderOf = ({ angle, brand, model, year, key }: ImageRecord): string =>
  [imageAngles.indexOf(angle), plain(brand), plain(model), 9999 - year, plain(key)].join('z').slice(0, 200);

/** @param import_id as rowIdOf says @returns what the store keeps of a version of a picture */
export function imageRows(source: string, record: ImageRecord, import_id: string) {
  const image_id = idOf(source, record.key);
  const row_id = rowIdOf(image_id, import_id);
  const texts = inBoth(record.texts);
  const { paint, measures, extent, shows } = record;
  const about: ImageAbout = { paint, measures, extent, shows };
  return {
    image: {
      row_id,
      import_id,
      image_id,
      source,
      source_key: record.key,
      content_hash: hashOf(record),
      ...searchColumns(
        texts.map(({ text }) => text.title),
        texts.flatMap(({ text }) => [text.brand, text.model, text.subModel, text.colour, text.credit]),
      ),
      withdrawn_on: '',
      brand: record.brand,
      model: record.model,
      sub_model: record.subModel,
      angle: record.angle,
      year: record.year,
      colour: record.colour,
      order_key: orderOf(record),
      digest: 'file' in shows ? shows.file.digest : '',
      about: JSON.stringify(about),
    },
    texts: texts.map(({ language, text: { subModel, source: origin, ...text } }) => ({
      row_id,
      language,
      ...text,
      sub_model: subModel,
      origin,
    })),
  };
}
