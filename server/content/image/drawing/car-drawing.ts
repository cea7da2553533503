/** What a car is drawn from. */
export interface CarDrawing {
  angle: 'side' | 'front' | 'rear';
  body: 'sedan' | 'hatchback' | 'suv' | 'mpv';
  /** In mm. */
  length: number;
  width: number;
  height: number;
  wheelbase: number;
  /** Of the paint, as #rrggbb. */
  paint: string;
  /** Drives by battery alone: its front is closed. */
  electric: boolean;
  /** Decides what measures leave open and cars of a brand have in common, such as lamps. */
  brand: number;
  /** The same for the model, such as rims. */
  model: number;
}

/** A picture in mm: how large it is, where the ground lies, and where the car begins and ends. */
export interface Sheet {
  width: number;
  height: number;
  ground: number;
  left: number;
  right: number;
}

/** All drawings are twice as wide as they are high, so that they stand in one grid. */
const ratio = 2;

/** Room at each side of a car in mm. */
const margin = 330;

/** The sheet that a car is drawn on; the widest of its front fills half of it. */
export function sheetOf({ angle, length, width, height }: CarDrawing): Sheet {
  const span = angle === 'side' ? length : width;
  const wide = angle === 'side' ? length + 2 * margin : Math.max(width * 2.1, (height + margin) * ratio);
  const high = wide / ratio;
  const left = (wide - span) / 2;
  return { width: wide, height: high, ground: (high + height) / 2 + high * 0.02, left, right: left + span };
}

/** Where the car stands in its picture, as parts of its width and height. */
export function extentOf(drawing: CarDrawing): { left: number; right: number; ground: number } {
  const { width, height, ground, left, right } = sheetOf(drawing);
  const part = (value: number, of: number) => Math.round((value / of) * 10_000) / 10_000;
  return { left: part(left, width), right: part(right, width), ground: part(ground, height) };
}
