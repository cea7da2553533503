import type { ImageRecord } from './image-record.ts';

const none = { length: null, width: null, height: null, wheelbase: null };
const words = { title: 'T', brand: 'B', model: 'M', subModel: '', colour: 'C', licence: 'L', source: 'S', credit: '' };

/** A picture from the side, of a model or of one of its sub-models. */
export const pictureOf = (key: string, brand: string, model: string, subModel = '', year = 2026): ImageRecord => ({
  key,
  brand,
  model,
  subModel,
  angle: 'side',
  year,
  colour: 'c',
  paint: '',
  measures: none,
  extent: null,
  shows: { file: { digest: '0', width: 10, height: 5, widths: [10] } },
  texts: { en: words },
});
