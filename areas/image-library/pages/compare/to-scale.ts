import type { Image } from '../../data/ask.ts';

/** A picture on a stage that all cars share: in percent of the stage. */
export interface Placed {
  width: number;
  top: number;
  left: number;
}

/** A stage on which a millimetre is as long for one car as for the other. */
export interface Stage {
  /** In mm. */
  width: number;
  height: number;
  /** How far above its foot the ground lies, in percent. */
  ground: number;
  /** By the place of the car. */
  placed: (Placed | null)[];
}

const percent = (part: number, of: number): number => Math.round((part / of) * 100_000) / 1000;

/** How large a picture is in mm, and where the ground lies in it; null where its car is not known to lie anywhere. */
function sizeOf({ angle, measures, extent, picture }: Image) {
  const span = angle === 'front' || angle === 'rear' ? measures.width : measures.length;
  if (!extent || !span || angle === 'interior' || picture.width === 0) return null;
  const width = span / (extent.right - extent.left);
  const height = (width * picture.height) / picture.width;
  return { width, height, above: height * extent.ground, below: height * (1 - extent.ground) };
}

/**
 * Puts the pictures of cars onto stages of one size, each standing on the same ground at the same scale.
 * @returns null where none of them says where its car stands
 */
export function toScale(images: readonly (Image | undefined)[]): Stage | null {
  const sizes = images.map((image) => (image ? sizeOf(image) : null));
  const known = sizes.filter((size) => size !== null);
  if (known.length === 0) return null;
  const width = Math.max(...known.map((size) => size.width));
  const above = Math.max(...known.map((size) => size.above));
  const below = Math.max(...known.map((size) => size.below));
  const height = above + below;
  return {
    width,
    height,
    ground: percent(below, height),
    placed: sizes.map(
      (size) =>
        size && {
          width: percent(size.width, width),
          left: percent((width - size.width) / 2, width),
          top: percent(above - size.above, height),
        },
    ),
  };
}

/** The length of a bar of so many mm on a stage, in percent of its width. */
export const barOf = ({ width }: Stage, millimetres: number): number => percent(millimetres, width);
