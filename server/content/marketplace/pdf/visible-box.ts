import type { PDFPage } from '@cantoo/pdf-lib';

/** What is seen of a page, in points: its lower left corner, which need not be 0, and how large it is. */
export interface PageBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * What is seen of a page; a file may name any two opposite corners of it.
 * @throws Error where the page does not say how large it is
 */
export function visibleBox(page: PDFPage): PageBox {
  const [media, crop] = [upright(page.getMediaBox()), upright(page.getCropBox())];
  const [x, y] = [Math.max(media.x, crop.x), Math.max(media.y, crop.y)];
  const width = Math.min(media.x + media.width, crop.x + crop.width) - x;
  const height = Math.min(media.y + media.height, crop.y + crop.height) - y;
  // A reader takes no notice of what is cut to nothing.
  return width > 0 && height > 0 ? { x, y, width, height } : media;
}

const upright = ({ x, y, width, height }: PageBox): PageBox => ({
  x: Math.min(x, x + width),
  y: Math.min(y, y + height),
  width: Math.abs(width),
  height: Math.abs(height),
});
