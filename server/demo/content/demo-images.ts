import { createHash } from 'node:crypto';
import type { ImageAngle } from '@portal/contract';
import {
  type CarDrawing,
  type CarMarket,
  extentOf,
  type ImageRecord,
  imageTitle,
  type ListedCar,
  readCars,
} from '../../content/index.ts';
import type { Sentence } from '../../kernel/words/sentence.ts';
import { drawnColours } from './drawn-colours.ts';

const angles = ['side', 'front', 'rear'] as const satisfies readonly ImageAngle[];

const licence: Sentence = {
  zh_CN: '演示内容，可随门户自由使用',
  en: 'Demonstration content, free to use with the portal',
};
const source: Sentence = { zh_CN: '门户演示绘图', en: 'Drawings of the demonstration' };
const credit: Sentence = {
  zh_CN: '按配置数据中的长、宽、高与轴距绘制',
  en: 'Drawn from length, width, height and wheelbase in the equipment data',
};

/** A number that stays the same for a key. */
const numberOf = (key: string): number => createHash('sha256').update(key).digest().readUInt32BE(0);

/** @returns the kind of body that a segment has; the smallest cars end behind the rear seats */
export function bodyOf(segment: string): CarDrawing['body'] {
  if (segment.startsWith('SUV')) return 'suv';
  if (segment.startsWith('MPV')) return 'mpv';
  return segment === 'A00' || segment === 'A0' ? 'hatchback' : 'sedan';
}

/** Models of a brand come in its three colours; each is drawn in two of them. */
function coloursOf({ brand, model }: ListedCar) {
  const count = drawnColours.length;
  const own = [0, 3, 7].map((step) => drawnColours[(numberOf(brand.key) + step) % count]);
  const left = numberOf(model.key) % own.length;
  return own.flatMap((colour, at) => (colour && at !== left ? [colour] : []));
}

/** The drawings of a model whose measures are known. */
export function imagesOfCar(car: ListedCar): ImageRecord[] {
  const { brand, model, segments, fuels, year } = car;
  const { length, width, height, wheelbase } = car.measures;
  const [segment] = segments;
  if (!length || !width || !height || !wheelbase || !segment || year === null) return [];
  return coloursOf(car).flatMap(({ key: colour, name, paint }) =>
    angles.map((angle): ImageRecord => {
      const drawing: CarDrawing = {
        angle,
        body: bodyOf(segment),
        length,
        width,
        height,
        wheelbase,
        paint,
        electric: fuels.every((fuel) => fuel === 'BEV'),
        brand: numberOf(brand.key) % 1000,
        model: numberOf(model.key) % 1000,
      };
      const text = (language: 'zh_CN' | 'en') => {
        const names = { brand: brand.name[language], model: model.name[language], colour: name[language] };
        return {
          ...names,
          title: imageTitle({ ...names, angle, year }, language),
          subModel: '',
          licence: licence[language],
          source: source[language],
          credit: credit[language],
        };
      };
      return {
        key: `${model.key}-${angle}-${colour}`,
        brand: brand.key,
        model: model.key,
        subModel: '',
        angle,
        year,
        colour,
        paint,
        measures: car.measures,
        extent: extentOf(drawing),
        shows: { drawing },
        texts: { zh_CN: text('zh_CN'), en: text('en') },
      };
    }),
  );
}

/** Drawings of all models whose equipment the market knows, in two colours from three angles. */
export const demoImages = async (market: CarMarket): Promise<ImageRecord[]> =>
  (await readCars(market)).flatMap(imagesOfCar);
