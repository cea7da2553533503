import type { ImageRecord } from '../../image/image-record.ts';
import type { KnownCars } from '../../image/known-cars.ts';
import type { ContentMapping } from '../reading/content-mapping.ts';
import { readFields } from '../reading/read-fields.ts';
import { inspectPicture } from './inspect-picture.ts';
import { interpretImage } from './interpret-image.ts';
import type { NewPictures } from './store-pictures.ts';

/** Reads a row of a list of pictures, and the picture that it names. */
export type ReadImage = (cells: Record<string, string>, mapping: ContentMapping) => Promise<ImageRecord>;

/**
 * @param folder in which the list lies, without links
 * @returns reads rows; it throws a RefusedValue that says what is wrong with a row or its picture
 */
export const imageReader =
  (folder: string, cars: KnownCars, pictures: NewPictures): ReadImage =>
  async (cells, mapping) => {
    const row = interpretImage(readFields(cells, mapping), cars);
    const file = await pictures.add(await inspectPicture(folder, row.key));
    return { ...row, shows: { file } };
  };
