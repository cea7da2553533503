import type { ModelImage } from '@portal/contract';
import { type CarDrawing, sheetOf } from './drawing/car-drawing.ts';
import type { ImageAbout } from './image-record.ts';

const mark = (hash: string): string => hash.slice(0, 16);

/** How wide a drawing is where nothing else is wished for, in px. */
export const drawnWidth = 1600;

const drawnHeight = (drawing: CarDrawing): number => {
  const { width, height } = sheetOf(drawing);
  return Math.round((drawnWidth * height) / width);
};

/**
 * Where the bytes of a picture are. The mark of its content changes with what it shows, so that browsers may keep it.
 * @param key what lets the session that asks see it
 */
export function pictureOf(
  { imageId, hash, shows }: { imageId: string; hash: string; shows: ImageAbout['shows'] },
  key: string,
): ModelImage['picture'] {
  const address = `/content/images/${encodeURIComponent(imageId)}/${mark(hash)}`;
  const query = new URLSearchParams({ key }).toString();
  return 'drawing' in shows
    ? { address, query, width: drawnWidth, height: drawnHeight(shows.drawing), widths: [] }
    : { address, query, width: shows.file.width, height: shows.file.height, widths: shows.file.widths };
}

/** Whether an address was made of the content that is there now. */
export const isMarkOf = (given: string, hash: string): boolean => given === mark(hash);
