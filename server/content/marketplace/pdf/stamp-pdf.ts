import { degrees, PDFDocument, type PDFEmbeddedPage, rgb, StandardFonts } from '@cantoo/pdf-lib';
import type { ReportPart } from '../document/opening-key.ts';
import { firstPageOf } from './first-page-of.ts';
import { openPdf } from './open-pdf.ts';
import { type PageBox, visibleBox } from './visible-box.ts';

/** How the watermark lies on a page; on a very large one it is not written more often, but further apart. */
const look = { size: 12, angle: 24, opacity: 0.16, stepY: 150, gap: 70, mostAcross: 16 };

/**
 * A document with a watermark over all that is seen of each page.
 * @param part the whole of it, or its first page alone
 * @param text of letters that the standard fonts of PDF have
 */
export async function stampPdf(bytes: Uint8Array, part: ReportPart, text: string): Promise<Buffer> {
  const whole = await openPdf(bytes);
  const file = part === 'whole' ? whole : await firstPageOf(whole);
  // Pages of one size share one layer: the server does nothing else while it writes.
  const layers = new Map<string, PDFEmbeddedPage>();
  for (const page of file.getPages()) {
    const box = visibleBox(page);
    const size = `${box.width} ${box.height}`;
    const layer = layers.get(size) ?? (await layerOf(file, box, text));
    layers.set(size, layer);
    page.drawPage(layer, { x: box.x, y: box.y });
  }
  return Buffer.from(await file.save());
}

/** The watermark for pages of one size. */
async function layerOf(file: PDFDocument, { width, height }: PageBox, text: string): Promise<PDFEmbeddedPage> {
  const sheet = await PDFDocument.create();
  const page = sheet.addPage([width, height]);
  const font = await sheet.embedFont(StandardFonts.Helvetica);
  const stepX = Math.max(font.widthOfTextAtSize(text, look.size) + look.gap, width / look.mostAcross);
  const stepY = Math.max(look.stepY, height / look.mostAcross);
  for (let y = -stepY; y < height; y += stepY) {
    for (let x = -stepX / 2; x < width; x += stepX) {
      page.drawText(text, {
        x,
        y,
        font,
        size: look.size,
        opacity: look.opacity,
        color: rgb(0.2, 0.25, 0.35),
        rotate: degrees(look.angle),
      });
    }
  }
  const [layer] = await file.embedPdf(await sheet.save());
  if (!layer) throw new Error('A watermark has no page.');
  return layer;
}

/** Whether a text can be written with the standard fonts of PDF, which have the letters of Western Europe alone. */
export const isPlainLatin = (text: string): boolean => /^[\x20-\x7e\u00a1-\u00ff]*$/.test(text);
