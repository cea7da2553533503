import { type ImageAngle, imageAngles, languages } from '@portal/contract';
import type { Extent, ImageRecord, ImageTexts, Measures } from '../../image/image-record.ts';
import type { KnownCar, KnownCars } from '../../image/known-cars.ts';
import { imageTitle } from '../../names.ts';
import type { Texts } from '../../records.ts';
import { searchForm } from '../../search-text.ts';
import type { Fields } from '../reading/read-fields.ts';
import { refusedValues } from '../reading/refused-value.ts';
import { pictureKey } from './picture-key.ts';
import { refusedPictures } from './refused-picture.ts';

/** What a row says of a picture, before its file was looked at. */
export type ImageRow = Omit<ImageRecord, 'shows'>;

const measureNames = ['length', 'width', 'height', 'wheelbase'] as const;

/**
 * What a row of the list says of a picture: its measures where it has them, otherwise those that the market knows.
 * @throws RefusedValue that says what is wrong
 */
export function interpretImage(fields: Fields, cars: KnownCars): ImageRow {
  const key = pictureKey(fields.need('file', 300));
  const car = carOf(fields, cars);
  const angle = fields.choose('angle', imageAngles) as ImageAngle;
  const year = yearOf(fields.need('year', 20));
  const paint = fields.get('paint').toLowerCase();
  if (paint !== '' && !/^#[0-9a-f]{6}$/.test(paint)) throw refusedPictures.paint(paint);
  const texts = textsOf(fields, car, { angle, year });
  return {
    key,
    brand: car.brand.key,
    model: car.model.key,
    subModel: car.subModel?.key ?? '',
    angle,
    year,
    paint,
    // The same colour has one key, however a row writes it.
    colour: searchForm(texts.en?.colour ?? ''),
    measures: measuresOf(fields, car.measures),
    extent: extentOf(fields),
    texts,
  };
}

function carOf(fields: Fields, cars: KnownCars): KnownCar {
  const [brand, model, subModel] = [fields.need('brand', 200), fields.need('model', 200), fields.get('subModel')];
  const found = cars.find(brand, model, subModel);
  if (!('missing' in found)) return found;
  throw refusedPictures.unknownCar(found.missing, { brand, model, subModel }[found.missing]);
}

function yearOf(text: string): number {
  const [, year] = /^(?:MY)?((?:19|20)\d{2})(?:款|\.0)?$/i.exec(text) ?? [];
  if (year === undefined) throw refusedPictures.year(text);
  return Number(year);
}

function textsOf(
  fields: Fields,
  { brand, model, subModel }: KnownCar,
  { angle, year }: { angle: ImageAngle; year: number },
): Texts<ImageTexts> {
  const own = (field: string) => {
    const written = languages.map((language) => fields.get(`${field}_${language}`));
    const plain = fields.get(field) || written.find(Boolean) || '';
    if (plain === '' && field !== 'credit') throw refusedValues.missing(field);
    return (at: number): string => written[at] || plain;
  };
  const [colour, licence, source, credit] = [own('colour'), own('licence'), own('source'), own('credit')];
  return Object.fromEntries(
    languages.map((language, at): [string, ImageTexts] => {
      const names = { brand: brand.name[language], model: model.name[language] };
      return [
        language,
        {
          ...names,
          title: imageTitle({ ...names, angle, colour: colour(at), year }, language),
          subModel: subModel?.name[language] ?? '',
          colour: colour(at),
          licence: licence(at),
          source: source(at),
          credit: credit(at),
        },
      ];
    }),
  );
}

function measuresOf(fields: Fields, known: Measures): Measures {
  const read = (field: (typeof measureNames)[number]): number | null => {
    const text = fields.get(field).replaceAll(',', '');
    if (text === '') return known[field];
    const [, millimetres] = /^(\d{3,5})(?:\.0+)?\s*(?:mm)?$/i.exec(text) ?? [];
    if (millimetres === undefined) throw refusedPictures.measure(field, text);
    return Number(millimetres);
  };
  const [length, width, height, wheelbase] = measureNames.map(read);
  return { length: length ?? null, width: width ?? null, height: height ?? null, wheelbase: wheelbase ?? null };
}

/** Where the car stands in the picture, as the list says it. */
function extentOf(fields: Fields): Extent | null {
  const texts = ['left', 'right', 'ground'].map((field) => fields.get(field));
  if (texts.every((text) => text === '')) return null;
  const [left = Number.NaN, right = Number.NaN, ground = Number.NaN] = texts.map((text) =>
    text === '' ? Number.NaN : Number(text),
  );
  const fits = [left, right, ground].every((part) => part >= 0 && part <= 1) && left < right;
  if (!fits) throw refusedPictures.extent(texts.join(' '));
  return { left, right, ground };
}
