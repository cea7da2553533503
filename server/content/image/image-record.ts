import type { ImageAngle } from '@portal/contract';
import type { Texts } from '../records.ts';
import type { CarDrawing } from './drawing/car-drawing.ts';

/** In mm; null where it is not known. */
export type Measures = Readonly<Record<'length' | 'width' | 'height' | 'wheelbase', number | null>>;

/** Where a car stands in its picture, as parts of its width and height. */
export interface Extent {
  left: number;
  right: number;
  ground: number;
}

/** A picture as it lies in the store of pictures. */
export interface PictureFile {
  /** SHA-256 of what was brought, by which it lies there. */
  digest: string;
  /** In px. */
  width: number;
  height: number;
  /** The widths that it is there in. */
  widths: number[];
}

export interface ImageTexts {
  title: string;
  brand: string;
  model: string;
  subModel: string;
  colour: string;
  licence: string;
  source: string;
  credit: string;
}

/** A picture of a model, with what may be done with it. */
export interface ImageRecord {
  /** The file in its folder, or what the demonstration calls it. */
  key: string;
  /** Keys of the market; the sub-model is empty for one that stands for its whole model. */
  brand: string;
  model: string;
  subModel: string;
  angle: ImageAngle;
  year: number;
  /** Key of the colour, for the facet, and its paint as #rrggbb or empty. */
  colour: string;
  paint: string;
  measures: Measures;
  extent: Extent | null;
  /** What is shown: a file, or what is drawn when it is asked for. */
  shows: { file: PictureFile } | { drawing: CarDrawing };
  texts: Texts<ImageTexts>;
}

/** What the store keeps of a picture beside what it is searched by, as JSON. */
export type ImageAbout = Pick<ImageRecord, 'paint' | 'measures' | 'extent' | 'shows'>;
